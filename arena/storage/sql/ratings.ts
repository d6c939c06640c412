import type { Json } from '@tactarium/engine';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Query } from '../database.ts';
import { matches, players, ratingChanges, ratings, seats } from '../schema.ts';
import type { Ended, Rerated, Store } from '../store.ts';
import { type Orm, ormOn, present } from './orm.ts';

type Ratings = Pick<Store, 'unsettled' | 'settle' | 'ratingsOf' | 'leaderboard' | 'ratedAbove'>;

/** How many one look takes on. */
const AT_ONCE = 200;

const isUnsettled = and(eq(matches.status, 'over'), eq(matches.rated, true), eq(matches.settled, false))!;

export function ratingsIn(database: Database, orm: Orm): Ratings {
  return {
    async unsettled() {
      const rows = await orm
        .select({ id: matches.id })
        .from(matches)
        .where(isUnsettled)
        .orderBy(matches.ended, matches.id)
        .limit(AT_ONCE);
      return rows.map(({ id }) => id);
    },
    settle: (match, rate) =>
      database.transaction(async (query) => {
        const ended = await lockEnded(query, match);
        if (!ended) return false;
        const rated = rate(ended);
        if (rated) await write(query, match, rated);
        await ormOn(query).update(matches).set({ settled: true }).where(eq(matches.id, match));
        return true;
      }),
    ratingsOf: (player) => orm.select().from(ratings).where(eq(ratings.player, player)).orderBy(ratings.game),
    async leaderboard(game, now, limit) {
      const rows = await orm
        .select({
          row: ratings,
          name: players.name,
          passwordHash: players.passwordHash,
          rank: sql<number>`rank() over (order by ${ratings.rating} desc)`.mapWith(Number),
        })
        .from(ratings)
        .innerJoin(players, eq(players.id, ratings.player))
        .where(and(eq(ratings.game, game), gt(ratings.listed, now)))
        .orderBy(desc(ratings.rating), ratings.player)
        .limit(limit);
      return rows.map(({ row, name, passwordHash, rank }) => ({ ...row, name, rank, guest: passwordHash === null }));
    },
    async ratedAbove(game, rating, now) {
      const [row] = await orm
        .select({ above: count() })
        .from(ratings)
        .where(and(eq(ratings.game, game), gt(ratings.listed, now), gt(ratings.rating, rating)));
      return row!.above;
    },
  };
}

/**
 * Whoever else wants to settle this match waits here, and then finds it settled. Locks are taken in one order
 * everywhere: the match, its seats (a claim moves those), the players by their ids; whoever has the player may write
 * the player's ratings.
 */
async function lockEnded(query: Query, match: string): Promise<Ended | undefined> {
  const within = ormOn(query);
  const [row] = await within
    .select({ game: matches.game, ended: matches.ended, outcome: matches.outcome })
    .from(matches)
    .where(and(eq(matches.id, match), isUnsettled))
    .for('update');
  if (!row) return undefined;
  const { game, ended, outcome } = row;
  const sitting = await within.select().from(seats).where(eq(seats.match, match)).orderBy(seats.seat).for('share');
  const people = sitting.flatMap(({ player }) => (player === null ? [] : [player]));
  await lockPlayers(query, people);
  const before = await within
    .select()
    .from(ratings)
    .where(and(inArray(ratings.player, people), eq(ratings.game, game)));
  return {
    game,
    ended: ended!,
    outcome: outcome as Json,
    seats: sitting.map(({ match: _, ...seat }) => {
      const rating = before.find(({ player }) => player === seat.player);
      return { ...present(seat), ...(rating && { before: rating }) };
    }),
  };
}

/** Rows of other tables may still refer to them meanwhile. */
export async function lockPlayers(query: Query, people: readonly string[]): Promise<void> {
  await query('select from players where id = any($1) order by id for no key update', [people]);
}

async function write(query: Query, match: string, rated: readonly Rerated[]): Promise<void> {
  const within = ormOn(query);
  for (const [seat, { before, ...row }] of rated.entries()) {
    const { player, place, rating: after } = row;
    await within
      .insert(ratings)
      .values(row)
      .onConflictDoUpdate({ target: [ratings.player, ratings.game], set: row });
    await within.insert(ratingChanges).values({ match, seat, player, before, after, place });
  }
}
