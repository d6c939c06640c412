import { and, count, desc, eq, gt, gte, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Query } from '../../storage/database.ts';
import { players } from '../../storage/schema.ts';
import { ormOn } from '../../storage/sql/orm.ts';
import type { BattleRow, DeckRow, Meeting, Named, RatingRow, RunRow, RunState, Runs, SnapshotRow } from './runs.ts';
import { CANDIDATES, RATING_RANGE } from './runs.ts';
import {
  battles,
  decks,
  factions,
  factionUnits,
  leaders,
  runRatings,
  runs,
  snapshots,
  spells as spellTable,
} from './schema.ts';
import { sqlDays } from './sqlDays.ts';

/**
 * RUN-12: for each number of wins and battles the nearest above and below, by two indexes, and of all those the nearest.
 * $1 battles, $2 wins, $3 rating, $4 whose own are not meant, $5 those not meant.
 */
const nearest = (order: 'asc' | 'desc', from: string, to: string): string => `
  (select id, rating, created_at from snapshots one
   where listed and one.battle = b.battle and one.wins = w.wins and one.rating between ${from} and ${to}
     and one.player_id is distinct from $4 and one.id <> all($5::text[])
   order by rating ${order}, created_at desc limit ${CANDIDATES})`;
const FIND = `
select near.id
from unnest($1::int[]) b(battle), (values ($2::int - 1), ($2::int), ($2::int + 1)) w(wins), lateral (
${nearest('asc', '$3::int', `$3::int + ${RATING_RANGE}`)}
  union all
${nearest('desc', `$3::int - ${RATING_RANGE}`, '$3::int - 1')}
) near
order by abs(near.rating - $3::int), near.created_at desc, near.id limit ${CANDIDATES}`;

/** Rows written at a time. */
const AT_ONCE = 500;

const RERATE = `
insert into run_ratings as mine (player_id, rating, best, runs, won, battles, last) values ($1, $2, $2, $3, $4, $5, $6)
on conflict (player_id) do update set rating = mine.rating + excluded.rating - $7,
  best = greatest(mine.best, mine.rating + excluded.rating - $7),
  runs = mine.runs + excluded.runs, won = mine.won + excluded.won, battles = mine.battles + excluded.battles,
  last = excluded.last`;

/** Where the account has what only one can have, its own stands. */
const CLAIM = [
  `update matches set status = 'void', ended = run.updated_at, outcome = '{"void":true,"reason":"claimed"}',
     deadline = null, bot_due = null, arena_due = null, owing = null
   from runs run where run.match = matches.id and run.player_id = $1 and run.status = 'active'
     and exists (select from runs own where own.player_id = $2 and own.status = 'active' and own.day is null)`,
  `update runs set status = 'lost', reason = 'abandoned', step = 'over', body = null where player_id = $1
     and status = 'active' and exists (select from runs own where own.player_id = $2 and own.status = 'active' and own.day is null)`,
  `update runs set player_id = $2 where player_id = $1`,
  `update snapshots mine set listed = false where player_id = $1 and listed and exists
     (select from snapshots own where own.player_id = $2 and own.listed and own.battle = mine.battle)`,
  `update snapshots set player_id = $2 where player_id = $1`,
  `update battles set player_id = $2 where player_id = $1`,
  `update battles set opponent_player = $2 where opponent_player = $1`,
  `update run_ratings set player_id = $2
   where player_id = $1 and not exists (select from run_ratings own where own.player_id = $2)`,
  `update decks set player_id = $2
   where player_id = $1 and not exists (select from decks own where own.player_id = $2)`,
];
const FORGET = ['delete from run_ratings where player_id = $1', 'delete from decks where player_id = $1'];

/** Without what happened, which is long. */
const battleColumns = {
  id: battles.id,
  runId: battles.runId,
  n: battles.n,
  playerId: battles.playerId,
  opponentSnapshot: battles.opponentSnapshot,
  opponentPlayer: battles.opponentPlayer,
  opponentRating: battles.opponentRating,
  rules: battles.rules,
  seed: battles.seed,
  teams: battles.teams,
  result: battles.result,
  rounds: battles.rounds,
  digest: battles.digest,
  goldEarned: battles.goldEarned,
  goldAfter: battles.goldAfter,
  ratingBefore: battles.ratingBefore,
  ratingAfter: battles.ratingAfter,
  createdAt: battles.createdAt,
};

