import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Cancelled, type Farm, FarmFault } from '../farm.ts';
import type { Job, Task } from '../task.ts';
import type { Engine, JobQueue } from './queue.ts';

/** A worker that dies gives its job back; a job that has failed this often is at fault itself. */
export const ATTEMPTS = 5;
/** Jobs handed to the queue, and asked for, at a time. */
const PORTION = 200;
/** Milliseconds between looks: soon after something came, then less often. */
const LOOK_SOON = 10;
const LOOK_LATE = 250;
/** Seconds for which finished work is kept that nobody collected, because its run was killed. */
const KEEP_SECONDS = 24 * 3600;

/** The farm of many machines: jobs wait in a database, and `tactarium worker` does them. */
export function queueFarm(engine: Engine): Farm {
  const queue = engine.queue();
  return {
    run: (task, data, onDone, signal) => new Run(queue, task, data, onDone).finish(signal),
    close: () => queue.close(),
  };
}

class Run<Data, Done> {
  readonly #queue: JobQueue;
  readonly #jobs: readonly Job[];
  readonly #onDone: (done: Done) => void;
  readonly #id = randomUUID();
  readonly #results: Done[] = [];
  readonly #waiting: Set<number>;

  constructor(queue: JobQueue, task: Task<Data, Done>, data: readonly Data[], onDone: (done: Done) => void) {
    this.#queue = queue;
    this.#jobs = data.map((one) => ({ task: task.name, version: task.version, data: one }));
    this.#onDone = onDone;
    this.#waiting = new Set(this.#jobs.keys());
  }

  async finish(signal?: AbortSignal): Promise<readonly Done[]> {
    try {
      await this.#enqueue();
      let wait = LOOK_SOON;
      while (this.#waiting.size > 0) {
        if (signal?.aborted) throw new Cancelled();
        const came = await this.#collect();
        if (came > 0) wait = LOOK_SOON;
        else {
          await pause(wait);
          wait = Math.min(LOOK_LATE, 2 * wait);
        }
      }
      return this.#results;
    } catch (fault) {
      await this.#withdraw();
      throw fault;
    }
  }

  #name(index: number): string {
    return `${this.#id}-${index}`;
  }

  async #enqueue(): Promise<void> {
    const options = {
      attempts: ATTEMPTS,
      removeOnComplete: { age: KEEP_SECONDS },
      removeOnFail: { age: KEEP_SECONDS },
    };
    for (let from = 0; from < this.#jobs.length; from += PORTION) {
      const portion = this.#jobs.slice(from, from + PORTION);
      await this.#queue.addBulk(
        // The id makes adding a job twice the same as adding it once.
        portion.map((data, i) => ({ name: data.task, data, opts: { ...options, jobId: this.#name(from + i) } })),
      );
    }
  }

  /** Takes what is finished among the oldest that are awaited. Answers how many. */
  async #collect(): Promise<number> {
    const awaited = [...this.#waiting].slice(0, PORTION);
    const came = await Promise.all(awaited.map((index) => this.#take(index)));
    return came.filter(Boolean).length;
  }

  async #take(index: number): Promise<boolean> {
    const job = await this.#queue.getJob(this.#name(index));
    if (!job) throw new FarmFault(`${this.#jobs[index]!.task}: somebody removed a job from the queue`);
    // All from one reading: state, result and reason asked for one after the other may be of different moments.
    if (job.finishedOn === undefined) return false;
    const text: string | null | undefined = job.returnvalue;
    if (text === undefined || text === null) throw new FarmFault(`${job.name}: ${job.failedReason}`);
    const done = JSON.parse(text) as Done;
    this.#results[index] = done;
    this.#waiting.delete(index);
    this.#onDone(done);
    await this.#queue.remove(this.#name(index));
    return true;
  }

  /** Takes back jobs that have not been started; those under way finish and are forgotten after a day. */
  async #withdraw(): Promise<void> {
    for (const index of this.#waiting) await this.#queue.remove(this.#name(index)).catch(() => 0);
  }
}
