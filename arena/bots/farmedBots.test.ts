import { match as matchOf, simulationSeed } from '@tactarium/engine';
import { type Farm, FarmFault } from '@tactarium/farm/farm';
import { type AnyTask, perform } from '@tactarium/farm/task';
import { gameNamed } from '@tactarium/games';
import { beforeEach, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { UNREAD } from '../ports.ts';
import type { Bots, Decision } from './bots.ts';
import { decide } from './decide.ts';
import { decisionTask } from './decisionTask.ts';
import { FarmedBots } from './farmedBots.ts';

const { game } = gameNamed('rps')!;

function decision(n: number): Decision {
  const options = game.readOptions({ variant: 'onslaught' });
  if (!options.ok) throw new Error(options.error.code);
  const match = matchOf(game);
  const state = match.setup(options.value, simulationSeed(1));
  const [seat] = match.toAct(state);
  const { game: view } = match.view(state, seat!);
  return { game: 'rps', bot: 'baby', seat: seat!, n, view, history: [], salt: 'salt' };
}

/** Threads of which some number of decisions wait. */
class Threads implements Bots {
  waiting = 0;
  readonly decided: number[] = [];
  readonly isBusy = (): boolean => false;
  readonly work = async (): Promise<unknown> => undefined;
  readonly study = async (): Promise<unknown> => undefined;
  readonly close = async (): Promise<void> => {};

  async decide(one: Decision): Promise<unknown> {
    this.decided.push(one.n);
    return decide(one);
  }
}

/** Does its jobs as a worker would, after they have travelled as JSON; or never, or not at all. */
class OneWorker implements Farm {
  mood: 'works' | 'fails' | 'is silent' = 'works';
  jobs = 0;
  cancelled = 0;
  readonly close = async (): Promise<void> => {};
  readonly run: Farm['run'] = async (task, data, _, signal) => {
    this.jobs++;
    signal?.addEventListener('abort', () => this.cancelled++);
    if (this.mood === 'fails') throw new FarmFault('decision: farm/other-version');
    if (this.mood === 'is silent') return new Promise(() => {});
    const { name, version } = task;
    const travelled = JSON.parse(JSON.stringify({ task: name, version, data: data[0] }));
    const done = perform([task as unknown as AnyTask], travelled);
    if (!done.ok) throw new FarmFault(done.error.code);
    return [JSON.parse(JSON.stringify(done.value))];
  };
}

let threads: Threads;
let farm: OneWorker;
let lent: number;
const warnings: string[] = [];
const log = { info: () => {}, error: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
const meter = { ...UNREAD, botLent: () => void lent++ };
const farmed = (patience = 5_000): FarmedBots => new FarmedBots(threads, farm, log, meter, { from: 2, patience });

beforeEach(() => {
  threads = new Threads();
  farm = new OneWorker();
  lent = 0;
  warnings.length = 0;
});

it('decisions stay here until some wait for a thread; then the farm makes them, and makes the same', async () => {
  const bots = farmed();
  threads.waiting = 1;
  expect(await bots.decide(decision(0), 'p1')).toEqual(decide(decision(0)));
  expect([threads.decided, farm.jobs, lent]).toEqual([[0], 0, 0]);
  threads.waiting = 2;
  expect(await bots.decide(decision(1), 'p1')).toEqual(decide(decision(1)));
  expect([threads.decided, farm.jobs, lent]).toEqual([[0], 1, 1]);
});

it.each(['fails', 'is silent'] as const)(
  'where the farm %s the threads decide, and it is left alone for a while',
  async (mood) => {
    const bots = farmed(50);
    threads.waiting = 2;
    farm.mood = mood;
    expect(await bots.decide(decision(0), 'p1')).toEqual(decide(decision(0)));
    expect([threads.decided, farm.jobs, farm.cancelled, lent]).toEqual([[0], 1, 1, 0]);
    expect(warnings).toHaveLength(1);
    farm.mood = 'works';
    await bots.decide(decision(1), 'p1');
    expect([threads.decided, farm.jobs]).toEqual([[0, 1], 1]);
  },
);

it('one player has four decisions at the farm at most: the others wait for a thread', async () => {
  const bots = farmed();
  threads.waiting = 2;
  farm.mood = 'is silent';
  for (let n = 0; n < 6; n++) void bots.decide(decision(n), 'p1');
  void bots.decide(decision(6), 'p2');
  expect([threads.decided, farm.jobs]).toEqual([[4, 5], 5]);
});

it('the setting has to be the address of a farm', () => {
  expect(() => configFrom({ FARM_URL: 'localhost:6379' })).toThrow('FARM_URL');
  expect(configFrom({ FARM_URL: 'redis://localhost' }).farm).toBe('redis://localhost');
});

it.each([
  ['a game nobody knows', { game: 'chess' }],
  ['a bot nobody knows', { bot: 'nobody' }],
  ['a seat that is not there', { seat: 2 }],
  ['no view', { view: 7 }],
  ['a history that is none', { history: [1] }],
  ['no salt', { salt: undefined }],
])('a worker refuses a decision with %s', (_, wrong) => {
  expect(decisionTask.read({ ...decision(0), ...wrong }).ok).toBe(false);
  expect(decisionTask.read(decision(0)).ok).toBe(true);
});
