import { type Dice, diceFrom, simulationSeed } from '@tactarium/engine';
import { emptyField, type Field, TERRAINS } from '../field/field.ts';

/** Ground without any order: every hex for itself, mostly clear, levels 0 to 3. */
export function randomField(width: number, height: number, seed: number): Field {
  const dice: Dice = diceFrom(simulationSeed(seed, 404), 0);
  const below = (bound: number): number => dice.below('table', 'ground', bound);
  const field = emptyField(width, height);
  for (let index = 0; index < width * height; index++) {
    if (below(3) === 0) field.terrain[index] = below(TERRAINS.length);
    if (below(4) === 0) field.level[index] = below(4);
  }
  return field;
}
