import type { Json, Seed } from '@tactarium/engine';
import type { Clock, Status } from '@tactarium/protocol';

/** Times are milliseconds since 1970. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** Both absent for a guest. */
  readonly nameKey?: string;
  readonly passwordHash?: string;
  readonly created: number;
}

export interface SessionRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly player: string;
  readonly began: number;
  readonly seen: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly player?: string;
  /** The player's name, when it was read. */
  readonly name?: string;
  readonly bot?: string;
  readonly joined: boolean;
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
  readonly seats: readonly SeatRow[];
}

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
  /** The outcome as JSON, when this command ended the match. */
  readonly outcome: string | null;
}

export type CommitRow = LogRow & Turned & { readonly game: string };

export interface SnapshotRow {
  readonly match: string;
  readonly seq: number;
  readonly rules: string;
  readonly turn: number;
  readonly body: Json;
}

export interface Pause {
  readonly began: number;
  readonly ended: number;
}

/** Where everything is kept. */
export interface Store {
  readonly name: string;
  /** Whether other nodes may write to it too. */
  readonly shared: boolean;
  now(): Promise<number>;

  addPlayer(player: PlayerRow, session: SessionRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  playerNamed(nameKey: string): Promise<PlayerRow | undefined>;
  /** False when the name is taken. */
  changePlayer(id: string, change: Partial<Pick<PlayerRow, 'name' | 'nameKey' | 'passwordHash'>>): Promise<boolean>;
  addSession(session: SessionRow): Promise<void>;
  session(tokenHash: string): Promise<(SessionRow & { readonly name: string; readonly guest: boolean }) | undefined>;
  sessionsOf(player: string): Promise<readonly SessionRow[]>;
  seen(session: string, at: number): Promise<void>;
  /** Whether there was one to end. */
  endSession(player: string, session: string): Promise<boolean>;
  endSessionsBut(player: string, session: string): Promise<void>;

  /** False when a rematch of the same match is there already. */
  addMatch(match: MatchRow): Promise<boolean>;
  match(id: string): Promise<MatchRow | undefined>;
  matchInvited(code: string): Promise<MatchRow | undefined>;
  /** Takes an open seat, or one kept for this player. False when it is gone, or the player sits there already. */
  sit(match: string, seat: number, player: string): Promise<boolean>;
  /** Whether this call made it live: all seats were taken and nobody else had begun it. */
  begin(match: string, started: number, deadline: number | null, botDue: number | null): Promise<boolean>;
  /** Ends an open or live match without a result. Whether this call did. */
  annul(match: string, at: number, outcome: Json): Promise<boolean>;
  matchesOf(player: string, limit: number): Promise<readonly MatchRow[]>;
  /** Open and live ones. */
  unfinishedOf(player: string): Promise<number>;
  liveMatches(limit: number): Promise<readonly MatchRow[]>;
  /** Live ones whose deadline lies before. */
  due(deadline: number): Promise<readonly string[]>;
  /** Live ones in which a bot has owed a command since before. */
  awaitingBots(since: number): Promise<readonly string[]>;
  /** Matches made before that nobody began. */
  unbegun(before: number): Promise<readonly string[]>;

  /** At most one row a match. Appends what can be, and says which those are: the others another node wrote first. */
  commit(rows: readonly CommitRow[]): Promise<ReadonlySet<CommitRow>>;
  /** The rows after `seq`, in order. */
  log(match: string, after: number): Promise<readonly LogRow[]>;
  logEntry(match: string, actor: number, n: number): Promise<LogRow | undefined>;
  /** The last `seq` of each; 0 where there is none. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  addSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** The latest of these rules that does not go beyond a turn. */
  snapshot(match: string, rules: string, turn: number): Promise<SnapshotRow | undefined>;

  /** Says that a node runs. A gap longer than `gap` becomes a pause, and deadlines move by it. The pauses there are. */
  beat(now: number, gap: number): Promise<readonly Pause[]>;

  /** Tells the other nodes that a match's row changed. */
  tell(match: string): Promise<void>;
  /** Hears what other nodes wrote; `again` when something may have been missed. */
  listen(heard: (written: readonly Written[]) => void, again: () => void): Promise<void>;

  /** Every row of every table, in an order in which they can be restored. */
  dump(): AsyncIterable<Dumped>;
  restore(rows: AsyncIterable<Dumped>): Promise<number>;
  close(): Promise<void>;
}

/** `seq` 0: not the log but the match's row changed. */
export interface Written {
  readonly match: string;
  readonly seq: number;
}

export interface Dumped {
  readonly table: string;
  readonly row: { readonly [column: string]: Json };
}
