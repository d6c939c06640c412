import type { Seat } from '@tactarium/engine';
import { type Between, edgeOf, type Plan, secondTile, type Tile } from '../map.ts';
import { other, type Pair } from '../seats.ts';
import { mirrored } from '../setup.ts';
import { copy, emptyState, openEyes, type State } from '../state.ts';
import { hasActed, hpOf, NO_UNIT, seatOf, stillOf, type Unit, unit } from '../units.ts';
import { freeFrom, NEUTRAL, ruin, stands, type Wall, wall, wallHp, wallOwner } from '../walls.ts';
import type { Command } from '../wire.ts';

const turnTile = (size: number, [x, y]: Tile): Tile => [size - 1 - x, size - 1 - y];
/** The lower coordinates come first again. */
const turnBetween = (size: number, [a, b]: Between): Between => [turnTile(size, b), turnTile(size, a)];

/** The command on the map turned by half. */
export function turnCommand(size: number, command: Command): Command {
  switch (command.type) {
    case 'act':
      return { ...command, from: turnTile(size, command.from), to: turnTile(size, command.to) };
    case 'hit_wall':
      return { ...command, from: turnTile(size, command.from), between: turnBetween(size, command.between) };
    case 'deploy':
      return { ...command, at: turnTile(size, command.at) };
    case 'build_wall':
    case 'remove_wall':
      return { ...command, between: turnBetween(size, command.between) };
    case 'convert':
    case 'undo':
    case 'end_turn':
      return command;
  }
}

/** The same position with the map turned by half and the sides exchanged. What can be taken back is turned too. */
export function turnState(state: State): State {
  const { plan, memory, difficulty } = state;
  const forests = state.forests.map((tile) => mirrored(plan, tile));
  const turned = emptyState({ size: plan.size, fog: memory !== undefined, difficulty, forests }, state.dice.copy());
  turned.round = state.round;
  turned.turn = other(state.turn);
  turned.built = state.built;
  turned.countdown = state.countdown && { side: other(state.countdown.side), left: state.countdown.left };
  turned.outcome = state.outcome;
  for (const part of ['bases', 'reserve', 'wood'] as const) turned[part] = swap(state[part]);
  turnUnits(plan, state.units, turned.units);
  turnWalls(plan, state.walls, turned.walls);
  turnOwners(state.owners, turned.owners);
  for (const [forest, seats] of state.captors.entries()) {
    turned.captors[state.captors.length - 1 - forest] = ((seats & 1) << 1) | (seats >> 1);
  }
  openEyes(turned);
  for (const [seat, known] of (memory ?? []).entries()) {
    const mirror = turned.memory![other(seat)]!;
    turnUnits(plan, known.units, mirror.units);
    turnWalls(plan, known.walls, mirror.walls);
    turnOwners(known.owners, mirror.owners);
    for (const [tile, round] of known.lastSeen.entries()) mirror.lastSeen[mirrored(plan, tile)] = round;
  }
  turned.undos = state.undos.map((step) => ({
    units: step.units.map((value, i) => (i % 2 === 0 ? mirrored(plan, value) : turnUnit(value))),
    walls: step.walls.map((value, i) => (i % 2 === 0 ? turnEdge(plan, value) : turnWall(value))),
    forests: step.forests.map((value, i) => {
      if (i % 3 === 0) return state.forests.length - 1 - value;
      return i % 3 === 1 ? turnOwner(value) : ((value & 1) << 1) | (value >> 1);
    }),
    bases: swap(step.bases),
    reserve: swap(step.reserve),
    wood: swap(step.wood),
    countdown: step.countdown && { side: other(step.countdown.side), left: step.countdown.left },
    built: step.built,
  }));
  return copy(turned);
}

const swap = ([a, b]: Pair): Pair => [b, a];
const turnOwner = (owner: Seat): Seat => (owner < 0 ? owner : other(owner));

const turnUnit = (there: Unit): Unit =>
  there === NO_UNIT ? there : unit(other(seatOf(there)), hpOf(there), stillOf(there), hasActed(there));

function turnWall(there: Wall): Wall {
  if (!stands(there)) return ruin(freeFrom(there));
  const owner = wallOwner(there);
  return wall(owner === NEUTRAL ? NEUTRAL : other(owner), wallHp(there));
}

function turnEdge(plan: Plan, edge: number): number {
  const [first, second] = [mirrored(plan, edge >> 1), mirrored(plan, secondTile(plan, edge))];
  return edgeOf(plan, [plan.tiles[first]!, plan.tiles[second]!]);
}

function turnUnits(plan: Plan, from: Int32Array, to: Int32Array): void {
  for (const [tile, there] of from.entries()) to[mirrored(plan, tile)] = turnUnit(there);
}

function turnWalls(plan: Plan, from: Int32Array, to: Int32Array): void {
  for (const [edge, there] of from.entries()) if (there !== 0) to[turnEdge(plan, edge)] = turnWall(there);
}

function turnOwners(from: Int8Array, to: Int8Array): void {
  for (const [forest, owner] of from.entries()) to[from.length - 1 - forest] = turnOwner(owner);
}
