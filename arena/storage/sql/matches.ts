import type { Json, Seat, Seed } from '@tactarium/engine';
import type { Clock, Status } from '@tactarium/protocol';
import { and, count, desc, eq, inArray, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Rooms } from '../../games/rooms.ts';
import type { Database, Query } from '../database.ts';
import type { Beginning, Matches, MatchRow, RatingChange, SeatRow, Unrated } from '../port/matches.ts';
import { matches, players, ratingChanges, ratings, seats } from '../schema.ts';
import { isTaken, type Orm, ormOn, present } from './orm.ts';

const UNFINISHED: Status[] = ['open', 'live'];
/** How many of what is due one look takes on. */
const AT_ONCE = 200;

const SIT = `
update seats set player = $3, joined = true
where match = $1 and seat = $2 and bot is null and not joined and (player is null or player = $3)
  and exists (select from matches where id = $1 and status = 'open')
  and not exists (select from seats other where other.match = $1 and other.player = $3 and other.seat <> $2)
returning seat`;

const AWAITED = 'exists (select from seats where match = matches.id and player is not null and not joined)';
const CHALLENGES_BY = `
select count(*) from matches where maker = $1 and status = 'open' and rematch_of is null and (listed or ${AWAITED})`;
const CHALLENGES_TO = `
select count(*) from seats join matches on matches.id = seats.match
where seats.player = $1 and not joined and status = 'open'`;
const PUBLIC_MATCHES = `
select distinct on (seats.player) seats.player, matches.id from seats join matches on matches.id = seats.match
where seats.player = any($1::text[]) and status = 'live' and watch
order by seats.player, started desc, matches.id`;

export function matchesIn(database: Database, orm: Orm, rooms: Rooms): Matches {
  return {
    addMatch: (match) => database.transaction((query) => insertMatch(query, rooms, match)),
    match: async (id) => (await select(orm, eq(matches.id, id), 1))[0],
    matchInvited: async (code) => (await select(orm, eq(matches.invite, code), 1))[0],
    async sit(match, seat, player, begin) {
      try {
        return await database.transaction(async (query) => {
          await lockMatch(query, match);
          const taken = await query(SIT, [match, seat, player]);
          if (taken.length > 0) await beginFull(query, match, begin);
          return taken.length > 0;
        });
      } catch (error) {
        // By a claim the player has come to sit in it at the same moment.
        if (isTaken(error)) return false;
        throw error;
      }
    },
    begin: (match, begin) =>
      database.transaction(async (query) => {
        await lockMatch(query, match);
        return beginFull(query, match, begin);
      }),
    annul: (match, at, outcome, only) =>
      database.transaction(async (query) => {
        const [ended] = await ormOn(query)
          .update(matches)
          .set({ status: 'void', ended: at, outcome, deadline: null, botDue: null, arenaDue: null, owing: null })
          .where(and(eq(matches.id, match), inArray(matches.status, only ? [only] : UNFINISHED)))
          .returning({ game: matches.game });
        if (ended) await rooms.voided((room) => room.sql(query), ended.game, match, at);
        return ended !== undefined;
      }),
    async matchesOf(player, limit) {
      const mine = orm.select({ match: seats.match }).from(seats).where(eq(seats.player, player));
      return select(orm, inArray(matches.id, mine), limit);
    },
    async unfinishedOf(player) {
      const [row] = await orm
        .select({ matches: count() })
        .from(seats)
        .innerJoin(matches, eq(matches.id, seats.match))
        .where(and(eq(seats.player, player), inArray(matches.status, UNFINISHED)));
      return row!.matches;
    },
    liveMatches: (limit) =>
      select(orm, and(eq(matches.status, 'live'), eq(matches.watch, true))!, limit, desc(matches.started)),
    challenges: (limit) => select(orm, and(eq(matches.status, 'open'), eq(matches.listed, true))!, limit),
    challengesBy: async (player) => Number((await database.query(CHALLENGES_BY, [player]))[0]![0]),
    challengesTo: async (player) => Number((await database.query(CHALLENGES_TO, [player]))[0]![0]),
    async publicMatchesOf(wanted) {
      if (wanted.length === 0) return new Map();
      const found = await database.query(PUBLIC_MATCHES, [[...wanted]]);
      return new Map(found.map(([player, match]) => [player as string, match as string]));
    },
    async endedOf(player, limit) {
      const theirs = orm.select({ match: seats.match }).from(seats).where(eq(seats.player, player));
      const shown = and(inArray(matches.id, theirs), eq(matches.status, 'over'), eq(matches.watch, true))!;
      return select(orm, shown, limit, desc(matches.ended));
    },
    due: (deadline) => ids(orm, and(eq(matches.status, 'live'), lte(matches.deadline, deadline))!),
    awaitingBots: (since) => ids(orm, and(eq(matches.status, 'live'), lte(matches.botDue, since))!),
    awaitingArena: (since) => ids(orm, and(eq(matches.status, 'live'), lte(matches.arenaDue, since))!),
    full: () => ids(orm, and(eq(matches.status, 'open'), NOBODY_MISSING)!),
    unbegun(before, solitary) {
      const unbegun = or(untouched('open', before), and(untouched('live', before), NO_CLOCK, NOTHING_DONE));
      return ids(orm, and(notInArray(matches.game, [...solitary]), unbegun)!);
    },
  };
}

