import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, useSession } from '../../../online/session.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { readDecks, readDropped, type SavedDeck, writeDecks } from './decks.ts';
import { mergeDecks, wishOf } from './merge.ts';

/** Where the decks of this browser are besides. */
export type DeckPlace =
  | { readonly where: 'here' | 'locked' | 'offline' | 'asking' }
  | { readonly where: 'server'; readonly renamed: readonly string[]; readonly left: number }
  | { readonly where: 'failed'; readonly code: string };

interface Decks {
  readonly decks: readonly SavedDeck[];
  readonly place: DeckPlace;
  /** False where the browser keeps nothing. */
  save(deck: SavedDeck): boolean;
  forget(deck: SavedDeck): boolean;
}

/** The decks of this browser, kept the same as those of the account whenever the server can be asked. */
export function useDecks(): Decks {
  const [decks, setDecks] = useState(readDecks);
  const [place, setPlace] = useState<DeckPlace>({ where: 'asking' });
  const { player } = useSession();
  const isOnline = useIsOnline();
  const who = player?.id;
  const last = useRef(Promise.resolve());
  const file = useCallback(() => {
    last.current = last.current.then(async () => {
      const next: DeckPlace =
        who === undefined ? { where: 'here' } : navigator.onLine ? await fileDecks() : { where: 'offline' };
      setPlace(next);
      setDecks(readDecks());
    });
  }, [who]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being back online is a reason to ask again.
  useEffect(file, [file, isOnline]);

  const keep = (next: readonly SavedDeck[], dropped = readDropped()): boolean => {
    setDecks(next);
    const isKept = writeDecks(next, dropped);
    if (isKept) file();
    return isKept;
  };
  return {
    decks,
    place,
    save(deck) {
      const before = decks.find(({ name }) => name === deck.name);
      const { filed } = before ?? {};
      const others = decks.filter((one) => one !== before);
      return keep([...others, { ...deck, isChanged: true, ...(filed && { filed }) }]);
    },
    forget({ name, filed }) {
      const others = decks.filter((one) => one.name !== name);
      return keep(others, filed ? [...readDropped(), filed] : readDropped());
    },
  };
}

/** Asks the server for its decks and makes both ends the same. What it refuses stays here, and is tried again. */
async function fileDecks(): Promise<DeckPlace> {
  const listed = await ask((server) => server.decks());
  if (!listed.ok) return { where: 'failed', code: listed.error.code };
  if (!listed.value.unlocked) return { where: 'locked' };
  const before = readDecks();
  const { decks, put, drop, renamed, left } = mergeDecks(before, readDropped(), listed.value.decks);
  const filed = new Map<SavedDeck, SavedDeck>();
  let refused: string | undefined;
  for (const deck of put) {
    const saved = await ask((server) => server.saveDeck(wishOf(deck), deck.filed?.id));
    if (!saved.ok) {
      refused = saved.error.code;
      continue;
    }
    const { isChanged: _, ...clean } = deck;
    filed.set(deck, { ...clean, filed: { id: saved.value.id, at: saved.value.updatedAt } });
  }
  for (const id of drop) await ask((server) => server.dropDeck(id));
  // Saved meanwhile: what was sent is found at the server next time, and is the same.
  if (JSON.stringify(readDecks()) !== JSON.stringify(before)) return fileDecks();
  writeDecks(
    decks.map((deck) => filed.get(deck) ?? deck),
    [],
  );
  return refused === undefined ? { where: 'server', renamed, left } : { where: 'failed', code: refused };
}
