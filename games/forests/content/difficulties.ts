import { FIRST_INCOME, MAJORITY_INCOME } from './numbers.ts';

export const DIFFICULTIES = ['baby', 'normal', 'hard', 'nightmare'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** FOR-7: reserve points. By seat: side A is the player, side B the computer. */
export interface Supply {
  readonly start: readonly [number, number];
  /** At the start of each own turn, by whether the round is odd or even. */
  readonly odd: readonly [number, number];
  readonly even: readonly [number, number];
}

const people: Supply = { start: [20, 20], odd: [1, 1], even: [1, 1] };

const supplies: Readonly<Record<Difficulty, Supply>> = {
  baby: { start: [40, 5], odd: [1, 0], even: [1, 1] },
  normal: { start: [20, 20], odd: [1, 1], even: [1, 1] },
  hard: { start: [20, 25], odd: [1, 1], even: [1, 2] },
  nightmare: { start: [15, 40], odd: [1, 3], even: [1, 3] },
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
