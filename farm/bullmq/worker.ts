import { UnrecoverableError } from 'bullmq';
import type { Threads } from '../threads.ts';
import { ATTEMPTS } from './farm.ts';
import type { Engine, JobWorker } from './queue.ts';

/** How long a worker may be silent before its job is given to another, in milliseconds. */
const LOCK = 10_000;

export interface FarmWorker {
  /** No new jobs; those under way are finished. */
  close(): Promise<void>;
}

export interface WorkerNews {
  onFailed(task: string, reason: string): void;
  onTrouble(error: Error): void;
}

/**
 * Does jobs until it is closed. They are computed in threads, so that this thread stays free to renew their locks: a
 * worker that computed here would lose them.
 */
export async function startWorker(
  engine: Engine,
  threads: Threads,
  count: number,
  news: WorkerNews,
): Promise<FarmWorker> {
  const worker: JobWorker = engine.worker(
    async (job) => {
      const result = await threads.do(job);
      // Trying again would not change the version or the data.
      if (!result.ok) throw new UnrecoverableError(reasonOf(result.error));
      return JSON.stringify(result.value);
    },
    { concurrency: count, lockDuration: LOCK, stalledInterval: LOCK / 2, maxStalledCount: ATTEMPTS },
  );
  worker.on('failed', (job, error) => news.onFailed(job?.name ?? 'a job', error.message));
  worker.on('error', (error) => news.onTrouble(error));
  await worker.waitUntilReady();
  return { close: () => worker.close() };
}

const reasonOf = ({ code, detail }: { readonly code: string; readonly detail?: unknown }): string =>
  detail === undefined ? code : `${code} ${JSON.stringify(detail)}`;
