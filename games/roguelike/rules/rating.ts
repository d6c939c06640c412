import type { BattleResult, Opponent, State } from '../state.ts';

/** RUN-8. */
export const FIRST_RATING = 1000;
const K = 32;

/**
 * The largest lead of the opponent at which the expected points, K / (1 + 10^(lead / 400)) rounded, are still 32, 31, 30
 * and so on down to 1. Whole numbers, because powers are not the same on every machine.
 */
const LEADS = [
  -720, -524, -429, -365, -315, -274, -238, -206, -177, -150, -125, -101, -78, -55, -33, -11, 10, 32, 54, 77, 100, 124,
  149, 176, 205, 237, 273, 314, 364, 428, 523, 719,
] as const;

/** RUN-8: how a battle against somebody of this rating changes one's own. */
export function ratingChange(own: number, opponent: number, result: BattleResult): number {
  const lead = opponent - own;
  const expected = LEADS.filter((largest) => lead <= largest).length;
  return (result === 'win' ? K : 0) - expected;
}

/** What a battle of this run changes: the run of a day is not rated. */
export const ratingChangeIn = (
  { house, rating }: Pick<State, 'house' | 'rating'>,
  opponent: Pick<Opponent, 'rating'>,
  result: BattleResult,
): number => (house.day === undefined ? ratingChange(rating, opponent.rating, result) : 0);
