import { ArenaClient } from '@tactarium/protocol';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../storage/open.ts';
import { begun } from '../testing/pairs.ts';
import { testPorts } from '../testing/ports.ts';
import { startRedis, type TestRedis } from '../testing/redis.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';
import { placeOn, stopPostgres } from '../testing/stores.ts';
import { RedisLink } from './link.ts';

let redis: TestRedis;
const servers: TestServer[] = [];
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await redis.stop();
});
afterAll(stopPostgres);

const LIMITS = { requests: 6, guests: 9 };

async function threeNodes(shared: boolean): Promise<readonly TestServer[]> {
  const { place } = await placeOn('PostgreSQL');
  const ports = testPorts();
  for (let i = 0; i < 3; i++) {
    const link = shared ? await RedisLink.open(redis.url, ports.log) : undefined;
    const store = await openStore(place, undefined, link);
    servers.push(await startServer({ store, redis: link, ports, limits: LIMITS }));
  }
  return [...servers];
}

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>): Promise<string> =>
  (await answer).error?.code ?? 'fine';

/** How often each answer came, with so many questions at each node. */
async function answers(
  nodes: readonly TestServer[],
  each: number,
  ask: (client: ArenaClient) => Promise<{ ok: boolean; error?: { code: string } }>,
  token?: string,
): Promise<Record<string, number>> {
  const codes: Record<string, number> = {};
  for (let i = 0; i < each; i++) {
    for (const { url } of nodes) {
      const code = await codeOf(ask(new ArenaClient(url, token)));
      codes[code] = (codes[code] ?? 0) + 1;
    }
  }
  return codes;
}

const guess = (client: ArenaClient) => client.signIn('Ada', 'not the password');

/** Somebody with a password. */
async function account({ url }: TestServer): Promise<string> {
  const client = new ArenaClient(url);
  await client.guest('Ada');
  await client.change({ password: 'correct horse' });
  return client.token!;
}

it('with Redis three nodes count requests, guests and failed logins together', async () => {
  const nodes = await threeNodes(true);
  const token = await account(nodes[0]!);
  // One request was the new password.
  expect(await answers(nodes, 3, (client) => client.me(), token)).toEqual({ fine: 5, 'limit/requests': 4 });
  expect(await answers(nodes, 4, (client) => client.guest())).toEqual({ fine: 8, 'limit/requests': 4 });
  expect(await answers(nodes, 3, guess)).toEqual({ 'login/wrong': 5, 'login/slow-down': 4 });
});

it('without Redis each node counts for itself', async () => {
  const nodes = await threeNodes(false);
  const token = await account(nodes[0]!);
  expect(await answers(nodes, 8, (client) => client.me(), token)).toEqual({ fine: 17, 'limit/requests': 7 });
  expect(await answers(nodes, 10, (client) => client.guest())).toEqual({ fine: 26, 'limit/requests': 4 });
  expect(await answers(nodes, 6, guess)).toEqual({ 'login/wrong': 15, 'login/slow-down': 3 });
  expect(await (await fetch(`${nodes[0]!.url}/readyz`)).json()).toEqual({ ready: true });
});

it('without its Redis a node serves on, limits what it can, says so, and reads what it was not told', async () => {
  const nodes = await threeNodes(true);
  const says = async (): Promise<unknown[]> =>
    Promise.all(
      nodes.map(async ({ url }) => {
        const metrics = await (await fetch(`${url}/metrics`)).text();
        return [await (await fetch(`${url}/readyz`)).json(), /^tactarium_redis_up (\d)$/m.exec(metrics)?.[1]];
      }),
    );
  const [red, blue] = [new ArenaClient(nodes[0]!.url), new ArenaClient(nodes[1]!.url)];
  for (const client of [red, blue]) await client.guest();
  const match = await begun(red, blue, false);
  // What one lays out is hidden from the other, so it is the same player who looks on at another node.
  const watching = new TestSocket(nodes[1]!.url, red.token!);
  expect(await watching.opened()).toBe('open');
  await watching.ask({ type: 'watch', match });
  const heard = (): number => watching.heard('news').length;

  await red.play(match, 0, { type: 'place', king: [0, 0], pit: [0, 1] });
  await expect.poll(heard).toBe(1);
  await redis.kill();
  await expect.poll(says).toEqual(nodes.map(() => [{ ready: true, redis: false }, '0']));
  expect(await codeOf(red.play(match, 1, { type: 'shuffle' }))).toBe('fine');
  for (const node of nodes) await node.arena.host.resync();
  await expect.poll(heard).toBe(2);
  const guest = new ArenaClient(nodes[2]!.url);
  await guest.guest();
  expect(await answers([nodes[2]!], 9, (client) => client.me(), guest.token)).toEqual({ fine: 6, 'limit/requests': 3 });

  await redis.start();
  await expect.poll(says).toEqual(nodes.map(() => [{ ready: true, redis: true }, '1']));
  expect(await codeOf(red.play(match, 2, { type: 'shuffle' }))).toBe('fine');
  await expect.poll(heard).toBe(3);
  watching.close();
});
