import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../packageRoot.ts';
import type { Database, Query } from '../database.ts';
import { lockFolder } from './lock.ts';
import type { Answered, Asked } from './worker.ts';

/** Folders beside the database in which it is read as it stood at one moment begin with this. */
const COPY = 'copy-';

interface Waiting {
  resolve(rows: readonly (readonly unknown[])[]): void;
  reject(error: unknown): void;
}

/** The embedded database, in a thread of its own. Throws `Locked` where another process has the folder. */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    await removeCopies(folder);
    const files = join(folder, 'pglite');
    const worker = startIn(files);
    const ask = await connect(worker);
    // There is one connection: whoever has a transaction has it alone.
    let turn: Promise<unknown> = Promise.resolve();
    const alone = <T>(work: () => Promise<T>): Promise<T> => {
      const done = turn.then(work);
      turn = done.catch(() => undefined);
      return done;
    };
    return {
      name: `PGlite in ${folder}`,
      query: (text, params) => alone(() => ask(text, params)),
      transaction: (work) =>
        alone(async () => {
          await ask('begin');
          try {
            const value = await work(ask);
            await ask('commit');
            return value;
          } catch (error) {
            await ask('rollback');
            throw error;
          }
        }),
      // With one connection a long transaction would hold up everybody: they wait only while the files are copied.
      async *frozen(read) {
        const copy = await mkdtemp(join(folder, COPY));
        try {
          await alone(() => cp(files, copy, { recursive: true }));
          const still = startIn(copy);
          try {
            const askCopy = await connect(still);
            await askCopy('begin');
            yield* read(askCopy);
          } finally {
            await still.terminate();
          }
        } finally {
          await rm(copy, { recursive: true });
        }
      },
      async close() {
        await turn;
        const gone = new Promise((resolve) => worker.once('exit', resolve));
        worker.postMessage('close');
        await gone;
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const startIn = (files: string): Worker =>
  new Worker(builtFile('storage/pglite/worker.js'), { workerData: { folder: files } });

/** Of a process that was killed while it read them. */
async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(COPY)) await rm(join(folder, name), { recursive: true });
  }
}

async function connect(worker: Worker): Promise<Query> {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('message', (answer: Answered) => {
    const asker = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    if ('rows' in answer) asker.resolve(answer.rows);
    else asker.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
  });
  const fail = (error: unknown): void => {
    for (const asker of waiting.values()) asker.reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the embedded database has stopped')));
  return (text, params = []) =>
    new Promise((resolve, reject) => {
      waiting.set(++asked, { resolve, reject });
      worker.postMessage({ id: asked, text, params } satisfies Asked);
    });
}
