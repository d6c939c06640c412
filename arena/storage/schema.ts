import type { Challengers } from '@tactarium/protocol';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Milliseconds since 1970, by the database's clock. */
const moment = (name: string) => bigint(name, { mode: 'number' });

export const players = pgTable('players', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The name folded, so that no two who sign in differ by case alone. Guests have none. */
  nameKey: text('name_key').unique(),
  passwordHash: text('password_hash'),
  /** Whose challenges reach the player; null: everybody's. */
  challengers: text().$type<Challengers>(),
  created: moment('created').notNull(),
  /** May look after players and matches. */
  admin: boolean().notNull().default(false),
  /** Nobody signs in as this player before then. */
  bannedUntil: moment('banned_until').notNull().default(0),
});

/** What a lost password can be replaced with, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    player: text()
      .notNull()
      .references(() => players.id),
    /** SHA-256 of the code: the code itself is kept nowhere. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.hash] })],
);

/** What admins did, and the operator at the command line. Rows are added and never changed. */
export const audit = pgTable('audit', {
  /** In the order of their times. */
  id: text().primaryKey(),
  at: moment('at').notNull(),
  /** A player; null for the operator. */
  admin: text(),
  act: text().notNull(),
  /** A player or a match. It may be gone by now. */
  subject: text().notNull(),
  note: text().notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token: the token itself is kept nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    player: text()
      .notNull()
      .references(() => players.id),
    began: moment('began').notNull(),
    seen: moment('seen').notNull(),
  },
  (table) => [index('sessions_by_player').on(table.player)],
);

/** Browsers that are called, each as long as its session lasts. */
export const push = pgTable(
  'push',
  {
    endpoint: text().primaryKey(),
    player: text()
      .notNull()
      .references(() => players.id),
    session: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    created: moment('created').notNull(),
  },
  (table) => [index('push_by_player').on(table.player), index('push_by_session').on(table.session)],
);

export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    rules: text().notNull(),
    options: json().notNull(),
    seed: text().notNull(),
    clock: json().notNull(),
    delay: integer().notNull(),
    watch: boolean().notNull(),
    rated: boolean().notNull(),
    /** Everybody may take its free seat. */
    listed: boolean().notNull().default(false),
    invite: text().notNull().unique(),
    maker: text()
      .notNull()
      .references(() => players.id),
    rematchOf: text('rematch_of').unique(),
    status: text().notNull(),
    created: moment('created').notNull(),
    started: moment('started'),
    ended: moment('ended'),
    outcome: json(),
    /** Turns completed: written with the log, and told to nobody while the match lives. */
    turn: integer().notNull().default(0),
    /** When the first of the clocks that run has run out. */
    deadline: moment('deadline'),
    /** Since when a bot owes a command. */
    botDue: moment('bot_due'),
    /** Since when the arena itself owes a command. */
    arenaDue: moment('arena_due'),
    /** The seats that owe a command; null in rows older than this column. */
    owing: json(),
    /** Of a rated match that is over: whether it was looked at for the ratings. */
    settled: boolean().notNull().default(false),
    /** Why it was not counted then. */
    unrated: json(),
    /** Whether its log lies in the archive. That table is cut by months, and so written in the migration alone. */
    archived: boolean().notNull().default(false),
  },
  (table) => [
    index('matches_by_deadline').on(table.status, table.deadline),
    index('matches_by_bot_due').on(table.status, table.botDue),
    index('matches_by_arena_due').on(table.arenaDue).where(sql`arena_due is not null`),
    index('matches_listed').on(table.created).where(sql`status = 'open' and listed`),
    index('matches_by_started').on(table.status, table.started),
    index('matches_unsettled').on(table.ended).where(sql`status = 'over' and rated and not settled`),
    index('matches_unarchived').on(table.ended).where(sql`ended is not null and not archived`),
  ],
);

export const seats = pgTable(
  'seats',
  {
    match: text()
      .notNull()
      .references(() => matches.id),
    seat: integer().notNull(),
    player: text().references(() => players.id),
    bot: text(),
    joined: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.seat] }),
    uniqueIndex('seats_by_player').on(table.player, table.match),
  ],
);

