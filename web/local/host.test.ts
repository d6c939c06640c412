import type { AnyEntry, Seed, Typed } from '@tactarium/engine';
import { faceDown, supplies } from '@tactarium/engine/testing/faceDown';
import { legalOf, type View } from '@tactarium/games/rps/client';
import { entry } from '@tactarium/games/rps/index';
import { describe, expect, it } from 'vitest';
import { LocalHost, type Shelf, ShelfTrouble } from './host.ts';
import type { Answers, Kept, KeptCommand, Message, Questions, Topic } from './messages.ts';

interface MemoryShelf extends Shelf {
  readonly kept: Map<string, Kept>;
  readonly made: Map<string, KeptCommand[]>;
}

function memoryShelf(): MemoryShelf {
  const kept = new Map<string, Kept>();
  const made = new Map<string, KeptCommand[]>();
  return {
    kept,
    made,
    get: async (id) => structuredClone(kept.get(id)),
    all: async () => structuredClone([...kept.values()]),
    put: async (one, commands = []) => {
      kept.set(one.id, structuredClone(one));
      made.set(one.id, structuredClone([...commands]));
    },
    commands: async (id) => structuredClone(made.get(id) ?? []),
    count: async (id) => made.get(id)?.length ?? 0,
    append: async (id, n, command, ended) => {
      const commands = made.get(id) ?? [];
      if (commands.length !== n) return false;
      made.set(id, [...commands, structuredClone(command)]);
      if (ended) kept.set(id, structuredClone(ended));
      return true;
    },
    remove: async (id) => {
      kept.delete(id);
      made.delete(id);
    },
  };
}

/** A game of one seat in which the arena deals cards: nobody sits in another. */
const solitary: AnyEntry = { ...(entry as AnyEntry), game: faceDown, bots: [], solitary: true, supplies };
const loaded: Readonly<Record<string, AnyEntry>> = { rps: entry, 'face-down': solitary };

/** A host on a shelf, and a way to ask it. */
function open(shelf = memoryShelf()) {
  const told: Message[] = [];
  let ids = 0;
  const host = new LocalHost({
    shelf,
    load: async (game) => loaded[game],
    seed: () =>
      `chacha8:0123456789abcdef0123456789abcde${ids % 10}0123456789abcdef${'c'.repeat(14)}0${ids % 10}` as Seed,
    now: () => 1_000 + ids,
    pause: () => Promise.resolve(),
    tell: (message) => told.push(structuredClone(message)),
  });
  const ask = async <T extends Topic>(type: T, question: Questions[T]): Promise<Answers[T]> => {
    const id = ++ids;
    await host.hear({ type, id, ...question } as Parameters<LocalHost['hear']>[0]);
    const answer = told.find((message) => 'id' in message && message.id === id)!;
    if (answer.type === 'refused') throw new Error(answer.code);
    if (answer.type === 'news' || answer.type === 'stuck') throw new Error('that is no answer');
    return answer.value as Answers[T];
  };
  const news = (): readonly Typed[] => told.flatMap((message) => (message.type === 'news' ? message.events : []));
  return { shelf, told, ask, news };
}

const WISH = { game: 'rps', options: { variant: 'classic' }, bot: 'baby', seat: 'blue' };

/** Plays a match to its end by the first legal command of a kind, as a page would. */
async function playOut({ ask }: ReturnType<typeof open>, match: string): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    const { view, n } = await ask('watch', { match });
    const legal = legalOf(view.game as View);
    if (legal.length === 0) return;
    const command =
      legal.find(({ type }) => type === 'ready') ??
      legal.find(({ type }) => type === 'shuffle') ??
      legal[turn % legal.length]!;
    await ask('command', { match, n, command });
  }
  const { n } = await ask('watch', { match });
  await ask('command', { match, n, command: { type: 'resign' } });
}

