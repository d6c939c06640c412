import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnyEntry, invariant, type Json, openingOptions, type Replay, type Seed } from '@tactarium/engine';
import { gameNamed, games } from '@tactarium/games';
import { newMatch } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTyped } from '../cli/testing/fakeTerminal.ts';
import { LocalHost } from '../web/local/host.ts';
import type { Kept, KeptCommand, Message } from '../web/local/messages.ts';
import { Arena } from './arena.ts';
import { MemoryStore } from './storage/memory/store.ts';
import { TestPlayer } from './testing/players.ts';
import { InlineBots, testPorts } from './testing/ports.ts';

/** A match of Forest War against a bot: a draw is offered, then it is resigned. Its replay, or why there is none. */
type PlayMatch = (bot: string, seat: string, options: Json) => Promise<Replay | { readonly refused: string }>;

let folder: string;
let arena: Arena;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  arena = new Arena(new MemoryStore(), testPorts(), new InlineBots());
  await arena.start();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await arena.stop();
});

const inTheTerminal: PlayMatch = async (bot, seat, options) => {
  const file = path.join(folder, `${bot}.json`);
  const chosen = ['--options', JSON.stringify(options), '--bot', bot, '--seat', seat];
  const { code, warned } = await runTyped(['play', 'forests', ...chosen, '--record', file], ['draw', 'resign']);
  return code === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Replay) : { refused: warned };
};

const inTheBrowser: PlayMatch = async (bot, seat, options) => {
  const kept = new Map<string, Kept>();
  const made: KeptCommand[] = [];
  const heard: Message[] = [];
  const host = new LocalHost({
    shelf: {
      get: async (id) => kept.get(id),
      all: async () => [...kept.values()],
      put: async (one) => void kept.set(one.id, one),
      commands: async () => made,
      count: async () => made.length,
      append: async (id, _n, command, ended) => {
        made.push(command);
        if (ended) kept.set(id, ended);
        return true;
      },
      remove: async (id) => void kept.delete(id),
    },
    load: async (game) => gameNamed(game),
    seed: () => `chacha8:${'0'.repeat(64)}` as Seed,
    now: () => 0,
    pause: () => Promise.resolve(),
    tell: (message) => heard.push(message),
  });
  const ask = async (question: object): Promise<unknown> => {
    await host.hear({ id: heard.length, ...question } as Parameters<LocalHost['hear']>[0]);
    const answer = heard.findLast(({ type }) => type !== 'news')!;
    invariant(answer.type !== 'news', 'news were left out');
    if (answer.type === 'refused' || answer.type === 'stuck') throw new Error(answer.code);
    return answer.value;
  };
  try {
    const { match } = (await ask({ type: 'create', game: 'forests', options, bot, seat })) as { match: string };
    await ask({ type: 'watch', match });
    await ask({ type: 'command', match, n: 0, command: { type: 'offer_draw' } });
    await ask({ type: 'command', match, n: 1, command: { type: 'resign' } });
    return (await ask({ type: 'replay', match })) as Replay;
  } catch (error) {
    return { refused: (error as Error).message };
  }
};

const onTheServer: PlayMatch = async (bot, seat, options) => {
  const player = await TestPlayer.come(arena);
  const seats = ['a', 'b'].map((one) => (one === seat ? 'me' : { bot }));
  const made = await arena.lobby.create(player.id, newMatch.parse({ game: 'forests', options, seats }));
  if (!made.ok) return { refused: made.error.code };
  const { id } = made.value;
  await player.play(id, { type: 'offer_draw' });
  const offer = async () => ((await player.seen(id)).view as { draws: { offer?: object } }).draws.offer;
  await expect.poll(offer).toBeUndefined();
  await player.play(id, { type: 'resign' });
  const replay = await arena.replay(id, player.id);
  return replay.ok ? (replay.value as Replay) : { refused: replay.error.code };
};

const hosts: readonly (readonly [string, PlayMatch])[] = [
  ['the terminal', inTheTerminal],
  ['the browser', inTheBrowser],
  ['the server', onTheServer],
];

describe.each(hosts)('FOR-7 in %s', (_, playMatch) => {
  it.each(['baby', 'normal', 'hard', 'nightmare'])('a match against %s has its difficulty', async (bot) => {
    const replay = await playMatch(bot, 'a', { size: 10 });
    expect(replay).toMatchObject({ options: { size: 10, fog: true, difficulty: bot } });
    // A draw that is offered to a bot is declined at once, before the bot's own turn.
    const commands = 'commands' in replay ? replay.commands : [];
    expect(commands.map(({ actor, command }) => [actor, (command as { type: string }).type])).toEqual([
      ['a', 'offer_draw'],
      ['b', 'decline_draw'],
      ['a', 'resign'],
    ]);
  });

  it('another difficulty than the level of the bot is refused, and so is a bot on side A', async () => {
    const other = await playMatch('baby', 'a', { difficulty: 'hard' });
    expect(other).toEqual({ refused: expect.stringMatching(/difficulty\/not-the-bot|has to be the level/) });
    const onSideA = await playMatch('baby', 'b', {});
    expect(onSideA).toEqual({ refused: expect.stringMatching(/seats\/computer-is-b|always plays side B/) });
  });
});

describe('an opening', () => {
  const forests = gameNamed('forests')!;

  it('FOR-7 between people has no difficulty', () => {
    const people = [undefined, undefined];
    expect(openingOptions(forests, { difficulty: 'hard' }, people)).toMatchObject({
      error: { code: 'difficulty/between-people' },
    });
    expect(openingOptions(forests, {}, people)).toEqual({ ok: true, value: { size: 10, fog: true } });
  });

  it('among bots alone may have any options: tournaments measure with them', () => {
    const value = { size: 20, fog: true, difficulty: 'hard' };
    expect(openingOptions(forests, { size: 20, difficulty: 'hard' }, ['baby', 'normal'])).toEqual({ ok: true, value });
  });

  it.each(games.map((entry) => [entry.name, entry] as const))(
    '%s can be played against each of its bots',
    (_, entry) => {
      for (const bot of entry.bots) {
        const opening = openingOptions(entry, entry.samples[0]!, sittersAgainst(entry, bot.name));
        expect(opening.ok && entry.game.readOptions(opening.value).ok).toBe(true);
      }
    },
  );

  const sittersAgainst = ({ game }: AnyEntry, bot: string) =>
    game.seats.map((_, seat) => (seat === 0 ? undefined : bot));
});

describe('a rematch against a bot', () => {
  const rematchOf = async (wish: object) => {
    const player = await TestPlayer.come(arena);
    const { id } = await player.create(wish);
    await player.play(id, { type: 'resign' });
    const next = await arena.lobby.rematch(player.id, id);
    return next.ok ? next.value : next.error;
  };

  it('keeps the seats where the game says which is the computer’s, and its options', async () => {
    const next = await rematchOf({ game: 'forests', seats: ['me', { bot: 'hard' }] });
    expect(next).toMatchObject({ mine: 'a', options: { difficulty: 'hard' } });
  });

  it('changes them elsewhere', async () => {
    expect(await rematchOf({ game: 'rps', seats: ['me', { bot: 'baby' }] })).toMatchObject({ mine: 'blue' });
  });
});
