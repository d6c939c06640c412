import glicko2 from 'glicko2-lite';

/** How strong somebody is thought to be, how sure that is, and how steady the results are (Glicko-2). */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export type Score = 0 | 0.5 | 1;

/** A player who has not played yet. */
export const UNKNOWN: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How much a volatility may change by one result: the usual value of the paper. */
const TAU = 0.5;
/** Points in one unit of the paper's own scale, in which volatilities are given. */
const SCALE = 173.7178;
/** Time away counts as rating periods of a day; a match that is played is one of its own. */
const PERIOD = 24 * 3600_000;
/** Above it a rating is too unsure to be compared. */
export const LISTED_BELOW = 150;

/** The strength as it is thought to be after some time without a match, in milliseconds. */
export function aged(strength: Strength, away: number): Strength {
  const growth = (strength.volatility * SCALE) ** 2 * (Math.max(0, away) / PERIOD);
  return { ...strength, deviation: Math.min(UNKNOWN.deviation, Math.sqrt(strength.deviation ** 2 + growth)) };
}

/** For how many milliseconds without a match the deviation stays small enough for the leaderboard. */
export function listedFor({ deviation, volatility }: Strength): number {
  if (deviation >= LISTED_BELOW) return 0;
  return Math.floor(((LISTED_BELOW ** 2 - deviation ** 2) / (volatility * SCALE) ** 2) * PERIOD);
}

/** After these results, all within one period. */
export function after(strength: Strength, results: readonly (readonly [Strength, Score])[]): Strength {
  const { rating, rd, vol } = glicko2(
    strength.rating,
    strength.deviation,
    strength.volatility,
    results.map(([other, score]) => [other.rating, other.deviation, score]),
    { tau: TAU },
  );
  return { rating, deviation: Math.min(UNKNOWN.deviation, rd), volatility: vol };
}
