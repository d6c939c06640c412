import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { matches, players } from '../../storage/schema.ts';

/** Milliseconds since 1970, by the database's clock. */
const moment = (name: string) => bigint(name, { mode: 'number' });

/** The run of a day: what everybody who plays it begins with. */
export const runDays = pgTable('run_days', {
  /** By UTC: 2026-11-18. */
  day: text().primaryKey(),
  /** Of every match of the day. Told to nobody before the day is over. */
  seed: text().notNull(),
  /** Faction, leader, the deck at that day's prices. */
  options: jsonb().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** RUN-14: one row for each run, always what the log of its match makes of it at `seq`. */
export const runs = pgTable(
  'runs',
  {
    /** That of its first match: it never changes. */
    id: text()
      .primaryKey()
      .references(() => matches.id),
    /** The present one: another, where the run's rules have changed since. */
    match: text()
      .notNull()
      .unique()
      .references(() => matches.id),
    /** How many matches it has had before this one. */
    era: integer().notNull().default(0),
    /** The row of the log that this row is of: it never goes back. */
    seq: integer().notNull().default(0),
    rules: text().notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** Whose run of the day it is; null for all other runs. */
    day: text().references(() => runDays.day),
    faction: text().notNull(),
    leaderId: text('leader_id').notNull(),
    /** 12 units and 2 spells. */
    deck: jsonb().notNull(),
    remainingDeck: jsonb('remaining_deck').notNull(),
    hand: jsonb().notNull(),
    spells: jsonb().notNull(),
    wins: integer().notNull().default(0),
    losses: integer().notNull().default(0),
    consecutiveLosses: integer('consecutive_losses').notNull().default(0),
    consecutiveWins: integer('consecutive_wins').notNull().default(0),
    gold: integer().notNull().default(10),
    /** Ids into `battles`. */
    battleHistory: jsonb('battle_history').notNull().default([]),
    /** active, won or lost. */
    status: text().notNull().default('active'),
    /** nine_wins, four_losses, abandoned, day_over or void. */
    reason: text(),
    rating: integer().notNull().default(1000),
    step: text().notNull(),
    /** All that rules of another version need to go on from here, hidden things too. Null once it has ended. */
    body: jsonb(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // RUN-10. The run of the day stands beside it, and is begun once.
    uniqueIndex('runs_one_active').on(table.playerId).where(sql`status = 'active' and day is null`),
    uniqueIndex('runs_one_of_day').on(table.day, table.playerId).where(sql`day is not null`),
    index('runs_by_day').on(table.day, table.wins.desc(), table.losses, table.updatedAt).where(sql`day is not null`),
    index('runs_by_player').on(table.playerId, table.createdAt),
  ],
);

/** RUN-11: a team as it was when its run fought, for others to meet. */
export const snapshots = pgTable(
  'snapshots',
  {
    id: text().primaryKey(),
    /** Null for house teams, which the computer has played. */
    runId: text('run_id').references(() => runs.id),
    playerId: text('player_id').references(() => players.id),
    /** Before the battle. */
    wins: integer().notNull(),
    rating: integer().notNull(),
    /** Its number in the run, from 1. */
    battle: integer().notNull(),
    team: jsonb().notNull(),
    spellTimings: jsonb('spell_timings').notNull(),
    faction: text().notNull(),
    leaderId: text('leader_id').notNull(),
    /** What the team has cost, and all the gold that its run had received. */
    value: integer().notNull(),
    received: integer().notNull(),
    /** The rules of battles that it was made for. */
    rules: text().notNull(),
    /** Whether others can meet it. */
    listed: boolean().notNull(),
    met: integer().notNull().default(0),
    beaten: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // RUN-12 looks for the nearest upward and downward, in both directions the newest first.
    index('snapshots_up').on(table.battle, table.wins, table.rating, table.createdAt.desc()).where(sql`listed`),
    index('snapshots_down')
      .on(table.battle, table.wins, table.rating.desc(), table.createdAt.desc())
      .where(sql`listed`),
    uniqueIndex('snapshots_one_listed').on(table.playerId, table.battle).where(sql`listed`),
    index('snapshots_by_player').on(table.playerId, table.createdAt),
    index('snapshots_by_run').on(table.runId, table.battle),
  ],
);

/** RUN-14: every battle, with what is needed to fight it again. */
export const battles = pgTable(
  'battles',
  {
    /** Cannot be guessed: anybody who has it may look. */
    id: text().primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    n: integer().notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** The team that was met, and whose it was; null for a bot. */
    opponentSnapshot: text('opponent_snapshot').references(() => snapshots.id),
    opponentPlayer: text('opponent_player').references(() => players.id),
    opponentRating: integer('opponent_rating').notNull(),
    rules: text().notNull(),
    seed: text().notNull(),
    /** Both sides as they were placed, each on its own rows. */
    teams: jsonb().notNull(),
    result: text().notNull(),
    rounds: integer().notNull(),
    digest: text().notNull(),
    goldEarned: integer('gold_earned').notNull(),
    goldAfter: integer('gold_after').notNull(),
    ratingBefore: integer('rating_before').notNull(),
    ratingAfter: integer('rating_after').notNull(),
    /** The field before it and every event, as JSON in brotli in base64: it can be shown whatever rules there will be. */
    events: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('battles_by_run').on(table.runId, table.n),
    index('battles_by_player').on(table.playerId, table.createdAt),
    index('battles_by_opponent').on(table.opponentPlayer, table.createdAt),
    index('battles_by_snapshot').on(table.opponentSnapshot),
  ],
);

/** RUN-8: the rating is the player's; a run begins with it. */
export const runRatings = pgTable(
  'run_ratings',
  {
    playerId: text('player_id')
      .primaryKey()
      .references(() => players.id),
    rating: integer().notNull(),
    best: integer().notNull(),
    /** Runs that have ended, and those that were won. */
    runs: integer().notNull(),
    won: integer().notNull(),
    battles: integer().notNull(),
    last: moment('last').notNull(),
  },
  (table) => [index('run_ratings_by_rating').on(table.rating, table.playerId)],
);

/** RUN-19. */
export const decks = pgTable(
  'decks',
  {
    id: text().primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    name: text().notNull(),
    faction: text().notNull(),
    leaderId: text('leader_id').notNull(),
    units: jsonb().notNull(),
    spells: jsonb().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('decks_by_player').on(table.playerId)],
);

// RUN-14: content, written at start from the code, which stays the truth. What is gone from the code is `retired`.

export const factions = pgTable('factions', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  bonus: jsonb().notNull(),
  icon: text().notNull(),
  retired: boolean().notNull().default(false),
});

export const leaders = pgTable('leaders', {
  id: text().primaryKey(),
  name: text().notNull(),
  faction: text().notNull(),
  passive: jsonb().notNull(),
  spells: jsonb().notNull(),
  portrait: text().notNull(),
  retired: boolean().notNull().default(false),
});

export const factionUnits = pgTable('faction_units', {
  id: text().primaryKey(),
  name: text().notNull(),
  faction: text().notNull(),
  role: text().notNull(),
  /** 1 common, 2 rare, 3 epic (RUN-18). */
  tier: integer().notNull(),
  cost: integer().notNull(),
  hp: integer().notNull(),
  atk: integer().notNull(),
  armor: integer().notNull(),
  speed: integer().notNull(),
  initiative: integer().notNull(),
  range: integer().notNull(),
  attackCount: integer('attack_count').notNull(),
  dodge: integer().notNull(),
  resolve: integer().notNull(),
  ammo: integer().notNull(),
  tags: jsonb().notNull(),
  ability: jsonb().notNull(),
  upgradeCosts: jsonb('upgrade_costs').notNull(),
  icon: text().notNull(),
  retired: boolean().notNull().default(false),
});

export const spells = pgTable('spells', {
  id: text().primaryKey(),
  name: text().notNull(),
  faction: text().notNull(),
  text: text().notNull(),
  aim: text().notNull(),
  effects: jsonb().notNull(),
  icon: text().notNull(),
  learnt: boolean().notNull(),
  retired: boolean().notNull().default(false),
});
