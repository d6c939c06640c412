import { Worker } from 'node:worker_threads';
import { builtFile } from '../../packageRoot.ts';
import { inTime, type Query, Unreachable } from '../database.ts';
import type { Answered, Asked } from './worker.ts';

interface Waiting {
  readonly since: number;
  resolve(rows: readonly (readonly unknown[])[]): void;
  reject(error: unknown): void;
}

/** Milliseconds for an answer, as with PostgreSQL: a database that takes longer is taken for lost. */
const ANSWERING = 20_000;
const LOOK_EVERY = 1_000;
/** Milliseconds to open: after a crash what was written last is written again. */
const OPENING = 120_000;
/** Milliseconds to close. */
const CLOSING = 5_000;

/** The database answered, but cannot work: it is full, may not write to its files, or cannot read them. */
const CANNOT = /^(53|58|25006|42501)/;
/** It says so once and then computes for ever: its thread can only be ended. */
const DEAD = new Set(['PANIC', 'FATAL']);

/** One run of the embedded database, in a thread of its own. Once it is lost it stays so, and all questions are refused. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onLost: () => void;
  #asked = 0;
  #lost: Unreachable | undefined;
  #looks: NodeJS.Timeout | undefined;

  private constructor(folder: string, onLost: () => void) {
    this.#onLost = onLost;
    this.#worker = new Worker(builtFile('storage/pglite/worker.js'), { workerData: { folder } });
  }

  static async open(folder: string, onLost: () => void): Promise<DatabaseThread> {
    const thread = new DatabaseThread(folder, onLost);
    const worker = thread.#worker;
    const ready = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
    try {
      await inTime(ready, OPENING);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    thread.#listen();
    return thread;
  }

  readonly ask: Query = (text, params = []) => {
    if (this.#lost) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#asked, { since: performance.now(), resolve, reject });
      this.#worker.postMessage({ id: this.#asked, text, params } satisfies Asked);
    });
  };

  /** Ends it, in good order if it can. */
  async close(): Promise<void> {
    clearInterval(this.#looks);
    if (this.#lost) return;
    const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await inTime(gone, CLOSING).catch(() => this.#worker.terminate());
  }

  /** It is of no use any more, whatever it is doing. */
  lose(why: string): void {
    if (this.#lost) return;
    this.#lost = new Unreachable(why);
    clearInterval(this.#looks);
    void this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
    this.#onLost();
  }

  #listen(): void {
    this.#worker.on('message', (answer: Answered) => {
      const asker = this.#waiting.get(answer.id);
      if (!asker) return;
      this.#waiting.delete(answer.id);
      if ('rows' in answer) return asker.resolve(answer.rows);
      const { message, code = '', severity = '' } = answer.error;
      asker.reject(
        CANNOT.test(code) || DEAD.has(severity)
          ? new Unreachable(`${code} ${message}`)
          : Object.assign(new Error(message), { code }),
      );
      if (DEAD.has(severity)) this.lose(message);
    });
    this.#worker.on('error', (error) => this.lose(error.message));
    this.#worker.on('exit', () => this.lose('the embedded database has stopped'));
    this.#looks = setInterval(() => {
      const [first] = this.#waiting.values();
      if (first && performance.now() - first.since > ANSWERING) this.lose(`no answer in ${ANSWERING} ms`);
    }, LOOK_EVERY);
    this.#looks.unref();
  }
}
