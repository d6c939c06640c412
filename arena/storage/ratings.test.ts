import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUEUE } from '../match/quick.ts';
import { settling } from '../ratings/fairness.ts';
import { rate } from '../ratings/rate.ts';
import { type AnyPlace, onEveryStorage } from '../testing/everyStorage.ts';
import { refold } from '../testing/refold.ts';
import { beginning, commitRow, matchRow, playerRow, sessionRow } from '../testing/rows.ts';
import { build, placeOn, STORAGES, stopPostgres, type TestPlace } from '../testing/stores.ts';
import type { Dumped } from './port/backup.ts';
import type { MatchRow } from './port/matches.ts';
import type { PlayerRow } from './port/players.ts';
import type { Ended, Settling } from './port/ratings.ts';
import type { Store } from './store.ts';

beforeAll(build);
afterAll(stopPostgres);

/** Whatever is over counts. */
const COUNTED: Settling = { ...settling, judge: (ended) => ({ rated: rate(ended) }) };
const EVERYBODY = { games: 1, opponents: 1 };

const RED_WINS = { winner: 'red', reason: 'resigned' };
const DAY = 24 * 3600_000;

const liveBetween = (id: string, one: string, other: string, more: Partial<MatchRow> = {}): MatchRow =>
  matchRow(id, one, {
    status: 'live',
    rated: true,
    seats: [
      { seat: 0, player: one, joined: true },
      { seat: 1, player: other, joined: true },
    ],
    ...more,
  });

/** A match that was played to its end, and is not settled yet. */
async function ended(store: Store, id: string, one: string, other: string, outcome: object, at = 3_000): Promise<void> {
  await store.addMatch(liveBetween(id, one, other));
  await store.commit([commitRow(id, 1, { arrival: at, deadline: null, outcome: JSON.stringify(outcome) })]);
}

const comes = (store: Store, id: string, more: Partial<PlayerRow> = {}): Promise<void> =>
  store.addPlayer(playerRow(id, more), sessionRow(id));
const registers = (store: Store, id: string): Promise<void> => comes(store, id, { nameKey: id, passwordHash: 'x' });

