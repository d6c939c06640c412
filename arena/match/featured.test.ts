import { games } from '@tactarium/games';
import { ArenaClient } from '@tactarium/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { value } from '../testing/pairs.ts';
import { testPorts } from '../testing/ports.ts';
import { startServer, type TestServer, TestSocket } from '../testing/server.ts';
import { HOUSE } from './featured.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ ports: { ...testPorts(), featured: true } });
});
afterEach(() => server.stop());

async function come(): Promise<ArenaClient> {
  const client = new ArenaClient(server.url);
  await value(client.guest());
  return client;
}

const movesOf = async (match: string): Promise<number> => (await server.store.log(match, 0)).length;

/** Seconds pass, in each of which the house looks once at its games. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    server.ports.clock.pass(1_000);
    await server.arena.featured!.tick();
    // A bot that was asked has answered by then.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

it('when nobody plays, two bots do, slowly, and only while somebody looks', async () => {
  const client = await come();
  const [game, ...others] = (await value(client.live())).matches;
  expect(others).toEqual([]);
  expect(game).toMatchObject({ status: 'live', rated: false, watch: true, clock: { type: 'none' } });
  expect(game?.seats.every(({ bot, player }) => bot !== undefined && player === undefined)).toBe(true);
  const id = game!.id;
  expect((await value(client.live())).matches).toMatchObject([{ id }]);
  await pass(9);
  await expect.poll(() => movesOf(id)).toBeGreaterThan(0);
  expect(await movesOf(id)).toBeLessThanOrEqual(8);

  await pass(30);
  const before = await movesOf(id);
  await pass(60);
  expect(await movesOf(id)).toBe(before);
  const socket = new TestSocket(server.url, client.token);
  await socket.opened();
  await socket.ask({ type: 'watch', match: id });
  await pass(6);
  await expect.poll(() => movesOf(id)).toBeGreaterThan(before);
  socket.close();
  await expect.poll(() => server.arena.host.live(id)?.watchers.size ?? 0).toBe(0);
  await pass(310);
  expect(await server.store.match(id)).toMatchObject({ status: 'void', outcome: { reason: 'nobody_watched' } });

  // It is nobody's, and counts nowhere.
  expect((await value(client.mine())).matches).toEqual([]);
  expect(await value(client.profile(HOUSE))).toMatchObject({ ratings: [], recent: [] });
  expect(await client.signIn('Tactarium', 'correct horse')).toMatchObject({ ok: false });
});

it('gives way to people, and begins in each game for two', async () => {
  const [red, blue] = [await come(), await come()];
  const begun = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const [game] = (await value(red.live())).matches;
    begun.add(game!.game);
    await server.arena.host.annul(server.arena.host.live(game!.id)!, 'enough');
    server.ports.clock.pass(60_000);
  }
  const forTwo = games.filter(({ game, solitary }) => !solitary && game.seats.length === 2);
  expect([...begun].sort()).toEqual(forTwo.map(({ game }) => game.id).sort());
  await value(red.live());
  const made = await value(red.create({ game: 'rps' }));
  await value(blue.join(made.invite!));
  expect((await value(red.live())).matches.map(({ id }) => id)).toEqual([made.id]);
});
