import type { Trial } from './trial.ts';

/** A range of battles of one pair: one piece of work for a thread. */
export interface Assignment {
  readonly pair: Trial['pair'];
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** Does not depend on the number of threads. */
const IN_ONE_GO = 40;

export const pairsOf = (factions: readonly string[]): readonly Trial['pair'][] =>
  factions.flatMap((first, i) => factions.slice(i + 1).map((second) => [first, second] as const));

/** Spreads `battles` over the pairs as evenly as possible. */
export function assignmentsOf(factions: readonly string[], games: number, run: number): readonly Assignment[] {
  const pairs = pairsOf(factions);
  return pairs.flatMap((pair, i) => {
    const battles = Math.trunc(games / pairs.length) + (i < games % pairs.length ? 1 : 0);
    return Array.from({ length: Math.ceil(battles / IN_ONE_GO) }, (_, go) => ({
      pair,
      run,
      from: go * IN_ONE_GO,
      to: Math.min(battles, (go + 1) * IN_ONE_GO),
    }));
  });
}
