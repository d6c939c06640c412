import { type Dice, diceFrom, type Seed, simulationSeed } from '@tactarium/engine';
import { supplyOf } from './content/difficulties.ts';
import type { Size } from './content/numbers.ts';
import { BASE_CLEARING, FIRST_UNITS, TILES_A_FOREST, WALL_HP } from './content/numbers.ts';
import { distance, type Plan, planFor } from './map.ts';
import { SEATS } from './seats.ts';
import { emptyState, openEyes, type State } from './state.ts';
import { NO_UNIT, unit } from './units.ts';
import { NEUTRAL, wall } from './walls.ts';
import type { Options } from './wire.ts';

export function setup({ size, fog, difficulty, mapSeed }: Options, seed: Seed): State {
  const dice = diceFrom(seed, SEATS.length);
  const chosenMap = mapSeed !== undefined;
  const mapDice = chosenMap ? diceFrom(simulationSeed(mapSeed), 0) : dice;
  const forests = growForests(planFor(size), size, mapDice);
  const state = emptyState({ size, fog, difficulty, chosenMap, forests }, dice);
  raiseWalls(state);
  placeUnits(state, mapDice);
  openEyes(state);
  state.reserve = supplyOf(difficulty).start[size];
  return state;
}

/** The same tile seen from the other side. */
export const mirrored = ({ tiles }: Plan, tile: number): number => tiles.length - 1 - tile;

/** FOR-2: pairs of a tile and its mirror image. */
function growForests(plan: Plan, size: Size, dice: Dice): readonly number[] {
  const pairs = [...plan.tiles.keys()].filter(
    (tile) => tile < mirrored(plan, tile) && plan.bases.every((base) => distance(plan, tile, base) > BASE_CLEARING),
  );
  dice.shuffle('table', 'forests', pairs);
  const wanted = Math.trunc((size * size) / TILES_A_FOREST);
  return pairs.slice(0, wanted / 2).flatMap((tile) => [tile, mirrored(plan, tile)]);
}

/** FOR-3. Where they stand follows from the rules, so both sides know it before they see it. */
function raiseWalls({ plan, forests, walls, memory }: State): void {
  for (const tile of [...plan.bases, ...forests]) {
    for (const edge of plan.edgesOf[tile]!) walls[edge] = wall(NEUTRAL, WALL_HP);
  }
  for (const known of memory ?? []) known.walls.set(walls);
}

function placeUnits({ plan, units }: State, dice: Dice): void {
  for (const hp of FIRST_UNITS) {
    const free = plan.deployment[0]!.filter((tile) => units[tile] === NO_UNIT);
    const tile = dice.pick('table', 'deal', free);
    units[tile] = unit(0, hp, 0, false);
    units[mirrored(plan, tile)] = unit(1, hp, 0, false);
  }
}
