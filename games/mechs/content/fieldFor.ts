import { type Dice, diceFrom, type Seed, simulationSeed } from '@tactarium/engine';
import { type Field, type FieldText, fieldText } from '../field/field.ts';
import { generateField } from '../field/generate.ts';
import { SEATS } from '../seats.ts';
import type { Options } from '../wire.ts';
import { maps } from './maps/index.ts';
import { scenarios } from './scenarios.ts';

const USUAL_SIZE = [16, 16] as const;

/** MEC-33: the ground of a battle with these options. A generated map without a seed of its own takes the battle's dice. */
export function fieldFor({ scenario, map, size, mapSeed }: Options, dice: Dice): Field {
  const name = map ?? (size === undefined && mapSeed === undefined && scenario ? scenarios[scenario].map : 'generated');
  if (name !== 'generated') return maps[name];
  const [width, height] = size ?? USUAL_SIZE;
  return generateField(width, height, mapSeed === undefined ? dice : diceFrom(simulationSeed(mapSeed), 0));
}

/** The same for a seed of the battle, as text: for a picture of the map before there is a battle. */
export const fieldTextFor = (options: Options, seed: Seed): FieldText =>
  fieldText(fieldFor(options, diceFrom(seed, SEATS.length)));
