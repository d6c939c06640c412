import { connect } from 'node:net';
import { ArenaClient, type NewMatch, shareGame } from '@tactarium/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { LIMITS, type Limits, limitsFrom } from '../limits.ts';
import { REPLAY } from '../testing/fuzz/replay.ts';
import { PLACE_RED } from '../testing/players.ts';
import { testPorts } from '../testing/ports.ts';
import { StandInPush, testVapid } from '../testing/pushService.ts';
import { startServer, type TestServer, type TestServerOptions, TestSocket } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server?.stop());

const start = async (limits: Partial<Limits>, more: TestServerOptions = {}): Promise<void> => {
  server = await startServer({ ...more, limits });
};

async function guest(name?: string): Promise<ArenaClient> {
  const client = new ArenaClient(server.url);
  const made = await client.guest(name);
  if (!made.ok) throw new Error(made.error.code);
  return client;
}

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>): Promise<string> =>
  (await answer).error?.code ?? 'fine';

async function socketOf({ token }: ArenaClient): Promise<TestSocket> {
  const socket = new TestSocket(server.url, token);
  expect(await socket.opened()).toBe('open');
  return socket;
}

const statusOf = async (path: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(`${server.url}${path}`, init)).status;

const AGAINST_BOT: NewMatch = { game: 'rps', seats: ['me', { bot: 'baby' }] };

async function account(name: string): Promise<ArenaClient> {
  const client = await guest(name);
  expect(await codeOf(client.change({ password: 'correct horse' }))).toBe('fine');
  return client;
}

