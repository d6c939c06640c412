import { type Cell, planFor } from '../board.ts';
import { knownState } from '../known.ts';
import { KIND_NAMES, type KindName, kindName } from '../pieces.ts';
import { SEATS, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';
import { countsFrom, secretsOf } from './secrets.ts';

/** What one hidden piece may be. */
export interface Belief {
  readonly cell: Cell;
  readonly seat: SeatName;
  /** How likely each kind is that it can be at all: 0 to 1, in the order of KIND_NAMES. */
  readonly odds: { readonly [kind in KindName]?: number };
}

/**
 * For every piece on the board that is hidden from this viewer, how likely it is what: exactly, with every layout that
 * fits all the viewer was told as likely as another. In setup nothing is known, and nothing is believed.
 */
export function beliefsOf(view: View): readonly Belief[] {
  if (view.phase === 'setup' || view.phase === 'finished') return [];
  const state = knownState(view);
  const { cells } = planFor(state.variant);
  return SEATS.flatMap((name, seat) => {
    if (name === view.viewer) return [];
    const secrets = secretsOf(state, seat, countsFrom(view.unseen[name] ?? {}));
    const odds = secrets.deal.odds();
    return secrets.cells.map((index, i) => ({ cell: cells[index]!, seat: name, odds: nameOdds(odds[i]!) }));
  });
}

function nameOdds(odds: readonly number[]): Belief['odds'] {
  const named: { [kind in KindName]?: number } = {};
  for (const kind of KIND_NAMES.keys()) if (odds[kind]! > 0) named[kindName(kind)] = odds[kind]!;
  return named;
}
