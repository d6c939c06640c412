import { err, ok, type Refusal, type Result, refusal, type Seat } from '@tactarium/engine';
import { isSaying } from '@tactarium/protocol';
import type { Counts, Rates } from '../counts/counts.ts';
import type { Limits } from '../limits.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchHost } from './matchHost.ts';

/** Seconds for each, once those at once are used up. */
const SECONDS_EACH = 4;
/** Milliseconds after its end for which those who played can still talk. */
const AFTERWARDS = 10 * 60_000;

/** What players say to each other: from a closed list, told to those who sit, never part of the match. */
export class Sayings {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #rates: Rates;

  constructor(store: Store, ports: Ports, host: MatchHost, counts: Counts, { sayings }: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
    this.#rates = counts.rates('sayings', sayings, sayings * SECONDS_EACH);
  }

  async say(live: LiveMatch, seat: Seat, saying: string): Promise<Result<undefined, Refusal>> {
    if (!isSaying(saying)) return err(refusal('saying/unknown'));
    const { id, status, ended, seats } = live.match;
    const now = this.#ports.clock.now();
    const isOpen = status === 'live' || (status === 'over' && ended !== undefined && now - ended < AFTERWARDS);
    if (!isOpen) return err(refusal('saying/not-now'));
    if (!seats.some((one) => one.seat !== seat && one.player !== undefined)) return err(refusal('saying/nobody'));
    if ((await this.#rates.take(seats[seat]!.player!, now)) > 0) return err(refusal('limit/sayings'));
    this.#host.spread(live, { seat, saying });
    await this.#store.say(id, { seat, saying });
    return ok(undefined);
  }
}
