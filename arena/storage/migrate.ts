import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Rooms } from '../games/rooms.ts';
import { packageRoot } from '../packageRoot.ts';
import type { Database } from './database.ts';

/** Any number that nothing else on this database uses: `tactari` in ASCII. */
const LOCK = 0x74616374617269n;

/** Brings the tables up to date, and lets the rooms prepare theirs. Nodes that start together wait for each other. */
export async function migrate(database: Database, rooms: Rooms): Promise<void> {
  const folders = ['storage/migrations', ...rooms.list.flatMap(({ migrations: folder }) => folder ?? [])];
  const migrations = folders.flatMap((folder) =>
    readMigrationFiles({ migrationsFolder: fileURLToPath(new URL(folder, packageRoot)) }),
  );
  await database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1::bigint)', [String(LOCK)]);
    await query('create table if not exists migrations (created bigint primary key, hash text not null)');
    const done = new Set((await query('select hash from migrations')).map(([hash]) => hash));
    if ([...done].some((hash) => !migrations.some((migration) => migration.hash === hash))) {
      throw new Error('This database was made by a newer version of Tactarium: start that one.');
    }
    for (const { hash, folderMillis, sql } of migrations) {
      if (done.has(hash)) continue;
      for (const statement of sql) await query(statement);
      await query('insert into migrations (created, hash) values ($1, $2)', [folderMillis, hash]);
    }
    await rooms.prepare((room) => room.sql(query));
  });
}
