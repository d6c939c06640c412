import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import Table from 'cli-table3';
import { type Pairing, pairingsOf, playPairing } from './battles.ts';
import { allPairs } from './pairs.ts';

/** Battles a second by the clock, on one core and on all: threads share nothing, so what is lost is lost to the machine. */
const SETS: { readonly [name: string]: () => readonly Pairing[] } = {
  '12 v 12': () => pairingsOf(12),
  'all pairs': allPairs,
};

interface Count {
  readonly battles: number;
  readonly turns: number;
}

interface Task {
  readonly set: string;
  readonly seconds: number;
}

/** The first half of the time is for the compiler, and does not count. */
function count({ set, seconds }: Task): Count {
  const list = SETS[set]!();
  playFor(list, seconds / 2);
  return playFor(list, seconds);
}

function playFor(list: readonly Pairing[], seconds: number): Count {
  const end = performance.now() + seconds * 1000;
  let [battles, turns] = [0, 0];
  while (performance.now() < end) {
    turns += playPairing(list[battles % list.length]!);
    battles++;
  }
  return { battles: battles / seconds, turns: turns / seconds };
}

async function onThreads(threads: number, task: Task): Promise<Count> {
  const counts = await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<Count>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: task });
          worker.once('message', resolve).once('error', reject);
        }),
    ),
  );
  const sum = (of: (one: Count) => number): number => counts.reduce((total, one) => total + of(one), 0);
  return { battles: sum(({ battles }) => battles), turns: sum(({ turns }) => turns) };
}

export async function measureCores(quick: boolean): Promise<void> {
  const seconds = quick ? 1 : 5;
  const table = new Table({
    head: ['measured', 'cores', 'battles a second', 'unit turns a second'],
    colAligns: ['left', 'right', 'right', 'right'],
    style: { head: [], border: [] },
  });
  for (const set of Object.keys(SETS)) {
    for (const threads of new Set([1, availableParallelism()])) {
      const { battles, turns } = await onThreads(threads, { set, seconds });
      table.push([set, threads, whole(battles), whole(turns)]);
    }
  }
  console.log(`\nroguelike/cores, by the clock\n${table.toString()}`);
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

if (!isMainThread) parentPort!.postMessage(count(workerData as Task));
