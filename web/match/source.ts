import type { Json, MatchCommand, MatchEvent, MatchView, Refusal, Result, Typed } from '@tactarium/engine';
import type { Clock, Clocks, Line, MatchInfo, Plan, Said, Saying, Status } from '@tactarium/protocol';

/** Who sits where: a bot by its name, or a person. Neither: the seat is free. */
export interface Sitter {
  readonly seat: string;
  readonly name?: string;
  readonly bot?: string;
  /** The person's id on the server. */
  readonly player?: string;
  /** Their rating in this game, once there is one. */
  readonly rating?: number;
  /** The seat is kept for somebody who has not come yet. */
  readonly awaited?: true;
}

/** What only a match on a server has. */
export interface Online {
  readonly status: Status;
  readonly clock: Clock;
  /** Turns by which spectators are behind. */
  readonly delay: number;
  readonly rated: boolean;
  /** It was made as an open challenge. */
  readonly listed?: true;
  /** Why it ended, or is void. */
  readonly reason?: string;
  /** What it changed, by seat, where it was rated. */
  readonly ratings?: readonly { readonly seat: string; readonly before: number; readonly after: number }[];
  /** Why it changed nothing, although it was rated. */
  readonly unrated?: NonNullable<MatchInfo['unrated']>;
  /** The match that follows this one: somebody asked for it. */
  readonly rematch?: string;
  readonly rematchOf?: string;
}

/** What everybody may know of a match besides how it stands. */
export interface About {
  /** The game's id. */
  readonly game: string;
  readonly options: Json;
  readonly sitters: readonly Sitter[];
  readonly online?: Online;
  /** The step of a replay from which it is played on: such a match makes no score. */
  readonly playedOn?: number;
}

/** A match as its viewer may know it, and all that this viewer was told before. */
export interface Seen<View, Event extends Typed> extends About {
  readonly match: string;
  /** Absent for a spectator. */
  readonly seat?: string;
  /** Commands that this seat has made: what the next one has to carry. */
  readonly n: number;
  /** Absent before the match began, and when it was annulled. */
  readonly view?: MatchView<View>;
  readonly told: readonly (Event | MatchEvent)[];
  /** How the clocks stood, by the clock of this machine. Absent where nobody is timed. */
  readonly clocks?: Clocks;
}

/** Seats whose player has no connection: since when, and from when on time may be called, by the clock of this machine. */
export type Away = Readonly<Record<string, { readonly since: number; readonly claim?: number | undefined }>>;

export interface Listener<View, Event extends Typed> {
  /** At first, and whenever what happened in between cannot be told. */
  seen(seen: Seen<View, Event>): void;
  news(events: readonly (Event | MatchEvent)[], clocks?: Clocks): void;
  /** Somebody sat down, asked for a rematch, or it is over. */
  about?(about: About): void;
  /** Who is there has changed. */
  away?(away: Away): void;
  /** Somebody who plays said something. */
  said?(said: Said): void;
  /** There is no such match, or it cannot be gone on with. */
  gone(problem: Refusal): void;
}

/** Answers that a player leaves in advance: read, and left in place of those from before. */
export interface PlanKeeper {
  read(): Promise<Result<Plan, Refusal>>;
  leave(lines: readonly Line[]): Promise<Result<Plan, Refusal>>;
}

/** Where a match comes from: a worker in this browser, or a server. A page knows no more of it than this. */
export interface MatchSource<View, Command extends Typed, Event extends Typed> {
  /** Returns how to stop listening. */
  listen(listener: Listener<View, Event>): () => void;
  /** Answered when the command is kept, or refused. */
  send(command: Command | MatchCommand): Promise<Result<undefined, Refusal>>;
  /** The same again: the id of the match that follows. */
  rematch(): Promise<Result<string, Refusal>>;
  /** Calls time on somebody who has left, where that is possible. */
  claim?(): Promise<Result<undefined, Refusal>>;
  /** Says something to those who play too, where there are any. */
  say?(saying: Saying): Promise<Result<undefined, Refusal>>;
  /** Where answers can be left in advance, in games and at paces that allow it. */
  readonly plans?: PlanKeeper;
  /** Takes the match over from another tab, where only one may play it. */
  takeOver?(): void;
}
