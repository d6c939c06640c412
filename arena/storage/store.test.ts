import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUEUE } from '../match/quick.ts';
import { settling } from '../ratings/fairness.ts';
import { rate } from '../ratings/rate.ts';
import { RedisLink } from '../redis/link.ts';
import { type AnyPlace, onEveryStorage } from '../testing/everyStorage.ts';
import { KeptLog } from '../testing/ports.ts';
import { startRedis } from '../testing/redis.ts';
import { beginning, commitRow, matchRow, playerRow, sessionRow, sharedRow } from '../testing/rows.ts';
import { build, placeOn, STORAGES, stopPostgres, type TestPlace } from '../testing/stores.ts';
import { openStore } from './open.ts';
import { Locked } from './pglite/lock.ts';
import type { Dumped } from './port/backup.ts';
import type { Store } from './store.ts';

beforeAll(build);
afterAll(stopPostgres);

const keepsEverything = (place: AnyPlace): void => {
  let where: TestPlace;
  let store: Store;
  beforeAll(async () => {
    where = await place();
    store = await where.open();
    for (const id of ['pred', 'pblue', 'pgreen']) await store.addPlayer(playerRow(id), sessionRow(id));
  });
  afterAll(async () => {
    await store.close();
    await where.remove();
  });

  const liveMatch = async (id: string): Promise<void> => {
    await store.addMatch(matchRow(id, 'pred'));
    await store.sit(id, 1, 'pblue', beginning);
  };

  it('finds a player by the session and tells a guest from one with a password', async () => {
    expect(await store.session('hash of pred')).toMatchObject({ player: 'pred', name: 'name of pred', guest: true });
    expect(await store.session('hash of nobody')).toBeUndefined();
    expect(await store.changePlayer('pred', { name: 'Red', nameKey: 'red', passwordHash: 'h' })).toBe(true);
    expect(await store.session('hash of pred')).toMatchObject({ name: 'Red', guest: false });
    expect(await store.playerNamed('red')).toMatchObject({ id: 'pred', passwordHash: 'h' });
  });

  it('gives a name to one player only', async () => {
    expect(await store.changePlayer('pblue', { name: 'Blue', nameKey: 'blue' })).toBe(true);
    expect(await store.changePlayer('pgreen', { name: 'blue', nameKey: 'blue' })).toBe(false);
    expect(await store.player('pgreen')).toEqual(playerRow('pgreen'));
  });

  it('ends sessions', async () => {
    await store.addSession(sessionRow('pgreen', { id: 's2', tokenHash: 'second' }));
    await store.addSession(sessionRow('pgreen', { id: 's3', tokenHash: 'third' }));
    expect(await store.endSession('pred', 's2')).toBe(false);
    expect(await store.endSession('pgreen', 's2')).toBe(true);
    expect(await store.existingSessions(['s2', 's3', 'spred', 'none'])).toEqual(new Set(['s3', 'spred']));
    expect(await store.existingSessions([])).toEqual(new Set());
    expect(await store.session('second')).toBeUndefined();
    await store.seen('s3', 7_777);
    expect((await store.sessionsOf('pgreen')).find(({ id }) => id === 's3')).toMatchObject({ seen: 7_777 });
    await store.endSessionsBut('pgreen', 's3');
    expect(await store.sessionsOf('pgreen')).toHaveLength(1);
  });

  it('keeps games that were shared, as many of a player as may be', async () => {
    for (const id of ['psharer', 'pheir']) {
      await store.addPlayer(playerRow(id, { nameKey: id, passwordHash: 'h' }), sessionRow(id));
    }
    const one = sharedRow('gone', 'psharer');
    expect(await store.addShared(one, 0, 2)).toBe(true);
    expect(await store.sharedGame('gone')).toEqual(one);
    expect(await store.sharedGame('gnone')).toBeUndefined();
    const more = ['gtwo', 'gthree', 'gfour'].map((id) => sharedRow(id, 'psharer', { created: 5_000 }));
    const added = await Promise.all(more.map((row) => store.addShared(row, 0, 2)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect([await store.sharedSince('psharer', 0), await store.sharedSince('psharer', 4_000)]).toEqual([2, 1]);
    const { body: _, ...head } = one;
    expect((await store.sharedOf('psharer'))[1]).toEqual(head);

    await store.claim('psharer', 'pheir');
    expect(await store.sharedGame('gone')).toMatchObject({ player: 'pheir' });
    expect(await store.sharedOf('psharer')).toEqual([]);
  });

  it('calls a browser for whoever used it last, as long as its session lasts, and a few of each player', async () => {
    const row = (endpoint: string, player: string, created: number, session = `s of ${player}`) =>
      ({ endpoint, player, session, p256dh: 'key', auth: 'secret', language: 'de', created }) as const;
    const of = async (player: string) => (await store.pushesOf(player)).map(({ endpoint }) => endpoint);
    for (const player of ['pred', 'pblue']) {
      await store.addSession(sessionRow(player, { id: `s of ${player}`, tokenHash: `push of ${player}` }));
    }
    for (const [i, endpoint] of ['a', 'b', 'c'].entries()) await store.addPush(row(endpoint, 'pred', i), 2);
    expect(await of('pred')).toEqual(['b', 'c']);
    expect(await store.pushesOf('pred')).toContainEqual(row('c', 'pred', 2));
    await store.addPush(row('c', 'pblue', 3), 2);
    expect([await of('pred'), await of('pblue')]).toEqual([['b'], ['c']]);
    await store.addPush(row('d', 'pred', 4, 's that is gone'), 2);
    expect(await of('pred')).toEqual(['b']);
    await store.endPush('c', 'pred');
    expect(await of('pblue')).toEqual(['c']);
    await store.endPush('b', 'pred');
    await store.endSession('pblue', 's of pblue');
    expect([await of('pred'), await of('pblue')]).toEqual([[], []]);
    await store.endSession('pred', 's of pred');
  });

  it('keeps the answers that a seat has left, until they are dropped, replaced or their player leaves', async () => {
    await store.addPlayer(playerRow('pplans'), sessionRow('pplans', { id: 'splans', tokenHash: 'hash of plans' }));
    await store.addMatch(matchRow('mplans', 'pplans'));
    await store.sit('mplans', 1, 'pblue', beginning);
    const move = { type: 'move', from: [4, 0], to: [3, 0] };
    const row = { match: 'mplans', seat: 0, seq: 3, made: 5, lines: [[{ foreseen: move, answer: move }]] };
    await store.setPlan(row);
    expect(await store.plan('mplans', 0)).toEqual(row);
    expect(await store.plan('mplans', 1)).toBeUndefined();
    const { owing = [] } = (await store.match('mplans'))!;
    expect((await store.plansDue()).includes('mplans')).toBe(owing.includes(0));

    // What was replaced meanwhile is not dropped with the one before it.
    await store.setPlan({ ...row, made: 6 });
    await store.dropPlan(row, 'plan/differs');
    expect(await store.plan('mplans', 0)).toEqual({ ...row, made: 6 });
    await store.dropPlan({ ...row, made: 6 }, 'plan/differs');
    expect(await store.plan('mplans', 0)).toEqual({ ...row, made: 6, dropped: 'plan/differs' });
    expect(await store.plansDue()).toEqual([]);
    await store.setPlan({ ...row, made: 7 });
    expect(await store.plan('mplans', 0)).toEqual({ ...row, made: 7 });
    await store.endPlan('mplans', 0);
    expect(await store.plan('mplans', 0)).toBeUndefined();
    await store.setPlan({ ...row, made: 8 });
    await store.deletePlayer('pplans', 'deleted player');
    expect(await store.plan('mplans', 0)).toBeUndefined();
  });

  it('lets one player take a seat, and begins a match once all are taken', async () => {
    await store.addMatch(matchRow('mseats', 'pred'));
    const sit = (seat: number, player: string) => store.sit('mseats', seat, player, beginning);
    expect(await store.begin('mseats', beginning)).toBe(false);
    expect(await sit(1, 'pred')).toBe(false);
    expect(await sit(0, 'pblue')).toBe(false);
    expect((await store.match('mseats'))?.status).toBe('open');
    const taken = await Promise.all([sit(1, 'pblue'), sit(1, 'pgreen')]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.match('mseats')).toMatchObject({ status: 'live', started: 2_500, deadline: 5_000 });
    expect(await store.begin('mseats', beginning)).toBe(false);
  });

  it('begins a match with the last seat or not at all, whoever comes at once', async () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, joined: false }));
    await store.addMatch(matchRow('mthree', 'pred', { seats }));
    const sit = (seat: number, player: string) => store.sit('mthree', seat, player, beginning);
    await expect(
      store.sit('mthree', 0, 'pred', () => {
        throw new Error('it cannot begin');
      }),
    ).resolves.toBe(true);
    const failing = (async () => {
      await sit(1, 'pblue');
      await store.sit('mthree', 2, 'pgreen', () => {
        throw new Error('it cannot begin');
      });
    })();
    await expect(failing).rejects.toThrow('cannot begin');
    expect(await store.match('mthree')).toMatchObject({ status: 'open', seats: [{}, {}, { joined: false }] });
    expect(await store.full()).not.toContain('mthree');
    expect(await sit(2, 'pgreen')).toBe(true);
    expect((await store.match('mthree'))?.status).toBe('live');
  });

  it('finds a match that was left full and not begun, and begins it once', async () => {
    const seats = ['pred', 'pblue'].map((player, seat) => ({ seat, player, joined: true }));
    await store.addMatch(matchRow('mfull', 'pred', { seats }));
    expect(await store.full()).toEqual(['mfull']);
    const begun = await Promise.all([1, 2].map(() => store.begin('mfull', beginning)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await store.full()).toEqual([]);
  });

  it('keeps a seat for the one it is meant for', async () => {
    const seats = [{ seat: 0, player: 'pred', joined: true }, { seat: 1, player: 'pblue', joined: false }]; // biome-ignore format: two seats
    await store.addMatch(matchRow('mkept', 'pred', { seats, rematchOf: 'mseats' }));
    expect(await store.sit('mkept', 1, 'pgreen', beginning)).toBe(false);
    expect(await store.sit('mkept', 1, 'pblue', beginning)).toBe(true);
    expect(await store.addMatch(matchRow('mother', 'pblue', { rematchOf: 'mseats' }))).toBe(false);
    expect(await store.match('mseats')).toMatchObject({ rematch: 'mkept' });
  });

  it('reads a match back as it was written, with names', async () => {
    const made = matchRow('mback', 'pgreen', { options: { variant: 'rpsls', deep: [1, { a: null }] } });
    await store.addMatch(made);
    const [seat, open] = made.seats;
    const back = { ...made, seats: [{ ...seat, name: 'name of pgreen' }, open] };
    expect(await store.match('mback')).toEqual(back);
    expect(await store.matchInvited('invite mback')).toEqual(back);
    expect(await store.match('mnone')).toBeUndefined();
    expect((await store.matchesOf('pgreen', 10)).map(({ id }) => id)).toContain('mback');
    expect(await store.unfinishedOf('pgreen')).toBeGreaterThanOrEqual(1);
  });

  it('appends rows, and says which of them were there already', async () => {
    await liveMatch('mlog1');
    await liveMatch('mlog2');
    const first = [commitRow('mlog2', 1), commitRow('mlog1', 1)];
    expect(await store.commit(first)).toEqual(new Set(first));
    const again = [commitRow('mlog1', 1, { actor: 1 }), commitRow('mlog2', 2), commitRow('mlog1', 2, { n: 0 })];
    expect(await store.commit(again.slice(0, 2))).toEqual(new Set([again[1]]));
    // The same n of the same seat, by another way.
    expect(await store.commit(again.slice(2))).toEqual(new Set());
    expect(await store.log('mlog2', 0)).toEqual(
      [commitRow('mlog2', 1), commitRow('mlog2', 2)].map(
        ({ game: _, step: __, turn, deadline, botDue, arenaDue, owing, outcome, ...row }) => row,
      ),
    );
    expect((await store.log('mlog2', 1)).map(({ seq }) => seq)).toEqual([2]);
    expect(await store.logEntry('mlog2', 0, 1)).toMatchObject({ seq: 2 });
    expect(await store.logEntry('mlog2', 1, 1)).toBeUndefined();
    const heads = await store.heads(['mlog1', 'mlog2', 'mnone']);
    expect([...heads].map(([id, { seq }]) => [id, seq]).sort()).toEqual([['mlog1', 1], ['mlog2', 2]]); // biome-ignore format: a table
  });

  it('writes deadline, turn and outcome with the command', async () => {
    await liveMatch('mend');
    await store.commit([commitRow('mend', 1, { deadline: 8_000, botDue: 7_000, arenaDue: 7_500 })]);
    expect(await store.match('mend')).toMatchObject({ turn: 1, deadline: 8_000, botDue: 7_000, status: 'live' });
    expect(await store.due(8_000)).toContain('mend');
    expect(await store.due(7_999)).not.toContain('mend');
    expect(await store.awaitingBots(7_000)).toContain('mend');
    expect(await store.awaitingArena(7_500)).toEqual(['mend']);
    expect(await store.awaitingArena(7_499)).toEqual([]);
    expect((await store.liveMatches(50)).map(({ id }) => id)).toContain('mend');
    await store.commit([commitRow('mend', 2, { deadline: null, outcome: '{"winner":"red","reason":"resigned"}' })]);
    const over = await store.match('mend');
    expect(over).toMatchObject({ status: 'over', outcome: { winner: 'red', reason: 'resigned' }, ended: 3_002 });
    expect(over!.deadline).toBeUndefined();
    expect((await store.liveMatches(50)).map(({ id }) => id)).not.toContain('mend');
  });

  it('commits more rows at once than one NOTIFY holds', async () => {
    const ids = Array.from({ length: 320 }, (_, i) => `mmany${i}`);
    for (const id of ids) await store.addMatch(matchRow(id, 'pred'));
    const rows = ids.map((id) => commitRow(id, 1));
    expect((await store.commit(rows)).size).toBe(320);
  });

  it('annuls what is not over, once', async () => {
    await liveMatch('mvoid');
    const outcome = { void: true, reason: 'rules_changed' };
    expect(await store.annul('mvoid', 9_000, outcome)).toBe(true);
    expect(await store.annul('mvoid', 9_000, outcome)).toBe(false);
    expect(await store.match('mvoid')).toMatchObject({ status: 'void', outcome, ended: 9_000 });
  });

  it('annuls an open match only, where that is asked for', async () => {
    await liveMatch('mbegun');
    await store.addMatch(matchRow('mopen', 'pred'));
    const outcome = { void: true, reason: 'withdrawn' };
    expect(await store.annul('mbegun', 9_000, outcome, 'open')).toBe(false);
    expect(await store.annul('mopen', 9_000, outcome, 'open')).toBe(true);
    expect([(await store.match('mbegun'))?.status, (await store.match('mopen'))?.status]).toEqual(['live', 'void']);
  });

  it('finds what nobody began', async () => {
    await store.addMatch(matchRow('mold', 'pred', { created: 10 }));
    expect(await store.unbegun(11, [])).toEqual(['mold']);
    expect(await store.unbegun(10, [])).toEqual([]);
    // A game played alone waits for nobody.
    expect(await store.unbegun(11, ['mechs', 'rps'])).toEqual([]);
  });

  it('finds the latest snapshot that does not go beyond a turn', async () => {
    for (const seq of [200, 400]) {
      await store.addSnapshot({ match: 'mshot', seq, rules: '1', turn: seq / 2, body: { seq } });
    }
    expect(await store.snapshot('mshot', '1', 1_000)).toMatchObject({ seq: 400, body: { seq: 400 } });
    expect(await store.snapshot('mshot', '1', 199)).toMatchObject({ seq: 200 });
    expect(await store.snapshot('mshot', '1', 99)).toBeUndefined();
    expect(await store.snapshot('mshot', '2', 1_000)).toBeUndefined();
  });

  it('makes a pause of a time without a heartbeat, and moves the deadlines that passed in it', async () => {
    await liveMatch('mpause');
    await store.commit([commitRow('mpause', 1, { deadline: 106_000 })]);
    await liveMatch('mlate');
    await store.commit([commitRow('mlate', 1, { deadline: 99_000 })]);
    expect(await store.beat(100_000, 5_000)).toEqual([]);
    expect(await store.beat(104_000, 5_000)).toEqual([]);
    expect(await store.beat(204_000, 5_000)).toEqual([{ began: 104_000, ended: 204_000 }]);
    expect(await store.match('mpause')).toMatchObject({ deadline: 206_000 });
    expect(await store.match('mlate')).toMatchObject({ deadline: 99_000 });
    expect(await store.beat(205_000, 5_000)).toHaveLength(1);
    expect(await store.beat(205_000, 5_000, 104_000)).toEqual([]);
    expect(await store.beat(205_000, 5_000, 103_999)).toHaveLength(1);
  });

  it('SEC-15 forgets what nobody can come back to, and nothing else', async () => {
    const who = { nobody: 'gnobody', there: 'gthere', account: 'gaccount', idle: 'gidle', alone: 'galone' };
    for (const id of Object.values(who)) {
      const seen = id === who.there ? 5_000_000 : 1_000;
      await store.addPlayer({ ...playerRow(id), created: 1_000 }, sessionRow(id, { seen }));
    }
    await store.changePlayer(who.account, { name: 'Acc', nameKey: 'acc', passwordHash: 'h' });
    const seat = (player: string, index: number) => ({ seat: index, player, joined: true });
    const over = async (id: string, players: readonly string[], more = {}): Promise<void> => {
      await store.addMatch(
        matchRow(id, players[0]!, { seats: players.map(seat), status: 'live', started: 2, ...more }),
      );
      await store.commit([commitRow(id, 1)]);
      await store.annul(id, 2_000, { void: true, reason: 'test' });
    };
    await over('gone', [who.nobody, who.idle]);
    await over('gthere', [who.nobody, who.there]);
    await over('gaccount', [who.account, who.nobody]);
    await over('grated', [who.nobody, who.idle], { rated: true });
    await over('gscored', [who.nobody, who.idle], { game: 'forests' });
    await store.addMatch(matchRow('glive', who.nobody, { seats: [seat(who.nobody, 0)], status: 'live', started: 2 }));
    await store.addShared(sharedRow('gold', who.nobody, { created: 2_000 }), 0, 9);
    await store.addShared(sharedRow('gnew', who.idle, { created: 3_500 }), 0, 9);
    await store.addShared(sharedRow('gkept', who.account, { created: 2_000 }), 0, 9);
    // Nothing is old enough yet.
    expect(await store.forget({ sessions: 0, matches: 0 })).toEqual({ sessions: 0, matches: 0, players: 0 });
    const before = { sessions: 4_000_000, matches: 3_000 };
    const forgotten = await store.forget(before);
    expect(forgotten).toMatchObject({ matches: 1, players: 1 });
    expect(forgotten.sessions).toBeGreaterThanOrEqual(4);
    expect(await store.match('gone')).toBeUndefined();
    expect(await store.log('gone', 0)).toEqual([]);
    for (const id of ['gthere', 'gaccount', 'grated', 'gscored', 'glive']) expect(await store.match(id)).toBeDefined();
    const shared = await Promise.all(['gold', 'gnew', 'gkept'].map((id) => store.sharedGame(id)));
    expect(shared.map((one) => one !== undefined)).toEqual([false, true, true]);
    expect(await store.player(who.alone)).toBeUndefined();
    for (const id of [who.nobody, who.there, who.account]) expect(await store.player(id)).toBeDefined();
    expect(await store.sessionsOf(who.there)).toHaveLength(1);
    expect(await store.forget(before)).toEqual({ sessions: 0, matches: 0, players: 0 });
    for (const id of ['pred', 'pblue', 'pgreen'])
      await store.addSession(sessionRow(id, { id: `${id} again`, tokenHash: `${id} again` }));
  });

  it('begins a pause with the last sign of life: no clock was set going inside it', async () => {
    await store.beat(300_000, Number.MAX_SAFE_INTEGER);
    await liveMatch('mlast');
    await store.commit([commitRow('mlast', 1, { arrival: 300_700, deadline: 420_700 })]);
    expect((await store.beat(400_000, 5_000)).at(-1)).toEqual({ began: 300_700, ended: 400_000 });
    expect(await store.match('mlast')).toMatchObject({ deadline: 420_700 + 99_300 });
  });

  it('knows the time', async () => {
    expect(Math.abs((await store.now()) - Date.now())).toBeLessThan(60_000);
  });
};

