import type { Json } from '@tactarium/engine';
import type { ToldBattle } from '@tactarium/games/roguelike/client';
import { useEffect, useState } from 'react';

/** A battle as it stands behind the `#` of a link: packed, so that it stays short; no server ever sees it. */
export async function writeLink(told: ToldBattle): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(told)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a link holds; undefined where it is no such thing at all. */
export async function readLink(text: string): Promise<Json | undefined> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const plain = await through(packed, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(plain)) as Json;
  } catch {
    // Cut off, or typed by hand: the page says that it is broken.
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export function useBattleLink(told: ToldBattle): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let gone = false;
    void writeLink(told).then((text) => !gone && setLink(text));
    return () => {
      gone = true;
    };
  }, [told]);
  return link;
}
