import { gameNamed } from '@tactarium/games';
import { ArenaClient } from '@tactarium/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuild } from './match/rebuild.ts';
import { startServer, TestSocket } from './testing/server.ts';
import { build, placeOn, STORAGES, stopPostgres } from './testing/stores.ts';

const SOCKET_MESSAGES = 14_000;
const REQUESTS = 7_000;

const UNLIMITED = { burst: 1e9, messages: 1e9, matches: 1e9, sockets: 1e9 };

beforeAll(build);
afterAll(stopPostgres);

/** Strings that have broken something somewhere. */
const nasty = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table log; --",
  '%00',
  '../../etc/passwd',
  '🦊',
  'x'.repeat(3_000),
  '\u202e',
  '{{7*7}}',
);
const number = fc.constantFrom(-1, 0, 1, 2, 3, 0.5, 99, 1e6, 1e21, 2 ** 53, -0);
const scalar = fc.oneof(nasty, number, fc.boolean(), fc.constant(null), fc.string());
const cell = fc.oneof(
  fc.tuple(fc.integer({ min: -2, max: 8 }), fc.integer({ min: -2, max: 8 })),
  fc.array(scalar),
  scalar,
);

const count = fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: number });
const homeCell = fc.tuple(fc.constantFrom(0, 1, 4, 5), fc.integer({ min: 0, max: 6 }));
const good = fc.oneof(
  fc.record({ type: fc.constant('place'), king: homeCell, pit: homeCell }),
  fc.record({ type: fc.constantFrom('shuffle', 'ready', 'offer_draw', 'accept_draw', 'decline_draw') }),
  fc.record({ type: fc.constant('swap'), a: homeCell, b: homeCell }),
);
const bad = fc.oneof(
  fc.record({ type: fc.constantFrom('place'), king: cell, pit: cell }),
  fc.record({ type: fc.constant('move'), from: cell, to: cell }),
  fc.record({ type: fc.constant('choose'), piece: fc.oneof(fc.constantFrom('rock', 'paper'), scalar) }),
  fc.record({ type: fc.constant('timeout'), seat: fc.oneof(fc.constantFrom('red', 'blue'), scalar) }),
  fc.record({ type: scalar, extra: fc.jsonValue() }),
  fc.jsonValue(),
);
// Whoever resigns ends a match, and with it what else could have been tried in it.
const command = fc.oneof(
  { weight: 100, arbitrary: bad },
  { weight: 200, arbitrary: good },
  { weight: 1, arbitrary: fc.constant({ type: 'resign' }) },
);

