import { ArenaClient } from '@tactarium/protocol';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { begun, playInEarnest, value } from '../testing/pairs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { placeOn, stopPostgres } from '../testing/stores.ts';
import { openStore } from './open.ts';

afterAll(stopPostgres);

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query({ text });
  await client.end();
}

/** Everything that may be read from a replica, and everything that may not. */
async function asked(server: TestServer, red: ArenaClient, ended: string, live: string) {
  const me = await value(red.me());
  const profile = await value(red.profile(me.id));
  const board = await value(red.leaderboard('rps'));
  const watched = await value(red.live());
  const dumped: string[] = [];
  for await (const { table, row } of server.store.reading.dump())
    if (table === 'players') dumped.push(String(row['name']));
  return {
    me: me.name,
    seat: (await value(red.match(live))).seats[0]?.player?.name,
    mine: (await value(red.mine())).matches.map(({ seats }) => seats[0]?.player?.name),
    profile: profile.player.name,
    recent: profile.recent.map(({ seats }) => seats[0]?.player?.name),
    board: board.mine?.player.name,
    watched: watched.matches.map(({ seats }) => seats[0]?.player?.name),
    replay: (await value(red.replay(ended))).digests[0],
    exported: dumped.sort(),
  };
}

it('lists, profiles, replays and exports are read from the replica, what counts from the primary, and all from it while the replica is away', async () => {
  const where = await placeOn('PostgreSQL');
  const { url } = where.place as { url: string };
  let server = await startServer({ store: await openStore(where.place) });
  const [red, blue] = [new ArenaClient(server.url), new ArenaClient(server.url)];
  await value(red.guest('Primary'));
  await value(blue.guest('Other'));
  const ended = await begun(red, blue);
  await playInEarnest(ended, red, blue);
  const { n } = await value(blue.legal(ended));
  await value(blue.play(ended, n, { type: 'resign' }));
  await server.arena.ratings.idle();
  const live = await begun(red, blue);
  const { ports } = server;
  await server.stop();

  await run(
    url,
    `insert into ratings (player, game, rating, deviation, volatility, games, wins, draws, losses, last, listed, place)
     select id, 'rps', 1600, 80, 0.06, 1, 1, 0, 0, 0, 0, 1 from players where name = 'Primary'`,
  );
  const name = new URL(url).pathname.slice(1);
  const readUrl = url.replace(name, `${name}_replica`);
  await where.postgres!.run(`create database ${name}_replica template ${name}`);
  await run(readUrl, "update players set name = 'Replica' where name = 'Primary'");
  await run(readUrl, "update log set digest = 'of the replica' where seq = 1");
  server = await startServer({ store: await openStore({ ...where.place, readUrl }), ports });
  const again = new ArenaClient(server.url, red.token!);
  const replica = await asked(server, again, ended, live);
  expect(replica).toMatchObject({
    me: 'Primary',
    seat: 'Primary',
    mine: ['Primary', 'Primary'],
    profile: 'Replica',
    recent: ['Replica'],
    board: 'Replica',
    watched: ['Replica'],
    replay: 'of the replica',
    exported: ['Other', 'Replica'],
  });
  const upOf = async (): Promise<unknown> => [
    await (await fetch(`${server.url}/readyz`)).json(),
    /^tactarium_replica_up (\d)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1],
  ];
  expect(await upOf()).toEqual([{ ready: true, replica: true }, '1']);

  // A replica that is behind: who has just come, and what has just ended, is there all the same.
  const newcomer = new ArenaClient(server.url);
  const { player } = await value(newcomer.guest('Newcomer'));
  expect((await value(newcomer.profile(player.id))).player.name).toBe('Newcomer');
  await value(again.play(live, (await value(again.legal(live))).n, { type: 'resign' }));
  expect((await value(again.replay(live))).digests).toHaveLength(1);

  await where.postgres!.run(`drop database ${name}_replica with (force)`);
  const primary = await asked(server, again, ended, live);
  expect(primary).toMatchObject({ profile: 'Primary', board: 'Primary', recent: ['Primary', 'Primary'], watched: [] });
  expect(primary.exported).toEqual(['Newcomer', 'Other', 'Primary']);
  expect(primary.replay).not.toBe(replica.replay);
  expect(await upOf()).toEqual([{ ready: true, replica: false }, '0']);
  await server.stop();
});

it('a replica needs what it is a replica of', () => {
  expect(() => configFrom({ DATABASE_READ_URL: 'postgres://localhost/x' })).toThrow('DATABASE_READ_URL');
  expect(() => configFrom({ REDIS_URL: 'redis://localhost' })).toThrow('DATABASE_URL');
  expect(() => configFrom({ DATABASE_URL: 'postgres://localhost/x', REDIS_URL: 'localhost:6379' })).toThrow('redis://');
});
