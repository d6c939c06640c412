import { err, invariant, ok, type Refusal, type Result, refusal, type Seat, type Typed } from '@tactarium/engine';
import type { Clock, Log } from '../ports.ts';
import type { Pause, Store } from '../storage/store.ts';
import { lateAt } from './clocks.ts';
import type { Committer } from './committer.ts';
import type { Held } from './held.ts';
import type { Step } from './table.ts';

/** `next`: what the seat's next command has to carry. */
export interface Accepted {
  readonly n: number;
  readonly next: number;
}

/** A command on its way. */
export interface Waiting {
  readonly actor: Seat;
  /** Of a repeat: as the client counts. Once it was proposed: the count it was proposed with. */
  n: number;
  readonly command: Typed;
  readonly text: string;
  readonly arrival: number;
  /** Never stale: resigning, and an answer that names its offer. */
  readonly timeless: boolean;
  proposed: boolean;
  /** Whether the head of the log was looked at before refusing. */
  sure: boolean;
  tries: number;
  answer(result: Result<Accepted, Refusal>): void;
  fail(error: unknown): void;
}

export type Queued = Waiting | { readonly timeout: number };

/** What the path of a command needs of the host it runs through. */
export interface Ways {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly committer: Committer;
  pauses(): readonly Pause[];
  /** Reads what other nodes wrote. */
  catchUp(held: Held): Promise<void>;
  /** Tells everybody. */
  accepted(held: Held, step: Step): void;
  /** After everybody was told. */
  answered(held: Held): void;
}

/** More than anybody can want to say at once. */
const MOST_QUEUED = 64;
const MOST_TRIES = 20;

/** A match's own queue: one command at a time, and the next one only after its commit. */
export class CommandPath {
  readonly #ways: Ways;
  #stopping = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** No new commands from here on. */
  stop(): void {
    this.#stopping = true;
  }

  /** Calls time, after what is queued already. */
  callTime(held: Held, at: number): void {
    if (held.queue.some((queued) => 'timeout' in queued)) return;
    held.queue.push({ timeout: at });
    this.#next(held);
  }

  /** A seat's command: answered once it is committed, or refused. */
  play(
    held: Held,
    seat: Seat,
    n: number,
    json: unknown,
    arrival: number,
    told: (accepted: Accepted) => void = () => {},
  ): Promise<Result<Accepted, Refusal>> {
    if (this.#stopping) return Promise.resolve(err(refusal('arena/stopping')));
    if (!held.table) return Promise.resolve(err(refusal('match/void')));
    const command = held.table.game.readCommand(json);
    if (!command.ok) return Promise.resolve(command);
    if (held.queue.length >= MOST_QUEUED) return Promise.resolve(err(refusal('limit/queue')));
    return new Promise((resolve, fail) => {
      const answer = (result: Result<Accepted, Refusal>): void => {
        if (result.ok) told(result.value);
        resolve(result);
      };
      const text = JSON.stringify(command.value);
      const timeless = isTimeless(command.value);
      const more = { timeless, proposed: false, sure: !this.#ways.store.shared, tries: 0, answer, fail };
      held.queue.push({ actor: seat, n, command: command.value, text, arrival, ...more });
      this.#next(held);
    });
  }

  #next(held: Held): void {
    if (held.busy) return;
    const queued = held.queue[0];
    if (!queued) return;
    held.busy = true;
    held.touched = this.#ways.clock.now();
    if ('timeout' in queued) this.#callTime(held, queued.timeout);
    else this.#consider(held, queued);
  }

  #done(held: Held): void {
    held.queue.shift();
    held.busy = false;
    this.#next(held);
  }

  #consider(held: Held, waiting: Waiting): void {
    const table = held.table!;
    const { status } = held.match;
    if (status === 'open') return this.#refuse(held, waiting, refusal('match/not-begun'));
    if (status === 'void') return this.#refuse(held, waiting, refusal('match/void'));
    const count = table.count(waiting.actor);
    if (waiting.n !== count && !(waiting.timeless && !waiting.proposed && waiting.n > count)) {
      return this.#repeat(held, waiting, count);
    }
    if (lateAt(table.clocks, waiting.arrival, this.#ways.pauses()).length > 0 && status === 'live') {
      held.queue.unshift({ timeout: waiting.arrival });
      return this.#callTime(held, waiting.arrival);
    }
    this.#propose(held, waiting);
  }