it.each(STORAGES)('21,000 messages on %s: no crash, no 5xx, no change but by those accepted', async (storage) => {
  const place = await placeOn(storage);
  const server = await startServer({ store: await place.open(), limits: UNLIMITED });
  // Others for each storage: what is generated is the better for being more.
  const seed = STORAGES.indexOf(storage) * 2;
  const people = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new ArenaClient(server.url);
      await client.guest();
      return client;
    }),
  );
  const [red, blue] = people as [ArenaClient, ArenaClient];
  const matches: string[] = [];
  for (let i = 0; i < 12; i++) {
    const made = await red.create({ game: 'rps', clock: { type: 'none' }, watch: i % 3 !== 0 });
    if (!made.ok) throw new Error(made.error.code);
    if (i % 4 !== 3) await blue.join(made.value.invite!);
    matches.push(made.value.id);
  }
  const match = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...matches) }, { weight: 1, arbitrary: scalar });
  const accepted = new Set<string>();

  const message = fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('command'), match, n: count, command }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('watch', 'unwatch'), match, have: fc.oneof(fc.nat(9), scalar) }, { requiredKeys: ['type', 'match'] }) },
    { weight: 1, arbitrary: fc.record({ type: scalar, id: scalar }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  ); // biome-ignore format: weights
  const frame = fc.oneof(
    { weight: 12, arbitrary: message.map((json) => JSON.stringify(json)) },
    {
      weight: 1,
      arbitrary: fc.tuple(message, fc.nat(60)).map(([json, cut]) => (JSON.stringify(json) ?? '').slice(0, cut)),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );

  const sockets = people.map(({ token }) => new TestSocket(server.url, token));
  for (const socket of sockets) expect(await socket.opened()).toBe('open');
  const frames = fc.sample(frame, { numRuns: SOCKET_MESSAGES, seed: seed + 1 });
  for (const [i, text] of frames.entries()) {
    sockets[i % sockets.length]!.send(text);
    if (i % 200 === 199) await Promise.all(sockets.map((socket) => socket.settle()));
  }
  // A commit may take longer than the silence by which a socket is taken for settled.
  const { host } = server.arena;
  await expect.poll(() => host.queued + host.uncommitted).toBe(0);
  await Promise.all(sockets.map((socket) => socket.settle()));
  for (const [i, socket] of sockets.entries()) {
    expect(socket.closed).toBeUndefined();
    for (const said of socket.heard('accepted')) accepted.add(`${said['match']} ${i} ${said['n']}`);
    for (const said of socket.heard('refused')) expect(said['message']).toMatch(/\.$/);
    expect(socket.heard('refused').filter(({ code }) => code === 'request/failed')).toEqual([]);
    socket.close();
  }

  const path = fc.oneof(
    fc.constantFrom('/guests', '/sessions', '/me', '/matches', '/matches/live', '/games', '/sessions/current/x', '/quick', '/quick/rps', '/leaderboard/rps'),
    fc.tuple(fc.constantFrom('leaderboard', 'players', 'quick'), scalar).map(([what, of]) => `/${what}/${encodeURIComponent(wellFormed(String(of)))}`),
    fc.tuple(match, fc.constantFrom('', '/view', '/legal', '/replay', '/rematch', '/seat', '/commands', '/news?have=-1', '/news')).map(([id, rest]) => `/matches/${encodeURIComponent(wellFormed(String(id)))}${rest}`),
    scalar.map((code) => `/invites/${encodeURIComponent(wellFormed(String(code)))}`),
  ); // biome-ignore format: long
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
    path,
    body: fc.oneof(
      fc.record({ n: count, command }),
      fc.record({ game: fc.oneof(fc.constant('rps'), scalar), options: fc.jsonValue(), seats: fc.jsonValue(), clock: fc.jsonValue() }, { requiredKeys: ['game'] }),
      fc.record({ name: scalar, password: scalar, claim: fc.oneof(fc.boolean(), scalar) }, { requiredKeys: ['name', 'password'] }),
      fc.record({ game: fc.oneof(fc.constant('rps'), scalar) }),
      fc.jsonValue(),
    ), // biome-ignore format: long
    broken: fc.boolean(),
    who: fc.nat(people.length),
  });
  const requests = fc.sample(request, { numRuns: REQUESTS, seed: seed + 2 });
  const ask = async ({ method, path: where, body, broken, who }: (typeof requests)[number]): Promise<void> => {
    const text = JSON.stringify(body) ?? '';
    const response = await fetch(`${server.url}/api${where}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(people[who] && { authorization: `Bearer ${people[who].token}` }),
      },
      ...(method !== 'GET' && { body: broken ? text.slice(0, -1) : text }),
    });
    const answer = await response.text();
    expect(response.status, `${method} ${where} ${text}: ${answer}`).toBeLessThan(500);
    if (response.status >= 400)
      expect(JSON.parse(answer)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    const id = /^\/matches\/(\w+)\/commands$/.exec(where)?.[1];
    if (id && response.status === 200) accepted.add(`${id} ${who} ${(JSON.parse(answer) as { n: number }).n}`);
  };
  for (let i = 0; i < requests.length; i += 20) await Promise.all(requests.slice(i, i + 20).map(ask));

  expect(accepted.size).toBeGreaterThan(20);
  let rows = 0;
  for (const id of matches) {
    const log = await server.store.log(id, 0);
    rows += log.length;
    for (const { actor, n } of log) expect(accepted).toContain(`${id} ${actor} ${n}`);
    expect(await rebuild(server.store, gameNamed('rps')!, (await server.store.match(id))!, [])).toBeDefined();
  }
  expect(rows).toBe(accepted.size);
  expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  await server.stop();
  await place.remove();
});

/** What `encodeURIComponent` takes. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '?');
