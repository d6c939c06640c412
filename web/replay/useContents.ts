import { useEffect, useState } from 'react';
import type { AnyWebGame } from '../games/face.ts';
import { localArena } from '../local/arena.ts';
import type { FilmInfo } from '../local/messages.ts';
import { type Contents, ContentsReader } from './moves.ts';

/** Steps that are asked for at once. */
const PART = 500;

/** The chapters of the open replay, read part by part: the page keeps no events. Absent until the first part is there. */
export function useContents(game: AnyWebGame, film: FilmInfo): Contents | undefined {
  const [contents, setContents] = useState<Contents>();
  useEffect(() => {
    let gone = false;
    void (async () => {
      const reader = new ContentsReader(game);
      if (film.length === 0) setContents(reader.contents);
      for (let from = 1; from <= film.length && !gone; from += PART) {
        const told = await localArena.ask('events', { from, to: from + PART - 1 });
        if (gone || !told.ok) return;
        for (const events of told.value) reader.read(events);
        setContents(reader.contents);
      }
    })();
    return () => {
      gone = true;
    };
  }, [game, film]);
  return contents;
}
