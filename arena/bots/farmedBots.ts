import type { Farm } from '@tactarium/farm/farm';
import type { Log, Meter } from '../ports.ts';
import { inTime } from '../storage/database.ts';
import type { Bots, Decision } from './bots.ts';
import { decisionTask } from './decisionTask.ts';

export interface Lending {
  /** Decisions that wait for a thread of this server before the next one is lent: below that, waiting is faster. */
  readonly from?: number;
  /** Milliseconds for the farm to answer. */
  readonly patience?: number;
}

/** Decisions under way on the farm: in all, and for one player. */
const MOST_LENT = 64;
const MOST_LENT_EACH = 4;
/** Milliseconds for which a farm that did not answer is asked nothing. */
const LEFT_ALONE = 30_000;

/**
 * Bots think in threads of this server, and on the machines of a farm while those threads are full. A farm that is away,
 * busy or has no workers costs a bot some seconds, once, and never its turn: the threads decide what the farm did not.
 */
export class FarmedBots implements Bots {
  readonly #own: Bots;
  readonly #farm: Farm;
  readonly #log: Log;
  readonly #meter: Meter;
  readonly #from: number;
  readonly #patience: number;
  readonly #lent = new Map<string, number>();
  #lentInAll = 0;
  #askAgainAt = 0;

  constructor(own: Bots, farm: Farm, log: Log, meter: Meter, { from = 8, patience = 5_000 }: Lending = {}) {
    this.#own = own;
    this.#farm = farm;
    this.#log = log;
    this.#meter = meter;
    this.#from = from;
    this.#patience = patience;
  }

  get waiting(): number {
    return this.#own.waiting;
  }

  isBusy(player: string): boolean {
    return this.#own.isBusy(player);
  }

  decide(decision: Decision, player: string): Promise<unknown> {
    return this.#mayLend(player) ? this.#lend(decision, player) : this.#own.decide(decision, player);
  }

  work(task: string, input: unknown): Promise<unknown> {
    return this.#own.work(task, input);
  }

  study(task: string, input: unknown, player: string): Promise<unknown> {
    return this.#own.study(task, input, player);
  }

  async close(): Promise<void> {
    await Promise.all([this.#own.close(), this.#farm.close()]);
  }

  #mayLend(player: string): boolean {
    return (
      this.#own.waiting >= this.#from &&
      this.#lentInAll < MOST_LENT &&
      (this.#lent.get(player) ?? 0) < MOST_LENT_EACH &&
      performance.now() >= this.#askAgainAt
    );
  }

  async #lend(decision: Decision, player: string): Promise<unknown> {
    this.#count(player, 1);
    const late = new AbortController();
    try {
      const lent = this.#farm.run(decisionTask, [decision], () => {}, late.signal);
      const [command] = await inTime(lent, this.#patience);
      this.#meter.botLent();
      return command;
    } catch (error) {
      // The farm takes back what nobody has begun.
      late.abort();
      this.#askAgainAt = performance.now() + LEFT_ALONE;
      this.#log.warn({ error }, 'the farm did not decide for a bot: threads of this server do');
      return this.#own.decide(decision, player);
    } finally {
      this.#count(player, -1);
    }
  }

  #count(player: string, more: 1 | -1): void {
    this.#lentInAll += more;
    const theirs = (this.#lent.get(player) ?? 0) + more;
    if (theirs === 0) this.#lent.delete(player);
    else this.#lent.set(player, theirs);
  }
}
