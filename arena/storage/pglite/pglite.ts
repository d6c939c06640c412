import { cp, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTime, type Query, Unreachable } from '../database.ts';
import { lockFolder } from './lock.ts';
import { DatabaseThread } from './thread.ts';

/** Folders beside the database in which it is read as it stood at one moment begin with this. */
const COPY = 'copy-';
/** Milliseconds before a database that was lost is opened again, doubled by each failure up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 2_000;
/** Bytes: it writes its log in segments of 16 MiB, and where there is no room for one it would be lost again at once. */
const ROOM = 20 * 1024 * 1024;
/** Milliseconds for what is under way to end when the server stops. */
const CLOSING = 5_000;

/**
 * The embedded database. When it is lost, which a full disk brings about, everything is refused as `Unreachable` and it is
 * opened again as soon as there is room. Throws `Locked` where another process has the folder.
 */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    await removeCopies(folder);
    const files = join(folder, 'pglite');
    const embedded = new Embedded(files);
    await embedded.open();
    return {
      name: `PGlite in ${folder}`,
      query: (text, params) => embedded.alone((ask) => ask(text, params)),
      transaction: (work) => embedded.transaction(work),
      // With one connection a long transaction would hold up everybody: they wait only while the files are copied.
      async *frozen(read) {
        const copy = await mkdtemp(join(folder, COPY));
        try {
          await embedded.alone(() => cp(files, copy, { recursive: true }));
          const still = await DatabaseThread.open(copy, () => {});
          try {
            await still.ask('begin');
            yield* read(still.ask);
          } finally {
            still.lose('it was read');
          }
        } finally {
          await rm(copy, { recursive: true, maxRetries: 5 });
        }
      },
      async close() {
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Of a process that was killed while it read them. */
async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(COPY)) await rm(join(folder, name), { recursive: true });
  }
}

class Embedded {
  readonly #folder: string;
  #thread: DatabaseThread | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #wait = FIRST_WAIT;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    const thread = await DatabaseThread.open(this.#folder, () => {
      this.#thread = undefined;
      this.#openLater();
    });
    if (this.#closed) return thread.close();
    this.#wait = FIRST_WAIT;
    this.#thread = thread;
  }

  #openLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#openIfRoom().catch(() => this.#openLater());
    }, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  async #openIfRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < ROOM) throw new Error('there is no room');
    await this.open();
  }

  /** There is one connection: `work` has it alone, and stays with the run of the database it began with. */
  alone<T>(work: (ask: Query, thread: DatabaseThread) => Promise<T>): Promise<T> {
    const done = this.#turn.then(() => {
      const thread = this.#thread;
      if (!thread) throw new Unreachable('the embedded database is being opened again');
      return work(thread.ask, thread);
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.alone(async (ask, thread) => {
      await ask('begin');
      try {
        const value = await work(ask);
        await ask('commit');
        return value;
      } catch (error) {
        // A run that cannot roll back is ended, which does the same.
        await ask('rollback').catch(() => thread.lose('it cannot roll back'));
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await inTime(this.#turn, CLOSING).catch(() => undefined);
    await this.#thread?.close();
  }
}
