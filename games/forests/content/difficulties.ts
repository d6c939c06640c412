export const SIZES = [10, 20, 30] as const;
export type Size = (typeof SIZES)[number];

export const DIFFICULTIES = ['baby', 'normal', 'hard', 'nightmare'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** FOR-7: reserve points at the start and at the start of each own turn. */
export interface Supply {
  /** By seat: side A is the player, side B the computer. */
  readonly start: readonly [number, number];
  /** By seat. */
  readonly income: readonly [number, number];
  /** The computer gains only in even rounds. */
  readonly evenRounds: boolean;
}

const people: Supply = { start: [20, 20], income: [1, 1], evenRounds: false };

const supplies: Readonly<Record<Difficulty, Supply>> = {
  baby: { start: [40, 5], income: [1, 1], evenRounds: true },
  normal: { start: [20, 20], income: [1, 1], evenRounds: false },
  hard: { start: [20, 35], income: [1, 2], evenRounds: false },
  nightmare: { start: [15, 40], income: [1, 3], evenRounds: false },
};

export const supplyOf = (difficulty: Difficulty | undefined): Supply => (difficulty ? supplies[difficulty] : people);

/** What a seat gains at the start of its turn in this round. */
export function incomeOf(difficulty: Difficulty | undefined, seat: number, round: number): number {
  const { income, evenRounds } = supplyOf(difficulty);
  if (round < 2 || (evenRounds && seat === 1 && round % 2 === 1)) return 0;
  return income[seat]!;
}
