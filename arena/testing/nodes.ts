import { ArenaClient, type MyMatch } from '@tactarium/protocol';
import { RedisLink } from '../redis/link.ts';
import { openStore } from '../storage/open.ts';
import { testPorts } from './ports.ts';
import type { TestRedis } from './redis.ts';
import { startServer, type TestServer, TestSocket } from './server.ts';
import { placeOn } from './stores.ts';

/** Where two people are: at one server, or each at a node of their own. */
export type TwoNodes = readonly [TestServer, TestServer];

export async function oneNode(): Promise<TwoNodes> {
  const server = await startServer();
  return [server, server];
}

/** Two nodes on one PostgreSQL, with one clock, and with this Redis if there is one. */
export async function twoNodes(redis?: TestRedis): Promise<TwoNodes> {
  const { place } = await placeOn('PostgreSQL');
  const ports = testPorts();
  const node = async (): Promise<TestServer> => {
    const link = redis && (await RedisLink.open(redis.url, ports.log));
    return startServer({ store: await openStore(place, undefined, link), redis: link, ports });
  };
  return [await node(), await node()];
}

/** Two people at these servers, each with a socket that looks at their match. */
export async function twoAt([first, second]: TwoNodes, clock: MyMatch['clock']) {
  const [red, blue] = [new ArenaClient(first.url), new ArenaClient(second.url)];
  for (const client of [red, blue]) await client.guest();
  const made = await red.create({ game: 'rps', clock });
  if (!made.ok) throw new Error(made.error.code);
  await blue.join(made.value.invite!);
  const sockets = { red: new TestSocket(first.url, red.token!), blue: new TestSocket(second.url, blue.token!) };
  for (const socket of Object.values(sockets)) {
    const opened = await socket.opened();
    if (opened !== 'open') throw new Error(`a socket was refused with ${opened}`);
    await socket.ask({ type: 'watch', match: made.value.id });
  }
  return { red, blue, sockets, match: made.value.id };
}
