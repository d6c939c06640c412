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
import type { Pause } from '../storage/port/heart.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Store } from '../storage/store.ts';
import { lateAt } from './clocks.ts';
import type { Committer } from './committer.ts';
import type { Proposal, Step } from './foldedMatch.ts';
import type { LiveMatch } from './liveMatch.ts';

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
  /** We have read the log's head, so a refusal is final. */
  headRead: boolean;
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

/** How the writing of a command may end. */
interface Ends {
  written(): void;
  /** Another node was first. */
  taken(): void;
  refused(refusal: Refusal): void;
  failed(error: unknown): void;
  /** The database is away: nobody should wait any longer. */
  away(): void;
}

/** What the queue needs of the host it belongs to. */
export interface QueueHost {
  /** Commands that wait in one match. */
  readonly mostQueued: number;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly committer: Committer;
  pauses(): readonly Pause[];
  /** Reads what other nodes wrote. */
  catchUp(live: LiveMatch): Promise<void>;
  /** Tells everybody. */
  accepted(live: LiveMatch, step: Step): void;
  /** After everybody was told. */
  answered(live: LiveMatch): void;
  /** These seats owe a command by what was committed here, and owed none before. */
  called(live: LiveMatch, seats: readonly Seat[]): void;
}

const MOST_TRIES = 20;
/** Whether the command was made may be unknown: sent again with the same count, it is not made twice. */
const AWAY = refusal('arena/away');

/** The code of a refusal in a match that is not live. */
export const WHY_NOT = { open: 'not-begun', live: 'over', over: 'over', void: 'void' } as const;

/** A match's own queue: one command at a time, and the next one only after its commit. */
export class CommandQueue {
  readonly #host: QueueHost;
  #stopping = false;

  constructor(host: QueueHost) {
    this.#host = host;
  }

  /** No new commands from here on. */
  stop(): void {
    this.#stopping = true;
  }

  /** Calls time, after what is queued already. */
  callTime(live: LiveMatch, at: number): void {
    if (live.queue.some((queued) => 'timeout' in queued)) return;
    live.queue.push({ timeout: at });
    this.#next(live);
  }

