import type { Dice, Found, Veil } from '@tactarium/engine';
import { knownState } from '../known.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { luresOf } from './lure.ts';
import { mostVisited, type Thought, think } from './think.ts';

/** How a second thought is given to what the opponent cannot know. */
export interface Guile {
  readonly iterations: number;
  readonly veil: Veil;
  /** How much worse a move may be than the best, 0 to 1, and still be a matter of guile. */
  readonly margin: number;
  /** How often it must have been tried for that to be known, as a share of the most tried. */
  readonly tried: number;
  /** How much a way to the Pit, opened while the King's stays closed, counts for. */
  readonly lure: number;
}

/**
 * Of the moves that are as good as any against an opponent who sees through us, the one that is best against an
 * opponent who does not: a piece may look like what it is not, and a way to the Pit may be left open to somebody who
 * cannot know what stands there. So guile costs nothing where it fails.
 */
export function outwit(view: View, thought: Thought, guile: Guile, dice: Dice): Command {
  const found = think(view, thought, dice);
  const safe = nearlyBest(found, guile);
  if (safe.filter(Boolean).length === 1) return mostVisited(found);
  const { iterations, veil } = guile;
  const veiled = think(view, { ...thought, iterations, veil }, dice);
  const open = veiled.filter((_, i) => safe[i]);
  const { board } = knownState(view);
  const lures = luresOf(
    view,
    board,
    open.map(({ command }) => command),
  );
  const tempting = open.map((one, i) => ({ ...one, visits: one.visits * Math.max(0.5, 1 + guile.lure * lures[i]!) }));
  return mostVisited(tempting);
}

/** By command: whether it is nearly as good as the most tried. */
function nearlyBest(found: readonly Found<Command>[], { margin, tried }: Guile): readonly boolean[] {
  const most = Math.max(...found.map(({ visits }) => visits));
  const { value } = found.find(({ visits }) => visits === most)!;
  return found.map((one) => one.visits === most || (one.visits >= tried * most && one.value >= value - margin));
}
