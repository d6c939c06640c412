import { createPostgresBackend, Queue, Worker, type WorkerOptions, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Job } from '../task.ts';

/** One queue for all kinds of work: a job names its task. */
export const QUEUE = 'tactarium-farm';
/** Tables of the queue stand apart from the arena's, so both can share a database. */
const SCHEMA = 'tactarium_farm';
/** Milliseconds for a database to let somebody in. */
const PATIENCE = 5_000;

export type JobQueue = Pick<
  Queue<Job, string>,
  'addBulk' | 'getJob' | 'getJobCounts' | 'getJobs' | 'remove' | 'getWorkersCount' | 'close' | 'waitUntilReady'
>;
/** What both kinds of worker have in common: their types differ in how they connect. */
export interface JobWorker {
  on(event: 'failed', listener: (job: { readonly name: string } | undefined, error: Error) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** The job engine on the database that the address names. Results travel as JSON text, exactly as they were made. */
export interface Engine {
  /** Connects once. Rejects when the database does not answer or lets nobody in: queues would wait for it without end. */
  reach(): Promise<void>;
  queue(): JobQueue;
  worker(perform: (job: Job) => Promise<string>, options: Omit<WorkerOptions, 'connection'>): JobWorker;
}

/** Undefined when the address names no database that can carry a farm. */
export function engineAt(url: string): Engine | undefined {
  if (/^rediss?:\/\//.test(url)) return overRedis(url);
  if (/^postgres(ql)?:\/\//.test(url)) return overPostgres(url);
  return undefined;
}

/** A lost connection is reported by the call that needs it; between calls the engine reconnects by itself. */
function quiet<Q extends { on(event: 'error', listener: () => void): unknown }>(queue: Q): Q {
  queue.on('error', () => {});
  return queue;
}

function overRedis(url: string): Engine {
  // Workers wait for Redis to come back for as long as it takes.
  const connection = { url, maxRetriesPerRequest: null };
  return {
    async reach() {
      const client = new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE, retryStrategy: () => null });
      let trouble: Error | undefined;
      client.on('error', (error: Error) => {
        trouble ??= error;
      });
      try {
        await client.connect();
        await client.ping();
      } catch (error) {
        // The first error has the reason, and the last one says only that the connection is closed.
        throw trouble ?? error;
      } finally {
        client.disconnect();
      }
    },
    queue: () => quiet(new Queue<Job, string>(QUEUE, { connection })),
    worker: (perform, options) =>
      new Worker<Job, string>(QUEUE, ({ data }) => perform(data), { ...options, connection }),
  };
}

function overPostgres(url: string): Engine {
  const connection = { connectionString: url, schema: SCHEMA, migrate: true };
  const postgres = withBackend(createPostgresBackend);
  const queue = (): JobQueue => quiet(new postgres.Queue<Job, string>(QUEUE, { connection }));
  return {
    async reach() {
      const first = queue();
      try {
        await first.waitUntilReady();
      } finally {
        await first.close();
      }
    },
    queue,
    worker: (perform, options) =>
      new postgres.Worker<Job, string>(QUEUE, ({ data }) => perform(data), { ...options, connection }),
  };
}
