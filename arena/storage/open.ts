import { newWriter } from '../bus/notices.ts';
import { postgresBus } from '../bus/postgres.ts';
import { redisBus } from '../bus/redis.ts';
import { rooms as listed } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { Rooms } from '../games/rooms.ts';
import { redisAttendance } from '../redis/attendance.ts';
import type { RedisLink } from '../redis/link.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite/pglite.ts';
import { openPostgres, refusePooler } from './postgres.ts';
import { type Replica, readingFrom } from './replica.ts';
import { archiveIn } from './sql/archive.ts';
import { attendanceIn } from './sql/attendance.ts';
import { auditIn } from './sql/audit.ts';
import { claimIn } from './sql/claim.ts';
import { dump, restore } from './sql/dump.ts';
import { farewellIn } from './sql/farewell.ts';
import { followsIn } from './sql/follows.ts';
import { heartOf } from './sql/heart.ts';
import { logIn } from './sql/log.ts';
import { matchesIn } from './sql/matches.ts';
import { ormOn } from './sql/orm.ts';
import { plansIn } from './sql/plans.ts';
import { playersIn } from './sql/players.ts';
import { pushIn } from './sql/push.ts';
import { quickIn } from './sql/quick.ts';
import { ratingsIn } from './sql/ratings.ts';
import { recoveryIn } from './sql/recovery.ts';
import { retentionIn } from './sql/retention.ts';
import { sharedIn } from './sql/shared.ts';
import type { Reading, Store } from './store.ts';

export interface Place {
  /** A PostgreSQL; left out: the embedded one. */
  readonly url?: string | undefined;
  /** A copy of that one, which follows it and can only be read. */
  readonly readUrl?: string | undefined;
  /** The embedded database's folder. */
  readonly folder: string;
}

/** Opens the database that is meant and brings its tables up to date. Nodes tell each other by `redis` where there is one. */
export async function openStore(
  { url, readUrl, folder }: Place,
  rooms: readonly Room[] = listed,
  redis?: RedisLink,
): Promise<Store> {
  if (url !== undefined) await refusePooler(url);
  const database = url === undefined ? await openPglite(folder) : openPostgres(url);
  try {
    const house = new Rooms(rooms);
    await migrate(database, house);
    const replica = readUrl === undefined ? undefined : readingFrom(openPostgres(readUrl), database);
    return storeIn(database, house, redis, replica);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function storeIn(database: Database, rooms: Rooms, redis: RedisLink | undefined, replica: Replica | undefined): Store {
  const orm = ormOn(database.query);
  const me = newWriter();
  const published = redis && redisBus(redis, me);
  const attendance = database.listen && attendanceIn(database);
  return {
    name: database.name,
    shared: database.listen !== undefined,
    rooms: rooms.list,
    ...(attendance && { attendance: redis ? redisAttendance(redis, attendance) : attendance }),
    rowsOf: (room) => room.sql(database.query),
    reading: readingIn(replica ?? database, rooms),
    ...(replica && { hasReplica: () => replica.isThere }),
    ...playersIn(database, orm),
    ...recoveryIn(database, orm),
    ...auditIn(orm),
    ...pushIn(database, orm),
    ...followsIn(database, orm),
    ...matchesIn(database, orm, rooms),
    ...logIn(database, orm, rooms, published ?? { as: database.listen && me }),
    ...(published ?? postgresBus(database, me)),
    ...plansIn(database),
    ...ratingsIn(database, orm),
    ...quickIn(database, orm, rooms),
    ...sharedIn(database, orm),
    ...claimIn(database, rooms),
    ...farewellIn(database, rooms),
    ...heartOf(database),
    ...archiveIn(database),
    ...retentionIn(database, rooms),
    dump: () => dump(database, rooms),
    restore: (rows) => restore(database, rooms, rows),
    async close() {
      await Promise.all([database.close(), replica?.close()]);
    },
  };
}

function readingIn(database: Database, rooms: Rooms): Reading {
  const orm = ormOn(database.query);
  const { leaderboard, ratedAbove, ratingsOf } = ratingsIn(database, orm);
  const { endedOf, liveMatches } = matchesIn(database, orm, rooms);
  return {
    leaderboard,
    ratedAbove,
    ratingsOf,
    endedOf,
    liveMatches,
    player: playersIn(database, orm).player,
    sharedGame: sharedIn(database, orm).sharedGame,
    log: logIn(database, orm, rooms, {}).log,
    rowsOf: (room) => room.sql(database.query),
    dump: () => dump(database, rooms),
  };
}
