/** The random player's dice: as cheap as dice get, so that they hide nothing of what is measured. */
export class Random {
  #word: number;

  constructor(seed: number) {
    this.#word = seed + 1;
  }

  /** A whole number from 0 up to, not including, `bound`: near enough to evenly for bounds this small. */
  below(bound: number): number {
    let word = this.#word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#word = word;
    return (word >>> 0) % bound;
  }
}
