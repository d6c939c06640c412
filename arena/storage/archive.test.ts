import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  diceFrom,
  invariant,
  MATCH_COMMANDS,
  match as matchOf,
  readReplay,
  simulationSeed,
  verify,
} from '@tactarium/engine';
import { randomCommand } from '@tactarium/engine/bots/random';
import { gameNamed, games } from '@tactarium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Arena } from '../arena.ts';
import { verifyMatches } from '../backup/verify.ts';
import { makeOldTables } from '../testing/oldTables.ts';
import { TestPlayer } from '../testing/players.ts';
import { InlineBots, type TestPorts, testPorts } from '../testing/ports.ts';
import { commitRow } from '../testing/rows.ts';
import { build, memoryPlace, placeOn, STORAGES, stopPostgres, type TestPlace } from '../testing/stores.ts';
import { monthOf, pack, unpack } from './archive.ts';
import { openStore } from './open.ts';
import { openPglite } from './pglite/pglite.ts';
import type { Dumped } from './port/backup.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

beforeAll(build);
afterAll(stopPostgres);

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const PLACES = [...STORAGES, 'memory'] as const;
const placeNamed = (name: (typeof PLACES)[number]) => (name === 'memory' ? memoryPlace() : placeOn(name));

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

async function* each<T>(list: readonly T[]): AsyncIterable<T> {
  yield* list;
}

interface Played {
  readonly id: string;
  readonly player: TestPlayer;
}

/** A short match of each game that is not played alone, given up in the end. */
async function playAll(
  arena: Arena,
  commands = 12,
  which = games.filter(({ solitary }) => !solitary),
): Promise<Played[]> {
  const played: Played[] = [];
  for (const { game, bots, samples } of which) {
    const player = await TestPlayer.come(arena);
    const seats = game.seats.map((_, seat) => (seat === 0 ? ('me' as const) : { bot: bots[0]!.name }));
    const { id } = await player.create({ game: game.id, seats, options: samples[0] as never });
    const dice = diceFrom(simulationSeed(7), 0);
    for (let sent = 0; sent < commands; ) {
      const legal = (await player.legal(id)).filter(({ type }) => !MATCH_COMMANDS.has(type));
      if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      else if (typeof (await player.play(id, randomCommand(legal, dice))) !== 'string') sent++;
    }
    await player.play(id, { type: 'resign' });
    played.push({ id, player });
  }
  return played;
}

const playOne = async (arena: Arena): Promise<Played> => (await playAll(arena, 1, [gameNamed('rps')!]))[0]!;

/** Everything that can be asked about a match that is over. */
async function askedAbout(arena: Arena, store: Store, id: string, player: TestPlayer) {
  const replay = await arena.replay(id, player.id);
  invariant(replay.ok, 'it is over');
  const read = readReplay(replay.value);
  invariant(read.ok, 'a replay can be read');
  return {
    replay: replay.value,
    verdict: verify(matchOf(gameNamed(replay.value.game)!.game), read.value),
    told: await arena.told(id, player.id),
    seen: await arena.seen(id, player.id),
    since: await arena.since(id, player.id, 1),
    again: await player.play(id, replay.value.commands.find(({ actor }) => actor !== 'arena')!.command as never, 0),
    tail: await store.log(id, 3),
    entry: await store.logEntry(id, 0, 1),
  };
}

