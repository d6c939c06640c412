import type { Refusal } from '@tactarium/engine';
import type { Facing } from '@tactarium/engine/grid/hex';
import type { Event } from '../events.ts';
import { cellOf, indexOfCell } from '../field/field.ts';
import { jumpCost } from '../field/reach.ts';
import type { Known } from '../known.ts';
import { COUNTS_AS, isAble, type Mech, type Mode, mpFor, mpLeft, standCost, walkMp } from '../mech.ts';
import { no } from '../refusals.ts';
import { rollPiloting } from '../resolution/piloting.ts';
import { damaged, legsLost, newToll } from '../resolution/record.ts';
import { mechNamed, type State } from '../state.ts';
import type { CommandOf } from '../wire.ts';
import { pass } from './flow.ts';
import { settleOne } from './resolve.ts';
import { rangeBetween } from './situation.ts';
import { occupied, walkOf } from './walks.ts';

/** MEC-28: side a in the first two rows, side b in the last two. */
export const ZONE_ROWS = 2;

export function refuseDeploy({ field, mechs }: Known, mech: Mech, { at }: CommandOf<'deploy'>): Refusal | undefined {
  const index = indexOfCell(field, at);
  if (index === undefined) return no('move/off-map');
  const fromEdge = mech.side === 0 ? at[1] : field.height - 1 - at[1];
  if (fromEdge >= ZONE_ROWS) return no('deploy/outside-zone');
  return mechs.some((other) => other.at === index) ? no('deploy/occupied') : undefined;
}

/** MEC-29. */
export function refuseMove(state: Known, mech: Mech, command: CommandOf<'move'>): Refusal | undefined {
  const { mode, to, facing } = command;
  const index = indexOfCell(state.field, to);
  if (mech.prone) return no('move/prone');
  if (index === undefined) return no('move/off-map');
  const taken = [...occupied(state, mech, 'friends'), ...occupied(state, mech, 'enemies')];
  if (taken.includes(index)) return no('move/occupied');
  if (index === mech.at && (facing === mech.facing || mode === 'jump')) return no('move/no-change');
  const mp = mpFor(state.rules, mech, mode);
  const reached =
    mode === 'jump'
      ? jumpCost(state.field, mech.at, index, mp, taken) !== undefined
      : walkOf(state, mech, mode).reaches(index, facing as Facing);
  return reached ? undefined : no('move/out-of-reach', { mp });
}

/** MEC-31. */
export function refuseStand({ rules }: Pick<Known, 'rules'>, mech: Mech): Refusal | undefined {
  if (!mech.prone) return no('stand/not-prone');
  if (damaged(mech, 'gyro') > 1) return no('stand/no-gyro');
  if (legsLost(mech) > 1) return no('stand/no-legs');
  const [mp, cost] = [mpLeft(rules, mech), standCost(rules, mech)];
  return mp < cost ? no('stand/no-mp', { mp, cost }) : undefined;
}

/** MEC-28. */
export function deploy(state: State, { mech: id, at, facing }: CommandOf<'deploy'>, log: Event[] | undefined): void {
  const mech = mechNamed(state, id)!;
  mech.at = indexOfCell(state.field, at)!;
  mech.facing = facing as Facing;
  log?.push({ type: 'deployed', mech: id, at, facing });
  pass(state, [mech], log);
}

/** MEC-29: a move is a mech's whole part of the phase. */
export function move(state: State, command: CommandOf<'move'>, log: Event[] | undefined): void {
  const { mech: id, mode, to, facing } = command;
  const mech = mechNamed(state, id)!;
  const { path, mp, hexes } = routeOf(state, mech, mode, indexOfCell(state.field, to)!, facing as Facing);
  mech.at = path.at(-1)!;
  mech.facing = facing as Facing;
  mech.moved = COUNTS_AS[mode];
  mech.hexes = hexes;
  mech.spent += mp;
  log?.push({
    type: 'moved',
    mech: id,
    mode,
    moved: mech.moved,
    path: path.map((index) => cellOf(state.field, index)),
    facing,
    hexes,
    mp: mech.spent,
  });
  pass(state, [mech], log, id);
}

function routeOf(state: State, mech: Mech, mode: Mode, to: number, facing: Facing) {
  if (mode !== 'jump') return walkOf(state, mech, mode).arrival(to, facing)!;
  const hexes = rangeBetween(state, mech.at, to);
  return { path: [mech.at, to], mp: hexes, hexes };
}

/** MEC-31: MP and a roll. A failed attempt is a fall, and may be made again while MP are left. */
export function stand(state: State, { mech: id }: CommandOf<'stand'>, log: Event[] | undefined): void {
  const mech = mechNamed(state, id)!;
  const { rules, dice } = state;
  mech.spent += standCost(rules, mech);
  mech.moved = mech.spent <= walkMp(rules, mech) ? 'walked' : 'ran';
  log?.push({ type: 'tried_to_stand', mech: id, mp: mech.spent, moved: mech.moved });
  const blow = { record: mech, rules, toll: newToll(), dice, log };
  if (rollPiloting(blow, 'stand')) {
    mech.prone = false;
    log?.push({ type: 'stood', mech: id });
  }
  settleOne(state, mech, blow);
  if (isAble(mech)) state.current = id;
  else pass(state, [mech], log);
}
