import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArenaClient, type Command } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, Unreachable } from './storage/database.ts';
import type { Place } from './storage/open.ts';
import { openPglite } from './storage/pglite/pglite.ts';
import { heldProxy } from './testing/heldProxy.ts';
import { PLACE_RED, READY, SHUFFLE } from './testing/players.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { type ServerProcess, spawnServer } from './testing/process.ts';
import { type SmallDisk, smallDisk } from './testing/smallDisk.ts';
import { build, placeOn, stopPostgres } from './testing/stores.ts';

beforeAll(build);
afterAll(stopPostgres);

/** Somebody who lays out an army again and again: every command is one more row. */
class Restless {
  readonly #client: ArenaClient;
  readonly #match: string;
  readonly acknowledged: number[] = [];
  #n = 0;

  private constructor(client: ArenaClient, match: string) {
    this.#client = client;
    this.#match = match;
  }

  static async come(url: string): Promise<Restless> {
    const client = new ArenaClient(url);
    await client.guest();
    const made = await client.create({ game: 'rps', seats: ['me', { bot: 'baby' }], clock: { type: 'none' } });
    if (!made.ok) throw new Error(made.error.code);
    return new Restless(client, made.value.id);
  }

  /** The code of the answer to the next command. */
  async act(): Promise<string> {
    const command = (this.#n === 0 ? PLACE_RED : SHUFFLE) as Command;
    const played = await this.#client.play(this.#match, this.#n, command);
    if (!played.ok) return played.error.code;
    this.acknowledged.push(this.#n);
    this.#n = played.value.next;
    return 'fine';
  }

  /** The next command is made, and all that were acknowledged are there, each once. */
  async goesOn(): Promise<void> {
    await expect.poll(() => this.act()).toBe('fine');
    const before = await this.#client.legal(this.#match);
    expect(before.ok && before.value.n).toBe(this.#n);
    expect(new Set(this.acknowledged).size).toBe(this.acknowledged.length);
    expect(this.acknowledged).toEqual(this.acknowledged.map((_, i) => i));
    expect((await this.#client.play(this.#match, this.#n, READY as Command)).ok).toBe(true);
  }
}

const statusOf = async (url: string, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

/** The database takes nothing any more: nobody waits for ever, and it is said where an operator looks. */
async function isAway({ url, child }: ServerProcess, player: Restless): Promise<void> {
  await expect.poll(() => player.act(), { interval: 1 }).toBe('arena/away');
  await expect.poll(() => statusOf(url, '/readyz')).toBe(503);
  expect(await statusOf(url, '/healthz')).toBe(200);
  expect(child.exitCode).toBeNull();
}

async function isBack({ url }: ServerProcess, player: Restless): Promise<void> {
  await expect.poll(() => statusOf(url, '/readyz')).toBe(200);
  await player.goesOn();
}

/** `breaks` and `mends` what the database of the server needs. */
async function survives(place: Place, breaks: () => Promise<void> | void, mends: () => Promise<void> | void, env = {}) {
  const server = await spawnServer(place, await freePort(), env);
  const player = await Restless.come(server.url);
  expect(await player.act()).toBe('fine');
  await breaks();
  await isAway(server, player);
  await mends();
  await isBack(server, player);
  const another = await Restless.come(server.url);
  await breaks();
  await isAway(server, another);
  // Whatever the database does, the process ends by itself when it is asked to.
  expect(await server.end('SIGTERM'), server.output()).toBe(0);
  await mends();
  const again = await spawnServer(place, await freePort());
  expect(await statusOf(again.url, '/readyz'), again.output()).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
}

/** In the thread of the embedded database alone: no write succeeds while a file is there, as if the disk were full. */
const FULL = `
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (!isMainThread) for (const name of ['writeSync', 'ftruncateSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (fs.existsSync(process.env.FULL_DISK)) throw Object.assign(new Error('no space'), { code: 'ENOSPC', errno: -28 });
    return real(...args);
  };
}`;

it('SEC-14 the embedded database on a disk without room (writes that fail): away, back by itself, and SIGTERM ends it', async () => {
  const { place, remove } = await placeOn('PGlite');
  const full = join(tmpdir(), `tactarium-full-${process.pid}`);
  const env = {
    FULL_DISK: full,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FULL)}`,
  };
  await survives(
    place,
    () => writeFileSync(full, ''),
    () => rmSync(full, { force: true }),
    env,
  );
  await remove();
});

/** Megabytes: the embedded database takes 40 and a segment of its log 16. */
const disk: SmallDisk | undefined = smallDisk(120);
afterAll(() => disk?.remove());

/** Writes to the log of the database alone, until it has no room for another segment. */
async function fillLog(database: Database): Promise<void> {
  for (;;) await database.query("select pg_logical_emit_message(true, 'test', repeat('x', 1000000))");
}

// Where nothing may be mounted the test above stands for this one: there all writes fail, here those that need room.
it.skipIf(!disk)(
  'SEC-14 the embedded database on a full disk (a tmpfs) is opened again when there is room',
  async () => {
    const { folder, fill, free } = disk!;
    const database = await openPglite(join(folder, 'data'));
    await database.query('create table kept (n int)');
    await database.query('insert into kept values (7)');
    fill();
    await expect(fillLog(database)).rejects.toThrow(Unreachable);
    // It would never answer again by itself.
    await expect(database.query('select 1')).rejects.toThrow(Unreachable);
    await expect(database.transaction((query) => query('select 1'))).rejects.toThrow(Unreachable);
    free();
    await expect.poll(() => database.query('select n from kept').catch(() => 'away')).toEqual([[7]]);
    await database.query('insert into kept values (8)');
    fill();
    await expect(fillLog(database)).rejects.toThrow(Unreachable);
    await database.close();
    free();
    const again = await openPglite(join(folder, 'data'));
    expect(await again.query('select n from kept order by n')).toEqual([[7], [8]]);
    await again.close();
  },
);

it('SEC-14 a PostgreSQL that can only be read', async () => {
  const { place, postgres } = await placeOn('PostgreSQL');
  const name = new URL(place.url!).pathname.slice(1);
  const readOnly = async (is: boolean): Promise<void> => {
    await postgres!.run(`alter database ${name} set default_transaction_read_only = ${is ? 'on' : 'off'}`);
    await postgres!.endSessions();
  };
  await survives(
    place,
    () => readOnly(true),
    () => readOnly(false),
  );
});

it('SEC-14 a PostgreSQL that hangs (a way to it on which nothing moves)', async () => {
  const { place } = await placeOn('PostgreSQL');
  const proxy = await heldProxy(place.url!);
  await survives({ ...place, url: proxy.url }, proxy.hold, proxy.letGo);
  proxy.close();
});

const largeDisk: SmallDisk | undefined = smallDisk(300);
afterAll(() => largeDisk?.remove());

it.skipIf(!largeDisk)('SEC-14 a PostgreSQL on a full disk (a tmpfs)', async () => {
  const { folder, fill, free } = largeDisk!;
  const postgres = await startPostgres(folder);
  await survives({ url: await postgres.database(), folder: 'unused' }, fill, free);
  await postgres.stop();
});
