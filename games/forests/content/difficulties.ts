import { FIRST_INCOME, MAJORITY_INCOME, type Size } from './numbers.ts';

export const DIFFICULTIES = ['baby', 'normal', 'hard', 'nightmare'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** FOR-7: reserve points. By seat: side A is the player, side B the computer. */
export interface Supply {
  readonly start: Readonly<Record<Size, readonly [number, number]>>;
  /** At the start of each own turn, by whether the round is odd or even. */
  readonly odd: readonly [number, number];
  readonly even: readonly [number, number];
}

const everywhere = (player: number, computer: number): Supply['start'] => ({
  10: [player, computer],
  20: [player, computer],
  30: [player, computer],
});

const people: Supply = { start: everywhere(20, 20), odd: [1, 1], even: [1, 1] };

const supplies: Readonly<Record<Difficulty, Supply>> = {
  baby: { start: everywhere(40, 5), odd: [1, 0], even: [1, 1] },
  normal: { start: everywhere(20, 20), odd: [1, 1], even: [1, 1] },
  hard: { start: everywhere(20, 25), odd: [1, 1], even: [1, 2] },
  // The larger the map, the longer it takes until an army arrives, and the more the computer has gained by then.
  nightmare: { start: { 10: [64, 0], 20: [140, 0], 30: [230, 0] }, odd: [1, 3], even: [1, 3] },
};

export const supplyOf = (difficulty: Difficulty | undefined): Supply => (difficulty ? supplies[difficulty] : people);

/** FOR-7: what a seat gains at the start of its turn in this round, the point for the majority of forests apart. */
export function incomeOf(difficulty: Difficulty | undefined, seat: number, round: number): number {
  if (round < FIRST_INCOME) return 0;
  const { odd, even } = supplyOf(difficulty);
  return (round % 2 === 1 ? odd : even)[seat]!;
}

/** FOR-7: one point more to the side that owns more than half of all forests. */
export const majorityIncome = (owned: number, forests: number, round: number): number =>
  round >= FIRST_INCOME && 2 * owned > forests ? MAJORITY_INCOME : 0;
