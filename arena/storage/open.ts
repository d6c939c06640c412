import { newWriter } from '../bus/notices.ts';
import { postgresBus } from '../bus/postgres.ts';
import { rooms as listed } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { Rooms } from '../games/rooms.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite/pglite.ts';
import { openPostgres } from './postgres.ts';
import { archiveIn } from './sql/archive.ts';
import { attendanceIn } from './sql/attendance.ts';
import { auditIn } from './sql/audit.ts';
import { claimIn } from './sql/claim.ts';
import { dump, restore } from './sql/dump.ts';
import { farewellIn } from './sql/farewell.ts';
import { heartOf } from './sql/heart.ts';
import { logIn } from './sql/log.ts';
import { matchesIn } from './sql/matches.ts';
import { ormOn } from './sql/orm.ts';
import { playersIn } from './sql/players.ts';
import { pushIn } from './sql/push.ts';
import { quickIn } from './sql/quick.ts';
import { ratingsIn } from './sql/ratings.ts';
import { recoveryIn } from './sql/recovery.ts';
import { retentionIn } from './sql/retention.ts';
import { sharedIn } from './sql/shared.ts';
import type { Store } from './store.ts';

export interface Place {
  /** A PostgreSQL; left out: the embedded one. */
  readonly url?: string | undefined;
  /** The embedded database's folder. */
  readonly folder: string;
}

/** Opens the database that is meant and brings its tables up to date. */
export async function openStore({ url, folder }: Place, rooms: readonly Room[] = listed): Promise<Store> {
  const database = url === undefined ? await openPglite(folder) : openPostgres(url);
  try {
    const house = new Rooms(rooms);
    await migrate(database, house);
    return storeIn(database, house);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function storeIn(database: Database, rooms: Rooms): Store {
  const orm = ormOn(database.query);
  const me = newWriter();
  return {
    name: database.name,
    shared: database.listen !== undefined,
    rooms: rooms.list,
    ...(database.listen && { attendance: attendanceIn(database) }),
    rowsOf: (room) => room.sql(database.query),
    ...playersIn(database, orm),
    ...recoveryIn(database, orm),
    ...auditIn(orm),
    ...pushIn(database, orm),
    ...matchesIn(database, orm, rooms),
    ...logIn(database, orm, rooms, me),
    ...postgresBus(database, me),
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
    close: () => database.close(),
  };
}