  /** A command of the arena: decided when its turn in the queue comes, answered once it is committed, or refused. */
  input(live: LiveMatch, decide: Decide): Promise<Result<boolean, Refusal>> {
    if (this.#stopping) return Promise.resolve(err(refusal('arena/stopping')));
    return new Promise((answer, fail) => {
      live.queue.push({ input: { decide, headRead: !this.#host.store.shared, tries: 0, answer, fail } });
      this.#next(live);
    });
  }

  /** A seat's command: answered once it is committed, or refused. */
  play(
    live: LiveMatch,
    seat: Seat,
    n: number,
    json: unknown,
    arrival: number,
    onAccepted: (accepted: Accepted) => void = () => {},
  ): Promise<Result<Accepted, Refusal>> {
    if (this.#stopping) return Promise.resolve(err(refusal('arena/stopping')));
    if (!live.folded) return Promise.resolve(err(refusal('match/void')));
    const command = live.folded.game.readCommand(json);
    if (!command.ok) return Promise.resolve(command);
    if (this.#host.committer.lost) return Promise.resolve(err(AWAY));
    if (live.queue.length >= this.#host.mostQueued) return Promise.resolve(err(refusal('limit/queue')));
    return new Promise((resolve, fail) => {
      let answered = false;
      const answer = (result: Result<Accepted, Refusal>): void => {
        if (answered) return;
        answered = true;
        if (result.ok) onAccepted(result.value);
        resolve(result);
      };
      const text = JSON.stringify(command.value);
      const timeless = isTimeless(command.value);
      const more = { timeless, proposed: false, headRead: !this.#host.store.shared, tries: 0, answer, fail };
      live.queue.push({ actor: seat, n, command: command.value, text, arrival, ...more });
      this.#next(live);
    });
  }

  #next(live: LiveMatch): void {
    if (live.busy) return;
    const queued = live.queue[0];
    if (!queued) return;
    live.busy = true;
    live.touched = this.#host.clock.now();
    if ('input' in queued) return void this.#input(live, queued.input);
    // What the rules throw ends this command alone: the next one waits behind it.
    try {
      if ('timeout' in queued) this.#callTime(live, queued.timeout);
      else this.#consider(live, queued);
    } catch (error) {
      // The timeout that `#consider` put before a late command.
      if (live.queue[0] !== queued) live.queue.shift();
      if (!('timeout' in queued)) return this.#fail(live, queued, error);
      this.#host.log.error({ match: live.match.id, error }, 'a timeout could not be made');
      this.#done(live);
    }
  }

  #done(live: LiveMatch): void {
    live.queue.shift();
    live.busy = false;
    this.#next(live);
  }

  #consider(live: LiveMatch, waiting: Waiting): void {
    const folded = live.folded!;
    const { status } = live.match;
    if (status === 'open') return this.#refuse(live, waiting, refusal('match/not-begun'));
    if (status === 'void') return this.#refuse(live, waiting, refusal('match/void'));
    const count = folded.count(waiting.actor);
    if (waiting.n !== count && !(waiting.timeless && !waiting.proposed && waiting.n > count)) {
      return this.#repeat(live, waiting, count);
    }
    if (lateAt(folded.clocks, waiting.arrival, this.#host.pauses()).length > 0 && status === 'live') {
      live.queue.unshift({ timeout: waiting.arrival });
      return this.#callTime(live, waiting.arrival);
    }
    this.#propose(live, waiting);
  }

  #propose(live: LiveMatch, waiting: Waiting): void {
    const folded = live.folded!;
    const { actor, command, text, arrival } = waiting;
    const proposed = folded.propose(actor, command, text, arrival, this.#host.pauses());
    if (!proposed.ok) return this.#refuse(live, waiting, proposed.error);
    waiting.proposed = true;
    waiting.n = proposed.value.row.n;
    this.#commit(live, proposed.value, {
      written: () => waiting.answer(ok({ n: waiting.n, next: waiting.n + 1 })),
      taken: () => this.#again(live, waiting),
      refused: (refused) => waiting.answer(err(refused)),
      failed: (error) => waiting.fail(error),
      away: () => waiting.answer(err(AWAY)),
    });
  }

  #commit(live: LiveMatch, proposal: Proposal, ends: Ends): void {
    const folded = live.folded!;
    this.#host.committer.add({
      row: proposal.row,
      written: () => {
        // Another node's notice of it may have been faster than the answer, or the match was annulled meanwhile.
        const step = live.folded === folded && folded.seq < proposal.row.seq ? folded.accept(proposal) : undefined;
        ends.written();
        try {
          if (step) this.#host.accepted(live, step);
          this.#host.answered(live);
          this.#host.called(live, proposal.called);
        } finally {
          this.#done(live);
        }
      },
      taken: () => ends.taken(),
      refused: (refused) => {
        ends.refused(refused);
        this.#done(live);
      },
      failed: (error) => {
        ends.failed(error);
        this.#done(live);
      },
      away: () => {
        ends.away();
        this.#turnAway(live);
      },
    });
  }

  /** Nothing was done yet about what stands behind the first. Time is called again when the database is back. */
  #turnAway(live: LiveMatch): void {
    for (const queued of live.queue.splice(1)) {
      if ('input' in queued) queued.input.answer(err(AWAY));
      else if (!('timeout' in queued)) queued.answer(err(AWAY));
    }
  }

