import type { Json } from '@tactarium/engine';
import { HOSTILE, spoiled } from '@tactarium/engine/testing/hostile';
import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';

let server: TestServer;
let client: ArenaClient;
let match: string;
beforeAll(async () => {
  server = await startServer({ limits: { burst: 1e6, messages: 1e6, matches: 1e6, guests: 1e6, requests: 1e6 } });
  client = await newGuest();
  const made = await client.create({ game: 'rps', seats: ['me', { bot: 'baby' }] });
  if (!made.ok) throw new Error(made.error.code);
  match = made.value.id;
});
afterAll(() => server.stop());

async function newGuest(): Promise<ArenaClient> {
  const guest = new ArenaClient(server.url);
  await guest.guest();
  return guest;
}

async function socketOf({ token }: ArenaClient): Promise<TestSocket> {
  const socket = new TestSocket(server.url, token);
  expect(await socket.opened()).toBe('open');
  return socket;
}

/** The message with which a guest once ended the process. */
const FATAL = '{"type":"command","match":"m12345678","n":0,"command":{"type":{"length":{"toString":1,"valueOf":1}}}}';

const MESSAGES = (): readonly Json[] => [
  { type: 'command', id: 1, match, n: 0, command: { type: 'move', from: [1, 1], to: [2, 1] } },
  { type: 'watch', id: 1, match, have: 0 },
  { type: 'ping', id: 1 },
];

const BODIES = (): readonly (readonly [string, string, Json])[] => [
  ['POST', '/guests', { name: 'Ada' }],
  ['POST', '/sessions', { name: 'Ada', password: 'a password', claim: true }],
  ['PATCH', '/me', { name: 'Ada', password: 'a password', current: 'another' }],
  [
    'POST',
    '/matches',
    {
      game: 'rps',
      options: { variant: 'classic' },
      seats: ['me', { bot: 'baby' }],
      clock: { type: 'none' },
      watch: true,
    },
  ],
  ['POST', '/matches', { game: 'mechs', options: { mechs: { red: [{ name: 'X', tons: 20 }], blue: ['Locust'] } } }],
  ['POST', `/matches/${match}/commands`, { n: 0, command: { type: 'move', from: [1, 1], to: [2, 1] } }],
  ['POST', '/quick', { game: 'rps' }],
];

describe('SEC-1 whatever a stranger sends is answered', () => {
  it('the message that once ended the process is refused, and the socket goes on', async () => {
    const socket = await socketOf(client);
    socket.send(FATAL);
    await socket.settle();
    expect(socket.heard('refused')).toMatchObject([{ code: 'message/malformed' }]);
    socket.close();
  });

  it.each(HOSTILE.map((value) => [JSON.stringify(value).slice(0, 60), value] as const))('with %s', async (_, value) => {
    const socket = await socketOf(client);
    let sent = 0;
    for (const message of MESSAGES()) {
      for (const spoilt of spoiled(message, value)) {
        socket.send(spoilt === '' ? '""' : JSON.stringify(spoilt));
        sent++;
      }
    }
    await socket.settle();
    expect(socket.closed).toBeUndefined();
    expect(socket.heard().filter(({ type }) => type !== 'hello' && type !== 'seen').length).toBeGreaterThanOrEqual(
      sent,
    );
    socket.close();
    for (const [method, path, body] of BODIES()) {
      for (const spoilt of spoiled(body, value)) {
        // What happens to be a good name and password makes an account, which gets another token.
        const { token } = path === '/me' ? await newGuest() : client;
        const response = await fetch(`${server.url}/api${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(spoilt),
        });
        const text = await response.text();
        expect(response.status, `${method} ${path} ${JSON.stringify(spoilt)}: ${text}`).toBeLessThan(500);
      }
    }
    expect(server.faults).toEqual([]);
  });
});

describe('SEC-2 a fault of ours', () => {
  it('while a message is answered is told to whoever sent it, and kept', async () => {
    const own = await startServer();
    const guest = new ArenaClient(own.url);
    await guest.guest();
    const [one, other] = [new TestSocket(own.url, guest.token), new TestSocket(own.url, guest.token)];
    await Promise.all([one.opened(), other.opened()]);
    own.arena.look = () => {
      throw new Error('planted');
    };
    await one.ask({ type: 'watch', match });
    expect(one.heard('refused')).toMatchObject([{ id: 1, code: 'request/failed' }]);
    own.arena.gameOf = () => {
      throw new Error('planted');
    };
    one.send({ type: 'watch', match });
    await expect.poll(() => one.closed).toBe(1011);
    await other.ask({ type: 'ping' });
    expect(other.closed).toBeUndefined();
    expect(own.faults).toHaveLength(3);
    const answer = await fetch(`${own.url}/api/matches/${match}`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect(answer.status).toBe(500);
    expect(own.faults.at(-1)).toMatchObject({ method: 'GET', url: `/api/matches/${match}` });
    await own.stop();
  });
});
