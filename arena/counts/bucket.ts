/** Token bucket: `size` at once, then `perSecond`. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  /** Milliseconds until there is one to take; 0: it was taken. */
  take(now: number): number {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return Math.ceil(((1 - this.#left) / this.#perSecond) * 1_000);
    this.#left--;
    return 0;
  }
}
