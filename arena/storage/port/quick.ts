import type { QuickPace } from '@tactarium/protocol';
import type { MatchRow } from './matches.ts';

/** Somebody who waits for a quick match. */
export interface Waiting {
  readonly player: string;
  readonly game: string;
  readonly pace: QuickPace;
  readonly rating: number;
  readonly now: number;
}

/** How the queue for quick matches behaves. Times in milliseconds. */
export interface QueueRules {
  /** A player who has not asked since then has lost the place in the queue. */
  readonly dropAfter: number;
  /** A player who has not asked since then may be gone, and is not paired before asking again. */
  readonly freshFor: number;
  /** How far apart two ratings may be at first, and how much further by each millisecond that one of the two waits. */
  readonly width: number;
  readonly widens: number;
}

export interface Asked {
  readonly since: number;
  /** The match that was found. */
  readonly match?: string;
}

/** The queue for quick matches. */
export interface QuickQueue {
  /**
   * Enters the queue or asks again. When somebody suitable waits, `make` makes the match of the two, which is written
   * with what they are told of it.
   */
  askQuick(waiting: Waiting, rules: QueueRules, make: (partner: string) => MatchRow): Promise<Asked>;
  /** The match, if one was found before. */
  leaveQuick(player: string, game: string): Promise<string | undefined>;
  /** Forgets those who have not asked since. */
  dropQuick(before: number): Promise<void>;
}
