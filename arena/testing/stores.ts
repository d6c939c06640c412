import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rooms as listed } from '../games/index.ts';
import type { Room } from '../games/room.ts';
import { builtFile, packageRoot } from '../packageRoot.ts';
import { MemoryStore } from '../storage/memory/store.ts';
import { openStore, type Place } from '../storage/open.ts';
import type { Store } from '../storage/store.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const STORAGES = ['PGlite', 'PostgreSQL'] as const;
export type Storage = (typeof STORAGES)[number];

/** A place for one test, empty, and what else it needs. */
export interface TestPlace {
  readonly place: Place;
  readonly postgres?: TestPostgres;
  open(rooms?: readonly Room[]): Promise<Store>;
  remove(): Promise<void>;
}

/** Threads and processes run what is built: so that tests never run what was built long ago. */
export const build = (): void => buildIn(packageRoot);

export function buildIn(folder: URL): void {
  const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', packageRoot));
  execFileSync(process.execPath, [compiler, '-b', fileURLToPath(folder)], { stdio: 'inherit' });
}

let shared: Promise<TestPostgres> | undefined;

export async function placeOn(storage: Storage): Promise<TestPlace> {
  if (storage === 'PostgreSQL') {
    shared ??= startPostgres();
    const postgres = await shared;
    const place = { url: await postgres.database(), folder: 'unused' };
    return { place, postgres, open: (rooms) => openStore(place, rooms), remove: async () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-pglite-'));
  cpSync(await preparedPglite(), folder, { recursive: true });
  const place = { folder };
  return {
    place,
    open: (rooms) => openStore(place, rooms),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Ends what the tests of this file have started. */
export async function stopPostgres(): Promise<void> {
  await (await shared)?.stop();
  shared = undefined;
}

/** Making an embedded database takes seconds, copying one does not. Kept until the tables change. */
async function preparedPglite(): Promise<string> {
  if (!existsSync(builtFile('storage/pglite/worker.js'))) build();
  const hash = createHash('sha256');
  for (const folder of ['storage/migrations', ...listed.flatMap(({ migrations }) => migrations ?? [])]) {
    hash.update(readFileSync(new URL(`${folder}/meta/_journal.json`, packageRoot)));
  }
  const key = hash.digest('hex').slice(0, 12);
  const prepared = fileURLToPath(new URL(`../node_modules/.cache/tactarium-pglite-${key}`, packageRoot));
  if (existsSync(prepared)) return prepared;
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-prepared-'));
  const store = await openStore({ folder });
  await store.close();
  try {
    cpSync(folder, `${prepared}.${process.pid}`, { recursive: true });
    renameSync(`${prepared}.${process.pid}`, prepared);
  } catch (error) {
    // Another test file was faster.
    rmSync(`${prepared}.${process.pid}`, { recursive: true, force: true });
    if (!existsSync(prepared)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return prepared;
}

/** The same tests for the store in memory. */
export const memoryPlace = (): TestPlace => {
  let store: MemoryStore | undefined;
  // Opened again, it is still there.
  const open = async (rooms?: readonly Room[]) => (store ??= new MemoryStore(rooms));
  return { place: { folder: 'memory' }, open, remove: async () => {} };
};
