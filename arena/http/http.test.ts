import { connect } from 'node:net';
import { ArenaClient, Connection, type NewMatch } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE_RED, READY, SHUFFLE } from '../testing/players.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function guest(name?: string): Promise<ArenaClient> {
  const client = new ArenaClient(server.url);
  expect((await client.guest(name)).ok).toBe(true);
  return client;
}

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function pair(wish: Partial<NewMatch> = {}) {
  const [red, blue] = [await guest('Red'), await guest('Blue')];
  const made = await value(red.create({ game: 'rps', ...wish }));
  await value(blue.join(made.invite!));
  return { red, blue, match: made.id };
}

const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers, ...(body !== undefined && { body }) });

const JSON_TYPE = { 'content-type': 'application/json' };

describe('over HTTP', () => {
  it('a whole match is made, joined, played and replayed', async () => {
    const { red, blue, match } = await pair();
    expect(await value(blue.match(match))).toMatchObject({ mine: 'blue', status: 'live' });
    expect(await value(red.play(match, 0, PLACE_RED))).toEqual({ n: 0, next: 1 });
    expect(await red.play(match, 0, SHUFFLE)).toMatchObject({
      ok: false,
      error: { code: 'command/stale', detail: { n: 1 } },
    });
    expect((await value(red.legal(match))).commands.map(({ type }) => type)).toContain('shuffle');
    expect(await value(red.since(match, 0))).toMatchObject({ news: [{ cursor: 1 }] });
    expect(await blue.replay(match)).toMatchObject({ error: { code: 'match/not-over' } });
    const own = async (client: ArenaClient) => (await value(client.mine())).matches.find(({ id }) => id === match)!;
    expect([(await own(red)).due, (await own(blue)).due]).toEqual([true, true]);
    await value(blue.play(match, 0, { type: 'resign' }));
    expect((await value(red.seen(match))).info.outcome).toEqual({ winner: 'red', reason: 'resigned' });
    expect(await value(blue.replay(match))).toMatchObject({
      game: 'rps',
      commands: [{ actor: 'red' }, { actor: 'blue' }],
    });
    expect((await value(blue.mine())).matches.map(({ id }) => id)).toContain(match);
    expect(await value(red.rematch(match))).toMatchObject({ status: 'open', mine: 'blue', rematchOf: match });
    expect(await value(blue.rematch(match))).toMatchObject({ status: 'live', mine: 'red' });
  });

  it('a guest takes a name and a password, signs in elsewhere, and ends sessions', async () => {
    const client = await guest();
    expect((await value(client.me())).guest).toBe(true);
    expect(await value(client.change({ name: 'Zoë', password: 'correct horse' }))).toMatchObject({
      name: 'Zoë',
      guest: false,
    });
    const elsewhere = new ArenaClient(server.url);
    expect(await elsewhere.signIn('zoë', 'wrong horse')).toMatchObject({ error: { code: 'login/wrong' } });
    await value(elsewhere.signIn('ZOË', 'correct horse'));
    expect((await value(elsewhere.me())).id).toBe((await value(client.me())).id);
    const other = await guest();
    expect(await other.change({ name: 'zoë' })).toMatchObject({ error: { code: 'name/taken' } });
    expect(await client.change({ password: 'another horse' })).toMatchObject({ error: { code: 'login/wrong' } });
    const all = await value(client.sessions());
    expect(all.filter(({ current }) => current)).toHaveLength(1);
    expect(all).toHaveLength(2);
    await value(client.endSession(all.find(({ current }) => !current)!.id));
    expect(await elsewhere.me()).toMatchObject({ error: { code: 'session/missing' } });
    await value(client.endSession('current'));
    expect(await client.me()).toMatchObject({ error: { code: 'session/missing' } });
  });

  it('slows down whoever guesses passwords', async () => {
    const client = await guest();
    await value(client.change({ name: 'Victim', password: 'correct horse' }));
    for (let i = 0; i < 5; i++) {
      expect(await client.signIn('Victim', `guess number ${i}`)).toMatchObject({ error: { code: 'login/wrong' } });
    }
    const slowed = await post('/api/sessions', '{"name":"Victim","password":"correct horse"}', JSON_TYPE);
    expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '1']);
    server.ports.clock.pass(1_000);
    expect((await new ArenaClient(server.url).signIn('Victim', 'correct horse')).ok).toBe(true);
  });

  it('keeps the token of a browser in an httpOnly cookie', async () => {
    const made = await post('/api/guests', '{}', { ...JSON_TYPE, origin: server.url });
    const cookie = made.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^tactarium=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: cookie.split(';')[0]! } });
    expect(me.status).toBe(200);
    const proxied = await startServer({ proxies: 1 });
    const headers = { ...JSON_TYPE, 'x-forwarded-proto': 'https' };
    const secure = await fetch(`${proxied.url}/api/guests`, { method: 'POST', headers, body: '{}' });
    expect(secure.headers.get('set-cookie')).toContain('Secure');
    await proxied.stop();
  });

  it('takes nothing that a foreign page sends with somebody’s cookie', async () => {
    const made = await post('/api/guests', '{}', JSON_TYPE);
    const cookie = made.headers.get('set-cookie')!.split(';')[0]!;
    const body = '{"game":"rps"}';
    const tried = async (headers: Record<string, string>) =>
      (await post('/api/matches', body, { ...JSON_TYPE, cookie, ...headers })).status;
    expect(await tried({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await tried({ origin: 'null' })).toBe(403);
    expect(await tried({})).toBe(403);
    expect(await tried({ origin: server.url })).toBe(201);
    expect((await post('/api/guests', '{}', { ...JSON_TYPE, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await new TestSocket(server.url, undefined, { cookie, origin: 'https://elsewhere.example' }).opened()).toBe(
      403,
    );
    expect(await new TestSocket(server.url, undefined, { cookie }).opened()).toBe(403);
    const socket = new TestSocket(server.url, undefined, { cookie, origin: server.url });
    expect(await socket.opened()).toBe('open');
    socket.close();
  });

  it.each([
    ['no JSON', '/api/guests', '{', JSON_TYPE, 400, 'request/malformed'],
    ['a body of another kind', '/api/guests', 'a=1', { 'content-type': 'text/plain' }, 415, 'request/media-type'],
    ['a field too many', '/api/guests', '{"nme":"x"}', JSON_TYPE, 400, 'request/malformed'],
    ['a NUL', '/api/guests', '{"name":"a\\u0000b"}', JSON_TYPE, 400, 'request/malformed'],
    ['half a surrogate', '/api/guests', '{"name":"a\\ud800b"}', JSON_TYPE, 400, 'request/malformed'],
    [
      'what nests without end',
      '/api/guests',
      `{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
      JSON_TYPE,
      400,
      'request/malformed',
    ],
    ['half an escape', '/api/matches/%zz', '{}', JSON_TYPE, 400, 'request/malformed'],
    ['an endless address', `/api/${'x'.repeat(20_000)}`, '{}', JSON_TYPE, 431, 'request/head-too-large'],
    ['what is only read', '/api/games', '{}', JSON_TYPE, 405, 'request/method'],
    ['too much', '/api/guests', `{"name":"${'x'.repeat(40_000)}"}`, JSON_TYPE, 413, 'request/too-large'],
    ['nobody', '/api/matches', '{"game":"rps"}', JSON_TYPE, 401, 'session/missing'],
    ['no such address', '/api/nothing', '{}', JSON_TYPE, 404, 'request/not-found'],
  ])('answers %s with a code, a sentence and the fitting status', async (_, path, body, headers, status, code) => {
    const response = await post(path, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('takes a body of no length for none, whatever type it is said to be', async () => {
    const { token } = (await (await post('/api/guests', '{}', JSON_TYPE)).json()) as { token: string };
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    const ended = await fetch(`${server.url}/api/sessions/current`, { method: 'DELETE', headers, body: '' });
    expect(ended.status).toBe(204);
  });

  it('names the field that is wrong, also one too many', async () => {
    const detail = async (body: string) =>
      ((await (await post('/api/guests', body, JSON_TYPE)).json()) as { detail: object }).detail;
    expect(await detail('{"name":5}')).toMatchObject({ field: '/name' });
    expect(await detail('{"nme":"x"}')).toMatchObject({ field: '/nme' });
  });

  it('says what can be done at an address instead', async () => {
    const { status, headers } = await fetch(`${server.url}/api/matches/m0123456789/commands`, { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers what is no HTTP in the same form', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => socket.write('HELLO\r\n\r\n'));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'request/malformed' });
  });

  it('refuses what cannot be made, joined or seen', async () => {
    const client = await guest();
    const codes = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) => (await answer).error?.code;
    expect(await codes(client.create({ game: 'go' }))).toBe('game/unknown');
    expect(await codes(client.create({ game: 'rps', options: { variant: 'x' } }))).toBe('options/malformed');
    expect(await codes(client.create({ game: 'rps', seats: ['me'] }))).toBe('seats/wrong-number');
    expect(await codes(client.create({ game: 'rps', seats: ['me', 'me'] }))).toBe('seats/one-for-you');
    expect(await codes(client.create({ game: 'rps', seats: ['me', { bot: 'hal' }] }))).toBe('bot/unknown');
    expect(await codes(client.join('ABCDEFGH'))).toBe('invite/not-found');
    expect(await codes(client.join('nope'))).toBe('request/malformed');
    expect(await codes(client.match('m0123456789'))).toBe('match/not-found');
    const { match } = await pair({ watch: false });
    expect(await codes(client.seen(match))).toBe('match/private');
    expect(await codes(client.legal(match))).toBe('match/private');
    expect(await codes(client.play(match, 0, READY))).toBe('match/not-seated');
  });

  it('limits requests, guests, matches and sockets, each with its code', async () => {
    const strict = await startServer({ limits: { requests: 5, guests: 2, sockets: 1 } });
    const client = new ArenaClient(strict.url);
    const { token } = await value(client.guest());
    await value(client.guest());
    expect(await client.guest()).toMatchObject({ error: { code: 'limit/requests' } });
    const first = new TestSocket(strict.url, token);
    expect(await first.opened()).toBe('open');
    expect(await new TestSocket(strict.url, token).opened()).toBe(429);
    for (let i = 0; i < 5; i++) await client.me();
    expect(await client.me()).toMatchObject({ error: { code: 'limit/requests' } });
    await strict.stop();
  });

  it('is documented, alive, ready and measured', async () => {
    const openapi = (await (await fetch(`${server.url}/docs/json`)).json()) as { paths: object };
    expect(Object.keys(openapi.paths)).toContain('/api/matches/{match}/commands');
    expect((await fetch(`${server.url}/docs/`)).status).toBe(200);
    for (const path of ['/', '/healthz', '/readyz']) expect((await fetch(`${server.url}${path}`)).status).toBe(200);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    for (const name of ['matches', 'players', 'queued_commands', 'commit_seconds_count', 'bots_waiting']) {
      expect(metrics).toContain(`tactarium_${name}`);
    }
  });
});

describe('over a socket', () => {
  it('commands are accepted and everybody who watches is told', async () => {
    const { red, blue, match } = await pair();
    const [one, two] = [new TestSocket(server.url, red.token), new TestSocket(server.url, blue.token)];
    for (const socket of [one, two]) {
      expect(await socket.opened()).toBe('open');
      socket.send({ type: 'watch', id: 1, match });
      await socket.settle();
    }
    one.send({ type: 'command', id: 2, match, n: 0, command: PLACE_RED });
    one.send({ type: 'command', id: 3, match, n: 1, command: SHUFFLE });
    one.send({ type: 'command', id: 4, match, n: 2, command: READY });
    await expect
      .poll(() => one.heard('accepted'))
      .toMatchObject([
        { id: 2, next: 1 },
        { id: 3, next: 2 },
        { id: 4, next: 3 },
      ]);
    await two.settle();
    expect(one.heard().flatMap(({ type }) => (type === 'pong' ? [] : [type]))).toEqual(['hello', 'done', 'seen', 'accepted', 'news', 'accepted', 'news', 'accepted', 'news']); // biome-ignore format: a sequence
    expect(two.heard('news')).toMatchObject([{ match, cursor: 1, events: [{ type: 'was_ready', seat: 'red' }] }]);
    two.send({ type: 'unwatch', match });
    one.send({ type: 'command', id: 5, match, n: 3, command: { type: 'resign' } });
    await expect.poll(() => one.heard('info')).toMatchObject([{ info: { status: 'over' } }]);
    await two.settle();
    expect(two.heard('news')).toHaveLength(1);
    for (const socket of [one, two]) socket.close();
  });

  it('anything bad is answered with a code, and the socket stays open', async () => {
    const { red, match } = await pair();
    const socket = new TestSocket(server.url, red.token);
    await socket.opened();
    for (const bad of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"dance"}',
      { type: 'watch' },
      { type: 'watch', match: 'x' },
      { type: 'command', match, n: -1, command: READY },
      { type: 'command', match, n: 0.5, command: READY },
      { type: 'command', match, n: 0, command: { type: 'x\u0000' } },
      { type: 'ping', extra: 1 },
      { type: 'ping', id: 1e9 },
    ]) {
      socket.send(bad);
    }
    socket.socket.send(Buffer.from([1, 2, 3]));
    await socket.settle();
    expect(socket.heard('refused').map(({ code }) => code)).toEqual(new Array(13).fill('message/malformed'));
    socket.send({ type: 'command', id: 1, match, n: 0, command: { type: 'nothing' } });
    socket.send({ type: 'command', id: 2, match, n: 0, command: READY });
    socket.send({ type: 'watch', id: 3, match: 'm0123456789' });
    socket.send(`"${'x'.repeat(9_000)}"`);
    await socket.settle();
    expect(socket.heard('refused').slice(13)).toMatchObject([
      { code: 'message/too-large' },
      { code: 'command/malformed', id: 1, match, n: 0 },
      { code: 'setup/not-full', id: 2, message: 'Your army is not complete yet.' },
      { code: 'match/not-found', id: 3 },
    ]);
    socket.close();
  });

  it('a frame beyond the hard limit closes it with 1009, a flood with 1008', async () => {
    const client = await guest();
    const large = new TestSocket(server.url, client.token);
    await large.opened();
    large.send('x'.repeat(70_000));
    await expect.poll(() => large.closed).toBe(1009);
    const flood = new TestSocket(server.url, client.token);
    await flood.opened();
    for (let i = 0; i < 400; i++) flood.send({ type: 'ping' });
    await expect.poll(() => flood.closed).toBe(1008);
    expect(flood.heard('refused')[0]).toMatchObject({ code: 'limit/messages' });
  });

  it('nobody is told anything without a token, and who ends a session ends its sockets', async () => {
    expect(await new TestSocket(server.url).opened()).toBe(401);
    expect(await new TestSocket(server.url, 'guessed').opened()).toBe(401);
    const client = await guest();
    const socket = new TestSocket(server.url, client.token);
    await socket.opened();
    await value(client.endSession('current'));
    await expect.poll(() => socket.closed).toBe(4401);
  });

  it('sockets of sessions that another node has ended are found by one question for all', async () => {
    const clients = [await guest(), await guest(), await guest()];
    const sockets = clients.map(({ token }) => new TestSocket(server.url, token));
    for (const socket of sockets) expect(await socket.opened()).toBe('open');
    const me = await value(clients[1]!.me());
    await server.store.endSessionsBut(me.id, 'none');
    let asked = 0;
    await server.sockets.check((sessions) => {
      asked++;
      return server.store.existingSessions(sessions);
    });
    await expect.poll(() => sockets[1]!.closed).toBe(4401);
    expect(asked).toBe(1);
    expect([sockets[0]!.closed, sockets[2]!.closed]).toEqual([undefined, undefined]);
    for (const socket of sockets) socket.close();
  });
});

describe('the typed connection', () => {
  it('comes back by itself, misses nothing and sends again what was not answered', async () => {
    const { red, blue, match } = await pair();
    const sockets: { terminate(): void }[] = [];
    const heard: number[] = [];
    const steady = new Connection({
      open: () => {
        const { socket } = new TestSocket(server.url, red.token);
        sockets.push(socket);
        return socket;
      },
    });
    steady.watch(match, { seen: ({ cursor }) => heard.push(cursor), news: ({ cursor }) => heard.push(cursor) });
    await expect.poll(() => heard).toEqual([0]);
    expect(await steady.command(match, 0, PLACE_RED)).toMatchObject({ ok: true, value: { next: 1 } });
    sockets.at(-1)!.terminate();
    const answer = steady.command(match, 1, SHUFFLE);
    await value(blue.play(match, 0, { type: 'place', king: [5, 0], pit: [5, 1] }));
    expect(await answer).toMatchObject({ ok: true, value: { n: 1, next: 2 } });
    await expect.poll(() => heard).toEqual([0, 1, 2]);
    expect(await steady.command(match, 7, READY)).toMatchObject({ ok: false, error: { code: 'command/stale' } });
    steady.close();
  });

  it('says that a server cannot be reached', async () => {
    expect(await new ArenaClient('http://127.0.0.1:1').me()).toMatchObject({
      ok: false,
      error: { code: 'network/away' },
    });
  });
});