describe('the server in the browser', () => {
  it('plays a whole match, and its replay is genuine', async () => {
    const host = open();
    const { match } = await host.ask('create', WISH);
    await playOut(host, match);
    const replay = await host.ask('replay', { match });
    const film = await host.ask('film', { replay: JSON.parse(JSON.stringify(replay)) });
    const steps = replay.commands.length;
    expect(film).toEqual({ game: 'rps', options: replay.options, length: steps, hasPictures: true });
    expect(await host.ask('check', {})).toEqual({ verdict: { is: 'verified', commands: steps }, length: steps });
    expect(await host.ask('film', { match })).toEqual(film);
    expect(await host.ask('recording', {})).toEqual(JSON.parse(JSON.stringify(replay)));
    expect(await host.ask('events', { from: 0, to: 2 })).toEqual([[], replay.events[0], replay.events[1]]);
    expect(await host.ask('events', { from: steps, to: steps + 9 })).toHaveLength(1);
    const last = await host.ask('frame', { step: film.length });
    expect(last.views[1]).toEqual((await host.ask('watch', { match })).view.game);
    const [summary] = await host.ask('matches', {});
    expect(summary).toMatchObject({ id: match, bot: 'baby', outcome: { reason: expect.any(String) } });
  });

  it('plays on from any moment of a replay: the same position, a bot in the other seat, and no score', async () => {
    const host = open();
    const { match } = await host.ask('create', WISH);
    await playOut(host, match);
    const { commands } = await host.ask('replay', { match });
    await host.ask('film', { match });
    const step = commands.findLastIndex(({ actor }) => actor === 'blue') + 1;
    const { views } = await host.ask('frame', { step: step - 1 });
    const on = await host.ask('playOn', { step: step - 1, seat: 'blue', bot: 'normal' });
    expect(host.shelf.made.get(on.match)).toEqual(commands.slice(0, step - 1));
    const seen = await host.ask('watch', { match: on.match });
    expect(seen).toMatchObject({ seat: 'blue', playedOn: step - 1, sitters: [{ bot: 'normal' }, {}] });
    expect(seen.view.game).toEqual(views[1]);
    const [summary] = await host.ask('matches', {});
    expect(summary).toMatchObject({ id: on.match, playedOn: step - 1 });

    await playOut(host, on.match);
    await host.ask('film', { match: on.match });
    expect((await host.ask('check', {})).verdict.is).toBe('verified');
    const again = await host.ask('rematch', { match: on.match });
    expect(host.shelf.kept.get(again.match)).toMatchObject({ seat: 'blue', bot: 'normal', playedOn: step - 1 });
    expect(host.shelf.made.get(again.match)).toEqual(commands.slice(0, step - 1));
  });

  it('lets the bot begin where it has to act, and refuses to play on where nobody can', async () => {
    const host = open();
    const { match } = await host.ask('create', WISH);
    await playOut(host, match);
    const replay = JSON.parse(JSON.stringify(await host.ask('replay', { match })));
    await host.ask('film', { replay });
    const wish = { step: 0, seat: 'red', bot: 'baby' };
    const blueActs = replay.commands.findLastIndex(({ actor }: KeptCommand) => actor === 'blue');
    const on = await host.ask('playOn', { ...wish, step: blueActs });
    await host.ask('watch', { match: on.match });
    expect(host.shelf.made.get(on.match)!.length).toBeGreaterThan(blueActs);
    expect(host.shelf.made.get(on.match)![blueActs]!.actor).toBe('blue');

    await expect(host.ask('playOn', { ...wish, step: replay.commands.length })).rejects.toThrow('replay/over-there');
    await expect(host.ask('playOn', { ...wish, seat: 'green' })).rejects.toThrow('seats/unknown');
    await expect(host.ask('playOn', { ...wish, bot: 'nobody' })).rejects.toThrow('bot/unknown');
    await host.ask('film', { replay: { ...replay, rules: '0' } });
    await expect(host.ask('playOn', wish)).rejects.toThrow('match/other-rules');
    await host.ask('film', { replay: { ...replay, commands: replay.commands.toReversed() } });
    await expect(host.ask('playOn', { ...wish, step: 1 })).rejects.toThrow('replay/broken');
    await expect(open().ask('playOn', wish)).rejects.toThrow('replay/not-open');
  });

  it('plays from a given seed, as often as it is asked for, each a match of its own', async () => {
    const host = open();
    const seed: Seed = `chacha8:${'ab'.repeat(32)}`;
    const [one, two] = [await host.ask('create', { ...WISH, seed }), await host.ask('create', { ...WISH, seed })];
    expect(one.match).not.toBe(two.match);
    expect([...host.shelf.kept.values()].map((kept) => kept.seed)).toEqual([seed, seed]);
    const again = await host.ask('rematch', { match: one.match });
    expect(host.shelf.kept.get(again.match)!.seed).not.toBe(seed);
  });

  it('tells nothing hidden: no news or view names a piece of the other side before it is known', async () => {
    const host = open();
    const { match } = await host.ask('create', WISH);
    await host.ask('watch', { match });
    await host.ask('command', { match, n: 0, command: { type: 'place', king: [5, 0], pit: [5, 1] } as Typed });
    await host.ask('command', { match, n: 1, command: { type: 'shuffle' } });
    await host.ask('command', { match, n: 2, command: { type: 'ready' } });
    const { view, told } = await host.ask('watch', { match });
    const theirs = (view.game as View).cells.filter((piece) => piece?.seat === 'red');
    expect(theirs).toHaveLength(14);
    expect(theirs.filter((piece) => piece?.kind)).toEqual([]);
    const secrets = [...host.news(), ...told].filter(
      (event) => ['placed', 'shuffled', 'swapped'].includes(event.type) && 'seat' in event && event.seat === 'red',
    );
    expect(secrets).toEqual([]);
    expect(JSON.stringify(host.told)).not.toContain('chacha8');
  });

  it('goes on after it was closed: the same view, the same words, the same opponent', async () => {
    const before = open();
    const { match } = await before.ask('create', WISH);
    const seen = await before.ask('watch', { match });
    await before.ask('command', { match, n: seen.n, command: { type: 'place', king: [5, 0], pit: [5, 1] } as Typed });
    const last = await before.ask('watch', { match });
    const after = open(before.shelf);
    expect(await after.ask('watch', { match })).toEqual(last);
    await after.ask('command', { match, n: last.n, command: { type: 'shuffle' } });
  });

  it('keeps a command before it tells of it', async () => {
    const shelf = memoryShelf();
    const host = open({
      ...shelf,
      append: (...row) => {
        expect(host.news().length).toBe(counted);
        return shelf.append(...row);
      },
    });
    let counted = 0;
    const { match } = await host.ask('create', { ...WISH, options: { variant: 'onslaught' } });
    const { view, n } = await host.ask('watch', { match });
    counted = host.news().length;
    expect((view.game as View).phase).toBe('playing');
    const resign = host.ask('command', { match, n, command: { type: 'resign' } });
    await resign;
    expect(host.news().length).toBeGreaterThan(counted);
  });

  it('writes the row of a match at its beginning and at its end only, and for a command no more than that, however long it lasts', async () => {
    const shelf = memoryShelf();
    let written = 0;
    const bytes: number[] = [];
    const counting: MemoryShelf = {
      ...shelf,
      put: (one) => {
        written++;
        return shelf.put(one);
      },
      append: (id, n, command, ended) => {
        if (ended) written++;
        bytes.push(JSON.stringify(command).length);
        return shelf.append(id, n, command, ended);
      },
    };
    const host = open(counting);
    const { match } = await host.ask('create', WISH);
    await playOut(host, match);
    expect(shelf.made.get(match)!.length).toBeGreaterThan(10);
    expect(written).toBe(2);
    expect(bytes).toHaveLength(shelf.made.get(match)!.length);
    const half = Math.trunc(bytes.length / 2);
    expect(Math.max(...bytes.slice(half))).toBeLessThanOrEqual(Math.max(...bytes.slice(0, half)));
    expect(shelf.kept.get(match)!.outcome).toBeDefined();
  });

  it('does not overwrite what another tab has kept: it refuses, and goes on from there', async () => {
    const shelf = memoryShelf();
    const [first, second] = [open(shelf), open(shelf)];
    const { match } = await first.ask('create', WISH);
    await first.ask('watch', { match });
    await second.ask('watch', { match });
    const place = { type: 'place', king: [5, 0], pit: [5, 1] } as Typed;
    await first.ask('command', { match, n: 0, command: place });
    await expect(second.ask('command', { match, n: 0, command: place })).rejects.toThrow('command/stale');
    expect((await second.ask('watch', { match })).n).toBe(1);
    await second.ask('command', { match, n: 1, command: { type: 'shuffle' } });
  });

  it('declines a draw for a bot that knows none', async () => {
    const host = open();
    const { match } = await host.ask('create', { ...WISH, options: { variant: 'onslaught' } });
    const { n } = await host.ask('watch', { match });
    await host.ask('command', { match, n, command: { type: 'offer_draw' } });
    expect(host.news().map(({ type }) => type)).toContain('draw_declined');
  });

  it('refuses with a code: stale, unknown, not over, not a command', async () => {
    const host = open();
    const { match } = await host.ask('create', WISH);
    await host.ask('watch', { match });
    await expect(host.ask('command', { match, n: 5, command: { type: 'shuffle' } })).rejects.toThrow('command/stale');
    await expect(host.ask('command', { match, n: 0, command: { type: 'dance' } })).rejects.toThrow('command/malformed');
    await expect(host.ask('command', { match, n: 0, command: { type: 'shuffle' } })).rejects.toThrow(
      'setup/not-placed',
    );
    await expect(host.ask('replay', { match })).rejects.toThrow('match/not-over');
    await expect(host.ask('watch', { match: 'l00' })).rejects.toThrow('match/not-found');
    await expect(host.ask('create', { ...WISH, bot: 'hal' })).rejects.toThrow('bot/unknown');
    await expect(host.ask('create', { ...WISH, game: 'go' })).rejects.toThrow('game/unknown');
    await expect(host.ask('create', { ...WISH, options: { variant: 'x' } })).rejects.toThrow('options/malformed');
    await expect(host.ask('film', { replay: { game: 'rps' } })).rejects.toThrow('replay/malformed');
  });

  it('says so when the rules have changed, or what was kept is broken', async () => {
    const { shelf, ask } = open();
    const { match } = await ask('create', WISH);
    const kept = shelf.kept.get(match)!;
    shelf.kept.set(match, { ...kept, rules: 'other' });
    await expect(open(shelf).ask('watch', { match })).rejects.toThrow('match/other-rules');
    shelf.kept.set(match, kept);
    shelf.made.set(match, [{ actor: 'blue', command: { type: 'ready' } }]);
    await expect(open(shelf).ask('watch', { match })).rejects.toThrow('match/broken');
  });

  it('deals as the arena in a game without an opponent, and keeps what it dealt', async () => {
    const { shelf, ask } = open();
    await expect(ask('create', { game: 'rps', options: {} })).rejects.toThrow('bot/unknown');
    const { match } = await ask('create', { game: 'face-down', options: {} });
    const seen = await ask('watch', { match });
    expect(seen).toMatchObject({ seat: 'player', n: 0, sitters: [{ seat: 'player' }] });
    await ask('command', { match, n: 0, command: { type: 'higher' } });
    const actors = shelf.made.get(match)!.map(({ actor }) => actor);
    expect(actors).toEqual(['arena', 'player', 'arena']);
    const last = await ask('watch', { match });
    expect(last.view).toMatchObject({ game: { dealt: true } });
    expect(JSON.stringify(last)).not.toContain('hidden');
    expect(await open(shelf).ask('watch', { match })).toEqual(last);
  });

  it('refuses a seat that is none', async () => {
    await expect(open().ask('create', { ...WISH, seat: 'green' })).rejects.toThrow('seats/unknown');
  });

  it('gives a rematch with the sides changed, and forgets', async () => {
    const { ask } = open();
    const { match } = await ask('create', WISH);
    const next = await ask('rematch', { match });
    expect((await ask('watch', { match: next.match })).seat).toBe('red');
    await ask('forget', { match });
    expect((await ask('matches', {})).map(({ id }) => id)).not.toContain(match);
  });
});

