/** What a player can have by a certain battle of a run. */
export interface Means {
  /** Gold spent on cards and upgrades, at most. */
  readonly gold: number;
  /** Cards drafted so far (RUN-2). */
  readonly hand: number;
}

/** Eight wins and three losses are behind whoever fights it (RUN-3). */
export const LAST_BATTLE = 12;

/** RUN-12: what a team may have cost, up to each of these battles. A run has earned at least as much by then. */
const BUDGETS = [
  { upTo: 2, gold: 10 },
  { upTo: 4, gold: 20 },
  { upTo: 6, gold: 35 },
  { upTo: 8, gold: 50 },
  { upTo: LAST_BATTLE, gold: 65 },
] as const;

const FIRST_HAND = 3;
const LARGEST_HAND = 12;

/** RUN-12: of the n-th battle of a run, from 1 on. */
export function meansOf(battle: number): Means {
  const { gold } = BUDGETS.find(({ upTo }) => battle <= upTo) ?? BUDGETS.at(-1)!;
  return { gold, hand: handOf(battle - 1) };
}

/** RUN-2: cards drafted after this many battles. */
export const handOf = (fought: number): number => Math.min(LARGEST_HAND, FIRST_HAND + fought);
