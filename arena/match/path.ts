import {
  err,
  invariant,
  type MatchState,
  ok,
  type Refusal,
  type Result,
  refusal,
  type Seat,
  type Typed,
} from '@tactarium/engine';
import type { Clock, Log } from '../ports.ts';
import type { MatchRow, Pause, Store } from '../storage/store.ts';
import { lateAt } from './clocks.ts';
import type { Committer } from './committer.ts';
import type { Held } from './held.ts';
import type { Proposal, Step } from './table.ts';

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

/**
 * Decides on a command of the arena, from the game's own state. Nothing else happens in the match meanwhile; undefined
 * where there is nothing to do any more.
 */
export type Decide = (state: unknown, match: MatchRow) => Promise<Typed | undefined>;

/** A command that the arena is going to make. */
interface Input {
  readonly decide: Decide;
  headRead: boolean;
  tries: number;
  /** Whether a command was made. */
  answer(result: Result<boolean, Refusal>): void;
  fail(error: unknown): void;
}

export type Queued = Waiting | { readonly timeout: number } | { readonly input: Input };

/** How the writing of a command may end for whoever wants it. */
interface Ends {
  written(): void;
  /** Another node was first. */
  taken(): void;
  refused(refusal: Refusal): void;
  failed(error: unknown): void;
}

/** What the path of a command needs of the host it runs through. */
export interface Ways {
  /** Commands that wait in one match. */
  readonly mostQueued: number;
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

const MOST_TRIES = 20;

/** The code of a refusal in a match that is not live. */
const WHY_NOT = { open: 'not-begun', live: 'over', over: 'over', void: 'void' } as const;

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

  /** A command of the arena: decided when its turn in the queue comes, answered once it is committed, or refused. */
  input(held: Held, decide: Decide): Promise<Result<boolean, Refusal>> {
    if (this.#stopping) return Promise.resolve(err(refusal('arena/stopping')));
    return new Promise((answer, fail) => {
      held.queue.push({ input: { decide, headRead: !this.#ways.store.shared, tries: 0, answer, fail } });
      this.#next(held);
    });
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
    if (held.queue.length >= this.#ways.mostQueued) return Promise.resolve(err(refusal('limit/queue')));
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
    else if ('input' in queued) void this.#input(held, queued.input);
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
    this.#commit(held, proposed.value, {
      written: () => waiting.answer(ok({ n: waiting.n, next: waiting.n + 1 })),
      taken: () => this.#again(held, waiting),
      refused: (refused) => waiting.answer(err(refused)),
      failed: (error) => waiting.fail(error),
    });
  }

  #commit(held: Held, proposal: Proposal, ends: Ends): void {
    const table = held.table!;
    this.#ways.committer.add({
      row: proposal.row,
      written: () => {
        // Another node's notice of it may have been faster than the answer, or the match was annulled meanwhile.
        const step = held.table === table && table.seq < proposal.row.seq ? table.accept(proposal) : undefined;
        ends.written();
        if (step) this.#ways.accepted(held, step);
        this.#ways.answered(held);
        this.#done(held);
      },
      taken: () => ends.taken(),
      refused: (refused) => {
        ends.refused(refused);
        this.#done(held);
      },
      failed: (error) => {
        ends.failed(error);
        this.#done(held);
      },
    });
  }

  async #input(held: Held, input: Input): Promise<void> {
    try {
      await this.#decide(held, input);
    } catch (error) {
      input.fail(error);
      this.#done(held);
    }
  }

  async #decide(held: Held, input: Input): Promise<void> {
    invariant(++input.tries <= MOST_TRIES, 'an input finds its place in the log');
    const { table, match } = held;
    if (!table || match.status !== 'live')
      return this.#refuseInput(held, input, refusal(`match/${WHY_NOT[match.status]}`));
    const { seq } = table;
    const command = await input.decide((table.state as MatchState<unknown>).game, match);
    // Another node may have gone on meanwhile: what was decided is of a state that is past.
    if (held.table !== table || table.seq !== seq) return this.#decide(held, input);
    if (command === undefined) {
      input.answer(ok(false));
      return this.#done(held);
    }
    const proposed = table.propose(
      'arena',
      command,
      JSON.stringify(command),
      this.#ways.clock.now(),
      this.#ways.pauses(),
    );
    if (!proposed.ok) return this.#refuseInput(held, input, proposed.error);
    this.#commit(held, proposed.value, {
      written: () => input.answer(ok(true)),
      taken: () => void this.#inputAgain(held, input),
      refused: (refused) => input.answer(err(refused)),
      failed: (error) => input.fail(error),
    });
  }

  async #refuseInput(held: Held, input: Input, refused: Refusal): Promise<void> {
    if (!input.headRead) return this.#inputAgain(held, input);
    input.answer(err(refused));
    this.#done(held);
  }

  /** Reads what others wrote, then decides again. */
  async #inputAgain(held: Held, input: Input): Promise<void> {
    input.headRead = true;
    try {
      await this.#ways.catchUp(held);
    } catch (error) {
      input.fail(error);
      return this.#done(held);
    }
    await this.#input(held, input);
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
    const notWritten = (why: object): void =>
      this.#ways.log.error({ match: held.match.id, ...why }, 'a timeout could not be written');
    this.#commit(held, proposed.value, {
      written: () => {},
      taken: () =>
        void this.#ways
          .catchUp(held)
          .catch((error) => this.#ways.log.error({ match: held.match.id, error }, 'a tail could not be read'))
          .then(() => this.#done(held)),
      refused: ({ code }) => notWritten({ code }),
      failed: (error) => notWritten({ error }),
    });
  }
}

/** PostgreSQL keeps JSON as it was written; this only guards against one that does not. */
const canonical = (text: string): string => JSON.stringify(JSON.parse(text));

const isTimeless = (command: Typed): boolean =>
  command.type === 'resign' ||
  ((command.type === 'accept_draw' || command.type === 'decline_draw') && 'offer' in command);
