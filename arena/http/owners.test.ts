import { connect, type Socket } from 'node:net';
import { ArenaClient } from '@tactarium/protocol';
import { expect, it } from 'vitest';
import { descriptors, heap } from '../testing/resources.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';

const ROUNDS = 20;
const SOCKETS = 50;
/** Bytes that may be left: caches fill. */
const HEAP = 16 * 1024 * 1024;

/** A connection that begins an upgrade and says no more. */
const halfOpened = ({ url }: TestServer, token: string): Socket => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET /api/socket HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nUpgrade: websocket\r\n`);
  return socket;
};

/** Some make a match and watch it; then some say goodbye, some are cut off, some have only half come. */
async function round(server: TestServer, client: ArenaClient): Promise<void> {
  const made = await client.create({ game: 'rps', seats: ['me', { bot: 'baby' }], clock: { type: 'none' } });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value.id;
  const halves = Array.from({ length: SOCKETS }, () => halfOpened(server, client.token!));
  const sockets = Array.from({ length: SOCKETS }, () => new TestSocket(server.url, client.token));
  await Promise.all(sockets.map((socket) => socket.opened()));
  await Promise.all(sockets.slice(10).map((socket) => socket.ask({ type: 'watch', match })));
  // The first ten leave in the middle of it.
  for (const socket of sockets.slice(0, 10)) socket.send({ type: 'watch', match });
  for (const [i, socket] of sockets.entries()) i % 2 === 0 ? socket.close() : socket.socket.close();
  for (const half of halves) half.destroy();
  expect(await client.play(match, 0, { type: 'resign' })).toMatchObject({ ok: true });
}

it(`SEC-4 after ${ROUNDS * SOCKETS * 2} sockets, watched, dropped and half opened, everything is back to where it was`, async () => {
  const server = await startServer({ limits: { sockets: 1e6, matches: 1e6 } });
  const { arena, sockets, ports } = server;
  const client = new ArenaClient(server.url);
  await client.guest();
  const isQuiet = async (): Promise<void> => {
    await expect.poll(() => [sockets.count, sockets.players, arena.host.watchers]).toEqual([0, 0, 0]);
    ports.clock.pass(61_000);
    await arena.keeper.tick();
    await expect.poll(() => arena.host.matches).toBe(0);
  };
  await round(server, client);
  await isQuiet();
  const before = { heap: heap(), descriptors: descriptors() };
  for (let i = 0; i < ROUNDS; i++) await round(server, client);
  await isQuiet();
  await expect.poll(() => descriptors() - before.descriptors).toBeLessThanOrEqual(2);
  expect(heap() - before.heap).toBeLessThan(HEAP);
  await server.stop();
});
