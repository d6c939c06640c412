import { disc, FACINGS, type Facing, hexAt, indexOf } from '@tactarium/engine/grid/hex';
import { type Cell, cellOf, indexOfCell } from '../field/field.ts';
import { knownState } from '../known.ts';
import { COUNTS_AS, type Mech, MODES, type Mode, movementHeat, mpFor } from '../mech.ts';
import { ATTACKER_MOVEMENT, type Moved } from '../resolution/tables.ts';
import { targetMovement } from '../resolution/toHit.ts';
import { rangeBetween } from '../rules/situation.ts';
import { occupied, walkOf } from '../rules/walks.ts';
import { mechNamed, type State } from '../state.ts';
import type { View } from '../view.ts';

/** A hex that a mech can end its move on: the least MP, and the MP for each facing it can have there. */
export interface Reached {
  readonly at: Cell;
  readonly mp: number;
  readonly facings: readonly { readonly facing: Facing; readonly mp: number }[];
}

/** All that a mech reaches in one mode, nearest first. */
export interface Reach {
  readonly mode: Mode;
  /** What it has for this mode. */
  readonly mp: number;
  readonly hexes: readonly Reached[];
}

/** MEC-29: where a mech can go, by one search a mode. Modes that lead nowhere are left out. */
export function reachOf(view: View, id: string): readonly Reach[] {
  const state = knownState(view);
  const mech = mechNamed(state, id);
  if (!mech || mech.prone || mech.destroyed || mech.at < 0) return [];
  return MODES.map((mode) => ({
    mode,
    mp: mpFor(state.rules, mech, mode),
    hexes: mode === 'jump' ? jumps(state, mech) : walks(state, mech, mode),
  })).filter(({ hexes }) => hexes.length > 0);
}

function walks(state: State, mech: Mech, mode: Exclude<Mode, 'jump'>): readonly Reached[] {
  const reached = new Map<number, { facing: Facing; mp: number }[]>();
  for (const { hex, facing, mp } of walkOf(state, mech, mode).ends()) {
    const facings = reached.get(hex);
    if (facings) facings.push({ facing, mp });
    else reached.set(hex, [{ facing, mp }]);
  }
  // Ends come cheapest first, so the first facing of a hex is the cheapest.
  return [...reached].map(([hex, facings]) => ({ at: cellOf(state.field, hex), mp: facings[0]!.mp, facings }));
}

function jumps(state: State, mech: Mech): readonly Reached[] {
  const { field } = state;
  const taken = new Set([...occupied(state, mech, 'friends'), ...occupied(state, mech, 'enemies'), mech.at]);
  return disc(hexAt(field, mech.at), mpFor(state.rules, mech, 'jump')).flatMap((hex): readonly Reached[] => {
    const index = indexOf(field, hex);
    if (index === undefined || taken.has(index)) return [];
    const mp = rangeBetween(state, mech.at, index);
    return [{ at: [hex.q, hex.r], mp, facings: FACINGS.map((facing) => ({ facing, mp })) }];
  });
}

/** A move before it is made: its path, and what it costs in MP, heat and aim. */
export interface Way {
  readonly path: readonly Cell[];
  readonly mp: number;
  readonly hexes: number;
  readonly moved: Moved;
  readonly heat: number;
  /** What it adds to one's own shots, and to shots at the mech. */
  readonly aim: number;
  readonly evasion: number;
}

/** The way of a move, or undefined where the rules refuse it. */
export function wayOf(view: View, id: string, mode: Mode, to: Cell, facing: Facing): Way | undefined {
  const state = knownState(view);
  const { field, rules } = state;
  const mech = mechNamed(state, id);
  const end = indexOfCell(field, to);
  if (!mech || mech.prone || mech.at < 0 || end === undefined) return undefined;
  const way =
    mode === 'jump'
      ? jumps(state, mech)
          .filter(({ at }) => at[0] === to[0] && at[1] === to[1])
          .map(({ mp }) => ({ path: [mech.at, end], mp, hexes: mp }))[0]
      : walkOf(state, mech, mode).arrival(end, facing);
  if (!way) return undefined;
  const moved = COUNTS_AS[mode];
  return {
    ...way,
    path: way.path.map((index) => cellOf(field, index)),
    moved,
    heat: movementHeat({ moved, hexes: way.hexes }),
    aim: ATTACKER_MOVEMENT[moved],
    evasion: targetMovement(rules, moved, way.hexes),
  };
}