export function sqlRuns(query: Query): Runs {
  const orm = ormOn(query);
  const oneRun = async (where: ReturnType<typeof eq>): Promise<RunRow | undefined> =>
    (await orm.select().from(runs).where(where).limit(1))[0] as RunRow | undefined;
  const bySnapshot = (where: ReturnType<typeof and>, limit: number) =>
    orm.select().from(snapshots).where(where).orderBy(desc(snapshots.createdAt), snapshots.id).limit(limit);
  const isRunning = eq(runs.status, 'active');

  return {
    ...sqlDays(query),

    async fill(content) {
      for (const [table, rows] of [
        [factions, content.factions],
        [leaders, content.leaders],
        [factionUnits, content.units],
        [spellTable, content.spells],
      ] as const) {
        const columns = Object.keys(rows[0]!).filter((column) => column !== 'id');
        const set = Object.fromEntries(
          columns.map((key) => [key, sql.raw(`excluded."${(table as never as Columns)[key]!.name}"`)]),
        );
        await orm
          .insert(table)
          .values(rows as never)
          .onConflictDoUpdate({ target: table.id, set: { ...set, retired: false } as never });
        const ids = rows.map(({ id }) => id);
        await orm.update(table).set({ retired: true }).where(notInArray(table.id, ids));
      }
    },

    async add(run) {
      const added = await orm.insert(runs).values(run).onConflictDoNothing().returning({ id: runs.id });
      return added.length > 0;
    },
    async save({ match, ...state }: RunState) {
      const saved = await orm
        .update(runs)
        .set(state)
        .where(and(eq(runs.match, match), lt(runs.seq, state.seq), isRunning))
        .returning({ id: runs.id });
      return saved.length > 0;
    },
    async goOn(id, match, rules) {
      await orm
        .update(runs)
        .set({ match, rules, seq: 0, era: sql`${runs.era} + 1` })
        .where(eq(runs.id, id));
    },
    async end(match, { reason, at }) {
      await orm
        .update(runs)
        .set({ status: 'lost', reason, step: 'over', body: null, updatedAt: at })
        .where(and(eq(runs.match, match), isRunning));
    },
    run: (id) => oneRun(eq(runs.id, id)),
    runIn: (match) => oneRun(eq(runs.match, match)),
    active: (player) => oneRun(and(eq(runs.playerId, player), isRunning, isNull(runs.day))!),
    async runsOf(player, limit, before) {
      const earlier = before === undefined ? undefined : lt(runs.createdAt, before);
      const rows = orm
        .select()
        .from(runs)
        .where(and(eq(runs.playerId, player), earlier));
      return (await rows.orderBy(desc(runs.createdAt), runs.id).limit(limit)) as readonly RunRow[];
    },
    outdated: async (rules) =>
      (await orm
        .select()
        .from(runs)
        .where(and(isRunning, ne(runs.rules, rules)))
        .orderBy(runs.id)) as RunRow[],
    async hasFinished(player) {
      const played = inArray(runs.reason, ['nine_wins', 'four_losses']);
      const [row] = await orm
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.playerId, player), played))
        .limit(1);
      return row !== undefined;
    },

    async addSnapshot(snapshot) {
      const { playerId, battle, listed } = snapshot;
      if (listed && playerId !== null) {
        const before = and(eq(snapshots.playerId, playerId), eq(snapshots.battle, battle), eq(snapshots.listed, true));
        await orm.update(snapshots).set({ listed: false }).where(before);
      }
      await orm.insert(snapshots).values(snapshot);
    },
    async addHouseTeams(teams) {
      let added = 0;
      for (let from = 0; from < teams.length; from += AT_ONCE) {
        const batch = orm
          .insert(snapshots)
          .values(teams.slice(from, from + AT_ONCE))
          .onConflictDoNothing();
        added += (await batch.returning({ id: snapshots.id })).length;
      }
      return added;
    },
    async candidates({ battles: numbers, wins, rating, player, but }) {
      const found = await query(FIND, [[...numbers], wins, rating, player, [...but]]);
      const ids = found.map(([id]) => id as string);
      if (ids.length === 0) return [];
      const rows = (await orm.select().from(snapshots).where(inArray(snapshots.id, ids))) as SnapshotRow[];
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    async unlist(ids) {
      if (ids.length > 0)
        await orm
          .update(snapshots)
          .set({ listed: false })
          .where(inArray(snapshots.id, [...ids]));
    },
    async countMeeting(snapshot, beaten) {
      await orm
        .update(snapshots)
        .set({ met: sql`${snapshots.met} + 1`, ...(beaten && { beaten: sql`${snapshots.beaten} + 1` }) })
        .where(eq(snapshots.id, snapshot));
    },
    snapshotsOf: async (player, limit) =>
      (await bySnapshot(and(eq(snapshots.playerId, player)), limit)) as readonly SnapshotRow[],
    async listedIn(run) {
      const rows = await query(
        `select battles.n from battles where run_id = $1 and (
           exists (select from snapshots one where one.run_id = $1 and one.battle = battles.n and one.listed)
           or exists (select from snapshots other where other.id = battles.opponent_snapshot and other.listed))`,
        [run],
      );
      return new Set(rows.map(([n]) => n as number));
    },

    async addBattle(battle, events) {
      await orm.insert(battles).values({ ...battle, events: events ?? null });
    },
    battle: async (id) =>
      (await orm.select(battleColumns).from(battles).where(eq(battles.id, id)).limit(1))[0] as BattleRow | undefined,
    async battleEvents(id) {
      const [row] = await orm.select({ events: battles.events }).from(battles).where(eq(battles.id, id)).limit(1);
      return row?.events ?? undefined;
    },
    battlesOf: async (run) =>
      (await orm.select(battleColumns).from(battles).where(eq(battles.runId, run)).orderBy(battles.n)) as BattleRow[],

    meetingsOf: (player, limit) =>
      orm
        .select({
          id: battles.id,
          n: battles.n,
          playerId: battles.playerId,
          opponentSnapshot: battles.opponentSnapshot,
          result: battles.result,
          rounds: battles.rounds,
          createdAt: battles.createdAt,
          // Tables are named in full: drizzle leaves them out where it selects from one alone.
          isSecret: sql<boolean>`exists (select from snapshots own
            where own.run_id = battles.run_id and own.battle = battles.n and own.listed)`,
        })
        .from(battles)
        .where(eq(battles.opponentPlayer, player))
        .orderBy(desc(battles.createdAt), battles.id)
        .limit(limit) as Promise<Meeting[]>,

    rating: async (player) =>
      (await orm.select().from(runRatings).where(eq(runRatings.playerId, player)).limit(1))[0] as RatingRow | undefined,
    async rerate({ playerId, from, rating, runs: ended, won, battles: fought, at }) {
      await query(RERATE, [playerId, rating, ended, won, fought, at, from]);
    },
    ranked: (least, limit) =>
      orm
        .select()
        .from(runRatings)
        .where(gte(runRatings.battles, least))
        .orderBy(desc(runRatings.rating), runRatings.playerId)
        .limit(limit),
    async ratedAbove(rating, least) {
      const above = and(gt(runRatings.rating, rating), gte(runRatings.battles, least));
      const [row] = await orm.select({ above: count() }).from(runRatings).where(above);
      return row!.above;
    },

    decksOf: async (player) =>
      (await orm
        .select()
        .from(decks)
        .where(eq(decks.playerId, player))
        .orderBy(desc(decks.updatedAt), decks.id)) as DeckRow[],
    deck: async (id) => (await orm.select().from(decks).where(eq(decks.id, id)).limit(1))[0] as DeckRow | undefined,
    async putDeck(deck, most) {
      const { id, playerId, ...change } = deck;
      const mine = and(eq(decks.id, id), eq(decks.playerId, playerId));
      const changed = await orm.update(decks).set(change).where(mine).returning({ id: decks.id });
      if (changed.length > 0) return true;
      const [row] = await orm.select({ decks: count() }).from(decks).where(eq(decks.playerId, playerId));
      if (row!.decks >= most) return false;
      await orm.insert(decks).values(deck);
      return true;
    },
    async dropDeck(player, id) {
      const mine = and(eq(decks.id, id), eq(decks.playerId, player));
      return (await orm.delete(decks).where(mine).returning({ id: decks.id })).length > 0;
    },

    async named(ids) {
      if (ids.length === 0) return new Map();
      const rows = await orm
        .select({ id: players.id, name: players.name, passwordHash: players.passwordHash })
        .from(players)
        .where(inArray(players.id, [...new Set(ids)]));
      return new Map(
        rows.map(({ id, name, passwordHash }): [string, Named] => [id, { id, name, guest: passwordHash === null }]),
      );
    },
    async forget(player) {
      await query('update snapshots set listed = false where player_id = $1 and listed', [player]);
      for (const statement of FORGET) await query(statement, [player]);
    },
    async claim(guest, account) {
      for (const statement of CLAIM) await query(statement, [guest, account]);
      for (const statement of FORGET) await query(statement, [guest]);
    },
  };
}

type Columns = Readonly<Record<string, { readonly name: string }>>;