describe('where nothing can be kept', () => {
  const full = new ShelfTrouble('storage/full');

  it('a command is refused with the reason, nothing has happened, and it can be made once there is room', async () => {
    const { shelf, ask, news } = open();
    const { match } = await ask('create', { game: 'rps', options: {}, bot: entry.bots[0]!.name, seat: 'red' });
    const { view, n } = await ask('watch', { match });
    const [command] = legalOf(view.game as View);
    const append = shelf.append.bind(shelf);
    const before = news().length;
    shelf.append = () => Promise.reject(full);
    await expect(ask('command', { match, n, command: command! })).rejects.toThrow('storage/full');
    expect(news()).toHaveLength(before);
    expect((await ask('watch', { match })).n).toBe(n);
    shelf.append = append;
    expect(await ask('command', { match, n, command: command! })).toEqual({ n, next: n + 1 });
  });

  it('a match that cannot go on by itself says so', async () => {
    const { shelf, ask, told } = open();
    const { match } = await ask('create', { game: 'face-down', options: {} });
    shelf.append = () => Promise.reject(full);
    await ask('watch', { match });
    expect(told.at(-1)).toEqual({ type: 'stuck', match, code: 'storage/full' });
  });

  it('a new match is refused', async () => {
    const shelf = memoryShelf();
    shelf.put = () => Promise.reject(new ShelfTrouble('storage/blocked'));
    const { ask } = open(shelf);
    await expect(ask('create', { game: 'face-down', options: {} })).rejects.toThrow('storage/blocked');
  });
});
