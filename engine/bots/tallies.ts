/** Counted for each command: how promising it looked (0: not evaluated yet), how often it was tried, the sum of its values. */
export const PROMISE = 0;
export const VISITS = 1;
export const TOTAL = 2;
export const SIZE = 3;

/** The index of no tally. */
export const NOTHING = -1;

/** An untried command is valued this much below the mean of its situation, so that commands that did well come first. */
const UNTRIED = 0.03;

/** The memory of a finished search, kept so that the next one need not allocate. */
let spare: Float64Array | undefined;

/** The counts of all commands of a search in one block of memory: a search reads little else. */
export class Tallies {
  values: Float64Array;
  #used = 0;

  constructor() {
    this.values = spare?.fill(0) ?? new Float64Array(1 << 16);
    spare = undefined;
  }

  /** Gives the memory back. Nothing may be read here afterwards. */
  release(): void {
    spare = this.values;
  }

  /** Reserves `count` fresh tallies and returns where they begin. */
  take(count: number): number {
    const start = this.#used;
    this.#used += count * SIZE;
    if (this.#used > this.values.length) {
      const larger = new Float64Array(2 * Math.max(this.values.length, this.#used));
      larger.set(this.values);
      this.values = larger;
    }
    return start;
  }

  add(at: number, value: number, weight: number): void {
    const { values } = this;
    values[at + VISITS]! += weight;
    values[at + TOTAL]! += weight * value;
  }

  /** Which of these tallies to try next: one that did well, or is promising and was seldom tried. NOTHING if there is none. */
  best(open: readonly number[], count: number, curiosity: number): number {
    const { values } = this;
    let visits = 0;
    let total = 0;
    let promises = 0;
    for (let i = 0; i < count; i++) {
      const at = open[i]!;
      if (at === NOTHING) continue;
      promises += values[at]!;
      visits += values[at + VISITS]!;
      total += values[at + TOTAL]!;
    }
    const untried = visits === 0 ? 0.5 : total / visits - UNTRIED;
    const reach = (curiosity * Math.sqrt(visits + 1)) / promises;
    let best = NOTHING;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const at = open[i]!;
      if (at === NOTHING) continue;
      const tried = values[at + VISITS]!;
      const score = (tried === 0 ? untried : values[at + TOTAL]! / tried) + (reach * values[at]!) / (1 + tried);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }
}