onEveryStorage('a store', keepsEverything);

describe.each(STORAGES)('a store on %s', (storage) => {
  it('is exported and imported whole, into an empty one only', async () => {
    const [place, other] = [await placeOn(storage), await placeOn(storage)];
    const [store, target] = [await place.open(), await other.open()];
    await store.addPlayer(playerRow('pred', { name: 'Ren\u00e9 \u{1f98a}' }), sessionRow('pred'));
    await store.addPlayer(playerRow('pblue'), sessionRow('pblue'));
    await store.addMatch(matchRow('mdump', 'pred', { rated: true }));
    await store.sit('mdump', 1, 'pblue', beginning);
    await store.commit([commitRow('mdump', 1, { outcome: '{"winner":"red","reason":"resigned"}' })]);
    await store.settle('mdump', { ...settling, judge: (ended) => ({ rated: rate(ended) }) });
    await store.askQuick({ player: 'pred', game: 'rps', pace: 'fast', rating: 1662.3, now: 5 }, QUEUE, () =>
      matchRow('mnone', 'pred'),
    );
    await store.follow('pred', 'pblue', 4_500, 9);
    await store.addSnapshot({ match: 'mdump', seq: 1, rules: '1', turn: 1, body: { a: [1] } });
    await store.beat(5_000, 1_000);
    const everything = await all(store.dump());
    expect(everything.map(({ table }) => table)).toEqual(['players', 'players', 'sessions', 'sessions', 'follows', 'matches', 'seats', 'seats', 'ratings', 'ratings', 'rating_changes', 'rating_changes', 'quick', 'log', 'match_states', 'heartbeat']); // biome-ignore format: a list
    expect(await target.restore(each(everything))).toBe(16);
    expect(await all(target.dump())).toEqual(everything);
    expect(await target.ratingsOf('pred')).toEqual(await store.ratingsOf('pred'));
    await expect(target.restore(each(everything))).rejects.toThrow('not empty');
    for (const opened of [store, target]) await opened.close();
    for (const used of [place, other]) await used.remove();
  });

  it('is opened again with what was written, its tables made only once', async () => {
    const place = await placeOn(storage);
    const store = await place.open();
    await store.addPlayer(playerRow('pred'), sessionRow('pred'));
    await store.close();
    const again = await place.open();
    expect(await again.player('pred')).toEqual(playerRow('pred'));
    await again.close();
    await place.remove();
  });
});

