import { type Dice, diceFrom, type Json, type Stream, simulationSeed } from '@tactarium/engine';

/**
 * Dice for mirrored battles. The side that begins is the other one in the mirror. Spread is rolled north first, which is
 * south first in the mirror, so it depends on the chance alone; all else comes in the same order in both.
 */
export class MirrorDice implements Dice {
  readonly #salt: number;
  readonly #mirrors: boolean;
  readonly #dice: Dice;

  constructor(salt: number, mirrors: boolean) {
    this.#salt = salt;
    this.#mirrors = mirrors;
    this.#dice = diceFrom(simulationSeed(43, salt), 0);
  }

  below(stream: Stream, purpose: string, bound: number): number {
    const drawn = this.#dice.below(stream, purpose, bound);
    return purpose === 'side' && this.#mirrors ? 1 - drawn : drawn;
  }

  chance(stream: Stream, purpose: string, percent: number): boolean {
    return this.#dice.chance(stream, purpose, percent);
  }

  percentile(stream: Stream, purpose: string, percent: number): number {
    if (purpose === 'spread') return (this.#salt * 37 + percent * 11) % 100;
    return this.#dice.percentile(stream, purpose, percent);
  }

  weighted(stream: Stream, purpose: string, weights: readonly number[]): number {
    return this.#dice.weighted(stream, purpose, weights);
  }

  roll(stream: Stream, purpose: string, count: number, sides: number): number {
    return this.#dice.roll(stream, purpose, count, sides);
  }

  pick(stream: Stream, purpose: string, from: readonly number[]): number {
    return this.#dice.pick(stream, purpose, from);
  }

  shuffle(stream: Stream, purpose: string, values: number[]): void {
    this.#dice.shuffle(stream, purpose, values);
  }

  deal(stream: Stream, purpose: string, values: readonly number[], count: number): number[] {
    return this.#dice.deal(stream, purpose, values, count);
  }

  copy(): Dice {
    return new MirrorDice(this.#salt, this.#mirrors);
  }

  write(): Json {
    return { salt: this.#salt };
  }
}
