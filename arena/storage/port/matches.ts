import type { Json, Seat, Seed } from '@tactarium/engine';
import type { Clock, Status } from '@tactarium/protocol';

export interface SeatRow {
  readonly seat: number;
  readonly player?: string;
  /** The player's name, when it was read. */
  readonly name?: string;
  readonly bot?: string;
  readonly joined: boolean;
  /** The player's rating in the match's game, when it was read. */
  readonly rating?: number;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly delay: number;
  readonly watch: boolean;
  readonly rated: boolean;
  /** Everybody may take its free seat. */
  readonly listed?: boolean;
  readonly invite: string;
  readonly maker: string;
  readonly rematchOf?: string;
  readonly rematch?: string;
  readonly status: Status;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly outcome?: Json;
  readonly turn: number;
  readonly deadline?: number;
  readonly botDue?: number;
  readonly arenaDue?: number;
  /** The seats that owe a command, where that is known. */
  readonly owing?: readonly Seat[];
  readonly seats: readonly SeatRow[];
  /** Why it did not count, although it was rated. */
  readonly unrated?: Unrated;
  /** Whether its log lies in the archive, or did until that was deleted. */
  readonly archived?: boolean;
  /** What it changed in the ratings, when that was read. */
  readonly ratings?: readonly RatingChange[];
}

export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** Why a rated match does not count: `left` is the seat that left before both had played. */
export interface Unrated {
  readonly why: 'early' | 'guest' | 'pair';
  readonly left?: number;
}

/** How a match starts, once all of its seats are taken. */
export interface Beginning {
  readonly started: number;
  readonly deadline: number | null;
  readonly botDue: number | null;
  readonly arenaDue: number | null;
  readonly owing: readonly Seat[];
}

/** Matches: their rows, without their logs. */
export interface Matches {
  /** False when a rematch of the same match is there already. Rejected with `RoomRefused` where its room refuses it. */
  addMatch(match: MatchRow): Promise<boolean>;
  match(id: string): Promise<MatchRow | undefined>;
  matchInvited(code: string): Promise<MatchRow | undefined>;
  /**
   * Takes an open seat, or one kept for this player. False when it is gone, or the player sits there already. Whoever
   * takes the last seat begins the match in the same transaction: no match is full and not begun.
   */
  sit(match: string, seat: number, player: string, begin: (match: MatchRow) => Beginning): Promise<boolean>;
  /** Begins a match whose seats are all taken. Whether this call did. */
  begin(match: string, begin: (match: MatchRow) => Beginning): Promise<boolean>;
  /** Ends an open or live match without a result, or only one that is still open. Whether this call did. */
  annul(match: string, at: number, outcome: Json, only?: 'open'): Promise<boolean>;
  matchesOf(player: string, limit: number): Promise<readonly MatchRow[]>;
  /** Open and live ones. */
  unfinishedOf(player: string): Promise<number>;
  liveMatches(limit: number): Promise<readonly MatchRow[]>;
  /** Open challenges, the latest first. */
  challenges(limit: number): Promise<readonly MatchRow[]>;
  /** Challenges of a player that nobody has taken: in the list, or to somebody. */
  challengesBy(player: string): Promise<number>;
  /** Challenges to a player that are not answered, rematches too. */
  challengesTo(player: string): Promise<number>;
  /** Of those of the players who play a match that everybody may watch: the latest of theirs. */
  publicMatchesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those that are over and that everybody may know of, the latest first. */
  endedOf(player: string, limit: number): Promise<readonly MatchRow[]>;
  /** Live ones whose deadline lies before. */
  due(deadline: number): Promise<readonly string[]>;
  /** Live ones in which a bot has owed a command since before. */
  awaitingBots(since: number): Promise<readonly string[]>;
  /** Live ones in which the arena has owed a command since before. */
  awaitingArena(since: number): Promise<readonly string[]>;
  /** Open ones in which nobody is missing: earlier versions could leave such matches behind. */
  full(): Promise<readonly string[]>;
  /** Matches made before that nobody began. Games played alone wait for nobody: those are not meant. */
  unbegun(before: number, solitary: readonly string[]): Promise<readonly string[]>;
}
