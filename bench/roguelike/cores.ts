import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { pairingsOf, playPairing } from './battles.ts';

/** Battles of 12 against 12 on all cores at once, by the clock: `node bench/dist/roguelike/cores.js`. */
const SECONDS = 5;

interface Count {
  readonly battles: number;
  readonly turns: number;
}

function count(seconds: number): Count {
  const list = pairingsOf(12);
  for (const pairing of list) playPairing(pairing);
  const end = performance.now() + seconds * 1000;
  let [battles, turns] = [0, 0];
  while (performance.now() < end) {
    turns += playPairing(list[battles % list.length]!);
    battles++;
  }
  return { battles: battles / seconds, turns: turns / seconds };
}

if (isMainThread) {
  const threads = availableParallelism();
  const counts = await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<Count>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: SECONDS });
          worker.once('message', resolve).once('error', reject);
        }),
    ),
  );
  const sum = (of: (one: Count) => number): number => Math.round(counts.reduce((total, one) => total + of(one), 0));
  console.log(
    `${threads} threads: ${sum(({ battles }) => battles)} battles, ${sum(({ turns }) => turns)} unit turns a second`,
  );
} else {
  parentPort!.postMessage(count(workerData as number));
}
