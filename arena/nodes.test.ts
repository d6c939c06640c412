import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from './storage/open.ts';
import { audit } from './testing/audit.ts';
import { Load } from './testing/load.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { type ServerProcess, spawnServer } from './testing/process.ts';
import { startRedis } from './testing/redis.ts';
import { build, placeOn, stopPostgres } from './testing/stores.ts';

beforeAll(build);
afterAll(stopPostgres);

it.each(['NOTIFY', 'Redis'])(
  'three nodes of PostgreSQL by %s: both seats at once at different nodes, one killed, what they share restarted',
  async (by) => {
    const postgres = await startPostgres();
    const redis = by === 'Redis' ? await startRedis() : undefined;
    const place = { url: await postgres.database(), folder: 'unused' };
    const env = { REDIS_URL: redis?.url ?? '' };
    let nodes: ServerProcess[] = await Promise.all(
      [1, 2, 3].map(async () => spawnServer(place, await freePort(), env)),
    );
    const load = new Load(() => nodes.map(({ url }) => url));
    await load.start(6, { spectators: 6 });
    const goesOn = async (): Promise<void> => {
      const before = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 60);
    };
    await goesOn();
    const [first, ...others] = nodes;
    nodes = others;
    await first!.end('SIGKILL');
    await goesOn();
    if (redis) {
      await redis.kill();
      await goesOn();
      await redis.start();
      await goesOn();
      process.kill(redis.pid(), 'SIGSTOP');
      await goesOn();
      process.kill(redis.pid(), 'SIGCONT');
      // One that starts without Redis serves too.
      await redis.kill();
      nodes = [...nodes, await spawnServer(place, await freePort(), env)];
      await goesOn();
    }
    // Where the server is somebody else's, it is not ours to stop.
    if (await postgres.restart()) await goesOn();
    await load.stop();
    expect(load.faults).toEqual([]);
    for (const node of nodes) expect(await node.end('SIGTERM')).toBe(0);
    const store = await openStore(place);
    const { faults } = await audit(store, load.matches, load.acknowledged);
    await store.close();
    await redis?.stop();
    await postgres.stop();
    expect(faults).toEqual([]);
  },
);

it('a second process on the same embedded database is refused with a clear sentence', async () => {
  const where = await placeOn('PGlite');
  const first = await spawnServer(where.place, await freePort());
  const second = await spawnServer(where.place, await freePort());
  expect(second.output()).toMatch(/^The database in .* is in use by another process \(\d+\)\. Stop that one first/);
  expect(await second.end('SIGTERM')).toBe(1);
  expect((await new ArenaClient(first.url).guest()).ok).toBe(true);
  expect(await first.end('SIGTERM')).toBe(0);
  await where.remove();
});

it('a port that is taken is said in a sentence', async () => {
  const where = await placeOn('PostgreSQL');
  const port = await freePort();
  const first = await spawnServer(where.place, port);
  const second = await spawnServer(where.place, port);
  expect(second.output()).toContain(`Port ${port} is taken by another program: set PORT to another one.`);
  expect(await first.end('SIGTERM')).toBe(0);
});
