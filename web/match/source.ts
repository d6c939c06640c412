import type { Json, MatchCommand, MatchEvent, MatchView, Refusal, Result, Typed } from '@tactarium/engine';

/** Who sits where: a bot by its name, or a person. */
export interface Sitter {
  readonly seat: string;
  readonly name?: string;
  readonly bot?: string;
}

/** A match as its viewer may know it, and all that this viewer was told before. */
export interface Seen<View, Event extends Typed> {
  readonly match: string;
  /** Absent for a spectator. */
  readonly seat?: string;
  /** Commands that this seat has made: what the next one has to carry. */
  readonly n: number;
  readonly options: Json;
  readonly sitters: readonly Sitter[];
  readonly view: MatchView<View>;
  readonly told: readonly (Event | MatchEvent)[];
}

export interface Listener<View, Event extends Typed> {
  /** At first, and whenever what happened in between cannot be told. */
  seen(seen: Seen<View, Event>): void;
  news(events: readonly (Event | MatchEvent)[]): void;
  /** There is no such match, or it cannot be gone on with. */
  gone(problem: Refusal): void;
}

/** Where a match comes from: a worker in this browser, or a server. A page knows no more of it than this. */
export interface MatchSource<View, Command extends Typed, Event extends Typed> {
  /** Returns how to stop listening. */
  listen(listener: Listener<View, Event>): () => void;
  /** Answered when the command is kept, or refused. */
  send(command: Command | MatchCommand): Promise<Result<undefined, Refusal>>;
  /** The same again: the id of the match that follows. */
  rematch(): Promise<Result<string, Refusal>>;
}