/** Each sets its limit low, and sees it. */
const BITES: { readonly [Name in keyof Limits]: () => Promise<void> } = {
  async body() {
    await start({ body: 40 });
    const body = JSON.stringify({ name: 'x'.repeat(60) });
    const headers = { 'content-type': 'application/json' };
    expect(await statusOf('/api/guests', { method: 'POST', headers, body })).toBe(413);
  },
  async message() {
    await start({ message: 40 });
    const socket = await socketOf(await guest());
    socket.send({ type: 'ping', id: 1, more: 'x'.repeat(40) });
    await socket.settle();
    expect(socket.heard('refused')).toMatchObject([{ code: 'message/too-large' }]);
  },
  async frame() {
    await start({ frame: 100 });
    const socket = await socketOf(await guest());
    socket.send('x'.repeat(200));
    await expect.poll(() => socket.closed).toBe(1009);
  },
  async requests() {
    await start({ requests: 3 });
    const [one, other] = [await guest(), await guest()];
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(one.me())));
    expect(codes.sort()).toEqual(['fine', 'fine', 'fine', 'limit/requests']);
    expect(await codeOf(other.me())).toBe('fine');
  },
  async addresses() {
    await start({ addresses: 4 });
    for (const path of ['/api/games', '/readyz', '/metrics', '/docs/json']) {
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push(await statusOf(path));
      expect([path, statuses.at(-1)]).toEqual([path, 429]);
    }
    expect(await statusOf('/healthz')).toBe(200);
  },
  async guests() {
    await start({ guests: 2 });
    await Promise.all([guest(), guest()]);
    expect(await codeOf(new ArenaClient(server.url).guest())).toBe('limit/requests');
    // However the address is written, it is the same route.
    expect(await statusOf('/%61pi/guests', { method: 'POST' })).toBe(429);
    expect(await statusOf('/api/%67uests', { method: 'POST' })).toBe(429);
  },
  async burst() {
    await start({ burst: 2, messages: 1 });
    const socket = await socketOf(await guest());
    for (let id = 1; id <= 3; id++) socket.send({ type: 'ping', id });
    await expect.poll(() => socket.heard('refused')).toMatchObject([{ id: 3, code: 'limit/messages' }]);
  },
  async messages() {
    await start({ burst: 1, messages: 1_000 });
    const socket = await socketOf(await guest());
    for (let id = 1; id <= 3; id++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await socket.ask({ type: 'ping' });
    }
    expect(socket.heard('refused')).toEqual([]);
  },
  async flood() {
    await start({ burst: 1, messages: 1, flood: 2 });
    const socket = await socketOf(await guest());
    for (let id = 1; id <= 5; id++) socket.send({ type: 'ping', id });
    await expect.poll(() => socket.closed).toBe(1008);
  },
  async unread() {
    await start({ unread: 1, burst: 1e6, messages: 1e6 });
    const client = await guest();
    const socket = await socketOf(client);
    socket.socket.pause();
    for (let id = 1; id <= 60_000 && server.sockets.count > 0; id++) {
      socket.send({ type: 'ping', id });
      if (id % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await expect.poll(() => server.sockets.count).toBe(0);
  },
  async shares() {
    await start({ shares: 1 });
    const client = await guest();
    const game = shareGame.parse({ seat: 'red', bot: 'baby', replay: REPLAY });
    const codes = await Promise.all([1, 2].map(() => codeOf(client.share(game))));
    expect(codes.sort()).toEqual(['fine', 'limit/shares']);
  },
  async sayings() {
    await start({ sayings: 1 });
    const [one, other] = [await guest(), await guest()];
    const made = await one.create({ game: 'rps' });
    if (!made.ok) throw new Error(made.error.code);
    await other.join(made.value.invite!);
    const codes = await Promise.all([1, 2].map(() => codeOf(one.say(made.value.id, 'hello'))));
    expect(codes.sort()).toEqual(['fine', 'limit/sayings']);
  },
  async challenges() {
    await start({ challenges: 1 });
    const [one, other] = [await guest(), await guest()];
    const codes = await Promise.all([1, 2].map(() => codeOf(one.create({ game: 'rps', listed: true }))));
    expect(codes.sort()).toEqual(['fine', 'limit/challenges']);
    expect(await codeOf(one.create({ game: 'rps' }))).toBe('fine');
    expect(await codeOf(other.create({ game: 'rps', listed: true }))).toBe('fine');
  },
  async follows() {
    await start({ follows: 1 });
    const one = await guest();
    const ids = await Promise.all([guest(), guest()].map(async (other) => (await (await other).me()) as { value: { id: string } })); // biome-ignore format: short
    const codes = await Promise.all(ids.map(({ value: { id } }) => codeOf(one.follow(id))));
    expect(codes.sort()).toEqual(['fine', 'limit/follows']);
  },
  async sockets() {
    await start({ sockets: 1 });
    const client = await guest();
    await socketOf(client);
    expect(await new TestSocket(server.url, client.token).opened()).toBe(429);
  },
  async watched() {
    await start({ watched: 1 });
    const client = await guest();
    const matches = [await client.create(AGAINST_BOT), await client.create(AGAINST_BOT)];
    const socket = await socketOf(client);
    for (const match of matches) await socket.ask({ type: 'watch', match: match.ok ? match.value.id : '' });
    expect(socket.heard('refused')).toMatchObject([{ code: 'limit/watched' }]);
  },
  async seconds() {
    await start({ seconds: 1 });
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    socket.write(
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await new Promise((resolve) => socket.once('close', resolve));
    expect(heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request\/slow"/);
  },
  async browsers() {
    const service = new StandInPush();
    await start({ browsers: 1 }, { ports: { ...testPorts(), push: { keys: testVapid(), sender: service } } });
    const client = await guest();
    for (const name of ['one', 'two']) {
      server.ports.clock.pass(1);
      expect(await codeOf(client.push(service.subscribe(name)))).toBe('fine');
    }
    const { player } = (await server.arena.players.visitor(client.token!))!;
    expect((await server.store.pushesOf(player)).map(({ endpoint }) => endpoint)).toEqual([
      'https://push.example.org/two',
    ]);
  },
  async calls() {
    const service = new StandInPush();
    await start({ calls: 2 }, { ports: { ...testPorts(), push: { keys: testVapid(), sender: service } } });
    const [client, friend] = [await guest(), await guest()];
    await client.push(service.subscribe('one'));
    for (let match = 0; match < 3; match++) {
      const made = await client.create({ game: 'rps' });
      await friend.join(made.ok ? made.value.invite! : '');
      await server.arena.push.idle();
    }
    expect(service.delivered).toHaveLength(2);
  },
  async decisions() {
    let decide = (): void => {};
    const decided = new Promise<unknown>((_, reject) => {
      decide = () => reject(new Error('over'));
    });
    let asked = 0;
    const thinks = (): Promise<unknown> => {
      asked++;
      return decided;
    };
    const bots = {
      waiting: 0,
      isBusy: () => asked > 0,
      decide: thinks,
      work: thinks,
      study: thinks,
      close: async () => {},
    };
    await start({}, { bots });
    const client = await guest();
    expect(await codeOf(client.create(AGAINST_BOT))).toBe('fine');
    expect(await codeOf(client.create(AGAINST_BOT))).toBe('limit/decisions');
    expect(await codeOf(client.create({ game: 'rps' }))).toBe('fine');
    decide();
  },
  async replays() {
    await start({ replays: 40, days: 1_000, keep: 1_000 });
    const client = await guest();
    const made = await client.create(AGAINST_BOT);
    const id = made.ok ? made.value.id : '';
    expect(await codeOf(client.play(id, 0, { type: 'resign' }))).toBe('fine');
    const passes = async (days: number): Promise<void> => {
      server.ports.clock.pass(days * 24 * 3600_000);
      await server.arena.keeper.archive();
      await server.arena.keeper.tick();
    };
    await passes(20);
    expect(await codeOf(client.replay(id))).toBe('fine');
    await passes(60);
    expect(await codeOf(client.replay(id))).toBe('match/expired');
  },
  async keep() {
    await start({ keep: 2, days: 1 });
    const client = await guest();
    const made = await client.create(AGAINST_BOT);
    const id = made.ok ? made.value.id : '';
    expect(await codeOf(client.play(id, 0, { type: 'resign' }))).toBe('fine');
    const passes = async (days: number): Promise<void> => {
      server.ports.clock.pass(days * 24 * 3600_000);
      await server.arena.keeper.tick();
    };
    await passes(1.5);
    expect(await server.store.match(id)).toBeDefined();
    await passes(1);
    expect(await server.store.match(id)).toBeUndefined();
  },
  async queue() {
    await start({ queue: 1, burst: 100 });
    const [red, blue] = [await guest(), await guest()];
    const made = await red.create({ game: 'rps' });
    if (!made.ok) throw new Error(made.error.code);
    await blue.join(made.value.invite!);
    await red.play(made.value.id, 0, PLACE_RED);
    const socket = await socketOf(red);
    for (let n = 1; n < 8; n++) {
      socket.send({ type: 'command', id: n + 1, match: made.value.id, n, command: { type: 'shuffle' } });
    }
    await socket.settle();
    expect(socket.heard('refused').map(({ code }) => code)).toContain('limit/queue');
  },
  async matches() {
    await start({ matches: 2 });
    const client = await guest();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(client.create(AGAINST_BOT))));
    expect(codes.filter((code) => code === 'fine')).toHaveLength(2);
    expect(codes).toContain('limit/matches');
    const other = await guest();
    const invited = await other.create({ game: 'rps' });
    expect(await codeOf(client.join(invited.ok ? invited.value.invite! : ''))).toBe('limit/matches');
    expect(await codeOf(client.quick('rps'))).toBe('limit/matches');
  },
  async sessions() {
    await start({ sessions: 2 });
    const first = await account('Ada');
    const second = new ArenaClient(server.url);
    server.ports.clock.pass(60_000);
    expect(await codeOf(second.signIn('Ada', 'correct horse'))).toBe('fine');
    const third = new ArenaClient(server.url);
    expect(await codeOf(third.signIn('Ada', 'correct horse'))).toBe('fine');
    expect([await codeOf(first.me()), await codeOf(second.me()), await codeOf(third.me())]).toEqual([
      'session/missing',
      'fine',
      'fine',
    ]);
  },
  async days() {
    await start({ days: 2 });
    const client = await guest();
    server.ports.clock.pass(1.9 * 24 * 3600_000);
    expect(await codeOf(client.me())).toBe('fine');
    server.ports.clock.pass(2.1 * 24 * 3600_000);
    expect(await codeOf(client.me())).toBe('session/missing');
  },
  async list() {
    await start({ list: 1 });
    const client = await guest();
    await client.create(AGAINST_BOT);
    await client.create(AGAINST_BOT);
    expect(await client.mine()).toMatchObject({ value: { matches: [{}] } });
    const live = await client.live();
    expect(live.ok && live.value.matches).toHaveLength(1);
  },
  async leaderboard() {
    await start({ leaderboard: 1 });
    const asked: number[] = [];
    const { leaderboard } = server.store;
    server.store.leaderboard = (game, now, least, most) => {
      asked.push(most);
      return leaderboard.call(server.store, game, now, least, most);
    };
    await (await guest()).leaderboard('rps');
    expect(asked).toEqual([1]);
  },
  async recent() {
    await start({ recent: 1 });
    const client = await guest();
    for (let i = 0; i < 2; i++) {
      const made = await client.create(AGAINST_BOT);
      if (made.ok) await client.play(made.value.id, 0, { type: 'resign' });
    }
    const me = await client.me();
    const profile = await client.profile(me.ok ? me.value.id : '');
    expect(profile.ok && profile.value.recent).toHaveLength(1);
  },
};

describe('SEC-5 each limit', () => {
  it.each(Object.entries(BITES))('%s bites where it is set', (_, bites) => bites());

  it('is changed by its variable, and a mistake there is said', () => {
    for (const name of Object.keys(LIMITS) as (keyof Limits)[]) {
      expect(limitsFrom({ [`LIMIT_${name.toUpperCase()}`]: '7' })).toEqual({ ...LIMITS, [name]: 7 });
    }
    expect(() => limitsFrom({ LIMIT_MATCHES: 'many' })).toThrow('LIMIT_MATCHES is not a whole number above 0: many');
  });
});

describe('SEC-6 whoever asks', () => {
  it('thirty people behind one address are not refused', async () => {
    await start({ requests: LIMITS.requests, addresses: LIMITS.addresses, guests: LIMITS.guests });
    const people = await Promise.all(Array.from({ length: 30 }, () => guest()));
    const codes = new Set<string>();
    const asks = async (one: ArenaClient): Promise<void> => {
      for (let i = 0; i < 60; i++) codes.add(await codeOf(one.me()));
    };
    await Promise.all(people.map(asks));
    expect([...codes]).toEqual(['fine']);
  });

  it('is known by as many hops as there are proxies, not by what they write themselves', async () => {
    await start({ guests: 2 }, { proxies: 1 });
    const from = (forwarded: string): Promise<number> =>
      statusOf('/api/guests', { method: 'POST', headers: { 'x-forwarded-for': forwarded } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push(await from(`10.0.0.${i}, 192.0.2.7`));
    expect(statuses.at(-1)).toBe(429);
    expect(await from('192.0.2.8')).not.toBe(429);
    expect(configFrom({ TRUST_PROXY: '2' }).proxies).toBe(2);
    expect(() => configFrom({ TRUST_PROXY: 'some' })).toThrow('TRUST_PROXY');
  });

  it('pages of a friend are told that they may', async () => {
    await start({}, { friends: ['https://friend.example'] });
    const ask = (origin: string, method: string) =>
      fetch(`${server.url}/api/games`, { method, headers: { origin, 'access-control-request-method': 'POST' } });
    const preflight = await ask('https://friend.example', 'OPTIONS');
    expect(preflight.status).toBe(204);
    for (const method of ['PATCH', 'PUT']) {
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
    }
    const answer = await ask('https://friend.example', 'GET');
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask('https://other.example', 'GET')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
