import type { Json, Refusal, Typed } from '@tactarium/engine';
import type { Arena } from '../arena.ts';
import type { Work } from '../bots/bots.ts';
import type { Server } from '../http/server.ts';
import type { Query } from '../storage/database.ts';
import type { MemoryHouse } from '../storage/memory/tables.ts';
import type { CommitRow } from '../storage/port/log.ts';
import type { MatchRow } from '../storage/port/matches.ts';

/**
 * What one game needs of the server beside its rules: tables, routes, commands that the arena makes. `Rows` is the
 * room's own port to its tables, written once in SQL and once in memory.
 *
 * Hooks run inside the transaction of what they hear of, so what they write is there exactly once, or not at all. A
 * hook that returns a refusal takes everything back and is answered as one; a hook that throws does the same, and is
 * answered as a failure of ours.
 */
export interface Room<Rows = unknown> {
  readonly game: string;
  /** In an order in which rows refer only backwards, each with the columns that order its rows: for export and import. */
  readonly tables?: Readonly<Record<string, string>>;
  /** A folder of this package, as drizzle-kit writes it. */
  readonly migrations?: string;
  /** The rows through a connection; inside a transaction, through the transaction's. */
  sql(query: Query): Rows;
  memory(house: MemoryHouse): Rows;
  /** At start, after the migrations, while other nodes wait. */
  prepare?(rows: Rows): Promise<void>;
  /** A match of this game is being added. */
  made?(rows: Rows, match: MatchRow): Promise<Refusal | undefined>;
  /** Whether `committed` wants this command. Left out: all of them. Commands that no room wants are committed faster. */
  hears?(row: CommitRow): boolean;
  /** A command is being committed; `row.step` is what the rules made of it. */
  committed?(rows: Rows, row: CommitRow): Promise<Refusal | undefined>;
  /** A match ends without a result. */
  voided?(rows: Rows, match: string, at: number): Promise<void>;
  /** A guest signs in to an account, which takes over what the guest had. */
  claimed?(rows: Rows, guest: string, account: string): Promise<void>;
  /** A player deletes the account: what is theirs alone goes, and nobody meets what they leave. */
  deleted?(rows: Rows, player: string): Promise<void>;
  /** What is kept about a player, for that player: nothing that is hidden from them. */
  data?(rows: Rows, player: string): Promise<Json>;
  /**
   * The command that the arena owes in this state of the game, while no seat does. Left out: what the game's entry
   * supplies. It is decided while nothing else is under way in the match, and again if a crash comes before its commit.
   * `work`: what takes long is done by a thread.
   */
  supply?(rows: Rows, match: MatchRow, state: unknown, work: Work): Promise<Typed | undefined>;
  /** Why an ended match is not replayed now: its seed would tell what others have still before them. */
  withholds?(match: MatchRow, now: number): Refusal | undefined;
  /** What was supplied, as it is counted. Left out: by the command's type. */
  kindOf?(supplied: Typed): string;
  /** When the server starts, before it serves: goes on with what an earlier version has left. */
  started?(rows: Rows, arena: Arena): Promise<void>;
  /** Below `/api`, for anybody. `reading`: the same rows for lists, perhaps a little old. */
  routes?(server: Server, arena: Arena, rows: Rows, reading: Rows): void;
  /** Below `/api`, for those who are signed in, as guests at least: `request.visitor`. */
  playerRoutes?(server: Server, arena: Arena, rows: Rows): void;
}

/** A room's refusal on its way out of the transaction that it takes back. */
export class RoomRefused extends Error {
  override readonly name = 'RoomRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
