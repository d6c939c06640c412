import type { Json } from '@tactarium/engine';
import type { SeatRow, Unrated } from './matches.ts';

/** What a player is rated in one game. */
export interface RatingRow {
  readonly player: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** When the latest of those games ended. */
  readonly last: number;
  /** Until when it is on the leaderboard. */
  readonly listed: number;
  /** Against how many different people. */
  readonly opponents: number;
  /** In the order of places the same ratings come out again. */
  readonly place: number;
}

/** A new rating, and what it was before. */
export type Rerated = RatingRow & { readonly before: number };

export type RankedRow = RatingRow & { readonly rank: number; readonly name: string };

/** What an account needs for the leaderboard. */
export type Listing = Pick<RatingRow, 'games' | 'opponents'>;

/** A rated match that is over, with what decides whether it counts, and the ratings its players have before it does. */
export interface Ended {
  readonly game: string;
  readonly ended: number;
  readonly outcome: Json;
  /** Counted matches of the same two in this game: lately, and ever. */
  readonly together: number;
  readonly everTogether: number;
  readonly seats: readonly EndedSeat[];
}

export interface EndedSeat extends SeatRow {
  readonly guest: boolean;
  /** When the player came. */
  readonly created: number;
  /** Of a guest: matches that were over before this one. */
  readonly finished: number;
  /** Whether a command was made after the sides were laid out. */
  readonly acted: boolean;
  readonly before?: RatingRow;
}

export interface Judged {
  readonly rated?: readonly Rerated[] | undefined;
  readonly unrated?: Unrated;
}

export interface Settling {
  /** Types of commands of a game that do not count as playing. */
  beforePlay(game: string): readonly string[];
  /** Milliseconds before its end in which matches of the same two are counted. */
  readonly within: number;
  judge(ended: Ended): Judged;
}

/** Ratings, and the matches that count for them. */
export interface Ratings {
  /** Rated matches that are over and were not looked at for the ratings yet, in the order in which they ended. */
  unsettled(): Promise<readonly string[]>;
  /**
   * Counts a match for the ratings once, whoever else tries. `rate` gives the players' new ratings by seat, or nothing
   * when the match does not count. Whether this call settled it.
   */
  settle(match: string, settling: Settling): Promise<boolean>;
  /** When those matches ended since then which this player left early, the latest first. */
  earlyLeaves(player: string, since: number): Promise<readonly number[]>;
  ratingsOf(player: string): Promise<readonly RatingRow[]>;
  leaderboard(game: string, now: number, least: Listing, limit: number): Promise<readonly RankedRow[]>;
  /** How many on the leaderboard have a higher rating. */
  ratedAbove(game: string, rating: number, now: number, least: Listing): Promise<number>;
}