const rates = (place: AnyPlace): void => {
  let where: TestPlace;
  let store: Store;
  beforeAll(async () => {
    where = await place();
    store = await where.open();
  });
  afterAll(async () => {
    await store.close();
    await where.remove();
  });

  it('counts a match once, whoever else tries at the same time', async () => {
    for (const id of ['pann', 'pbob']) await comes(store, id);
    await ended(store, 'monce', 'pann', 'pbob', RED_WINS);
    expect(await store.unsettled()).toEqual(['monce']);
    const tries = await Promise.all(Array.from({ length: 5 }, () => store.settle('monce', COUNTED)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await store.unsettled()).toEqual([]);
    const [ann] = await store.ratingsOf('pann');
    expect(ann).toMatchObject({ game: 'rps', games: 1, wins: 1, losses: 0, last: 3_000, place: 1 });
    expect(ann!.rating).toBeCloseTo(1662.31, 2);
    expect(ann!.deviation).toBeCloseTo(290.32, 2);
    const match = await store.match('monce');
    expect(match!.ratings).toMatchObject([
      { seat: 0, before: 1500, after: ann!.rating },
      { seat: 1, before: 1500 },
    ]);
    expect(match!.seats).toMatchObject([{ rating: ann!.rating }, { name: 'name of pbob' }]);
  });

  it('looks once at what does not count, and leaves alone what is not over or not rated', async () => {
    for (const id of ['pcat', 'pdan']) await comes(store, id);
    await ended(store, 'mnull', 'pcat', 'pdan', { void: true, reason: 'timeout' });
    expect(await store.settle('mnull', COUNTED)).toBe(true);
    expect(await store.settle('mnull', COUNTED)).toBe(false);
    await store.addMatch(liveBetween('mlive', 'pcat', 'pdan'));
    await store.addMatch(liveBetween('munrated', 'pcat', 'pdan', { rated: false, status: 'over', ended: 1 }));
    await store.addMatch(liveBetween('mvoid', 'pcat', 'pdan', { status: 'void', ended: 1 }));
    for (const id of ['mlive', 'munrated', 'mvoid', 'mnone']) expect(await store.settle(id, COUNTED)).toBe(false);
    expect(await store.ratingsOf('pcat')).toEqual([]);
    expect((await store.match('mnull'))!.ratings).toBeUndefined();
    expect(await store.unsettled()).toEqual([]);
  });

  it('lists accounts that are sure enough by rating, and no longer when away for too long', async () => {
    for (const id of ['peve', 'pfay', 'pgus']) await registers(store, id);
    await comes(store, 'pguest1');
    for (let i = 0; i < 9; i++) {
      const [red, blue] = i % 3 === 2 ? ['pfay', 'peve'] : ['peve', 'pfay'];
      await ended(store, `mlist${i}`, red!, blue!, RED_WINS, 10_000 + i);
      await store.settle(`mlist${i}`, COUNTED);
    }
    for (let i = 0; i < 9; i++) {
      await ended(store, `mguest${i}`, 'pguest1', 'pfay', RED_WINS, 9_000 + i);
      await store.settle(`mguest${i}`, COUNTED);
    }
    await ended(store, 'mlist9', 'pgus', 'pfay', RED_WINS, 10_010);
    await store.settle('mlist9', COUNTED);
    const listed = await store.leaderboard('rps', 20_000, EVERYBODY, 10);
    expect(listed).toMatchObject([
      { rank: 1, player: 'peve', name: 'name of peve', games: 9, wins: 6, losses: 3, opponents: 1 },
      { rank: 2, player: 'pfay', games: 19, wins: 3, losses: 16, opponents: 3 },
    ]);
    expect(await store.leaderboard('rps', 20_000, EVERYBODY, 1)).toHaveLength(1);
    const names = async (games: number, opponents: number) =>
      (await store.leaderboard('rps', 20_000, { games, opponents }, 10)).map(({ player }) => player);
    expect(await names(10, 1)).toEqual(['pfay']);
    expect(await names(1, 3)).toEqual(['pfay']);
    expect(await names(1, 4)).toEqual([]);
    expect(await store.leaderboard('forests', 20_000, EVERYBODY, 10)).toEqual([]);
    expect(await store.ratedAbove('rps', listed[1]!.rating, 20_000, EVERYBODY)).toBe(1);
    expect(await store.ratedAbove('rps', listed[1]!.rating, 20_000, { games: 10, opponents: 1 })).toBe(0);
    expect(await store.leaderboard('rps', listed[0]!.listed, EVERYBODY, 10)).toHaveLength(1);
    expect(await store.leaderboard('rps', 20_000 + 1_000 * DAY, EVERYBODY, 10)).toEqual([]);
  });

  it('tells the judge who they are, whether they played, and how often they met', async () => {
    await registers(store, 'phal');
    await comes(store, 'pida', { created: 700 });
    const judged: Ended[] = [];
    const asked: Settling = {
      ...COUNTED,
      within: 1_000,
      judge(ended) {
        judged.push(ended);
        return COUNTED.judge(ended);
      },
    };
    for (const [id, at] of [
      ['mmeet0', 5_000],
      ['mmeet1', 5_900],
      ['mmeet2', 6_100],
    ] as const) {
      // biome-ignore format: a list
      await store.addMatch(liveBetween(id, 'phal', 'pida'));
      const none = { deadline: null, outcome: null };
      await store.commit([commitRow(id, 1, { ...none, actor: 1, n: 0, command: '{"type":"ready"}' })]);
      await store.commit([commitRow(id, 2, { ...none, actor: 0, n: 0, command: '{"type":"move"}' })]);
      const over = { arrival: at, deadline: null, outcome: JSON.stringify(RED_WINS) };
      await store.commit([commitRow(id, 3, { ...over, actor: 1, n: 1, command: '{"type":"resign"}' })]);
      await store.settle(id, asked);
    }
    expect(judged).toMatchObject([
      { game: 'rps', ended: 5_000, outcome: RED_WINS, together: 0, everTogether: 0 },
      { together: 1, everTogether: 1 },
      { together: 1, everTogether: 2 },
    ]);
    expect(judged[2]!.seats).toMatchObject([
      { seat: 0, player: 'phal', guest: false, created: 1_000, finished: 0, acted: true, before: { games: 2 } },
      { seat: 1, player: 'pida', guest: true, created: 700, finished: 2, acted: false, before: { games: 2 } },
    ]);
    expect(await store.ratingsOf('pida')).toMatchObject([{ games: 3, opponents: 1 }]);
  });

  it('keeps why a match did not count, and who left it', async () => {
    for (const id of ['pjoe', 'pkit']) await comes(store, id);
    for (const [i, at] of [8_000, 9_000].entries()) {
      await ended(store, `mearly${i}`, 'pjoe', 'pkit', RED_WINS, at);
      await store.settle(`mearly${i}`, { ...COUNTED, judge: () => ({ unrated: { why: 'early', left: 1 } }) });
    }
    await ended(store, 'mpair', 'pjoe', 'pkit', RED_WINS, 9_500);
    await store.settle('mpair', { ...COUNTED, judge: () => ({ unrated: { why: 'pair' } }) });
    expect((await store.match('mearly0'))!.unrated).toEqual({ why: 'early', left: 1 });
    expect((await store.match('mearly0'))!.ratings).toBeUndefined();
    expect((await store.match('mpair'))!.unrated).toEqual({ why: 'pair' });
    expect(await store.earlyLeaves('pkit', 0)).toEqual([9_000, 8_000]);
    expect(await store.earlyLeaves('pkit', 8_000)).toEqual([9_000]);
    expect(await store.earlyLeaves('pjoe', 0)).toEqual([]);
    expect(await store.ratingsOf('pkit')).toEqual([]);
    expect(await store.unsettled()).toEqual([]);
  });

  it('finds what a player has ended and everybody may know of', async () => {
    expect((await store.endedOf('pgus', 10)).map(({ id }) => id)).toEqual(['mlist9']);
    await store.addMatch(liveBetween('mhidden', 'pgus', 'pfay', { status: 'over', watch: false, ended: 9 }));
    expect((await store.endedOf('pgus', 10)).map(({ id }) => id)).toEqual(['mlist9']);
    expect((await store.endedOf('pfay', 2)).map(({ id }) => id)).toEqual(['mlist9', 'mlist8']);
  });

  describe('the queue for quick matches', () => {
    let matches = 0;
    const ask = (player: string, now: number, rating = 1500) =>
      store.askQuick({ player, game: 'rps', pace: 'calm', rating, now }, QUEUE, (partner) =>
        liveBetween(`mquick${matches++}`, player, partner),
      );
    beforeAll(async () => {
      for (const id of ['pq1', 'pq2', 'pq3', 'pq4']) await comes(store, id);
    });

    it('pairs two who wait, and tells both, and a second tab, of the same match', async () => {
      expect(await ask('pq1', 100_000)).toEqual({ since: 100_000 });
      expect(await ask('pq1', 101_000)).toEqual({ since: 100_000 });
      const { match } = await ask('pq2', 101_500);
      expect(match).toBeDefined();
      expect(await ask('pq1', 102_000)).toMatchObject({ match });
      expect(await ask('pq1', 103_000)).toMatchObject({ match });
      expect(await store.leaveQuick('pq2', 'rps')).toBe(match);
      expect((await store.match(match!))!.seats.map(({ player }) => player).sort()).toEqual(['pq1', 'pq2']);
      await store.dropQuick(200_000);
    });

    it('begins anew when the match is over, or was asked for too long ago', async () => {
      await ask('pq1', 200_000);
      const { match } = await ask('pq2', 200_100);
      expect(await ask('pq2', 206_101)).toEqual({ since: 206_101 });
      await store.annul(match!, 200_200, { void: true, reason: 'test' });
      expect(await store.leaveQuick('pq1', 'rps')).toBeUndefined();
      expect(await ask('pq1', 201_000)).not.toMatchObject({ match });
      await store.dropQuick(300_000);
    });

    it('prefers the nearest rating, and widens with waiting', async () => {
      await ask('pq1', 400_000, 1_900);
      expect(await ask('pq2', 400_000, 1_500)).toEqual({ since: 400_000 });
      expect(await ask('pq3', 400_000, 1_620)).toEqual({ since: 400_000 });
      await ask('pq2', 400_150, 1_500);
      const { match } = await ask('pq3', 400_200, 1_620);
      expect((await store.match(match!))!.seats.map(({ player }) => player).sort()).toEqual(['pq2', 'pq3']);
      await ask('pq4', 401_000, 1_500);
      await ask('pq1', 402_999, 1_900);
      expect((await ask('pq4', 402_999, 1_500)).match).toBeUndefined();
      await ask('pq1', 403_000, 1_900);
      expect((await ask('pq4', 403_000, 1_500)).match).toBeDefined();
      await store.dropQuick(500_000);
    });

    it('drops who has not asked for long, and pairs nobody with who may be gone', async () => {
      await ask('pq1', 600_000);
      expect((await ask('pq2', 603_001)).match).toBeUndefined();
      expect(await ask('pq1', 606_000)).toMatchObject({ since: 600_000, match: expect.any(String) });
      await store.dropQuick(700_000);
      await ask('pq1', 700_000);
      expect(await ask('pq1', 706_001)).toEqual({ since: 706_001 });
      expect(await store.leaveQuick('pq1', 'rps')).toBeUndefined();
      expect((await ask('pq2', 706_002)).match).toBeUndefined();
      await store.dropQuick(706_003);
      expect(await ask('pq2', 706_004)).toEqual({ since: 706_004 });
    });
  });

  describe('a claim', () => {
    beforeAll(async () => {
      for (const id of ['pguest', 'paccount', 'pother']) await comes(store, id);
    });

    it('moves the seats, but not where the account sits already, and ends the sessions', async () => {
      await store.addMatch(liveBetween('mclaim', 'pguest', 'pother'));
      await store.addMatch(liveBetween('mboth', 'pguest', 'paccount'));
      await ended(store, 'mrated', 'pother', 'pguest', RED_WINS);
      await store.settle('mrated', COUNTED);
      await store.askQuick({ player: 'pguest', game: 'rps', pace: 'calm', rating: 1500, now: 900_000 }, QUEUE, () => {
        throw new Error('nobody else waits');
      });
      const [before] = await store.ratingsOf('pguest');
      const { moved, refused } = await store.claim('pguest', 'paccount');
      expect([[...moved].sort(), refused]).toEqual([['mclaim', 'mrated'], ['mboth']]);
      expect((await store.match('mclaim'))!.seats[0]!.player).toBe('paccount');
      expect((await store.match('mboth'))!.seats[0]!.player).toBe('pguest');
      expect(await store.sessionsOf('pguest')).toEqual([]);
      expect(await store.ratingsOf('pguest')).toEqual([]);
      expect(await store.ratingsOf('paccount')).toEqual([{ ...before, player: 'paccount' }]);
      expect((await store.match('mrated'))!.ratings).toHaveLength(2);
      expect(await store.leaveQuick('pguest', 'rps')).toBeUndefined();
    });

    it('leaves the account its own rating, where it has one', async () => {
      await comes(store, 'psecond');
      await ended(store, 'msecond', 'psecond', 'pother', RED_WINS);
      await store.settle('msecond', COUNTED);
      const own = await store.ratingsOf('paccount');
      expect((await store.claim('psecond', 'paccount')).moved).toEqual(['msecond']);
      expect(await store.ratingsOf('paccount')).toEqual(own);
      expect(await store.ratingsOf('psecond')).toEqual([]);
    });

    it('of two guests of one match goes to the first', async () => {
      for (const id of ['ptwin1', 'ptwin2']) await comes(store, id);
      await store.addMatch(liveBetween('mtwins', 'ptwin1', 'ptwin2'));
      const claimed = await Promise.all(['ptwin1', 'ptwin2'].map((twin) => store.claim(twin, 'paccount')));
      expect(claimed.flatMap(({ moved }) => moved)).toEqual(['mtwins']);
      expect(claimed.flatMap(({ refused }) => refused)).toEqual(['mtwins']);
    });

    it('of a seat beside one that the account takes at the same moment leaves it one of the two', async () => {
      for (let i = 0; i < 20; i++) {
        const [guest, match] = [`pracer${i}`, `mrace${i}`];
        await comes(store, guest);
        const row = liveBetween(match, guest, 'pother');
        const [first] = row.seats;
        await store.addMatch({ ...row, status: 'open', seats: [first!, { seat: 1, joined: false }] });
        const [{ moved }, sat] = await Promise.all([
          store.claim(guest, 'paccount'),
          store.sit(match, 1, 'paccount', beginning),
        ]);
        expect([moved.length, sat]).toEqual(sat ? [0, true] : [1, false]);
        const { seats } = (await store.match(match))!;
        expect(seats.filter(({ player }) => player === 'paccount')).toHaveLength(1);
      }
    });
  });
};

onEveryStorage('ratings', rates);

describe.each(STORAGES)('ratings on %s', (storage) => {
  it('come out the same when they are made again from the ended matches, in whatever order those were settled', async () => {
    const place = await placeOn(storage);
    const store = await place.open();
    const people = ['pa', 'pb', 'pc', 'pd', 'pe'];
    for (const id of people) await comes(store, id);
    const outcomes = [RED_WINS, { winner: 'blue', reason: 'king_captured' }, { draw: true, reason: 'draw_agreed' }, { void: true, reason: 'timeout' }]; // biome-ignore format: four
    const ids = Array.from({ length: 40 }, (_, i) => `mfold${i}`);
    for (const [i, id] of ids.entries()) {
      const [one, other] = [people[i % 5]!, people[(i + 1 + (i % 4)) % 5]!];
      await ended(store, id, one, other, outcomes[(i * 7) % 4]!, 1_000 + i * DAY);
    }
    await Promise.all([...ids, ...ids].reverse().map((id) => store.settle(id, COUNTED)));
    expect(await store.unsettled()).toEqual([]);
    const { faults, ratings } = await refold(store);
    expect(faults).toEqual([]);
    expect(ratings).toBe(5);
    await store.close();
    await place.remove();
  });
});

it('an export of an earlier version is imported: its rated matches are settled then', async () => {
  const [place, other] = [await placeOn('PostgreSQL'), await placeOn('PostgreSQL')];
  const [store, target] = [await place.open(), await other.open()];
  for (const id of ['pann', 'pbob']) await comes(store, id);
  await ended(store, 'mold', 'pann', 'pbob', RED_WINS);
  const everything = (await all(store.dump())).map(({ table, row: { settled: _, ...row } }) => ({ table, row }));
  await target.restore(each(everything));
  expect(await target.unsettled()).toEqual(['mold']);
  for (const opened of [store, target]) await opened.close();
});

it('three nodes pair eighty people who ask at once: everybody is in one match, with one other', async () => {
  const place = await placeOn('PostgreSQL');
  const stores = await Promise.all([1, 2, 3].map(() => place.open()));
  const people = Array.from({ length: 80 }, (_, i) => `prace${i}`);
  for (const id of people) await comes(stores[0]!, id);
  const found = new Map<string, Set<string>>(people.map((id) => [id, new Set()]));
  let made = 0;
  for (let now = 1_000; now < 60_000 && [...found.values()].some(({ size }) => size === 0); now += 1_000) {
    // Everybody asks twice, as from two tabs, at two nodes.
    await Promise.all(
      [...people, ...people].map(async (player, i) => {
        const rating = 1_300 + ((i * 37) % 400);
        const asked = await stores[i % 3]!.askQuick(
          { player, game: 'rps', pace: 'calm', rating, now },
          QUEUE,
          (partner) => liveBetween(`mrace${made++}`, player, partner),
        );
        if (asked.match !== undefined) found.get(player)!.add(asked.match);
      }),
    );
  }
  expect([...found.values()].map(({ size }) => size)).toEqual(people.map(() => 1));
  const matches = new Set([...found.values()].flatMap((ids) => [...ids]));
  expect(matches.size).toBe(40);
  for (const id of matches) {
    const { seats } = (await stores[0]!.match(id))!;
    expect(seats.map(({ player }) => found.get(player!)!.has(id))).toEqual([true, true]);
  }
  for (const store of stores) await store.close();
});

async function all(rows: AsyncIterable<Dumped>): Promise<Dumped[]> {
  const list: Dumped[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

async function* each<T>(list: readonly T[]): AsyncIterable<T> {
  yield* list;
}
