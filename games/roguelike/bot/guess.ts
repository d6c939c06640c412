import { type Dice, readOutcome, simulationSeed } from '@tactarium/engine';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { withTimings } from '../supplies.ts';
import type { View } from '../view.ts';

const WORDS = 2 ** 32;

/** A run that fits the view: what is hidden are the opponent's timings and the seed of the battle under way. */
export function guess({ viewer: _, opponent, last, outcome, ...shown }: View, dice: Dice): State {
  const seed = () => simulationSeed(dice.below('table', 'battle_seed', WORDS));
  return {
    ...shown,
    last,
    opponent: opponent && { ...opponent, spells: withTimings(opponent.spells, dice) },
    outcome: outcome && readOutcome({ seats: SEATS }, outcome),
    battleSeed: shown.step === 'battle' ? seed() : undefined,
    dice,
  };
}
