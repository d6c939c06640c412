import { type Facing, hexAt, indexOf } from '@tactarium/engine/grid/hex';
import type { Cell, Event } from '../events.ts';
import type { Field } from '../field/field.ts';
import { isAble, type Mech, walkMp } from '../mech.ts';
import type { Mode } from '../names.ts';
import { rollPiloting } from '../resolution/piloting.ts';
import { newToll } from '../resolution/record.ts';
import type { Moved } from '../resolution/tables.ts';
import { mechNamed, type State } from '../state.ts';
import type { CommandOf } from '../wire.ts';
import { pass } from './flow.ts';
import { settleOne } from './resolve.ts';
import { rangeBetween } from './situation.ts';
import { walkOf } from './walks.ts';

export const STAND_MP = 2;

const COUNTS_AS: Readonly<Record<Mode, Moved>> = { walk: 'walked', walk_back: 'walked', run: 'ran', jump: 'jumped' };

export const cellOf = (field: Field, index: number): Cell => {
  const { q, r } = hexAt(field, index);
  return [q, r];
};

/** The index of a cell, or undefined off the map. */
export const indexOfCell = (field: Field, [q, r]: Cell): number | undefined => indexOf(field, { q, r });

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

/** MEC-31: 2 MP and a roll. A failed attempt is a fall, and may be made again while MP are left. */
export function stand(state: State, { mech: id }: CommandOf<'stand'>, log: Event[] | undefined): void {
  const mech = mechNamed(state, id)!;
  mech.spent += STAND_MP;
  mech.moved = mech.spent <= walkMp(mech) ? 'walked' : 'ran';
  log?.push({ type: 'tried_to_stand', mech: id, mp: mech.spent, moved: mech.moved });
  const blow = { record: mech, toll: newToll(), dice: state.dice, log };
  if (rollPiloting(blow, 'stand')) {
    mech.prone = false;
    log?.push({ type: 'stood', mech: id });
  }
  settleOne(state, mech, blow);
  if (isAble(mech)) state.current = id;
  else pass(state, [mech], log);
}
