import type { Difficulty, ScoreEntry, Size } from '@tactarium/games/forests/client';

/** A finished game against the computer. The player's name is read when it is shown. */
export type Score = Omit<ScoreEntry, 'playerName'> & { readonly match: string };

/** Which scores are ranked against each other. */
export interface Ranking {
  readonly difficulty?: Difficulty | undefined;
  readonly mapSize?: Size | undefined;
  /** Only what was achieved before this moment: the leaderboard as it stood then. */
  readonly before?: number | undefined;
  readonly defeats: boolean;
}

export interface RankedScore extends Score {
  /** 1 for the best. Scores that FOR-30 does not tell apart have the same rank. */
  readonly rank: number;
  readonly player: { readonly id: string; readonly name: string; readonly guest: boolean };
}

/** How many scores there are of one kind. */
export interface ScoreCount {
  readonly difficulty: Difficulty;
  readonly mapSize: Size;
  readonly entries: number;
}

/** Where the scores are kept. */
export interface Scores {
  /** For the person who sits in the first seat, against the bot of that difficulty in the second. */
  add(score: Score): Promise<void>;
  best(ranking: Ranking, limit: number): Promise<readonly RankedScore[]>;
  bestOf(player: string, ranking: Ranking): Promise<RankedScore | undefined>;
  ofMatch(match: string, ranking: Ranking): Promise<RankedScore | undefined>;
  /** By difficulty and size, whatever the ranking says of those. */
  counts(ranking: Ranking): Promise<readonly ScoreCount[]>;
  /** All of a player's, victories and defeats. */
  ofPlayer(player: string): Promise<readonly Score[]>;
  move(guest: string, account: string): Promise<void>;
}

/** FOR-30 as numbers, the better ones lower. */
const keysOf = ({ victory, victoryType, turnsPlayed, timestamp }: Score): readonly number[] => [
  Number(!victory),
  Number(victoryType !== 'monopoly'),
  turnsPlayed,
  timestamp,
];

/** Below 0 where the first is better. */
export function compareScores(one: Score, two: Score): number {
  const others = keysOf(two);
  return keysOf(one).reduce((order, key, i) => order || key - others[i]!, 0);
}

/** The ranks of all scores, or of the best of them, the best first. */
export function ranksOf(sorted: readonly Score[]): readonly number[] {
  const ranks: number[] = [];
  for (const [i, score] of sorted.entries()) {
    ranks.push(i > 0 && compareScores(score, sorted[i - 1]!) === 0 ? ranks[i - 1]! : i + 1);
  }
  return ranks;
}