/** Others who sit down in this match wait here, so that exactly one of them is the last. */
async function lockMatch(query: Query, match: string): Promise<void> {
  await query('select from matches where id = $1 for update', [match]);
}

async function beginFull(query: Query, id: string, begin: (match: MatchRow) => Beginning): Promise<boolean> {
  const within = ormOn(query);
  const [match] = await select(within, and(eq(matches.id, id), eq(matches.status, 'open'), NOBODY_MISSING)!, 1);
  if (!match) return false;
  await within
    .update(matches)
    .set({ status: 'live', ...begin(match) })
    .where(eq(matches.id, id));
  return true;
}

/** Within a transaction of the caller's. False where the match, or another rematch of the same one, is there already. */
export async function insertMatch(query: Query, rooms: Rooms, row: MatchRow): Promise<boolean> {
  const within = ormOn(query);
  const { seats: sitting, rematch: _, ratings: __, ...match } = row;
  const added = await within.insert(matches).values(match).onConflictDoNothing().returning({ id: matches.id });
  if (added.length === 0) return false;
  await within.insert(seats).values(
    sitting.map(({ seat, player, bot, joined }) => ({
      match: match.id,
      seat,
      player: player ?? null,
      bot: bot ?? null,
      joined,
    })),
  );
  await rooms.made((room) => room.sql(query), row);
  return true;
}

const untouched = (status: Status, before: number): SQL =>
  and(eq(matches.status, status), lt(matches.created, before))!;
const NO_CLOCK = sql`${matches.deadline} is null`;
const NOBODY_MISSING = sql`not exists (select from seats where seats.match = ${matches.id} and not seats.joined)`;
const NOTHING_DONE = sql`not exists (select from log where log.match = ${matches.id})`;

async function ids(orm: Orm, where: SQL): Promise<readonly string[]> {
  const rows = await orm.select({ id: matches.id }).from(matches).where(where).limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

const rematches = alias(matches, 'rematches');

/** Matches with their seats, the latest first. */
async function select(
  orm: Orm,
  where: SQL,
  limit: number,
  order = desc(matches.created),
): Promise<readonly MatchRow[]> {
  const found = await orm
    .select({ match: matches, rematch: rematches.id })
    .from(matches)
    .leftJoin(rematches, eq(rematches.rematchOf, matches.id))
    .where(where)
    .orderBy(order, matches.id)
    .limit(limit);
  if (found.length === 0) return [];
  const wanted = found.map(({ match }) => match.id);
  const sitting = await sittingIn(orm, wanted);
  const changes = await changesBy(
    orm,
    found.flatMap(({ match }) => (match.rated && match.settled ? [match.id] : [])),
  );
  return found.map(({ match: { settled: _, archived, listed, unrated, owing, ...match }, rematch }) => ({
    ...present(match),
    options: match.options as Json,
    clock: match.clock as Clock,
    outcome: (match.outcome ?? undefined) as Json,
    ...(owing !== null && { owing: owing as readonly Seat[] }),
    ...(unrated !== null && { unrated: unrated as Unrated }),
    ...(archived && { archived }),
    ...(listed && { listed }),
    seed: match.seed as Seed,
    status: match.status as Status,
    ...(rematch !== null && { rematch }),
    seats: sitting.get(match.id)!,
    ...(changes.has(match.id) && { ratings: changes.get(match.id)! }),
  }));
}

async function sittingIn(orm: Orm, wanted: readonly string[]): Promise<ReadonlyMap<string, readonly SeatRow[]>> {
  const rows = await orm
    .select({ seats, name: players.name, rating: ratings.rating })
    .from(seats)
    .innerJoin(matches, eq(matches.id, seats.match))
    .leftJoin(players, eq(players.id, seats.player))
    .leftJoin(ratings, and(eq(ratings.player, seats.player), eq(ratings.game, matches.game)))
    .where(inArray(seats.match, [...wanted]))
    .orderBy(seats.match, seats.seat);
  const byMatch = new Map<string, SeatRow[]>(wanted.map((match) => [match, []]));
  for (const { seats: row, name, rating } of rows) {
    const { match, ...seat } = row;
    byMatch.get(match)!.push(present({ ...seat, name, rating }));
  }
  return byMatch;
}

async function changesBy(orm: Orm, wanted: readonly string[]): Promise<ReadonlyMap<string, readonly RatingChange[]>> {
  const byMatch = new Map<string, RatingChange[]>();
  if (wanted.length === 0) return byMatch;
  const rows = await orm
    .select()
    .from(ratingChanges)
    .where(inArray(ratingChanges.match, [...wanted]))
    .orderBy(ratingChanges.match, ratingChanges.seat);
  for (const { match, seat, before, after } of rows) {
    const changes = byMatch.get(match) ?? [];
    byMatch.set(match, changes);
    changes.push({ seat, before, after });
  }
  return byMatch;
}
