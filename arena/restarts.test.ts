import { ArenaClient } from '@tactarium/protocol';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from './storage/open.ts';
import { audit } from './testing/audit.ts';
import { Load } from './testing/load.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { type ServerProcess, spawnServer } from './testing/process.ts';
import { build } from './testing/stores.ts';

/** `npm run test:long` sets more. */
const RESTARTS = Number(process.env['RESTARTS'] ?? '3');
const EVERY = 10;
/** Milliseconds in which a node says that its database is away. */
const BOUND = 60_000;

beforeAll(build);

/** Asks about a hundred times a second, whatever the answers are. */
function hammer(
  urls: readonly string[],
  token: string,
): { readonly codes: Set<number | string>; stop(): Promise<void> } {
  const codes = new Set<number | string>();
  const underWay = new Set<Promise<unknown>>();
  let asked = 0;
  const timer = setInterval(() => {
    const url = urls[asked++ % urls.length]!;
    const question = fetch(`${url}/api/matches`, { headers: { authorization: `Bearer ${token}` } })
      .then(async (response) => ((await response.json()) as { code?: string }).code ?? response.status)
      .catch(() => 'no answer')
      .then((code) => codes.add(code))
      .finally(() => underWay.delete(question));
    underWay.add(question);
  }, EVERY);
  return {
    codes,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

it(
  `SEC-3 nodes survive ${RESTARTS} restarts and kills of PostgreSQL under load`,
  async () => {
    const postgres = await startPostgres();
    const place = { url: await postgres.database(), folder: 'unused' };
    const nodes: ServerProcess[] = await Promise.all([1, 2].map(async () => spawnServer(place, await freePort())));
    const urls = nodes.map(({ url }) => url);
    const load = new Load(() => urls);
    await load.start(4, { spectators: 2 });
    const guest = new ArenaClient(urls[0]!);
    await guest.guest();
    const { codes, stop } = hammer(urls, guest.token!);
    const goesOn = async (): Promise<void> => {
      const before = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 40);
      for (const url of urls) await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    };
    const isAway = async (): Promise<void> => {
      for (const url of urls) {
        const began = Date.now();
        expect((await fetch(`${url}/readyz`)).status).toBe(503);
        expect(await new ArenaClient(url, guest.token).mine()).toMatchObject({
          ok: false,
          error: { code: 'arena/away' },
        });
        expect(Date.now() - began).toBeLessThan(BOUND);
      }
    };
    await goesOn();
    for (let restart = 0; restart < RESTARTS; restart++) {
      if (restart % 3 === 0) await postgres.restart('SIGINT', isAway);
      else if (restart % 3 === 1) await postgres.restart('SIGKILL');
      else await postgres.endSessions();
      await goesOn();
      for (const { child, output } of nodes) expect([child.exitCode, child.signalCode], output()).toEqual([null, null]);
    }
    await stop();
    await load.stop();
    expect(load.faults).toEqual([]);
    expect([...codes].filter((key) => key !== 200 && key !== 'arena/away')).toEqual([]);
    for (const node of nodes) expect(await node.end('SIGTERM')).toBe(0);
    const store = await openStore(place);
    const { faults } = await audit(store, load.matches, load.acknowledged);
    await store.close();
    await postgres.stop();
    expect(faults).toEqual([]);
  },
  600_000 + RESTARTS * 120_000,
);
