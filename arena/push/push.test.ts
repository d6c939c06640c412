import { ArenaClient, type PushMessage } from '@tactarium/protocol';
import { afterEach, expect, it } from 'vitest';
import { layOut, pairIn } from '../testing/players.ts';
import { testPorts } from '../testing/ports.ts';
import { StandInPush, testVapid } from '../testing/pushService.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';

const service = new StandInPush();
let server: TestServer;
afterEach(async () => {
  service.delivered.length = 0;
  service.status = 201;
  await server.stop();
});

async function start(limits = {}): Promise<void> {
  server = await startServer({ ports: { ...testPorts(), push: { keys: testVapid(), sender: service } }, limits });
}

/** Two people; those who are named let themselves be called. */
async function two(...called: readonly ('ada' | 'bob')[]) {
  const clients = { ada: new ArenaClient(server.url), bob: new ArenaClient(server.url) };
  await clients.ada.guest('Ada');
  await clients.bob.guest('Bob');
  for (const name of called) {
    const subscribed = await clients[name].push({ ...service.subscribe(name), language: 'de' });
    expect(subscribed.ok).toBe(true);
  }
  return clients;
}

async function begin({ ada, bob }: { readonly ada: ArenaClient; readonly bob: ArenaClient }): Promise<string> {
  const made = await ada.create({ game: 'rps', clock: { type: 'move', seconds: 24 * 3600 } });
  if (!made.ok) throw new Error(made.error.code);
  await bob.join(made.value.invite!);
  await server.arena.push.idle();
  return made.value.id;
}

it('calls who is not there when their turn has come: game, opponent and whose turn it is, nothing else', async () => {
  await start();
  const match = await begin(await two('ada'));
  // Ada invited and closed the page; Bob came, so she is to lay out.
  expect(service.delivered.map(({ text }) => JSON.parse(text))).toEqual([
    { type: 'turn', match, game: 'RPS Battle', opponent: 'Bob', language: 'de' },
  ]);
  expect(service.delivered[0]!.size).toBeLessThan(1024);
});

it('calls who is challenged, and who is wanted for a rematch, while they are not there', async () => {
  await start();
  const { ada, bob } = await two('bob');
  const { player } = (await server.arena.players.visitor(bob.token!))!;
  const clock = { type: 'move', seconds: 24 * 3600 } as const;
  const made = await ada.create({ game: 'rps', clock, seats: ['me', { player }] });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value.id;
  await server.arena.push.idle();
  const told = () => service.delivered.map(({ text }) => JSON.parse(text) as PushMessage);
  const call = { game: 'RPS Battle', opponent: 'Ada', language: 'de' };
  expect(told()).toEqual([{ type: 'challenge', match, ...call }]);

  // Whoever has come is asked no more.
  expect((await bob.take(match)).ok).toBe(true);
  expect((await ada.play(match, 0, { type: 'resign' })).ok).toBe(true);
  service.delivered.length = 0;
  const again = await ada.rematch(match);
  await server.arena.push.idle();
  expect(told()).toEqual([{ type: 'rematch', match: again.ok ? again.value.id : '', ...call }]);
});

it('calls nobody who has a page open, and each turn once', async () => {
  await start();
  const clients = await two('ada', 'bob');
  const socket = new TestSocket(server.url, clients.ada.token!);
  expect(await socket.opened()).toBe('open');
  await begin(clients);
  expect(service.delivered).toEqual([]);
  socket.close();
  await expect.poll(() => server.sockets.players).toBe(0);

  const { arena } = server;
  const pair = await pairIn(arena);
  const [red] = await arena.players.sessions({ player: pair.red.id, name: '', guest: true, admin: false, session: '' });
  await arena.push.subscribe({ player: pair.red.id, name: '', guest: true, admin: false, session: red!.id }, { ...service.subscribe('red'), language: 'en' }); // biome-ignore format: short
  await layOut(pair);
  await arena.push.idle();
  const owes = (await pair.red.seen(pair.match)).clocks!.running.includes('red');
  // Red's own commands do not call Red: only the one that made it Red's turn, if it did.
  expect(service.delivered.map(({ endpoint }) => endpoint)).toEqual(owes ? ['https://push.example.org/red'] : []);
});

it('forgets a browser that the service does not know any more, and stays quiet about other troubles', async () => {
  await start();
  const clients = await two('ada');
  const { player } = (await server.arena.players.visitor(clients.ada.token!))!;
  service.status = 500;
  await begin(clients);
  expect(await server.store.pushesOf(player)).toHaveLength(1);
  service.status = 410;
  await begin(clients);
  expect(await server.store.pushesOf(player)).toEqual([]);
});

it('refuses what is no push service, what is no key, and everything where the operator has no keys', async () => {
  await start({ browsers: 2 });
  const { ada } = await two();
  const good = service.subscribe('good');
  const code = async (wish: Parameters<ArenaClient['push']>[0]): Promise<string | undefined> => {
    const answer = await ada.push(wish);
    return answer.ok ? undefined : answer.error.code;
  };
  expect(await code({ ...good, endpoint: 'https://127.0.0.1/x' })).toBe('push/endpoint');
  expect(await code({ ...good, endpoint: `https://push.example.org/${'x'.repeat(1_100)}` })).toBe('request/malformed');
  expect(await code({ ...good, keys: { ...good.keys, p256dh: 'A'.repeat(87) } })).toBe('push/keys');
  expect(await code({ ...good, keys: { ...good.keys, auth: 'short' } })).toBe('request/malformed');
  // Of three browsers the oldest is dropped; one that is ended is not called.
  for (const name of ['one', 'two', 'three']) {
    server.ports.clock.pass(1);
    expect(await code(service.subscribe(name))).toBeUndefined();
  }
  const { player } = (await server.arena.players.visitor(ada.token!))!;
  const kept = async () => (await server.store.pushesOf(player)).map(({ endpoint }) => endpoint.split('/').at(-1));
  expect(await kept()).toEqual(['two', 'three']);
  await ada.endPush('https://push.example.org/two');
  expect(await kept()).toEqual(['three']);
  await ada.endSession('current');
  expect(await kept()).toEqual([]);
  await server.stop();

  server = await startServer();
  const nobody = new ArenaClient(server.url);
  await nobody.guest();
  expect(await nobody.pushKey()).toEqual({ ok: true, value: {} });
  expect(await nobody.push(good)).toMatchObject({ ok: false, error: { code: 'push/off' } });
});