describe.each(PLACES)('the archive on %s', (storage) => {
  let place: TestPlace;
  let store: Store;
  let ports: TestPorts;
  let arena: Arena;
  const start = async (): Promise<void> => {
    arena = new Arena(store, ports, new InlineBots());
    await arena.start();
  };
  beforeAll(async () => {
    place = await placeNamed(storage);
    store = await place.open();
    ports = testPorts();
    await start();
  });
  afterAll(async () => {
    await arena.stop();
    await place.remove();
  });

  it('answers everything about a match as its log did, an hour after the end', async () => {
    const played = await playAll(arena);
    const before = [];
    for (const { id, player } of played) before.push(await askedAbout(arena, store, id, player));
    for (const { verdict } of before) expect(verdict).toMatchObject({ is: 'verified' });
    ports.clock.pass(HOUR - 1_000);
    expect(await arena.keeper.archive()).toBe(0);
    ports.clock.pass(2_000);
    expect(await arena.keeper.archive()).toBe(played.length);
    expect(await arena.keeper.archive()).toBe(0);
    // Nothing of it is left in memory.
    await start();
    for (const [i, { id, player }] of played.entries()) {
      expect((await store.match(id))?.archived).toBe(true);
      expect(await store.snapshot(id, (await store.match(id))!.rules, 1_000_000)).toBeUndefined();
      const after = await askedAbout(arena, store, id, player.at(arena));
      expect({ ...after, seen: undefined, since: undefined }).toEqual({
        ...before[i],
        seen: undefined,
        since: undefined,
      });
      expect(after.seen).toMatchObject({ ok: true, value: { view: (before[i]!.seen as { value: { view: object } }).value.view } }); // biome-ignore format: short
    }
  });

  it('takes no command of a node that has missed the end', async () => {
    const { id } = await playOne(arena);
    await store.archive(ports.clock.now() + 1);
    const late = commitRow(id, (await store.log(id, 0)).length + 1, { n: 99 });
    const early = commitRow(id, 1);
    for (const row of [late, early]) expect((await store.commit([row])).size).toBe(0);
  });

  it('waits for the ratings', async () => {
    const [red, blue] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const { id, invite } = await red.create({ rated: true });
    await blue.join(invite!);
    arena.host.onRatedOver = () => {};
    await red.play(id, { type: 'resign' });
    expect(await store.archive(ports.clock.now() + 1)).toBe(0);
    await arena.ratings.settleLeft();
    expect(await store.archive(ports.clock.now() + 1)).toBe(1);
  });

  it('deletes whole months by a setting: the result stays, the replay has expired', async () => {
    const { id, player } = await playOne(arena);
    await store.archive(ports.clock.now() + 1);
    const { ended } = (await store.match(id))!;
    expect(await store.dropArchive(monthOf(ended!).to - 1)).toBe(0);
    expect(await store.dropArchive(monthOf(ended!).to)).toBe(1);
    await start();
    expect(await arena.replay(id, player.id)).toMatchObject({ ok: false, error: { code: 'match/expired' } });
    expect(await arena.seen(id, player.id)).toMatchObject({ ok: true, value: { info: { status: 'over' } } });
    expect(await store.endedOf(player.id, 5)).toMatchObject([{ id, archived: true }]);
    expect(await player.at(arena).play(id, { type: 'resign' })).toBe('match/void');
  });

  it('forgets what nobody can come back to', async () => {
    const { id, player } = await playOne(arena);
    await store.archive(ports.clock.now() + 1);
    await store.endSessionsBut(player.id, 'none');
    await store.forget({ sessions: ports.clock.now() + DAY, matches: ports.clock.now() + DAY });
    expect(await store.match(id)).toBeUndefined();
    expect(await store.log(id, 0)).toEqual([]);
  });
});

describe.each(STORAGES)('a database on %s', (storage) => {
  const freshDatabase = async () => {
    if (storage === 'PostgreSQL') {
      const { place } = await placeOn(storage);
      return { place, open: async () => openPostgres(place.url!), remove: () => {} };
    }
    const folder = mkdtempSync(join(tmpdir(), 'tactarium-old-'));
    return {
      place: { folder },
      open: () => openPglite(folder),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  };

  it('made by the version without an archive is archived too, exported, imported and verified', async () => {
    const source = await placeOn(storage);
    const store = await source.open();
    const ports = testPorts();
    const arena = new Arena(store, ports, new InlineBots());
    await arena.start();
    const played = await playAll(arena);
    const replays = [];
    for (const { id, player } of played) replays.push(await arena.replay(id, player.id));
    const rows = (await all(store.dump())).map(({ table, row: { archived: _, ...row } }): Dumped => ({ table, row }));
    await arena.stop();

    const old = await freshDatabase();
    const database = await old.open();
    await makeOldTables(database, '0006_archive', rows);
    await database.close();
    const now = await openStore(old.place);
    expect(await now.archive(ports.clock.now() + DAY)).toBe(played.length);
    const again = new Arena(now, ports, new InlineBots());
    await again.start();
    for (const [i, { id, player }] of played.entries()) expect(await again.replay(id, player.id)).toEqual(replays[i]);

    const everything = await all(now.dump());
    expect(everything.filter(({ table }) => table === 'log')).toEqual([]);
    const commands = replays.reduce((sum, replay) => sum + (replay.ok ? replay.value.commands.length : 0), 0);
    expect(await verifyMatches(each(everything))).toMatchObject({ matches: played.length, commands, faults: [] });
    const target = await placeOn(storage);
    const restored = await target.open();
    await restored.restore(each(everything));
    expect(await all(restored.dump())).toEqual(everything);
    for (const opened of [again, restored]) await ('stop' in opened ? opened.stop() : opened.close());
    for (const used of [source, target, old]) await used.remove();
  });
});

it('a body gives back every column as it was', async () => {
  const rows = [1, 2, 3].map((seq) => {
    const { match, actor, n, command, arrival, events, digest } = commitRow('m1', seq, { actor: seq === 2 ? -1 : 0 });
    return { match, seq, actor, n, command, arrival, events, digest };
  });
  expect(await unpack('m1', await pack(rows))).toEqual(rows);
  await expect(pack(rows.slice(1))).rejects.toThrow('no holes');
});

it('months are those of UTC, and follow each other', () => {
  expect(monthOf(Date.UTC(2026, 11, 31, 23, 59))).toEqual({ table: 'archive_2026_12', from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 1) }); // biome-ignore format: short
});
