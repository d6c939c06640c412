import { match as matchOf, simulationSeed } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../testing/stores.ts';
import { Busy, type Decision } from './bots.ts';
import { decide } from './decide.ts';
import { BotPool } from './pool.ts';

beforeAll(build);
const pool = new BotPool({ threads: 2 });
afterAll(() => pool.close());

const rps = gameNamed('rps')!.game;
const seed = simulationSeed(1);

function decision(n: number, more: Partial<Decision> = {}): Decision {
  const options = rps.readOptions({ variant: 'onslaught' });
  if (!options.ok) throw new Error(options.error.code);
  const match = matchOf(rps);
  const state = match.setup(options.value, seed);
  const [seat] = match.toAct(state);
  const { game: view } = match.view(state, seat!);
  return { game: 'rps', bot: 'baby', seat: seat!, n, view, history: [], salt: 'salt', ...more };
}

it('threads decide the same as this one would, and more wait than there are threads', async () => {
  const decisions = Array.from({ length: 12 }, (_, n) => decision(n));
  const decided = decisions.map((one) => pool.decide(one, 'p1'));
  expect(pool.waiting).toBe(10);
  expect(await Promise.all(decided)).toEqual(decisions.map(decide));
  expect(pool.waiting).toBe(0);
});

it.each(gameNamed('rps')!.bots.map(({ name }) => name))('RPS-31 a thread thinks for %s', async (bot) => {
  const one = decision(0, { bot });
  const command = await pool.decide(one, 'p1');
  expect(command).toEqual(decide(one));
  expect(rps.readCommand(command).ok).toBe(true);
});

it('a bot that fails harms no other', async () => {
  const failing = pool.decide(decision(0, { bot: 'nobody' }), 'p1');
  const fine = pool.decide(decision(1), 'p1');
  await expect(failing).rejects.toThrow('there is a bot nobody');
  expect(await fine).toEqual(decide(decision(1)));
});

/** Answers like a bot, but for one that never does, and one whose thread breaks down after its answer. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ input: { bot, n } }) => {
  while (bot === 'endless');
  parentPort.postMessage({ done: n });
  if (bot === 'fragile') setImmediate(() => { throw new Error('planted'); });
});`;
const worker = new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`);

it('a bot that never answers is given up, and its thread with it', async () => {
  const impatient = new BotPool({ threads: 1, patience: 3_000, worker });
  const endless = impatient.decide(decision(0, { bot: 'endless' }), 'p1');
  const others = [1, 2].map((n) => impatient.decide(decision(n), 'p1'));
  await expect(endless).rejects.toThrow('the bot endless does not answer');
  expect(await Promise.all(others)).toEqual([1, 2]);
  await impatient.close();
});

it('SEC-2 a thread that breaks down while nobody waits for it ends neither the process nor a later decision', async () => {
  const one = new BotPool({ threads: 1, worker });
  expect(await one.decide(decision(1, { bot: 'fragile' }), 'p1')).toBe(1);
  await expect.poll(() => one.threads).toBe(0);
  expect(await one.decide(decision(2), 'p1')).toBe(2);
  await one.close();
});

it('SEC-13 decisions of players are made in turn: four with sixty each keep nobody waiting behind more than four', async () => {
  const one = new BotPool({ threads: 1, mostWaiting: 60, worker });
  const made: string[] = [];
  const decide = (player: string, n: number): Promise<unknown> =>
    one.decide(decision(n, { bot: 'nightmare' }), player).then(() => made.push(player));
  const all = ['a', 'b', 'c', 'd'].flatMap((player) => Array.from({ length: 60 }, (_, n) => decide(player, n)));
  // The first is being thought about already.
  expect(one.waiting).toBe(239);
  all.push(decide('e', 0));
  await Promise.all(all);
  expect(made.indexOf('e')).toBeLessThanOrEqual(5);
  expect(made.slice(1, 6).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  await one.close();
});

it('SEC-13 only so many wait for one player, and nobody else is refused for it', async () => {
  const one = new BotPool({ threads: 1, mostWaiting: 2, worker });
  const three = [0, 1, 2].map((n) => one.decide(decision(n), 'a'));
  expect([one.isBusy('a'), one.isBusy('b')]).toEqual([true, false]);
  await expect(one.decide(decision(3), 'a')).rejects.toThrow(Busy);
  expect(await one.decide(decision(4), 'b')).toBe(4);
  expect(await Promise.all(three)).toEqual([0, 1, 2]);
  await one.close();
});
