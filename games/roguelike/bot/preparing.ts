import type { Timing } from '../battle/state/battle.ts';
import type { Point } from '../battle/state/board.ts';
import { isSameCell } from '../known.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

/** How a team is meant to stand, and when its leader casts. */
export interface Arrangement {
  readonly cells: ReadonlyMap<string, Point>;
  readonly timings: readonly { readonly spell: string; readonly when: Timing }[];
}

/** The next step toward an arrangement: each puts one unit in its place, or one spell in its time. */
export function arrangeCommand({ hand, spells }: View, { cells, timings }: Arrangement): Command | undefined {
  for (const { card, at } of hand) {
    const cell = cells.get(card);
    if (cell && !isSameCell(at, cell)) return { type: 'place', card, at: cell };
  }
  const late = timings.find(({ spell, when }) => spells.some((one) => one.spell === spell && one.when !== when));
  return late && { type: 'timing', ...late };
}