  async #input(live: LiveMatch, input: Input): Promise<void> {
    try {
      await this.#decide(live, input);
    } catch (error) {
      input.fail(error);
      this.#done(live);
    }
  }

  async #decide(live: LiveMatch, input: Input): Promise<void> {
    invariant(++input.tries <= MOST_TRIES, 'an input finds its place in the log');
    const { folded, match } = live;
    if (!folded || match.status !== 'live')
      return this.#refuseInput(live, input, refusal(`match/${WHY_NOT[match.status]}`));
    const { seq } = folded;
    const command = await input.decide((folded.state as MatchState<unknown>).game, match);
    // Another node may have gone on meanwhile: what was decided is of a state that is past.
    if (live.folded !== folded || folded.seq !== seq) return this.#decide(live, input);
    if (command === undefined) {
      input.answer(ok(false));
      return this.#done(live);
    }
    const proposed = folded.propose(
      'arena',
      command,
      JSON.stringify(command),
      this.#host.clock.now(),
      this.#host.pauses(),
    );
    if (!proposed.ok) return this.#refuseInput(live, input, proposed.error);
    this.#commit(live, proposed.value, {
      written: () => input.answer(ok(true)),
      taken: () => void this.#inputAgain(live, input),
      refused: (refused) => input.answer(err(refused)),
      failed: (error) => input.fail(error),
      away: () => input.answer(err(AWAY)),
    });
  }

  async #refuseInput(live: LiveMatch, input: Input, refused: Refusal): Promise<void> {
    if (!input.headRead) return this.#inputAgain(live, input);
    input.answer(err(refused));
    this.#done(live);
  }

  /** Reads what others wrote, then decides again. */
  async #inputAgain(live: LiveMatch, input: Input): Promise<void> {
    input.headRead = true;
    try {
      await this.#host.catchUp(live);
    } catch (error) {
      input.fail(error);
      return this.#done(live);
    }
    await this.#input(live, input);
  }

  /** The same command again is answered again; any other with a count that is not the seat's is stale. */
  #repeat(live: LiveMatch, waiting: Waiting, count: number): void {
    const { actor, n, text, timeless, proposed } = waiting;
    const decide = (known: string | undefined): void => {
      if (known === text) {
        waiting.answer(ok({ n, next: count }));
        return this.#done(live);
      }
      if (timeless && !proposed) return this.#propose(live, waiting);
      this.#refuse(live, waiting, refusal('command/stale', { n: count }));
    };
    if (n > count) return decide(undefined);
    if (n === count - 1) return decide(live.folded!.last(actor));
    this.#host.store.logEntry(live.match.id, actor, n).then(
      (row) => decide(row && canonical(row.command)),
      (error) => this.#fail(live, waiting, error),
    );
  }

  /** With several nodes, a refusal is only given by one that has the head of the log. */
  #refuse(live: LiveMatch, waiting: Waiting, refused: Refusal): void {
    if (!waiting.headRead) {
      waiting.headRead = true;
      return this.#again(live, waiting);
    }
    waiting.answer(err(refused));
    this.#done(live);
  }

  /** Reads what others wrote, then looks at the command again. */
  #again(live: LiveMatch, waiting: Waiting): void {
    waiting.tries++;
    this.#host
      .catchUp(live)
      .then(() => {
        invariant(waiting.tries <= MOST_TRIES, 'a command finds its place in the log');
        if (live.folded) this.#consider(live, waiting);
        else this.#refuse(live, waiting, refusal('match/void'));
      })
      .catch((error) => this.#fail(live, waiting, error));
  }

  #fail(live: LiveMatch, waiting: Waiting, error: unknown): void {
    waiting.fail(error);
    this.#done(live);
  }

  /** Time is called through the queue, and dropped when a command that arrived in time stood before it. */
  #callTime(live: LiveMatch, at: number): void {
    const { folded } = live;
    const late = folded && live.match.status === 'live' ? lateAt(folded.clocks, at, this.#host.pauses()) : [];
    if (!folded || late.length === 0) return this.#done(live);
    const names = late.map((seat) => folded.game.seats[seat]!);
    const command = { type: 'timeout', seat: names.length === 1 ? names[0]! : names };
    const proposed = folded.propose('arena', command, JSON.stringify(command), at, this.#host.pauses());
    invariant(proposed.ok, 'whose clock runs owes a command');
    const notWritten = (why: object): void =>
      this.#host.log.error({ match: live.match.id, ...why }, 'a timeout could not be written');
    this.#commit(live, proposed.value, {
      written: () => {},
      taken: () =>
        void this.#host
          .catchUp(live)
          .catch((error) => this.#host.log.error({ match: live.match.id, error }, 'a tail could not be read'))
          .then(() => this.#done(live)),
      refused: ({ code }) => notWritten({ code }),
      failed: (error) => notWritten({ error }),
      away: () => {},
    });
  }
}

/** PostgreSQL keeps JSON as it was written; this only guards against one that does not. */
const canonical = (text: string): string => JSON.stringify(JSON.parse(text));

const isTimeless = (command: Typed): boolean =>
  command.type === 'resign' ||
  ((command.type === 'accept_draw' || command.type === 'decline_draw') && 'offer' in command);
