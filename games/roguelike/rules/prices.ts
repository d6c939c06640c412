/** RUN-7. */
export const HIGHEST_TIER = 3;

/** RUN-5, RUN-6: what the step to a tier costs, halves rounded up. */
export const priceOfTier = (cost: number, tier: number): number => (tier === 3 ? Math.floor((3 * cost + 1) / 2) : cost);

/** All that was paid for a card of this tier. */
export function paidFor(cost: number, tier: number): number {
  let paid = 0;
  for (let step = 1; step <= tier; step++) paid += priceOfTier(cost, step);
  return paid;
}
