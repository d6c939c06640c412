import { match as matchOf, simulationSeed } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeptLog } from '../testing/ports.ts';
import { build } from '../testing/stores.ts';
import type { Decision } from './bots.ts';
import { decide } from './decide.ts';
import { BotPool } from './pool.ts';

beforeAll(build);
const log = new KeptLog();
const pool = new BotPool(log, 2);
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
  const decided = decisions.map((one) => pool.decide(one));
  expect(pool.waiting).toBe(10);
  expect(await Promise.all(decided)).toEqual(decisions.map(decide));
  expect(pool.waiting).toBe(0);
});

it('a bot that fails harms no other', async () => {
  const failing = pool.decide(decision(0, { bot: 'nobody' }));
  const fine = pool.decide(decision(1));
  await expect(failing).rejects.toThrow('there is a bot nobody');
  expect(await fine).toEqual(decide(decision(1)));
});
