import { disc, FACINGS, hexAt, indexOf } from '@tactarium/engine/grid/hex';
import type { Mode } from '../mech.ts';
import { COUNTS_AS, type Mech, mpFor } from '../mech.ts';
import { rangeBetween } from '../rules/situation.ts';
import { occupied, walkOf } from '../rules/walks.ts';
import type { State } from '../state.ts';
import type { Stance } from './appraisal.ts';

/** A way to move, or to stay. */
export interface Candidate extends Stance {
  readonly mode: Mode | undefined;
}

export const stanceOf = ({ at, facing, moved, hexes }: Mech): Stance => ({ at, facing, moved, hexes });

/** Every stance that the mech may end its move in: the same list as the legal moves, with staying first. */
export function candidatesFor(state: State, mech: Mech, modes: readonly Mode[]): readonly Candidate[] {
  const found: Candidate[] = [{ ...stanceOf(mech), mode: undefined }];
  if (mech.prone) return found;
  for (const mode of modes) {
    if (mpFor(state.rules, mech, mode) === 0) continue;
    if (mode === 'jump') addJumps(state, mech, found);
    else {
      const moved = COUNTS_AS[mode];
      for (const { hex, facing, hexes } of walkOf(state, mech, mode).ends()) {
        found.push({ at: hex, facing, moved, hexes, mode });
      }
    }
  }
  return found;
}

function addJumps(state: State, mech: Mech, found: Candidate[]): void {
  const { field } = state;
  const taken = [...occupied(state, mech, 'friends'), ...occupied(state, mech, 'enemies'), mech.at];
  for (const hex of disc(hexAt(field, mech.at), mpFor(state.rules, mech, 'jump'))) {
    const at = indexOf(field, hex);
    if (at === undefined || taken.includes(at)) continue;
    const hexes = rangeBetween(state, mech.at, at);
    for (const facing of FACINGS) found.push({ at, facing, moved: 'jumped', hexes, mode: 'jump' });
  }
}
