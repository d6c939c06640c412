import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../limits.ts';
import { builtFile } from '../packageRoot.ts';
import { type Bots, Busy, type Decision } from './bots.ts';
import { FairQueue } from './fairQueue.ts';

interface Job {
  readonly task: string;
  readonly input: unknown;
  /** What the error calls it when it fails. */
  readonly name: string;
  resolve(done: unknown): void;
  reject(error: unknown): void;
}

export interface PoolOptions {
  readonly threads?: number;
  /** Milliseconds. A decision is bounded by work and takes far less: a bot that takes longer will never answer. */
  readonly patience?: number;
  /** Decisions that may wait for one player. */
  readonly mostWaiting?: number;
  /** What a thread runs. */
  readonly worker?: URL;
}

/** Milliseconds for a task of `study`. */
const STUDY_PATIENCE = 60_000;
/** Tasks of `study` that may wait: for one player, and for all. */
const STUDIES_EACH = 1;
const STUDIES = 16;

/** Bots think in threads of their own, never on the thread that serves. The first task starts the first thread. */
export class BotPool implements Bots {
  readonly #most: number;
  readonly #patience: number;
  readonly #worker: URL;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #jobs: FairQueue<Job>;
  #closed = false;
  /** Of one thread, for `study`. */
  #aside: BotPool | undefined;

  constructor(options: PoolOptions = {}) {
    const {
      threads,
      patience = 10_000,
      mostWaiting = LIMITS.decisions,
      worker = builtFile('bots/worker.js'),
    } = options;
    this.#jobs = new FairQueue(mostWaiting);
    this.#most = threads ?? Math.max(1, availableParallelism() - 1);
    this.#patience = patience;
    this.#worker = worker;
  }

  get waiting(): number {
    return this.#jobs.size;
  }

  get threads(): number {
    return this.#all.size;
  }

  isBusy(player: string): boolean {
    return this.#jobs.isFull(player);
  }

  decide(decision: Decision, player: string): Promise<unknown> {
    if (this.isBusy(player)) return Promise.reject(new Busy());
    return this.#add(player, 'decide', decision, `the bot ${decision.bot}`);
  }

  work(task: string, input: unknown): Promise<unknown> {
    return this.#add(`task ${task}`, task, input, `the task ${task}`);
  }

  study(task: string, input: unknown, player: string): Promise<unknown> {
    this.#aside ??= new BotPool({
      threads: 1,
      patience: STUDY_PATIENCE,
      mostWaiting: STUDIES_EACH,
      worker: this.#worker,
    });
    if (this.#closed || this.#aside.isBusy(player) || this.#aside.waiting >= STUDIES) return Promise.reject(new Busy());
    return this.#aside.#add(player, task, input, `the task ${task}`);
  }

  #add(who: string, task: string, input: unknown, name: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#jobs.add(who, { task, input, name, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#jobs.next(); job; job = this.#jobs.next()) job.reject(new Error('the server is stopping'));
    await Promise.all([...[...this.#all].map((worker) => worker.terminate()), this.#aside?.close()]);
  }

  #assign(): void {
    while (this.#jobs.size > 0) {
      const worker = this.#idle.pop() ?? this.#start();
      if (!worker) return;
      this.#run(worker, this.#jobs.next()!);
    }
  }

  #start(): Worker | undefined {
    if (this.#closed || this.#all.size >= this.#most) return undefined;
    // What was built runs as it is, whatever way this process was told to find sources.
    const worker = new Worker(this.#worker, { execArgv: [] });
    worker.unref();
    // Also while it is idle: an error that nobody listens to would end this process.
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker));
    this.#all.add(worker);
    return worker;
  }

  #forget(worker: Worker): void {
    this.#all.delete(worker);
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
  }

  #run(worker: Worker, { task, input, name, resolve, reject }: Job): void {
    const guard = setTimeout(() => {
      lost(new Error(`${name} does not answer`));
      // A thread that computes hears nothing: it can only be ended.
      void worker.terminate();
    }, this.#patience);
    const end = (): void => {
      clearTimeout(guard);
      worker.off('message', answered).off('error', lost).off('exit', gone);
    };
    const answered = (answer: { done: unknown } | { failed: string }): void => {
      end();
      this.#idle.push(worker);
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.done);
      this.#assign();
    };
    const lost = (error: unknown): void => {
      end();
      this.#forget(worker);
      reject(error);
      this.#assign();
    };
    const gone = (): void => lost(new Error('a thread of bots has ended'));
    worker.on('message', answered).on('error', lost).on('exit', gone);
    worker.postMessage({ task, input });
  }
}
