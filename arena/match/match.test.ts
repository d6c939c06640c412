import { createHash } from 'node:crypto';
import { invariant, match as matchOf, type Replay, type Typed, verify } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Arena } from '../arena.ts';
import type { Decision } from '../bots/bots.ts';
import { UNREAD } from '../ports.ts';
import { Unreachable } from '../storage/database.ts';
import { MemoryStore } from '../storage/memory/store.ts';
import type { CommitRow, LogRow } from '../storage/port/log.ts';
import type { Store } from '../storage/store.ts';
import { type AnyPlace, onEveryStorage } from '../testing/everyStorage.ts';
import { layOut, type Pair, PLACE_BLUE, PLACE_RED, pairIn, READY, SHUFFLE, TestPlayer } from '../testing/players.ts';
import { InlineBots, KeptLog, type TestPorts, testPorts } from '../testing/ports.ts';
import { matchRow } from '../testing/rows.ts';
import { build, placeOn, stopPostgres, type TestPlace } from '../testing/stores.ts';

beforeAll(build);
afterAll(stopPostgres);

const rpsMatch = matchOf(gameNamed('rps')!.game);
/** `npm run test:long` sets more. */
const JOINS = Number(process.env['JOINS'] ?? '50');
const ONSLAUGHT = { options: { variant: 'onslaught' } };

interface Opened {
  readonly arena: Arena;
  readonly ports: TestPorts;
  readonly store: Store;
}

async function arenaOn(store: Store, ports = testPorts()): Promise<Opened> {
  const arena = new Arena(store, ports, new InlineBots());
  await arena.start();
  return { arena, ports, store };
}

/** Whose turn it is, by what they may see. */
async function mover({ red, blue, match }: Pair): Promise<TestPlayer> {
  const { view } = await red.seen(match);
  return (view as { game: { turn: string } }).game.turn === 'red' ? red : blue;
}

async function moveOnce(pair: Pair, pick = 0): Promise<void> {
  const player = await mover(pair);
  const commands = (await player.legal(pair.match)).filter(({ type }) => type === 'move');
  expect(await player.play(pair.match, commands[pick % commands.length]!)).toMatchObject({ next: player.n });
}

/** A move of the mover's that fights nobody. */
async function quietMove(pair: Pair): Promise<void> {
  const player = await mover(pair);
  const { cells, columns } = ((await player.seen(pair.match)).view as { game: { cells: unknown[]; columns: number } })
    .game;
  const moves = (await player.legal(pair.match)) as readonly (Typed & { to?: readonly [number, number] })[];
  const quiet = moves.filter(({ to }) => to && cells[to[0] * columns + to[1]] === null);
  expect(await player.play(pair.match, quiet.at(player.n % 3)!)).toMatchObject({ next: player.n });
}

/** Time goes by while the arena runs. */
async function runFor({ arena, ports }: Pick<Opened, 'arena' | 'ports'>, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 4_000) {
    ports.clock.pass(Math.min(left, 4_000));
    await arena.keeper.tick();
  }
}

/** Until it is over, or `most` commands were made. */
async function playOn(pair: Pair, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    for (const player of [pair.red, pair.blue]) {
      const commands = (await player.legal(pair.match)).filter(({ type }) => type === 'move' || type === 'choose');
      if (commands.length > 0) await player.play(pair.match, commands[(i * 7) % commands.length]!);
    }
  }
}

