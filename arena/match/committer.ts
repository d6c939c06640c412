import type { Refusal } from '@tactarium/engine';
import { RoomRefused } from '../games/room.ts';
import type { Log, Meter } from '../ports.ts';
import { Unreachable } from '../storage/database.ts';
import type { CommitRow, Store } from '../storage/store.ts';

interface Pending {
  readonly row: CommitRow;
  written(): void;
  /** Another node was first, or an earlier try got through after all: the log says which. */
  taken(): void;
  /** By the room of its game. */
  refused(refusal: Refusal): void;
  failed(error: unknown): void;
}

/** While the database is away: how long to wait before it is asked again. */
const RETRY_AFTER = 250;

/** One commit at a time is under way; what arrives meanwhile is the next one. */
export class Committer {
  readonly #store: Store;
  readonly #log: Log;
  readonly #meter: Meter;
  #pending: Pending[] = [];
  #underWay: Promise<void> | undefined;

  constructor(store: Store, log: Log, meter: Meter) {
    this.#store = store;
    this.#log = log;
    this.#meter = meter;
  }

  get waiting(): number {
    return this.#pending.length;
  }

  add(pending: Pending): void {
    this.#pending.push(pending);
    this.#underWay ??= this.#run();
  }

  /** When everything that was added is answered. */
  async idle(): Promise<void> {
    while (this.#underWay) await this.#underWay;
  }

  async #run(): Promise<void> {
    // What is added in this turn of the event loop goes into the same commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      await this.#commit(batch);
    }
    this.#underWay = undefined;
  }

  async #commit(batch: readonly Pending[]): Promise<void> {
    const began = performance.now();
    let written: ReadonlySet<CommitRow>;
    try {
      written = await this.#store.commit(batch.map(({ row }) => row));
    } catch (error) {
      return this.#retry(batch, error);
    }
    this.#meter.committed(batch.length, performance.now() - began);
    for (const pending of batch) {
      if (written.has(pending.row)) pending.written();
      else pending.taken();
    }
  }

  /**
   * If the way to the database broke, nobody knows whether it was written: it is tried again, and if it had been
   * written, its place is taken and the log is looked at. For any other failure one row may be to blame.
   */
  async #retry(batch: readonly Pending[], error: unknown): Promise<void> {
    if (error instanceof Unreachable) {
      this.#log.warn({ rows: batch.length, why: error.message }, 'the database is away, a commit is tried again');
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
      return this.#commit(batch);
    }
    if (batch.length > 1) {
      for (const pending of batch) await this.#commit([pending]);
      return;
    }
    for (const pending of batch) {
      if (error instanceof RoomRefused) pending.refused(error.refusal);
      else pending.failed(error);
    }
  }
}