  #propose(held: Held, waiting: Waiting): void {
    const table = held.table!;
    const { actor, command, text, arrival } = waiting;
    const proposed = table.propose(actor, command, text, arrival, this.#ways.pauses());
    if (!proposed.ok) return this.#refuse(held, waiting, proposed.error);
    waiting.proposed = true;
    waiting.n = proposed.value.row.n;
    this.#ways.committer.add({
      row: proposed.value.row,
      written: () => {
        // Another node's notice of it may have been faster than the answer.
        const step = table.seq < proposed.value.row.seq ? table.accept(proposed.value) : undefined;
        waiting.answer(ok({ n: waiting.n, next: waiting.n + 1 }));
        if (step) this.#ways.accepted(held, step);
        this.#ways.answered(held);
        this.#done(held);
      },
      taken: () => this.#again(held, waiting),
      failed: (error) => {
        waiting.fail(error);
        this.#done(held);
      },
    });
  }

  /** The same command again is answered again; any other with a count that is not the seat's is stale. */
  #repeat(held: Held, waiting: Waiting, count: number): void {
    const { actor, n, text, timeless, proposed } = waiting;
    const decide = (known: string | undefined): void => {
      if (known === text) {
        waiting.answer(ok({ n, next: count }));
        return this.#done(held);
      }
      if (timeless && !proposed) return this.#propose(held, waiting);
      this.#refuse(held, waiting, refusal('command/stale', { n: count }));
    };
    if (n > count) return decide(undefined);
    if (n === count - 1) return decide(held.table!.last(actor));
    this.#ways.store.logEntry(held.match.id, actor, n).then(
      (row) => decide(row && canonical(row.command)),
      (error) => this.#fail(held, waiting, error),
    );
  }

  /** With several nodes, a refusal is only given by one that has the head of the log. */
  #refuse(held: Held, waiting: Waiting, refused: Refusal): void {
    if (!waiting.sure) {
      waiting.sure = true;
      return this.#again(held, waiting);
    }
    waiting.answer(err(refused));
    this.#done(held);
  }

  /** Reads what others wrote, then looks at the command again. */
  #again(held: Held, waiting: Waiting): void {
    waiting.tries++;
    this.#ways
      .catchUp(held)
      .then(() => {
        invariant(waiting.tries <= MOST_TRIES, 'a command finds its place in the log');
        if (held.table) this.#consider(held, waiting);
        else this.#refuse(held, waiting, refusal('match/void'));
      })
      .catch((error) => this.#fail(held, waiting, error));
  }

  #fail(held: Held, waiting: Waiting, error: unknown): void {
    waiting.fail(error);
    this.#done(held);
  }

  /** Time is called through the queue, and dropped when a command that arrived in time stood before it. */
  #callTime(held: Held, at: number): void {
    const { table } = held;
    const late = table && held.match.status === 'live' ? lateAt(table.clocks, at, this.#ways.pauses()) : [];
    if (!table || late.length === 0) return this.#done(held);
    const names = late.map((seat) => table.game.seats[seat]!);
    const command = { type: 'timeout', seat: names.length === 1 ? names[0]! : names };
    const proposed = table.propose('arena', command, JSON.stringify(command), at, this.#ways.pauses());
    invariant(proposed.ok, 'whose clock runs owes a command');
    this.#ways.committer.add({
      row: proposed.value.row,
      written: () => {
        if (table.seq < proposed.value.row.seq) this.#ways.accepted(held, table.accept(proposed.value));
        this.#ways.answered(held);
        this.#done(held);
      },
      taken: () =>
        void this.#ways
          .catchUp(held)
          .catch((error) => this.#ways.log.error({ match: held.match.id, error }, 'a tail could not be read'))
          .then(() => this.#done(held)),
      failed: (error) => {
        this.#ways.log.error({ match: held.match.id, error }, 'a timeout could not be written');
        this.#done(held);
      },
    });
  }
}

/** PostgreSQL keeps JSON as it was written; this only guards against one that does not. */
const canonical = (text: string): string => JSON.stringify(JSON.parse(text));

const isTimeless = (command: Typed): boolean =>
  command.type === 'resign' ||
  ((command.type === 'accept_draw' || command.type === 'decline_draw') && 'offer' in command);
