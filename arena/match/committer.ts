import type { Refusal } from '@tactarium/engine';
import { RoomRefused } from '../games/room.ts';
import type { Log, Meter } from '../ports.ts';
import { isUnreachable } from '../storage/database.ts';
import type { CommitRow } from '../storage/port/log.ts';
import type { Store } from '../storage/store.ts';

interface Pending {
  readonly row: CommitRow;
  written(): void;
  /** Another node was first, or an earlier try got through after all: the log says which. */
  taken(): void;
  /** By the room of its game. */
  refused(refusal: Refusal): void;
  failed(error: unknown): void;
  /** It is not known whether it was written; that is found out when the database is back, and one of the above is called. */
  away(): void;
}

/** Milliseconds to wait before a database that is away is asked again. */
const RETRY_AFTER = 250;
/** Milliseconds after which it is not waited for any longer: a restart takes less. */
const PATIENCE = 5_000;

/** One commit at a time is under way; what arrives meanwhile is the next one. */
export class Committer {
  readonly #store: Store;
  readonly #log: Log;
  readonly #meter: Meter;
  #pending: Pending[] = [];
  #underWay: Promise<void> | undefined;
  #awaySince: number | undefined;

  constructor(store: Store, log: Log, meter: Meter) {
    this.#store = store;
    this.#log = log;
    this.#meter = meter;
  }

  get waiting(): number {
    return this.#pending.length;
  }

  /** The database did not take the latest commit. */
  get away(): boolean {
    return this.#awaySince !== undefined;
  }

  /** It has not done so for a while: nobody should wait for it. */
  get lost(): boolean {
    return this.#awaySince !== undefined && performance.now() - this.#awaySince > PATIENCE;
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

  /**
   * If the way to the database broke, nobody knows whether it was written: it is tried again, and if it had been
   * written, its place is taken and the log is looked at.
   */
  async #commit(batch: readonly Pending[]): Promise<void> {
    for (;;) {
      const began = performance.now();
      try {
        const written = await this.#store.commit(batch.map(({ row }) => row));
        this.#meter.committed(batch.length, performance.now() - began);
        this.#isBack();
        for (const pending of batch) this.#answer(pending, written.has(pending.row));
        return;
      } catch (error) {
        if (!isUnreachable(error)) return this.#fail(batch, error);
        this.#isAway(batch, error, began);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    }
  }

  /** A fault in what follows is not one of the commit: others in the batch are answered, and nothing is written again. */
  #answer(pending: Pending, isWritten: boolean): void {
    try {
      if (isWritten) this.#isWritten(pending);
      else pending.taken();
    } catch (error) {
      this.#log.error({ match: pending.row.match, error }, 'a commit could not be followed up');
    }
  }

  #isWritten({ row, written }: Pending): void {
    const { game, seq, outcome, arrival, step } = row;
    if (seq === 1) this.#meter.began(game);
    if (outcome !== null) {
      const { reason } = JSON.parse(outcome) as { reason: string };
      this.#meter.ended(game, reason, arrival - (step.match.started ?? arrival));
    }
    written();
  }

  #isAway(batch: readonly Pending[], error: unknown, since: number): void {
    // Said once: each of many attempts would be a line.
    if (!this.away) this.#log.warn({ rows: batch.length, error }, 'the database is away, a commit is tried again');
    this.#awaySince ??= since;
    if (this.lost) for (const pending of [...batch, ...this.#pending]) pending.away();
  }

  #isBack(): void {
    if (this.#awaySince === undefined) return;
    const seconds = Math.round((performance.now() - this.#awaySince) / 1_000);
    this.#log.warn({ seconds }, 'the database is back');
    this.#awaySince = undefined;
  }

  /** One row may be to blame. */
  async #fail(batch: readonly Pending[], error: unknown): Promise<void> {
    this.#isBack();
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
