import type { Seed } from '@tactarium/engine';
import type { Counts } from './counts/counts.ts';
import type { PushPorts } from './push/push.ts';

/** What an arena takes from outside, so that two of them can be compared byte by byte. */
export interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Absent: this node counts for itself. */
  readonly counts?: Counts | undefined;
  /** Absent where the operator has no keys: then nobody is called. */
  readonly push?: PushPorts | undefined;
  /** Whether bots play for spectators when nobody else does. */
  readonly featured?: boolean;
}

export interface Clock {
  /** Milliseconds since 1970, the same on every node, and never back. */
  now(): number;
}

export interface Ids {
  player(): string;
  session(): string;
  /** In the order of their times. */
  match(now: number): string;
  /** Of what an admin did, in the order of their times. */
  audit(now: number): string;
  /** Replaces a lost password. */
  recovery(): string;
  /** Of a shared game. */
  shared(): string;
  /** What a friend types. */
  invite(): string;
  /** The secret by which a session is known again. */
  token(): string;
  seed(): Seed;
}

/** Structured lines. Nothing that is hidden in a live match, and no token, is ever handed to it. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What is counted for the operator. */
export interface Meter {
  committed(rows: number, milliseconds: number): void;
  /** The first command of a match was committed. */
  began(game: string): void;
  /** The last one was. */
  ended(game: string, reason: string, milliseconds: number): void;
  /** The arena made a command that it owed: how long that took, and what it was. */
  supplied(game: string, kind: string, milliseconds: number): void;
  /** A bot did not decide, or not by the rules. */
  botFailed(): void;
  /** A farm decided for a bot. */
  botLent(): void;
}

const nothing = (): void => {};
/** Counts nothing. */
export const UNREAD: Meter = {
  committed: nothing,
  began: nothing,
  ended: nothing,
  supplied: nothing,
  botFailed: nothing,
  botLent: nothing,
};
