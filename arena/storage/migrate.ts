import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../packageRoot.ts';
import type { Database } from './database.ts';

/** Any number that nothing else on this database uses: `tactari` in ASCII. */
const LOCK = 0x74616374617269n;

/** Brings the tables up to date. Nodes that start together wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const folder = fileURLToPath(new URL('storage/migrations', packageRoot));
  const migrations = readMigrationFiles({ migrationsFolder: folder });
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
  });
}
