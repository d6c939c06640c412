import { type Point, ZONE } from '@tactarium/games/roguelike/client';
import { useEffect, useState } from 'react';
import { lab } from '../lab/lab.ts';
import type { Counted } from '../lab/useOdds.ts';
import { singleMoves, withMoved } from './army.ts';
import { BATTLES } from './Comparison.tsx';
import type { Layout } from './layout.ts';

interface Tried extends Counted {
  readonly card: string;
  readonly to: Point;
}

interface Search {
  /** Moves tried so far, and in all. */
  readonly tried: number;
  readonly of: number;
  /** Those that are better than no move, the best first, counted properly; absent until all are tried. */
  readonly best?: readonly Tried[];
}

/** A first look at every move; the best of them are then counted as every pairing is. */
const GLANCE = 40;
const SHOWN = 5;

/** Every single move of one's own units, tried in the worker, the best first. Nothing is searched without a layout. */
export function useBestMoves(layout: Layout | undefined): Search | undefined {
  const [search, setSearch] = useState<Search & { readonly of: number; readonly layout: Layout }>();
  useEffect(() => {
    if (!layout) return;
    let gone = false;
    const count = async (move: { card: string; to: Point }, battles: number): Promise<Tried | undefined> => {
      const own = withMoved(layout.own, move.card, move.to);
      const answer = await lab.ask('odds', { own, rival: layout.opponent, battles });
      return answer.ok ? { ...move, ...answer.value, done: true } : undefined;
    };
    const look = async (): Promise<void> => {
      const moves = singleMoves(layout.own, ZONE);
      const glances: Tried[] = [];
      for (const [i, move] of moves.entries()) {
        setSearch({ layout, tried: i, of: moves.length });
        const tried = await count(move, GLANCE);
        if (gone) return;
        if (tried) glances.push(tried);
      }
      const now = await lab.ask('odds', { own: layout.own, rival: layout.opponent, battles: BATTLES });
      if (gone) return;
      const best: Tried[] = [];
      for (const { card, to } of glances.toSorted((a, b) => b.wins - a.wins).slice(0, SHOWN)) {
        const tried = await count({ card, to }, BATTLES);
        if (gone) return;
        if (tried && now.ok && tried.wins > now.value.wins) best.push(tried);
      }
      setSearch({
        layout,
        tried: moves.length,
        of: moves.length,
        best: best.toSorted((a, b) => b.wins - a.wins),
      });
    };
    void look();
    return () => {
      gone = true;
    };
  }, [layout]);
  return search?.layout === layout ? search : undefined;
}
