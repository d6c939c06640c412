import type { Dice } from '@tactarium/engine';
import { HIGHEST_TIER, paidFor, priceOfTier } from '../rules/prices.ts';
import type { Line } from '../vocabulary/factions.ts';
import { stationOf } from './stations.ts';

/** A card of the hand, by its place in it, and the tier it was brought to. */
export interface Bought {
  readonly card: number;
  readonly tier: number;
}

/** Somebody thinks of that many ways to spend the gold, and takes the one that leaves the least. */
const PLANS = 3;

/** What is bought of a hand for so much gold (RUN-5, RUN-6): at least one card, if any can be paid. */
export function shop(hand: readonly Line[], gold: number, dice: Dice): readonly Bought[] {
  let best: readonly Bought[] = [];
  for (let i = 0; i < PLANS; i++) {
    const plan = plannedWith(hand, gold, dice);
    if (i === 0 || spentOn(plan, hand) > spentOn(best, hand)) best = plan;
  }
  return best;
}

export const spentOn = (bought: readonly Bought[], hand: readonly Line[]): number =>
  bought.reduce((sum, { card, tier }) => sum + paidFor(hand[card]!.cost, tier), 0);

/** How much many units are worth beside strong ones, to whoever shops. */
export const breadthOf = (dice: Dice): number => 1 + dice.below('table', 'breadth', 8);

function plannedWith(hand: readonly Line[], gold: number, dice: Dice): readonly Bought[] {
  const tiers = hand.map(() => 0);
  // Some want many units, some want strong ones.
  const breadth = breadthOf(dice);
  for (let left = gold; ; ) {
    const weights = hand.map((line, card) => weightOf(line, tiers[card]!, left, breadth, tiers.some(Boolean)));
    if (weights.every((weight) => weight === 0)) break;
    const card = dice.weighted('table', 'purchase', weights);
    tiers[card]!++;
    left -= priceOfTier(hand[card]!.cost, tiers[card]!);
  }
  return tiers.flatMap((tier, card) => (tier === 0 ? [] : [{ card, tier }]));
}

/** How much a purchase is wanted: nobody begins with those who stand behind, unless there is nobody else. */
export function weightOf(line: Line, tier: number, left: number, breadth: number, begun: boolean): number {
  if (tier === HIGHEST_TIER || priceOfTier(line.cost, tier + 1) > left) return 0;
  // A step to tier 3 finishes what was begun, and brings the ability.
  if (tier > 0) return 2 * tier;
  const leads = stationOf(line) === 'front' || stationOf(line) === 'wing';
  return breadth * (begun || leads ? 4 : 1);
}
