import type { Json } from '@tactarium/engine';
import { and, count, desc, eq, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Query } from '../database.ts';
import type { Ended, EndedSeat, Listing, Ratings, Rerated, Settling } from '../port/ratings.ts';
import { matches, players, ratingChanges, ratings, seats } from '../schema.ts';
import { type Orm, ormOn, present } from './orm.ts';

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
    settle: (match, settling) =>
      database.transaction(async (query) => {
        const ended = await lockEnded(query, match, settling);
        if (!ended) return false;
        const { rated, unrated } = settling.judge(ended);
        if (rated) await write(query, match, rated);
        await ormOn(query).update(matches).set({ settled: true, unrated }).where(eq(matches.id, match));
        return true;
      }),
    async earlyLeaves(player, since) {
      const rows = await orm
        .select({ ended: matches.ended })
        .from(matches)
        .innerJoin(seats, eq(seats.match, matches.id))
        .where(and(eq(seats.player, player), gt(matches.ended, since), sql`(unrated->>'left')::int = ${seats.seat}`))
        .orderBy(desc(matches.ended));
      return rows.map(({ ended }) => ended!);
    },
    ratingsOf: (player) => orm.select().from(ratings).where(eq(ratings.player, player)).orderBy(ratings.game),
    async leaderboard(game, now, least, limit) {
      const rows = await orm
        .select({
          row: ratings,
          name: players.name,
          rank: sql<number>`rank() over (order by ${ratings.rating} desc)`.mapWith(Number),
        })
        .from(ratings)
        .innerJoin(players, eq(players.id, ratings.player))
        .where(isListed(game, now, least))
        .orderBy(desc(ratings.rating), ratings.player)
        .limit(limit);
      return rows.map(({ row, name, rank }) => ({ ...row, name, rank }));
    },
    async ratedAbove(game, rating, now, least) {
      const [row] = await orm
        .select({ above: count() })
        .from(ratings)
        .innerJoin(players, eq(players.id, ratings.player))
        .where(and(isListed(game, now, least), gt(ratings.rating, rating)));
      return row!.above;
    },
  };
}

const isListed = (game: string, now: number, { games, opponents }: Listing): SQL =>
  and(
    eq(ratings.game, game),
    gt(ratings.listed, now),
    gte(ratings.games, games),
    gte(ratings.opponents, opponents),
    isNotNull(players.passwordHash),
  )!;

/**
 * Whoever else wants to settle this match waits here, and then finds it settled. Locks are taken in one order
 * everywhere: the match, its seats (a claim moves those), the players by their ids; whoever has the player may write
 * the player's ratings.
 */
async function lockEnded(query: Query, match: string, settling: Settling): Promise<Ended | undefined> {
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
  const facts = await factsOf(query, match, people, ended!);
  const acted = await actedIn(query, match, settling.beforePlay(game));
  const [together, everTogether] = await countTogether(query, people, game, ended! - settling.within);
  return {
    game,
    ended: ended!,
    outcome: outcome as Json,
    together,
    everTogether,
    seats: sitting.map(({ match: _, ...seat }) => {
      const rating = before.find(({ player }) => player === seat.player);
      const { guest, created, finished } = facts.get(seat.player ?? '') ?? NOBODY;
      return {
        ...present(seat),
        guest,
        created,
        finished,
        acted: acted.has(seat.seat),
        ...(rating && { before: rating }),
      };
    }),
  };
}

type Facts = Pick<EndedSeat, 'guest' | 'created' | 'finished'>;
const NOBODY: Facts = { guest: true, created: 0, finished: 0 };

/** What guests have finished is counted; accounts are believed without. */
const FACTS = `
select id, password_hash is null, created, case when password_hash is null then (
  select count(*) from seats join matches on matches.id = seats.match
  where seats.player = players.id and matches.status = 'over' and matches.id <> $2 and matches.ended <= $3
) else 0 end
from players where id = any($1)`;

async function factsOf(query: Query, match: string, people: readonly string[], ended: number) {
  const rows = (await query(FACTS, [people, match, ended])) as readonly [string, boolean, number, number][];
  return new Map<string, Facts>(rows.map(([id, guest, created, finished]) => [id, { guest, created, finished }]));
}

/** Seats that have made a command of another type than these: by the index on actors the first such ends the search. */
async function actedIn(query: Query, match: string, beforePlay: readonly string[]): Promise<ReadonlySet<number>> {
  const rows = await query(
    `select seat from seats where match = $1 and exists (
       select from log where log.match = seats.match and log.actor = seats.seat and log.command->>'type' <> all($2))`,
    [match, beforePlay],
  );
  return new Set(rows.map(([seat]) => seat as number));
}

async function countTogether(
  query: Query,
  [one, other]: readonly string[],
  game: string,
  since: number,
): Promise<readonly [number, number]> {
  const [row] = await query(
    `select count(*) filter (where matches.ended > $4), count(*)
     from rating_changes mine join rating_changes theirs using (match) join matches on matches.id = mine.match
     where mine.player = $1 and theirs.player = $2 and matches.game = $3`,
    [one ?? null, other ?? null, game, since],
  );
  return row as [number, number];
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
