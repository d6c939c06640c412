/** FOR-5, FOR-11, FOR-14, FOR-20: everything that follows from a unit's tier. */
export interface Tier {
  /** The least HP of each level. */
  readonly levels: readonly [number, number, number, number];
  /** Tiles in one move. */
  readonly range: number;
  readonly diagonals: boolean;
  /** What a critical hit adds to the attack and a glancing one takes from it. */
  readonly luck: number;
  /** HP that a hit takes from a wall of either side; a neutral one falls to any. */
  readonly wallDamage: number;
}

/** Tier 1 first. */
export const tiers: readonly Tier[] = [
  { levels: [1, 2, 3, 4], range: 1, diagonals: false, luck: 1, wallDamage: 34 },
  { levels: [5, 10, 15, 20], range: 1, diagonals: true, luck: 2, wallDamage: 51 },
  { levels: [25, 50, 75, 100], range: 2, diagonals: true, luck: 4, wallDamage: 100 },
  { levels: [125, 250, 375, 500], range: 3, diagonals: true, luck: 8, wallDamage: 100 },
];

/** What a unit may be deployed with, rising. */
export const THRESHOLDS: readonly number[] = tiers.flatMap(({ levels }) => levels);

/** FOR-23: a unit grows no further. */
export const MOST_HP = THRESHOLDS.at(-1)!;

/** 1 to 4. */
export type TierNumber = number;

export function tierOf(hp: number): TierNumber {
  let tier = tiers.length;
  while (tier > 1 && hp < leastOf(tier)) tier--;
  return tier;
}

export const tierFor = (hp: number): Tier => tiers[tierOf(hp) - 1]!;

/** 1 to 4: the highest threshold of the tier that is not above the HP. */
export function levelOf(hp: number): number {
  const { levels } = tierFor(hp);
  let level = 4;
  while (levels[level - 1]! > hp) level--;
  return level;
}

/** FOR-18, FOR-23: the least HP of a tier. */
export const leastOf = (tier: TierNumber): number => tiers[tier - 1]!.levels[0];