it('an embedded database belongs to one process at a time', async () => {
  const place = await placeOn('PGlite');
  const store = await place.open();
  await expect(place.open()).rejects.toThrow(Locked);
  await expect(place.open()).rejects.toThrow(/is in use by another process \(\d+\)/);
  await store.close();
  await (await place.open()).close();
  await place.remove();
});

it('nodes that start together on a new database wait for each other', async () => {
  const place = await placeOn('PostgreSQL');
  const stores = await Promise.all([1, 2, 3].map(() => place.open()));
  await stores[0]!.addPlayer(playerRow('pred'), sessionRow('pred'));
  for (const store of stores) expect(await store.player('pred')).toBeDefined();
  for (const store of stores) await store.close();
});

it.each(['NOTIFY', 'Redis'])(
  'by %s nodes hear what another one wrote, and not what they wrote themselves',
  async (by) => {
    const { place } = await placeOn('PostgreSQL');
    const redis = by === 'Redis' ? await startRedis() : undefined;
    const links = redis ? await Promise.all([1, 2].map(() => RedisLink.open(redis.url, new KeptLog()))) : [];
    const [writer, listener] = [await openStore(place, [], links[0]), await openStore(place, [], links[1])];
    const heard: string[] = [];
    const echo: string[] = [];
    for (const [store, ear] of [
      [listener, heard],
      [writer, echo],
    ] as const) {
      // biome-ignore format: pairs
      await store.listen(
      (written) => ear.push(...written.map((notice) => `${notice.match} ${'seq' in notice ? notice.seq : 'said'}`)),
      () => {},
    );
    }
    await writer.addPlayer(playerRow('pred'), sessionRow('pred'));
    await writer.addMatch(matchRow('mtold', 'pred', { status: 'live' }));
    await writer.addMatch(matchRow('munheld', 'pred', { status: 'live' }));
    for (const store of [writer, listener]) await store.hold('mtold');
    await writer.tell('mtold');
    await writer.commit([commitRow('munheld', 1), commitRow('mtold', 1)]);
    await expect.poll(() => heard).toEqual(['mtold 0', 'mtold 1']);
    await listener.tell('mtold');
    // Notices keep their order: what the writer told itself would stand before this.
    await expect.poll(() => echo).toEqual(['mtold 0']);
    listener.drop('mtold');
    await listener.hold('munheld');
    await writer.commit([commitRow('mtold', 2), commitRow('munheld', 2)]);
    await expect.poll(() => heard).toEqual(['mtold 0', 'mtold 1', 'munheld 2']);
    await writer.close();
    await listener.close();
    for (const link of links) link.close();
    await redis?.stop();
  },
);

async function all(rows: AsyncIterable<Dumped>): Promise<Dumped[]> {
  const list: Dumped[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

async function* each<T>(list: readonly T[]): AsyncIterable<T> {
  yield* list;
}