const hosts = (place: AnyPlace): void => {
  let where: TestPlace;
  let store: Store;
  let arena: Arena;
  let ports: TestPorts;
  beforeAll(async () => {
    where = await place();
    ({ arena, ports, store } = await arenaOn(await where.open()));
  });
  afterAll(async () => {
    await arena.stop();
    await where.remove();
  });
  beforeEach(() => arena.keeper.tick());

  it('begins when the last seat is taken, and tells each viewer what it may know', async () => {
    const [red, blue] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const made = await red.create();
    expect(made).toMatchObject({ status: 'open', mine: 'red', delay: 3 });
    expect(await red.play(made.id, PLACE_RED)).toBe('match/not-begun');
    await red.watch(made.id);
    expect(red.told).toMatchObject([{ kind: 'seen', cursor: 0, info: { status: 'open' } }]);
    expect(red.told[0]).not.toHaveProperty('view');
    expect(await blue.join(made.invite!)).toMatchObject({ status: 'live', mine: 'blue' });
    await blue.watch(made.id);
    const seen = red.told.findLast(({ kind }) => kind === 'seen');
    expect(seen).toMatchObject({ kind: 'seen', n: 0, view: { game: { phase: 'setup' } } });

    expect(await red.play(made.id, PLACE_RED)).toEqual({ n: 0, next: 1 });
    await red.play(made.id, SHUFFLE);
    await red.play(made.id, READY);
    // That the match began may be heard again from the database, at any time.
    const news = ({ told }: TestPlayer) => told.filter(({ kind }) => kind === 'news');
    expect(news(red)).toMatchObject([
      { kind: 'news', cursor: 1, events: [{ type: 'placed' }] },
      { kind: 'news', cursor: 2, events: [{ type: 'shuffled' }] },
      { kind: 'news', cursor: 3, events: [{ type: 'was_ready' }] },
    ]);
    // What was not for Blue is not even counted.
    expect(news(blue)).toMatchObject([{ kind: 'news', cursor: 1, events: [{ type: 'was_ready', seat: 'red' }] }]);
  });

  it('answers the same command with the same count again, and applies it once', async () => {
    const { red, blue, match } = await pairIn(arena);
    const twice = await Promise.all([red.play(match, PLACE_RED, 0), red.play(match, PLACE_RED, 0)]);
    expect(twice).toEqual([{ n: 0, next: 1 }, { n: 0, next: 1 }]); // biome-ignore format: a pair
    await red.play(match, SHUFFLE, 1);
    await red.play(match, SHUFFLE, 2);
    expect(await red.play(match, PLACE_RED, 0)).toEqual({ n: 0, next: 3 });
    expect(await store.log(match, 0)).toHaveLength(3);
    // Another command with an old count, or one too far on, is stale.
    expect(await red.play(match, READY, 1)).toBe('command/stale');
    expect(await red.play(match, READY, 4)).toBe('command/stale');
    // What the other seat does in secret makes nothing stale.
    expect(await blue.play(match, PLACE_BLUE, 0)).toEqual({ n: 0, next: 1 });
    expect(await red.play(match, READY, 3)).toEqual({ n: 3, next: 4 });
    expect(await store.log(match, 0)).toHaveLength(5);
  });

  it('never calls resigning stale, nor an answer that names its offer', async () => {
    const pair = await pairIn(arena);
    await layOut(pair);
    const offering = await mover(pair);
    const other = offering === pair.red ? pair.blue : pair.red;
    await offering.play(pair.match, { type: 'offer_draw' });
    expect(await other.play(pair.match, { type: 'decline_draw' }, 77)).toBe('command/stale');
    expect(await other.play(pair.match, { type: 'decline_draw', offer: 5 } as Typed, 77)).toBe('draw/no-offer');
    expect(await other.play(pair.match, { type: 'decline_draw', offer: 0 } as Typed, 77)).toEqual({ n: 3, next: 4 });
    expect(await other.play(pair.match, { type: 'resign' }, 0)).toEqual({ n: 4, next: 5 });
    expect(await other.play(pair.match, { type: 'resign' }, 4)).toEqual({ n: 4, next: 5 });
    expect(await offering.play(pair.match, { type: 'resign' })).toBe('match/over');
    expect((await pair.red.seen(pair.match)).info).toMatchObject({ status: 'over', outcome: { reason: 'resigned' } });
  });

  it('refuses what is not for this seat, and changes nothing', async () => {
    const pair = await pairIn(arena);
    const stranger = await TestPlayer.come(arena);
    expect(await stranger.play(pair.match, READY)).toBe('match/not-seated');
    expect(await pair.red.play('mnone00000', READY)).toBe('match/not-found');
    expect(await pair.red.play(pair.match, READY)).toBe('setup/not-full');
    expect(await pair.red.play(pair.match, { type: 'dance' })).toBe('command/malformed');
    expect(await pair.red.play(pair.match, { type: 'timeout', seat: 'blue' } as Typed)).toBe('match/not-the-arena');
    expect(await store.log(pair.match, 0)).toEqual([]);
  });

  it('goes on after a restart where it was: view, counts, cursors and clocks', async () => {
    const pair = await pairIn(arena);
    await layOut(pair);
    ports.clock.pass(7_000);
    await moveOnce(pair);
    const before = await Promise.all([pair.red, pair.blue].map((player) => player.seen(pair.match)));
    const second = new Arena(store, ports, new InlineBots());
    const [red, blue] = [pair.red.at(second), pair.blue.at(second)];
    expect(await Promise.all([red, blue].map((player) => player.seen(pair.match)))).toEqual(before);
    await red.watch(pair.match, 2);
    expect(red.told.map((told) => ('cursor' in told ? told.cursor : told.kind))).toEqual([3, 4, 5, 'info']);
    await blue.watch(pair.match, 99);
    expect(blue.told).toMatchObject([{ kind: 'seen' }]);
  });

  it('calls time through the queue: who is late loses, both late in setup is void', async () => {
    const first = await pairIn(arena);
    await layOut(first);
    const second = await pairIn(arena);
    await runFor({ arena, ports }, 119_999);
    expect((await first.red.seen(first.match)).info.status).toBe('live');
    await runFor({ arena, ports }, 1);
    await expect.poll(async () => (await first.red.seen(first.match)).info.outcome?.reason).toBe('timeout');
    await expect
      .poll(async () => (await second.red.seen(second.match)).info.outcome)
      .toEqual({ void: true, reason: 'timeout' });
    expect((await store.match(first.match))!.deadline).toBeUndefined();
  });

  it('lets a command that arrived in time stand before the timeout, and calls time before one that did not', async () => {
    const pair = await pairIn(arena);
    await layOut(pair);
    const late = await mover(pair);
    const [command] = await late.legal(pair.match);
    const inTime = arena.now + 119_000;
    ports.clock.pass(121_000);
    const played = await arena.play(pair.match, late.id, late.n, command, inTime);
    expect(played).toMatchObject({ ok: true });
    await arena.keeper.tick();
    expect((await pair.red.seen(pair.match)).info.status).toBe('live');
    const next = late === pair.red ? pair.blue : pair.red;
    ports.clock.pass(120_000);
    const [other] = await next.legal(pair.match);
    expect(await next.play(pair.match, other!)).toBe('match/over');
    expect((await pair.red.seen(pair.match)).info.outcome).toEqual({
      winner: late === pair.red ? 'red' : 'blue',
      reason: 'timeout',
    });
  });

  it('does not count the time in which no node ran', async () => {
    const pair = await pairIn(arena);
    await layOut(pair);
    await runFor({ arena, ports }, 100_000);
    const { clocks } = await pair.red.seen(pair.match);
    ports.clock.pass(3_600_000);
    await arena.keeper.tick();
    const after = (await pair.red.seen(pair.match)).clocks!;
    expect(after.left).toEqual(clocks!.left);
    await runFor({ arena, ports }, 20_000);
    await expect.poll(async () => (await pair.red.seen(pair.match)).info.status).toBe('over');
  });

  it('shows spectators the match as it stood some turns ago, clocks included, and everything at the end', async () => {
    const pair = await pairIn(arena, { options: { variant: 'onslaught' } });
    const guest = await TestPlayer.come(arena);
    await guest.watch(pair.match);
    const start = guest.told[0] as unknown as { view: { game: { plies: number } }; clocks: { at: number } };
    expect(start.view.game.plies).toBe(0);
    for (let turn = 1; turn <= 3; turn++) {
      ports.clock.pass(1_000);
      await moveOnce(pair, turn);
    }
    expect(guest.told).toHaveLength(1);
    expect((await guest.seen(pair.match)).clocks).toEqual(start.clocks);
    ports.clock.pass(1_000);
    await moveOnce(pair);
    expect(guest.told.slice(1)).toMatchObject([{ kind: 'news', cursor: 1, clocks: { at: start.clocks.at + 1_000 } }]);
    expect((await guest.seen(pair.match)).view).toMatchObject({ game: { plies: 1, viewer: 'spectator' } });
    await pair.red.play(pair.match, { type: 'resign' });
    expect(guest.told.slice(2).map((told) => ('cursor' in told ? told.cursor : told.kind))).toEqual([
      2,
      3,
      4,
      5,
      'info',
    ]);
    expect((await guest.seen(pair.match)).view).toMatchObject({ game: { phase: 'finished' } });
  });

  it('tells again all that a viewer was told, and no more', async () => {
    const pair = await pairIn(arena);
    const guest = await TestPlayer.come(arena);
    for (const viewer of [pair.red, guest]) await viewer.watch(pair.match);
    await layOut(pair);
    for (let turn = 1; turn <= 12; turn++) await quietMove(pair);
    for (const viewer of [pair.red, guest]) {
      const heard = viewer.told.flatMap((one) =>
        one.kind === 'news' ? [{ cursor: one.cursor, events: one.events }] : [],
      );
      expect(heard.length).toBeGreaterThan(9);
      expect(await arena.told(pair.match, viewer.id)).toEqual({ ok: true, value: { news: heard } });
      expect((await viewer.seen(pair.match)).cursor).toBe(heard.at(-1)!.cursor);
    }
  });

  it('lets nobody watch what is private', async () => {
    const { match } = await pairIn(arena, { watch: false });
    const guest = await TestPlayer.come(arena);
    expect(await arena.seen(match, guest.id)).toMatchObject({ ok: false, error: { code: 'match/private' } });
    expect(JSON.stringify(await arena.lobby.live(guest.id))).not.toContain(match);
  });

  it('gives a replay only when the match is over, which plays again and keeps what was promised', async () => {
    const pair = await pairIn(arena, ONSLAUGHT);
    expect(await arena.replay(pair.match, pair.red.id)).toMatchObject({ error: { code: 'match/not-over' } });
    await playOn(pair, 6);
    await pair.blue.play(pair.match, { type: 'resign' });
    const replay = (await arena.replay(pair.match, pair.red.id)) as { ok: true; value: Replay };
    expect(verify(rpsMatch, replay.value).is).toBe('verified');
    const { commitment } = (await pair.red.seen(pair.match)).info;
    expect(createHash('sha256').update(replay.value.seed).digest('hex')).toBe(commitment);
  });

  it('makes one rematch with changed seats, whoever asks first', async () => {
    const pair = await pairIn(arena);
    expect(await arena.lobby.rematch(pair.red.id, pair.match)).toMatchObject({ error: { code: 'match/not-over' } });
    await pair.red.play(pair.match, { type: 'resign' });
    const asked = await Promise.all([pair.red, pair.blue].map(({ id }) => arena.lobby.rematch(id, pair.match)));
    const [first, second] = asked as { ok: true; value: { id: string; mine: string } }[];
    expect(first!.value.id).toBe(second!.value.id);
    expect([first!.value.mine, second!.value.mine]).toEqual(['blue', 'red']);
    expect((await pair.red.seen(first!.value.id)).info).toMatchObject({ status: 'live', rematchOf: pair.match });
  });

  it('shows a private rematch to the one it waits for, and to nobody else', async () => {
    const pair = await pairIn(arena, { watch: false });
    await pair.red.play(pair.match, { type: 'resign' });
    const made = await arena.lobby.rematch(pair.red.id, pair.match);
    const id = made.ok ? made.value.id : '';
    expect(await arena.look(id, pair.blue.id)).toMatchObject({ ok: true, value: { viewer: 'spectator' } });
    const stranger = await TestPlayer.come(arena);
    expect(await arena.look(id, stranger.id)).toMatchObject({ error: { code: 'match/private' } });
  });

  it('plays a whole match against a bot', async () => {
    const red = await TestPlayer.come(arena);
    const { id, status } = await red.create({ seats: ['me', { bot: 'baby' }], options: { variant: 'onslaught' } });
    expect(status).toBe('live');
    for (let turns = 0; turns < 2_000; turns++) {
      const { info } = await red.seen(id);
      if (info.status === 'over') break;
      const commands = (await red.legal(id)).filter(({ type }) => type === 'move' || type === 'choose');
      if (commands.length > 0) await red.play(id, commands[(turns * 5) % commands.length]!);
      else await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect((await red.seen(id)).info.status).toBe('over');
    expect(ports.log.lines).toEqual([]);
  });

  it('plays on with legal commands for a bot that fails or breaks the rules', async () => {
    let failures = 0;
    const meter = { ...UNREAD, botFailed: () => failures++ };
    const broken = {
      waiting: 0,
      isBusy: () => false,
      decide: async ({ n }: Decision) => {
        if (n % 2 === 0) throw new Error('broken');
        return { type: 'move', from: [0, 0], to: [5, 5] };
      },
      work: () => Promise.reject(new Error('broken')),
      study: () => Promise.reject(new Error('broken')),
      close: async () => {},
    };
    const log = new KeptLog();
    const other = new Arena(store, { ...ports, log }, broken, meter);
    const red = await TestPlayer.come(other);
    const { id } = await red.create({ seats: ['me', { bot: 'baby' }] });
    const ready = async () => ((await red.seen(id)).view as { game: { ready: string[] } }).game.ready;
    await expect.poll(ready).toEqual(['blue']);
    const rows = (await store.log(id, 0)).length;
    expect(failures).toBe(rows);
    expect(log.lines).toHaveLength(rows);
    expect(log.lines[0]).toContain('a bot failed, and a legal command is played for it');
  });

  it('SEC-2 outlives rules that throw when a command is looked for in place of a bot that failed', async () => {
    const bots = new InlineBots();
    const asked = new Promise<(error: Error) => void>((ready) => {
      bots.decide = () => new Promise((_, reject) => ready(reject));
    });
    const log = new KeptLog();
    const other = new Arena(store, { ...ports, log }, bots);
    const { id } = await (await TestPlayer.come(other)).create({ seats: ['me', { bot: 'baby' }] });
    const live = (await other.host.find(id))!;
    const planted = (): never => {
      throw new Error('planted');
    };
    Object.assign(live.folded!, { game: { ...rpsMatch, toAct: planted } });
    (await asked)(new Error('broken'));
    await expect.poll(() => log.lines.join()).toContain('nothing could be played for a bot');
  });

  it('asks a bot again after a restart, once', async () => {
    const never = () => new Promise(() => {});
    const lost = { waiting: 0, isBusy: () => false, decide: never, work: never, study: never, close: async () => {} };
    const silent = new Arena(store, ports, lost);
    const red = await TestPlayer.come(silent);
    const { id } = await red.create({ seats: ['me', { bot: 'baby' }] });
    expect((await store.match(id))!.botDue).toBeDefined();
    const bots = new InlineBots();
    const restarted = new Arena(store, ports, bots);
    await restarted.start();
    await expect.poll(async () => (await red.at(restarted).seen(id)).view).toMatchObject({ game: { ready: ['blue'] } });
    expect(bots.asked.filter(({ n }) => n === 0).length).toBeGreaterThan(0);
    expect(new Set(bots.asked.map((asked) => JSON.stringify(asked))).size).toBe(bots.asked.length);
  });

  it('lets an invitation be withdrawn or declined until the match has begun, by those who sit', async () => {
    const [red, blue] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const { id, invite } = await red.create();
    await red.watch(id);
    expect(await arena.lobby.withdraw(blue.id, id)).toMatchObject({ error: { code: 'match/not-seated' } });
    const withdrawn = { ok: true, value: { status: 'void', outcome: { void: true, reason: 'withdrawn' } } };
    for (const _ of ['once', 'again']) expect(await arena.lobby.withdraw(red.id, id)).toMatchObject(withdrawn);
    expect(red.told.at(-1)).toEqual({ kind: 'info', status: 'void' });
    expect(await arena.lobby.join(blue.id, invite!)).toMatchObject({ error: { code: 'match/void' } });

    const pair = await pairIn(arena);
    expect(await arena.lobby.withdraw(pair.red.id, pair.match)).toMatchObject({ error: { code: 'match/begun' } });
    await pair.red.play(pair.match, { type: 'resign' });
    const rematch = await arena.lobby.rematch(pair.red.id, pair.match);
    invariant(rematch.ok, 'a rematch is offered');
    expect(await arena.lobby.withdraw(pair.blue.id, rematch.value.id)).toMatchObject(withdrawn);
  });

  it('begins a match that an earlier version left full and not begun', async () => {
    const [red, blue] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
    const seats = [red, blue].map(({ id }, seat) => ({ seat, player: id, joined: true }));
    await store.addMatch(matchRow('mfull00000', red.id, { seats, created: arena.now }));
    ports.clock.pass(60_000);
    await arena.keeper.tick();
    expect((await red.seen('mfull00000')).info).toMatchObject({ status: 'live', started: arena.now });
    expect(await red.play('mfull00000', PLACE_RED)).toEqual({ n: 0, next: 1 });
  });

  it('annuls a match that nobody began within a day', async () => {
    const red = await TestPlayer.come(arena);
    const { id } = await red.create();
    ports.clock.pass(24 * 3600_000 + 1);
    await arena.keeper.tick();
    expect((await red.seen(id)).info).toMatchObject({ status: 'void', outcome: { void: true, reason: 'not_begun' } });
    expect(await red.play(id, READY)).toBe('match/void');
  });
};

onEveryStorage('a match', hosts);

/** A store of which single functions are replaced. */
const withStore = (inner: Store, changes: Partial<Store>): Store =>
  new Proxy(inner, {
    get: (target, key) => {
      const value = key in changes ? changes[key as keyof Store] : target[key as keyof Store];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe('the commit', () => {
  it('comes before anybody sees anything, by reconnecting either', async () => {
    const inner = new MemoryStore();
    let commit = (): void => {};
    const slow = withStore(inner, {
      commit: (rows) => new Promise((resolve) => { commit = () => resolve(inner.commit(rows)); }), // biome-ignore format: short
    });
    const { arena } = await arenaOn(slow);
    const { red, blue, match } = await pairIn(arena);
    await red.watch(match);
    const before = JSON.stringify(await red.seen(match));
    const answer = red.play(match, PLACE_RED);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(red.told).toHaveLength(1);
    expect(JSON.stringify(await red.seen(match))).toBe(before);
    await blue.watch(match);
    commit();
    expect(await answer).toEqual({ n: 0, next: 1 });
    expect(red.told).toHaveLength(2);
  });

  it('of a match that is annulled meanwhile is answered, and the node goes on', async () => {
    const inner = new MemoryStore();
    const { arena } = await arenaOn(
      withStore(inner, {
        async commit(rows) {
          const written = await inner.commit(rows);
          if (rows.some((row) => row.match === match)) await arena.host.annul(live!, 'rules_changed');
          return written;
        },
      }),
    );
    const [{ red, match }, other] = [await pairIn(arena), await pairIn(arena)];
    const live = await arena.host.find(match);
    expect(await red.play(match, PLACE_RED)).toEqual({ n: 0, next: 1 });
    expect(await red.play(match, SHUFFLE)).toBe('match/void');
    expect(await other.red.play(other.match, PLACE_RED)).toEqual({ n: 0, next: 1 });
  });

  it('SEC-14 is not waited for without end: whoever waits for a database that stays away is told so, and nothing is done twice', async () => {
    const inner = new MemoryStore();
    let away = true;
    const breaking = withStore(inner, {
      async commit(rows) {
        if (away) throw new Unreachable('gone');
        return inner.commit(rows);
      },
    });
    const { arena } = await arenaOn(breaking);
    const { red, blue, match } = await pairIn(arena);
    const [first, second] = [red.play(match, PLACE_RED), red.play(match, SHUFFLE, 1)];
    await expect.poll(() => arena.host.away).toBe(true);
    expect(await Promise.all([first, second])).toEqual(['arena/away', 'arena/away']);
    expect(await blue.play(match, PLACE_BLUE)).toBe('arena/away');
    away = false;
    await expect.poll(() => arena.host.away).toBe(false);
    // The first had been proposed and is committed after all; it is answered again.
    expect(await red.play(match, PLACE_RED, 0)).toEqual({ n: 0, next: 1 });
    expect(await blue.play(match, PLACE_BLUE)).toEqual({ n: 0, next: 1 });
    expect((await inner.log(match, 0)).map(({ actor, n }) => [actor, n])).toEqual([[0, 0], [1, 0]]); // biome-ignore format: rows
  });

  it('is one at a time, and takes along all that came meanwhile', async () => {
    const inner = new MemoryStore();
    const sizes: number[] = [];
    let underWay = 0;
    const counted = withStore(inner, {
      async commit(rows) {
        expect(++underWay).toBe(1);
        sizes.push(rows.length);
        await new Promise((resolve) => setTimeout(resolve, 5));
        underWay--;
        return inner.commit(rows);
      },
    });
    const { arena } = await arenaOn(counted);
    const pairs: Pair[] = [];
    for (let i = 0; i < 20; i++) pairs.push(await pairIn(arena));
    await Promise.all(
      pairs.flatMap(({ red, blue, match }) => [red.play(match, PLACE_RED), blue.play(match, PLACE_BLUE)]),
    );
    expect(sizes).toEqual([20, 20]);
  });

  it('is tried again when the way to the database broke, and a command that had got through is applied once', async () => {
    for (const through of [false, true]) {
      const inner = new MemoryStore();
      let broken = 1;
      const breaking = withStore(inner, {
        async commit(rows) {
          if (broken-- > 0) {
            if (through) await inner.commit(rows);
            throw new Unreachable('ECONNRESET');
          }
          return inner.commit(rows);
        },
      });
      const { arena, ports } = await arenaOn(breaking);
      const { red, match } = await pairIn(arena);
      expect(await red.play(match, PLACE_RED)).toEqual({ n: 0, next: 1 });
      expect(await red.play(match, SHUFFLE)).toEqual({ n: 1, next: 2 });
      expect(await inner.log(match, 0)).toHaveLength(2);
      expect(ports.log.lines.join()).toContain('tried again');
      broken = 1;
      expect(await red.play(match, { type: 'resign' }, 0)).toEqual({ n: 2, next: 3 });
    }
  });

  it('of a batch that fails is tried row by row, so that one bad row harms no other match', async () => {
    const inner = new MemoryStore();
    let poisoned = '';
    const failing = withStore(inner, {
      async commit(rows) {
        if (rows.some(({ match }: CommitRow) => match === poisoned)) throw new Error('this row is bad');
        return inner.commit(rows);
      },
    });
    const { arena } = await arenaOn(failing);
    const [good, bad] = [await pairIn(arena), await pairIn(arena)];
    poisoned = bad.match;
    const played = await Promise.allSettled([bad.red.play(bad.match, PLACE_RED), good.red.play(good.match, PLACE_RED)]);
    expect(played).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { next: 1 } }]);
    poisoned = '';
    expect(await bad.red.play(bad.match, PLACE_RED)).toEqual({ n: 0, next: 1 });
  });

  it('SEC-2 goes on after a command on which the rules throw: that one fails alone', async () => {
    const { arena } = await arenaOn(new MemoryStore());
    const { red, blue, match } = await pairIn(arena);
    const folded = (await arena.host.find(match))!.folded!;
    const propose = folded.propose.bind(folded);
    folded.propose = (actor, command, ...rest) => {
      if (command.type === 'shuffle') throw new Error('planted');
      return propose(actor, command, ...rest);
    };
    const played = await Promise.allSettled([
      red.play(match, PLACE_RED, 0),
      red.play(match, SHUFFLE, 1),
      blue.play(match, PLACE_BLUE, 0),
    ]);
    expect(played).toMatchObject([
      { status: 'fulfilled', value: { next: 1 } },
      { status: 'rejected', reason: { message: 'planted' } },
      { status: 'fulfilled', value: { next: 1 } },
    ]);
    await expect(red.play(match, SHUFFLE, 1)).rejects.toThrow('planted');
    folded.propose = propose;
    expect(await red.play(match, SHUFFLE, 1)).toEqual({ n: 1, next: 2 });
  });

  it('is finished before the server stops, and nothing new is taken on', async () => {
    const { arena, store } = await arenaOn(new MemoryStore());
    const { red, match } = await pairIn(arena);
    const playing = [red.play(match, PLACE_RED, 0), red.play(match, SHUFFLE, 1)];
    await Promise.resolve();
    const stopping = arena.stop();
    await Promise.all(playing);
    await stopping;
    expect(await store.log(match, 0)).toHaveLength(2);
    expect(await red.play(match, READY)).toBe('arena/stopping');
  });
});

describe('the log', () => {
  it('that no longer gives the same match closes it as void, with a reason', async () => {
    const inner = new MemoryStore();
    const { arena, ports } = await arenaOn(inner);
    const { red, blue, match } = await pairIn(arena);
    await red.play(match, PLACE_RED);
    const changed = withStore(inner, {
      log: async (id, after) =>
        (await inner.log(id, after)).map((row: LogRow) => ({ ...row, digest: 'ffffffffffffffff' })),
    });
    const later = new Arena(changed, ports, new InlineBots());
    expect((await blue.at(later).seen(match)).info).toMatchObject({
      status: 'void',
      outcome: { void: true, reason: 'rules_changed' },
    });
    expect(await red.at(later).play(match, SHUFFLE)).toBe('match/void');
    expect(await inner.match(match)).toMatchObject({ status: 'void' });
  });

  it('is snapshot every 200 commands, and a rebuild from there is the same as one from the beginning', async () => {
    const inner = new MemoryStore();
    const { arena, ports } = await arenaOn(inner);
    const pair = await pairIn(arena, { clock: { type: 'bank', seconds: 3600, increment: 2 }, delay: 2 });
    await pair.red.play(pair.match, PLACE_RED);
    for (let i = 0; i < 50; i++) await pair.red.play(pair.match, SHUFFLE);
    await pair.blue.play(pair.match, PLACE_BLUE);
    for (let i = 0; i < 50; i++) await pair.blue.play(pair.match, SHUFFLE);
    for (const player of [pair.red, pair.blue]) await player.play(pair.match, READY);
    for (let i = 0; i < 40; i++) {
      await quietMove(pair);
      const player = await mover(pair);
      await player.play(pair.match, { type: 'offer_draw' });
      ports.clock.pass(100);
      const other = player === pair.red ? pair.blue : pair.red;
      await other.play(pair.match, { type: 'decline_draw' });
    }
    const { seq } = (await inner.snapshot(pair.match, '1', 1_000))!;
    expect(seq % 200).toBe(0);
    const guest = await TestPlayer.come(arena);
    const viewers = [pair.red, pair.blue, guest];
    const here = await Promise.all(viewers.map((viewer) => viewer.seen(pair.match)));
    let read: number | undefined;
    const watching = withStore(inner, { log: (id, after) => { read = after; return inner.log(id, after); } }); // biome-ignore format: short
    const short = new Arena(watching, ports, new InlineBots());
    expect(await Promise.all(viewers.map((viewer) => viewer.at(short).seen(pair.match)))).toEqual(here);
    expect(read).toBeGreaterThanOrEqual(200);
    const long = new Arena(withStore(inner, { snapshot: async () => undefined }), ports, new InlineBots());
    expect(await Promise.all(viewers.map((viewer) => viewer.at(long).seen(pair.match)))).toEqual(here);
  });
});

describe('several nodes on one PostgreSQL', () => {
  it('take commands of both seats at once, each once, and tell all who watch anywhere', async () => {
    const place = await placeOn('PostgreSQL');
    const ports = testPorts();
    const nodes = await Promise.all([1, 2, 3].map(async () => (await arenaOn(await place.open(), ports)).arena));
    const pair = await pairIn(nodes[0]!);
    const [red, blue] = [pair.red.at(nodes[1]!), pair.blue.at(nodes[2]!)];
    const watching = [pair.red, blue, await TestPlayer.come(nodes[0]!)];
    for (const player of watching) await player.watch(pair.match);
    for (const [mine, theirs] of [
      [PLACE_RED, PLACE_BLUE],
      [SHUFFLE, SHUFFLE],
      [READY, READY],
    ]) {
      // biome-ignore format: rows
      const both = await Promise.all([red.play(pair.match, mine!), blue.play(pair.match, theirs!)]);
      expect(both).toEqual([{ n: red.n - 1, next: red.n }, { n: blue.n - 1, next: blue.n }]); // biome-ignore format: a pair
    }
    const cursors = (player: TestPlayer) => player.told.flatMap((told) => (told.kind === 'news' ? [told.cursor] : []));
    await expect.poll(() => cursors(pair.red)).toEqual([1, 2, 3, 4]);
    await expect.poll(() => cursors(blue)).toEqual([1, 2, 3, 4]);
    // The same command again, at a node that has not seen the first.
    const again = { ...pair, red: pair.red.at(nodes[2]!), blue: pair.blue.at(nodes[0]!) };
    expect(await again.red.play(pair.match, READY, 2)).toEqual({ n: 2, next: 3 });
    for (const node of nodes) await node.stop();
  });

  it('begin a match once when the last two seats are taken at two nodes', async () => {
    const place = await placeOn('PostgreSQL');
    const ports = testPorts();
    const [one, two] = await Promise.all([1, 2].map(async () => (await arenaOn(await place.open(), ports)).arena));
    const red = await TestPlayer.come(one!);
    const { id, invite } = await red.create();
    const comers = [await TestPlayer.come(one!), (await TestPlayer.come(two!)).at(two!)];
    const joined = await Promise.all(comers.map((comer, i) => [one!, two!][i]!.lobby.join(comer.id, invite!)));
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
    expect(joined.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'match/full' } });
    await expect.poll(async () => (await red.seen(id)).info.status).toBe('live');
    for (const node of [one!, two!]) await node.stop();
  });

  it(
    `know at once who sat down at another one, ${JOINS} times`,
    async () => {
      const place = await placeOn('PostgreSQL');
      const ports = testPorts();
      const [one, two] = await Promise.all([1, 2].map(async () => (await arenaOn(await place.open(), ports)).arena));
      const [red, blue, guest] = [
        await TestPlayer.come(one!),
        await TestPlayer.come(one!),
        await TestPlayer.come(two!),
      ];
      const there = blue.at(two!);
      for (let i = 0; i < JOINS; i++) {
        const { id, invite } = await red.create({ watch: i % 2 === 0 });
        // So it is in memory at the other node, with an empty seat.
        await two!.look(id, guest.id);
        await blue.join(invite!);
        // As a watcher at one time, by a command at another: the first question is the one that may find an old row.
        if (i % 4 < 2) expect(await two!.look(id, blue.id)).toMatchObject({ ok: true, value: { viewer: 1 } });
        expect(await there.play(id, PLACE_BLUE, 0)).toEqual({ n: 0, next: 1 });
        await red.play(id, { type: 'resign' });
      }
      for (const node of [one!, two!]) await node.stop();
    },
    30_000 + JOINS * 300,
  );

  it('tell those who watch at another node that there is a rematch', async () => {
    const place = await placeOn('PostgreSQL');
    const ports = testPorts();
    const [one, two] = await Promise.all([1, 2].map(async () => (await arenaOn(await place.open(), ports)).arena));
    const { red, blue, match } = await pairIn(one!);
    await red.play(match, { type: 'resign' });
    const there = blue.at(two!);
    await there.watch(match);
    const before = there.told.length;
    expect((await one!.lobby.rematch(red.id, match)).ok).toBe(true);
    await expect.poll(() => there.told.slice(before)).toMatchObject([{ kind: 'info', status: 'over' }]);
    for (const node of [one!, two!]) await node.stop();
  });
});
