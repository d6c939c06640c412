import { Walk } from '../field/reach.ts';
import type { Mode } from '../mech.ts';
import { type Mech, mpFor, NOWHERE } from '../mech.ts';
import type { State } from '../state.ts';

type Board = Pick<State, 'field' | 'mechs' | 'rules'>;

/** The hexes of the other mechs that stand or lie on the field. Wrecks are in nobody's way. */
export function occupied({ mechs }: Board, mech: Mech, side: 'friends' | 'enemies'): readonly number[] {
  const hexes: number[] = [];
  for (const other of mechs) {
    if (other.id === mech.id || other.destroyed || other.at === NOWHERE) continue;
    if ((other.side === mech.side) === (side === 'friends')) hexes.push(other.at);
  }
  return hexes;
}

interface Kept {
  readonly field: State['field'];
  readonly key: string;
  readonly walk: Walk;
}

/** The searches made last: listing and checking commands ask for the same ones over and over. */
const kept: Kept[] = [];
const MOST_KEPT = 8;

/** MEC-29: where the mech can go on foot in this mode, whatever the phase. */
export function walkOf(board: Board, mech: Mech, mode: Exclude<Mode, 'jump'>): Walk {
  const { field } = board;
  const mp = mech.prone ? 0 : mpFor(board.rules, mech, mode);
  const backward = mode === 'walk_back';
  const [friends, enemies] = [occupied(board, mech, 'friends'), occupied(board, mech, 'enemies')];
  const key = `${mech.at} ${mech.facing} ${mp} ${backward} ${friends.join()} ${enemies.join()}`;
  const known = kept.find((one) => one.field === field && one.key === key);
  if (known) return known.walk;
  const walk = new Walk(field, { at: mech.at, facing: mech.facing, backward, mp, friends, enemies });
  if (kept.length === MOST_KEPT) kept.shift();
  kept.push({ field, key, walk });
  return walk;
}
