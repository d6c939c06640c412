import { refusal } from '@tactarium/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Arena } from '../arena.ts';
import type { Dumped } from '../storage/port/backup.ts';
import type { Store } from '../storage/store.ts';
import { type AnyPlace, onEveryStorage } from '../testing/everyStorage.ts';
import { type Line, ledgerRoom, type Mood } from '../testing/ledger.ts';
import { pairIn, TestPlayer } from '../testing/players.ts';
import { InlineBots, type TestPorts, testPorts } from '../testing/ports.ts';
import { build, placeOn, STORAGES, stopPostgres, type TestPlace } from '../testing/stores.ts';
import { rooms } from './index.ts';

beforeAll(build);
afterAll(stopPostgres);

const RESIGN = { type: 'resign' };

const hasRooms = (place: AnyPlace): void => {
  const mood: Mood = {};
  const room = ledgerRoom(mood);
  let where: TestPlace;
  let store: Store;
  let arena: Arena;
  let ports: TestPorts;
  beforeAll(async () => {
    where = await place();
    store = await where.open([...rooms, room]);
    ports = testPorts();
    arena = new Arena(store, ports, new InlineBots());
    await arena.start();
  });
  beforeEach(() => {
    for (const hook of Object.keys(mood)) delete mood[hook as keyof Mood];
  });
  afterAll(async () => {
    await arena.stop();
    await where.remove();
  });

  const linesOf = async (match: string): Promise<readonly Line[]> =>
    (await store.rowsOf(room).lines()).filter(({ id }) => id.startsWith(match));

  it('a room writes with the match and with the command that it hears of, once', async () => {
    const { red, match } = await pairIn(arena);
    await Promise.all([red.play(match, RESIGN), red.play(match, RESIGN)]);
    expect(await linesOf(match)).toEqual([
      { id: `${match} made`, player: red.id, note: 'open' },
      { id: `${match} over`, player: red.id, note: expect.stringMatching(/^resign by 0: resigned, /) },
    ]);
  });

  it('a match that its room refuses is refused with the code, and is not there', async () => {
    const red = await TestPlayer.come(arena);
    let refused = '';
    mood.made = (match) => {
      refused = match;
      return refusal('ledger/closed', { till: 'tomorrow' });
    };
    const error = { code: 'ledger/closed', detail: { till: 'tomorrow' } };
    expect(await arena.lobby.create(red.id, wish)).toEqual({ ok: false, error });
    expect(await store.match(refused)).toBeUndefined();
    expect(await linesOf(refused)).toEqual([]);
    mood.made = () => {
      throw new Error('the room is on fire');
    };
    await expect(arena.lobby.create(red.id, wish)).rejects.toThrow('on fire');
    expect(await store.matchesOf(red.id, 10)).toEqual([]);
  });

  it('a command that its room refuses is refused with the code, and changes nothing', async () => {
    const { red, blue, match } = await pairIn(arena);
    mood.committed = () => refusal('ledger/full');
    expect(await red.play(match, RESIGN)).toBe('ledger/full');
    expect(await store.log(match, 0)).toEqual([]);
    expect((await linesOf(match)).map(({ id }) => id)).toEqual([`${match} made`]);
    expect((await blue.seen(match)).info.status).toBe('live');
    delete mood.committed;
    expect(await red.play(match, RESIGN)).toEqual({ n: 0, next: 1 });
  });

  it('a room that throws leaves nothing half written, harms no other match, and is tried again', async () => {
    const [one, other] = [await pairIn(arena), await pairIn(arena)];
    mood.committed = (match) => {
      if (match === one.match) throw new Error('the room is on fire');
      return undefined;
    };
    const both = [one.red.play(one.match, RESIGN), other.red.play(other.match, RESIGN)];
    const [burnt, fine] = await Promise.allSettled(both);
    expect(burnt).toMatchObject({ status: 'rejected', reason: { message: 'the room is on fire' } });
    expect(fine).toMatchObject({ status: 'fulfilled', value: { n: 0, next: 1 } });
    expect(await store.log(one.match, 0)).toEqual([]);
    expect(await store.match(one.match)).toMatchObject({ status: 'live' });
    expect((await linesOf(one.match)).map(({ id }) => id)).toEqual([`${one.match} made`]);
    expect((await linesOf(other.match)).map(({ id }) => id)).toEqual([`${other.match} made`, `${other.match} over`]);
    delete mood.committed;
    expect(await one.red.play(one.match, RESIGN)).toEqual({ n: 0, next: 1 });
    expect(await linesOf(one.match)).toHaveLength(2);
  });

  it('time that runs out is written when the room can write again', async () => {
    const { red, match } = await pairIn(arena);
    mood.committed = () => refusal('ledger/full');
    for (let i = 0; i < 31; i++) {
      ports.clock.pass(4_000);
      await arena.keeper.tick();
    }
    await expect.poll(() => ports.log.lines.some((line) => line.includes('a timeout could not be written'))).toBe(true);
    expect((await red.seen(match)).info.status).toBe('live');
    delete mood.committed;
    ports.clock.pass(1_000);
    await arena.keeper.tick();
    await expect.poll(async () => (await red.seen(match)).info.status).toBe('over');
    expect((await linesOf(match)).map(({ note }) => note)).toEqual([
      'open',
      expect.stringMatching(/^timeout by arena/),
    ]);
  });

  it('a room is told in the transaction that annuls a match', async () => {
    const red = await TestPlayer.come(arena);
    const { id } = await red.create();
    mood.voided = () => {
      throw new Error('the room is on fire');
    };
    await expect(arena.lobby.withdraw(red.id, id)).rejects.toThrow('on fire');
    expect(await store.match(id)).toMatchObject({ status: 'open' });
    delete mood.voided;
    await arena.lobby.withdraw(red.id, id);
    expect(await linesOf(id)).toMatchObject([{ note: 'open' }, { id: `${id} void`, note: `at ${arena.now}` }]);
  });

  it('what a guest has in a room goes to the account', async () => {
    const [guest, account] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const { id } = await guest.create();
    await store.claim(guest.id, account.id);
    expect(await linesOf(id)).toMatchObject([{ player: account.id }]);
  });
};

const wish = { game: 'rps', options: {}, clock: { type: 'none' }, watch: true, rated: false, listed: false } as const;

onEveryStorage('rooms', hasRooms);

describe.each(STORAGES)('rooms on %s', (storage) => {
  it('tables of rooms are exported and imported, after those of the house', async () => {
    const places = [await placeOn(storage), await placeOn(storage)];
    const room = ledgerRoom();
    const [store, target] = await Promise.all(places.map((place) => place.open([...rooms, room])));
    await store!.rowsOf(room).write({ id: 'one', player: 'pred', note: 'a line with "quotes"' });
    const dumped: Dumped[] = [];
    for await (const row of store!.dump()) dumped.push(row);
    expect(dumped.at(-1)).toEqual({
      table: 'ledger',
      row: { id: 'one', player: 'pred', note: 'a line with "quotes"' },
    });
    await target!.restore(store!.dump());
    expect(await target!.rowsOf(room).lines()).toEqual(await store!.rowsOf(room).lines());
    for (const opened of [store!, target!]) await opened.close();
    for (const place of places) await place.remove();
  });
});
