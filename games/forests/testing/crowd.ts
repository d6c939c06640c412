import { diceFrom, simulationSeed } from '@tactarium/engine';
import type { Size } from '../content/numbers.ts';
import { THRESHOLDS } from '../content/tiers.ts';
import { setup } from '../setup.ts';
import { read, type State, write } from '../state.ts';
import { NO_UNIT, unit } from '../units.ts';

/** A map with this many units a side, of all levels, placed anywhere. */
export function crowded(size: Size, each: number, fog = true): State {
  const state = setup({ size, fog }, simulationSeed(size));
  const { plan, units } = state;
  const dice = diceFrom(simulationSeed(each), 0);
  const tiles = [...plan.tiles.keys()].filter((tile) => units[tile] === NO_UNIT && !plan.bases.includes(tile));
  dice.shuffle('table', 'crowd', tiles);
  for (const [i, tile] of tiles.slice(0, 2 * each).entries()) {
    units[tile] = unit(i % 2, THRESHOLDS[i % THRESHOLDS.length]!, i % 4, false);
  }
  // Written and read, so that every unit sees.
  return read(write(state));
}
