import { Bucket } from './bucket.ts';
import type { Rates } from './counts.ts';

/** Keys that are remembered: beyond it the one that asked longest ago is forgotten. */
const REMEMBERED = 20_000;

/** A token bucket for each key. */
export class LocalRates implements Rates {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  async take(key: string, now: number): Promise<number> {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#size, this.#perSecond, now);
    // Last in the map: the one that asked most recently.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > REMEMBERED) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket.take(now);
  }
}
