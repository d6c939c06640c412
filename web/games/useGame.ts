import { useEffect, useState } from 'react';
import type { AnyWebGame } from './face.ts';
import { listed, loadGame } from './index.ts';

interface Loading {
  /** `plain`: there are no pages of it here. */
  readonly status: 'loading' | 'here' | 'plain' | 'failed';
  readonly game?: AnyWebGame;
}

/** The face of a game, fetched when a page needs it. Without an id nothing is fetched yet. */
export function useGame(id: string | undefined): Loading {
  const [loading, setLoading] = useState<Loading & { readonly id?: string | undefined }>({ status: 'loading' });
  useEffect(() => {
    let gone = false;
    if (id === undefined) return;
    const found = (told: Loading): void => {
      if (!gone) setLoading({ id, ...told });
    };
    loadGame(id).then(
      (game) => found(game ? { status: 'here', game } : { status: 'plain' }),
      () => found({ status: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return loading.id === id ? loading : { status: 'loading' };
}

/** The faces of several games, as they come: for lists. A game without pages is absent. */
export function useGames(ids: readonly string[]): ReadonlyMap<string, AnyWebGame> {
  const [faces, setFaces] = useState<ReadonlyMap<string, AnyWebGame>>(new Map());
  const wanted = [...new Set(ids)].filter((id) => listed(id)?.load).join(' ');
  useEffect(() => {
    let gone = false;
    for (const id of wanted.split(' ').filter(Boolean)) {
      // A list is shown without the facts of a game whose pages cannot be fetched.
      loadGame(id).then(
        (game) => game && !gone && setFaces((before) => new Map(before).set(id, game)),
        () => {},
      );
    }
    return () => {
      gone = true;
    };
  }, [wanted]);
  return faces;
}
