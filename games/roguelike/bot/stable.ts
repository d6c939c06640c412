import { type Dice, diceFrom, digest, type Json, simulationSeed } from '@tactarium/engine';

/**
 * Dice that follow from what they are for. A bot decides one command at a time and keeps nothing in between, so what it
 * means to do in one preparation must come out the same each time it is asked.
 */
export function diceAbout(...matter: readonly Json[]): Dice {
  const hash = digest(matter);
  return diceFrom(simulationSeed(Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16)), 0);
}
