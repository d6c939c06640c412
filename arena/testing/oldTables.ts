import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { rooms } from '../games/index.ts';
import { packageRoot } from '../packageRoot.ts';
import type { Database } from '../storage/database.ts';
import type { Dumped } from '../storage/port/backup.ts';

/** The tables as the version had them that came before this migration, with the rows that it kept. */
export async function makeOldTables(database: Database, before: string, rows: readonly Dumped[]): Promise<void> {
  const { entries } = JSON.parse(readFileSync(new URL('storage/migrations/meta/_journal.json', packageRoot), 'utf8')) as { entries: { tag: string }[] }; // biome-ignore format: one line
  const folder = (path: string): string => fileURLToPath(new URL(path, packageRoot));
  const house = readMigrationFiles({ migrationsFolder: folder('storage/migrations') });
  const migrations = [
    ...house.slice(
      0,
      entries.findIndex(({ tag }) => tag === before),
    ),
    ...rooms.flatMap(({ migrations: own }) => (own ? readMigrationFiles({ migrationsFolder: folder(own) }) : [])),
  ];
  await database.transaction(async (query) => {
    await query('create table migrations (created bigint primary key, hash text not null)');
    for (const { sql, hash, folderMillis } of migrations) {
      for (const statement of sql) await query(statement);
      await query('insert into migrations (created, hash) values ($1, $2)', [folderMillis, hash]);
    }
    for (const { table, row } of rows) {
      await query(`insert into ${table} select * from json_populate_record(null::${table}, $1::json)`, [
        JSON.stringify(row),
      ]);
    }
  });
}
