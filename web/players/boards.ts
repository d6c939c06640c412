/** Whom a leaderboard ranks: people by their games with each other, or scores against the computer. */
export const BOARDS = ['people', 'computer'] as const;
type Board = (typeof BOARDS)[number];

export interface LeaderboardSearch {
  readonly game?: string;
  readonly board?: Board;
  /** Which scores; a game reads its own. */
  readonly filter?: string;
}
