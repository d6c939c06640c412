import { leastOf, MOST_HP, tierOf } from './content/tiers.ts';
import { hpOf, type Unit } from './units.ts';

/** FOR-22, FOR-23. */
export const canMerge = (mover: Unit, target: Unit): boolean =>
  tierOf(hpOf(mover)) === tierOf(hpOf(target)) && hpOf(target) < MOST_HP;

/** What two units of this tier make together: one of the same tier, or the least of the next. */
export function mergedHp(hp: number, sum: number): number {
  const tier = tierOf(hp);
  return Math.min(sum, tier === 4 ? MOST_HP : leastOf(tier + 1));
}
