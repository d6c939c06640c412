import type { BattleResult } from '../state.ts';

/** RUN-4. */
export const FIRST_GOLD = 10;
const FOR_A_WIN = 7;
/** More than for a win: it helps whoever fell behind to catch up. */
const FOR_A_LOSS = 9;
const STREAK_FROM = 3;
const PER_WIN_OF_A_STREAK = 2;

/** RUN-4: `streak` counts the win that is rewarded. */
export function goldFor(result: BattleResult, streak: number): number {
  if (result === 'lose') return FOR_A_LOSS;
  return FOR_A_WIN + (streak >= STREAK_FROM ? (streak - STREAK_FROM + 1) * PER_WIN_OF_A_STREAK : 0);
}
