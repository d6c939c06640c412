import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { matches, players } from '../../storage/schema.ts';

/** FOR-29: one row for each finished game against the computer. */
export const forestScores = pgTable(
  'forest_scores',
  {
    match: text()
      .primaryKey()
      .references(() => matches.id),
    player: text()
      .notNull()
      .references(() => players.id),
    difficulty: text().notNull(),
    mapSize: integer('map_size').notNull(),
    forestsCaptured: integer('forests_captured').notNull(),
    turnsPlayed: integer('turns_played').notNull(),
    victory: boolean().notNull(),
    victoryType: text('victory_type').notNull(),
    /** When the game ended: milliseconds since 1970, by the database's clock. */
    timestamp: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    // FOR-30: victories, monopoly, fewer turns, the earlier time.
    index('forest_scores_by_rank').on(
      table.difficulty,
      table.mapSize,
      sql`(not victory)`,
      sql`(victory_type <> 'monopoly')`,
      table.turnsPlayed,
      table.timestamp,
    ),
    index('forest_scores_by_player').on(table.player),
  ],
);
