/**
 * `node storage/generate.mjs <folder of schema.ts> [--name what_changes]` writes the next migration with drizzle-kit.
 * npm may put drizzle-kit above this package and drizzle-orm into it, where drizzle-kit does not look: then it is linked.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const find = createRequire(import.meta.url).resolve;
const kit = dirname(find('drizzle-kit'));
const orm = dirname(find('drizzle-orm'));
const beside = join(kit, '..', 'drizzle-orm');
if (!existsSync(beside)) symlinkSync(orm, beside);

const [folder, ...rest] = process.argv.slice(2);
const where = ['--dialect=postgresql', `--schema=./${folder}/schema.ts`, `--out=./${folder}/migrations`];
const { status } = spawnSync(process.execPath, [join(kit, 'bin.cjs'), 'generate', ...where, ...rest], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
