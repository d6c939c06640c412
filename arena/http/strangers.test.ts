import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { ArenaClient } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function guest(name?: string): Promise<ArenaClient> {
  const client = new ArenaClient(server.url);
  const made = await client.guest(name);
  if (!made.ok) throw new Error(made.error.code);
  return client;
}

const codeOf = async (answer: Promise<{ ok: boolean; error?: { code: string } }>): Promise<string> =>
  (await answer).error?.code ?? 'fine';

const descriptors = (): number => readdirSync('/proc/self/fd').length;

function dial(): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c29tZSBrZXkgaGVyZSE=';

/** Sends it, and waits until the server closes the connection. What it said. */
const said = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = dial();
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });

describe.skipIf(process.platform !== 'linux')('SEC-4 connections have an owner', () => {
  it.each(['/%zz', '/api/games', '/nothing', '/api/socket', '/api/matches/%00', '/', `/api/${'x'.repeat(200)}`])(
    'an upgrade of %s that gets an ordinary answer is closed',
    async (path) => {
      await said(`GET ${path} HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n\r\n`);
      const before = descriptors();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => said(`GET ${path} HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n\r\n`)),
      );
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (101|[234]\d\d)/);
      await expect.poll(() => descriptors() - before).toBeLessThan(5);
    },
  );

  it('those who hang up during an upgrade leave nothing behind', async () => {
    const before = descriptors();
    for (let i = 0; i < 50; i++) {
      const socket = dial();
      socket.resume();
      socket.end(`GET /%zz HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n\r\n`);
      await new Promise((resolve) => socket.on('close', resolve));
    }
    await expect.poll(() => descriptors() - before).toBeLessThan(5);
  });

  it('a socket whose other end is silent is closed, and the player may come again', async () => {
    const client = await guest();
    const open = (autoPong: boolean): Promise<WebSocket> =>
      new Promise((resolve) => {
        const headers = { authorization: `Bearer ${client.token}` };
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { autoPong, headers });
        socket.on('open', () => resolve(socket));
      });
    const before = server.sockets.count;
    const [dead, live] = [await open(false), await open(true)];
    expect(server.sockets.count).toBe(before + 2);
    for (let i = 0; i < 2; i++) {
      const answered = new Promise((resolve) => live.once('ping', resolve));
      server.sockets.ping();
      await answered;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await expect.poll(() => server.sockets.count).toBe(before + 1);
    expect(live.readyState).toBe(WebSocket.OPEN);
    dead.terminate();
    live.terminate();
  });
});

describe('SEC-10 an account', () => {
  it('whose guest registers has another token, and no other session is left', async () => {
    const owner = await guest();
    const old = new ArenaClient(server.url, owner.token);
    const socket = new TestSocket(server.url, owner.token);
    expect(await socket.opened()).toBe('open');
    expect(await codeOf(owner.change({ name: 'Fixed', password: 'correct horse' }))).toBe('fine');
    expect(await codeOf(old.me())).toBe('session/missing');
    expect(await codeOf(owner.me())).toBe('fine');
    // The page that registered goes on.
    await socket.ask({ type: 'ping' });
    expect(socket.closed).toBeUndefined();
    socket.close();
  });

  it.each(['12345678', '        ', 'aaaaaaaa', 'Password1', 'qwertyuiop', 'Easy Name', 'ab ab ab'])(
    'takes no password that is guessed at once: %j',
    async (password) => {
      expect(await codeOf((await guest()).change({ name: 'Easy Name', password }))).toBe('password/easy');
    },
  );

  it('guesses of the present password are slowed down like those of signing in', async () => {
    const owner = await guest();
    await owner.change({ name: 'Guarded', password: 'correct horse' });
    const wish = { password: 'another horse', current: 'wrong password' };
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(owner.change(wish))));
    expect(codes.filter((code) => code === 'login/wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'login/slow-down')).toHaveLength(7);
  });
});

describe('SEC-11 a name', () => {
  it('of an account is nobody else’s, nor one that looks like it', async () => {
    const owner = await guest();
    expect(await codeOf(owner.change({ name: 'Lovelace', password: 'correct horse' }))).toBe('fine');
    for (const name of ['Lovelace', 'LOVELACE', 'Lоvelаce', 'L0velace', 'Love lace', 'Lovelacé']) {
      expect([name, await codeOf(new ArenaClient(server.url).guest(name))]).toEqual([name, 'name/taken']);
      expect([name, await codeOf((await guest()).change({ name }))]).toEqual([name, 'name/taken']);
    }
    expect(await codeOf(new ArenaClient(server.url).signIn('lovelace', 'correct horse'))).toBe('fine');
  });

  it.each(['Ada\u3164', 'Ada\u115f', 'Ada\u2800', 'Ada\u034f', 'Ada\ufe0f', 'Ada\u{e0041}', '\u200bAda'])(
    'holds nothing that cannot be seen: %j',
    async (name) => {
      expect(await codeOf(new ArenaClient(server.url).guest(name))).toBe('request/malformed');
    },
  );
});
