import type { JsonObject, Seat } from '@tactarium/engine';
import { betweenOf } from './map.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';
import { hasActed, hpOf, NO_UNIT, seatOf, stillOf } from './units.ts';
import { wallView } from './view.ts';
import { freeFrom, stands } from './walls.ts';

/** A position in the terms of scenarios. */
export function writeState(state: State): JsonObject {
  const { plan, difficulty, countdown, forests, owners } = state;
  const owned = (seat: Seat) => forests.filter((_, forest) => owners[forest] === seat).map((tile) => plan.tiles[tile]!);
  const edges = [...state.walls.keys()].filter((edge) => state.walls[edge] !== 0);
  return {
    size: plan.size,
    turn: SEATS[state.turn]!,
    round: state.round,
    fog: state.memory !== undefined,
    ...(difficulty && { difficulty }),
    units: writeUnits(state),
    forests: forests.map((tile) => plan.tiles[tile]!),
    owners: { a: owned(0), b: owned(1) },
    walls: edges
      .filter((edge) => stands(state.walls[edge]!))
      .map((edge) => ({ between: betweenOf(plan, edge), ...wallView(state.walls[edge]!) })),
    waiting: edges
      .filter((edge) => freeFrom(state.walls[edge]!) > state.round)
      .map((edge) => ({ between: betweenOf(plan, edge), rounds: freeFrom(state.walls[edge]!) - state.round })),
    bases: { a: state.bases[0], b: state.bases[1] },
    reserve: { a: state.reserve[0], b: state.reserve[1] },
    wood: { a: state.wood[0], b: state.wood[1] },
    countdown: countdown ? { side: SEATS[countdown.side]!, left: countdown.left } : 'none',
    ...(state.built && { built: true }),
  };
}

const writeUnits = ({ plan, units }: State): readonly JsonObject[] =>
  [...units.entries()]
    .filter(([, there]) => there !== NO_UNIT)
    .map(([tile, there]) => ({
      side: SEATS[seatOf(there)]!,
      at: plan.tiles[tile]!,
      hp: hpOf(there),
      still: stillOf(there),
      acted: hasActed(there),
    }));
