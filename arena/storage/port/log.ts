import type { Actor, Json, Seat, Typed } from '@tactarium/engine';
import type { MatchRow } from './matches.ts';

/** The arena as an actor, in the log. */
export const ARENA = -1;

export interface LogRow {
  readonly match: string;
  readonly seq: number;
  /** A seat, or ARENA. */
  readonly actor: number;
  readonly n: number;
  /** JSON, as text. */
  readonly command: string;
  readonly arrival: number;
  /** JSON, as text: everything that happened, hidden things too. */
  readonly events: string;
  readonly digest: string;
}

/** What a command changes in its match's row, in the same commit. */
export interface Turned {
  readonly turn: number;
  readonly deadline: number | null;
  readonly botDue: number | null;
  /** Since when the arena owes a command. */
  readonly arenaDue: number | null;
  /** Who owes the next one. */
  readonly owing: readonly Seat[];
  /** The outcome as JSON, when this command ended the match. */
  readonly outcome: string | null;
}

/** What the rules made of a command, for the room of its game. */
export interface CommandStep {
  /** As it was before the command. */
  readonly match: MatchRow;
  readonly actor: Actor;
  readonly command: Typed;
  /** Everything that happened, hidden things too. */
  readonly events: readonly Typed[];
  /** The game's own state after it, without what a match adds. */
  readonly state: unknown;
}

export type CommitRow = LogRow & Turned & { readonly game: string; readonly step: CommandStep };

/** By what a node sees that a match in its memory is behind. */
export interface Head {
  /** The last one of the log; 0 where there is none. */
  readonly seq: number;
  /** Another text when somebody sat down, the match began or was annulled, was rated, or has a rematch. */
  readonly row: string;
}

export interface SnapshotRow {
  readonly match: string;
  readonly seq: number;
  readonly rules: string;
  readonly turn: number;
  readonly body: Json;
}

/** The log of every match: the truth about it. */
export interface Log {
  /**
   * At most one row a match. Appends what can be, and says which those are: the others another node wrote first.
   * Rejected with `RoomRefused` where a room refuses one of them; then none is written.
   */
  commit(rows: readonly CommitRow[]): Promise<ReadonlySet<CommitRow>>;
  /** The rows after `seq`, in order. */
  log(match: string, after: number): Promise<readonly LogRow[]>;
  logEntry(match: string, actor: number, n: number): Promise<LogRow | undefined>;
  /** How far each of these has come. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  addSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** The latest of these rules that does not go beyond a turn. */
  snapshot(match: string, rules: string, turn: number): Promise<SnapshotRow | undefined>;
}