/** What a player is rated in one game: always what the changes below add up to. */
export const ratings = pgTable(
  'ratings',
  {
    player: text()
      .notNull()
      .references(() => players.id),
    game: text().notNull(),
    rating: doublePrecision().notNull(),
    deviation: doublePrecision().notNull(),
    volatility: doublePrecision().notNull(),
    games: integer().notNull(),
    wins: integer().notNull(),
    draws: integer().notNull(),
    losses: integer().notNull(),
    /** Against how many different people. */
    opponents: integer().notNull().default(0),
    /** When the latest of those games ended. */
    last: moment('last').notNull(),
    /** Until when the deviation, which grows with time, is small enough for the leaderboard. */
    listed: moment('listed').notNull(),
    /** One more than the greater one of both players before it: in this order the ratings can be made again. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.player, table.game] }),
    index('ratings_by_rating').on(table.game, table.rating),
  ],
);

/** What a match changed in the ratings of its players: written once, with the change. */
export const ratingChanges = pgTable(
  'rating_changes',
  {
    match: text()
      .notNull()
      .references(() => matches.id),
    seat: integer().notNull(),
    player: text()
      .notNull()
      .references(() => players.id),
    before: doublePrecision().notNull(),
    after: doublePrecision().notNull(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.seat] }), index('rating_changes_by_player').on(table.player)],
);

/** Games against the computer that players have shared. The server has played them again, and refereed none of them. */
export const shared = pgTable(
  'shared',
  {
    id: text().primaryKey(),
    player: text()
      .notNull()
      .references(() => players.id),
    game: text().notNull(),
    rules: text().notNull(),
    options: json().notNull(),
    seat: text().notNull(),
    bot: text().notNull(),
    outcome: json().notNull(),
    commands: integer().notNull(),
    created: moment('created').notNull(),
    /** The replay as JSON, compressed by gzip, in base64. */
    body: text().notNull(),
  },
  (table) => [index('shared_by_player').on(table.player, table.created)],
);

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    player: text()
      .notNull()
      .references(() => players.id),
    followed: text()
      .notNull()
      .references(() => players.id),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.player, table.followed] }), index('follows_by_followed').on(table.followed)],
);

/** Who waits for a quick match, and for a little while whom they got. */
export const quick = pgTable(
  'quick',
  {
    player: text()
      .notNull()
      .references(() => players.id),
    game: text().notNull(),
    pace: text().notNull().default('calm'),
    rating: doublePrecision().notNull(),
    since: moment('since').notNull(),
    /** When the player last asked. */
    seen: moment('seen').notNull(),
    match: text().references(() => matches.id),
  },
  (table) => [primaryKey({ columns: [table.player, table.game] }), index('quick_by_seen').on(table.game, table.seen)],
);

/** The truth: every match is what these commands make of it. */
export const log = pgTable(
  'log',
  {
    match: text().notNull(),
    seq: integer().notNull(),
    /** A seat's index, or -1 for the arena. */
    actor: integer().notNull(),
    n: integer().notNull(),
    command: json().notNull(),
    arrival: moment('arrival').notNull(),
    events: json().notNull(),
    digest: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.seq] }),
    uniqueIndex('log_by_actor').on(table.match, table.actor, table.n),
  ],
);

/** Never the truth, only a short way to it. */
export const matchStates = pgTable(
  'match_states',
  {
    match: text().notNull(),
    seq: integer().notNull(),
    rules: text().notNull(),
    turn: integer().notNull(),
    body: json().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.seq] })],
);

/** Answers that players have left in advance. Nobody but the seat itself is ever told of one. */
export const plans = pgTable(
  'plans',
  {
    match: text().notNull(),
    seat: integer().notNull(),
    /** The last command of the log when it was left: what came after it says how far it has come. */
    seq: integer().notNull(),
    made: moment('made').notNull(),
    lines: json().notNull(),
    /** Why nothing of it is waited for any more. */
    dropped: text(),
  },
  (table) => [primaryKey({ columns: [table.match, table.seat] })],
);

/** Nodes that share this database, and when each last said that it runs. Of the present only: not exported. */
export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  at: moment('at').notNull(),
});

/** Which players have a socket at which node; `gone` is when the last one closed. */
export const attendance = pgTable(
  'attendance',
  {
    player: text().notNull(),
    node: text().notNull(),
    gone: moment('gone'),
  },
  (table) => [primaryKey({ columns: [table.player, table.node] })],
);

/** Times in which no node ran: they count on no clock. */
export const pauses = pgTable('pauses', {
  began: moment('began').primaryKey(),
  ended: moment('ended').notNull(),
});

/** One row: when a node last said that it runs. */
export const heartbeat = pgTable('heartbeat', {
  id: integer().primaryKey(),
  at: moment('at').notNull(),
});
