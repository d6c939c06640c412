import { wilson, Z_95 } from '@tactarium/engine';

/** Won of played. */
export interface Score {
  readonly battles: number;
  readonly wins: number;
}

export interface Rate extends Score {
  /** 0 to 1, and between which it lies with 95 % certainty. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export function rateOf({ battles, wins }: Score): Rate {
  const rate = battles === 0 ? 0 : wins / battles;
  const [low, high] = wilson(rate, battles);
  return { battles, wins, rate, low, high };
}

export const sumOf = (scores: readonly Score[]): Score => ({
  battles: scores.reduce((sum, { battles }) => sum + battles, 0),
  wins: scores.reduce((sum, { wins }) => sum + wins, 0),
});

/** A difference of two win rates, with its 95 % interval. */
export interface Shift {
  readonly shift: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How much more often those with a thing win than those without it, compared within each stratum and averaged with the
 * weights of Mantel and Haenszel, so that wealth is not mistaken for an effect of the thing.
 */
export function shiftOf(strata: readonly { readonly having: Score; readonly lacking: Score }[]): Shift {
  let [weights, sum, variance] = [0, 0, 0];
  for (const { having, lacking } of strata) {
    if (having.battles === 0 || lacking.battles === 0) continue;
    const weight = (having.battles * lacking.battles) / (having.battles + lacking.battles);
    weights += weight;
    sum += weight * (rateOf(having).rate - rateOf(lacking).rate);
    variance += weight * weight * (spreadOf(having) + spreadOf(lacking));
  }
  if (weights === 0) return { shift: 0, low: -1, high: 1 };
  const shift = sum / weights;
  const reach = (Z_95 * Math.sqrt(variance)) / weights;
  return { shift, low: shift - reach, high: shift + reach };
}

/** The variance of a share; one win and one loss more keep it above 0 where all were won. */
function spreadOf({ battles, wins }: Score): number {
  const share = (wins + 1) / (battles + 2);
  return (share * (1 - share)) / battles;
}
