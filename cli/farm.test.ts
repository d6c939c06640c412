import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Decision } from '@tactarium/arena/bots/bots';
import { decisionTask } from '@tactarium/arena/bots/decisionTask';
import { endsWithTest } from '@tactarium/arena/testing/orphans';
import { startPostgres } from '@tactarium/arena/testing/postgres';
import { startRedis } from '@tactarium/arena/testing/redis';
import { buildIn } from '@tactarium/arena/testing/stores';
import { simulationSeed } from '@tactarium/engine';
import { engineAt, type FarmFault, queueFarm } from '@tactarium/farm';
import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battles } from './tasks/battles.ts';

const BIN = fileURLToPath(new URL('./bin/tactarium.mjs', import.meta.url));
/** `npm run test:long` asks for more. */
const BATTLES = process.env['BATTLES'] ?? '2000';
const KILLS = Number(process.env['WORKER_KILLS'] ?? 3);
const ASSIGNMENT = { pair: ['humans', 'undead'], run: 1, from: 0, to: 2 } as const;

/** The first of a game of RPS Battle, as the arena lends it. */
function firstDecision(): Decision {
  const { game } = gameNamed('rps')!;
  const options = game.readOptions({ variant: 'onslaught' });
  if (!options.ok) throw new Error(options.error.code);
  const state = game.setup(options.value, simulationSeed(1));
  const [seat] = game.toAct(state);
  return { game: 'rps', bot: 'normal', seat: seat!, n: 0, view: game.view(state, seat!), history: [], salt: 'salt' };
}
const DECISION = firstDecision();

let folder: string;
let alone: string;
beforeAll(async () => {
  buildIn(new URL('.', import.meta.url));
  folder = mkdtempSync(path.join(tmpdir(), 'tactarium-farm-'));
  alone = await report('alone.json', '--threads', '1');
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...args: readonly string[]): ChildProcess => {
  const child = endsWithTest(spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] }));
  // Not inherited: a pipe that a child holds keeps the run from ending.
  child.stderr.on('data', (data) => process.stderr.write(data));
  return child;
};
const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));
/** Waits for its first line. */
const says = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout!.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`it ended with ${code} before it said anything`)));
  });

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended(child);
}

/** The report of the same experiment, whoever fights it. */
async function report(name: string, ...where: readonly string[]): Promise<string> {
  const file = path.join(folder, name);
  const run = start('simulate', 'battles', '--games', BATTLES, '--seed', '5', '--json', file, ...where);
  run.stdout!.resume();
  expect(await ended(run)).toBe(0);
  return readFileSync(file, 'utf8');
}

describe.each([
  [
    'PostgreSQL',
    async () => {
      const server = await startPostgres();
      return { url: await server.database(), stop: () => server.stop() };
    },
  ],
  ['Redis', startRedis],
])('a farm on %s', (name, open) => {
  let farm: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    farm = await open();
  });
  afterAll(() => farm.stop());

  const newWorker = async (): Promise<ChildProcess> => {
    const worker = start('worker', farm.url, '--threads', '1');
    await says(worker);
    return worker;
  };

  it('gives the report of one thread, byte for byte, although workers are killed', async () => {
    const queue = engineAt(farm.url)!.queue();
    const waiting = async (): Promise<number> => (await queue.getJobCounts('waiting'))['waiting']!;
    const together = report(`${name}.json`, '--farm', farm.url);
    await expect.poll(waiting).toBeGreaterThan(0);
    for (let kill = 0; kill < KILLS; kill++) {
      // One alone, killed when it has begun, so that most of the work is left for the next.
      const before = await waiting();
      const worker = await newWorker();
      await expect.poll(waiting, { interval: 10 }).toBeLessThan(before);
      await end(worker, 'SIGKILL');
    }
    expect(await waiting()).toBeGreaterThan(0);
    await queue.close();
    const workers = [await newWorker(), await newWorker(), await newWorker()];
    expect(await together).toBe(alone);
    for (const worker of workers) await end(worker, 'SIGTERM');
  });

  it('fails work that no worker can do, with the reason', async () => {
    const worker = await newWorker();
    const here = queueFarm(engineAt(farm.url)!);
    const reasonFor = (task: typeof battles, data: object): Promise<string> =>
      here.run(task, [data as typeof ASSIGNMENT], () => {}).then(String, ({ message }: FarmFault) => message);
    expect(await reasonFor({ ...battles, version: '0' }, ASSIGNMENT)).toContain('farm/other-version');
    expect(await reasonFor({ ...battles, name: 'chess' }, ASSIGNMENT)).toContain('farm/unknown-task');
    expect(await reasonFor(battles, { ...ASSIGNMENT, to: -1 })).toContain('farm/malformed');
    expect(await here.run(battles, [ASSIGNMENT], () => {})).toEqual([battles.run(ASSIGNMENT)]);
    expect(await here.run(decisionTask, [DECISION], () => {})).toEqual([decisionTask.run(DECISION)]);
    await here.close();
    await end(worker, 'SIGTERM');
  });

  it('takes back what nobody has begun when a run is cancelled', async () => {
    const here = queueFarm(engineAt(farm.url)!);
    const controller = new AbortController();
    const cancelled = expect(
      here.run(battles, Array(50).fill(ASSIGNMENT), () => {}, controller.signal),
    ).rejects.toThrow('cancelled');
    const queue = engineAt(farm.url)!.queue();
    await expect.poll(() => queue.getJobCounts('waiting')).toEqual({ waiting: 50 });
    controller.abort();
    await cancelled;
    expect(await queue.getJobCounts('waiting', 'active')).toEqual({ waiting: 0, active: 0 });
    await queue.close();
    await here.close();
  });
});
