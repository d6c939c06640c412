import type { Seat } from '../game.ts';
import { invariant } from '../invariant.ts';
import type { Json } from '../json.ts';
import { ALGORITHMS, type Algorithm, type AlgorithmName, BLOCK_WORDS } from './algorithms.ts';
import type { Seed } from './seed.ts';

/** Each seat has dice of its own, so that what one player does in secret does not move another's. */
export type Stream = Seat | 'table';

/** Every draw names its purpose (`luck`, `to-hit`): that is what scripted dice answer. Part of a game's state. */
export interface Dice {
  /** A whole number from 0 up to, not including, `bound`. */
  below(stream: Stream, purpose: string, bound: number): number;
  /** True with a chance of `percent` in 100. */
  chance(stream: Stream, purpose: string, percent: number): boolean;
  /** The same chance as a roll from 0 to 99 that can be shown: it succeeds below `percent`. */
  percentile(stream: Stream, purpose: string, percent: number): number;
  /** An index, chosen in proportion to its weight. */
  weighted(stream: Stream, purpose: string, weights: readonly number[]): number;
  /** The sum of `count` dice with faces 1 to `sides`. */
  roll(stream: Stream, purpose: string, count: number, sides: number): number;
  /** One of the values, all equally likely. */
  pick(stream: Stream, purpose: string, from: readonly number[]): number;
  /** Puts the values in a random order, in place. */
  shuffle(stream: Stream, purpose: string, values: number[]): void;
  /** `count` of the values, each place at most once, in the order in which they were drawn. */
  deal(stream: Stream, purpose: string, values: readonly number[], count: number): number[];
  copy(): Dice;
  /** Holds the seed: for snapshots and digests, never for a view. */
  write(): Json;
}

/** Keys and the block last computed. Shared by all copies of the dice: the cache can be dropped at any time. */
interface Source {
  readonly seed: Seed;
  readonly algorithm: Algorithm;
  readonly key: Uint32Array;
  readonly blocks: readonly { index: number; readonly words: Uint32Array }[];
}

class SeededDice implements Dice {
  readonly #source: Source;
  /** Words drawn from each stream: the table's first, then the seats'. */
  readonly #drawn: number[];

  constructor(source: Source, drawn: number[]) {
    this.#source = source;
    this.#drawn = drawn;
  }

  below(stream: Stream, _purpose: string, bound: number): number {
    invariant(Number.isSafeInteger(bound) && bound > 0 && bound <= WORDS, 'a draw needs a bound');
    if (bound === 1) return 0;
    const place = stream === 'table' ? 0 : stream + 1;
    if (bound === WORDS) return this.#next(place);
    // Words above the last whole multiple of the bound would make small results likelier: they are drawn again.
    const fair = WORDS - remainder(WORDS - bound, bound);
    for (;;) {
      const word = this.#next(place);
      if (word < fair) return remainder(word, bound);
    }
  }

  chance(stream: Stream, purpose: string, percent: number): boolean {
    return this.below(stream, purpose, 100) < percent;
  }

  percentile(stream: Stream, purpose: string, _percent: number): number {
    return this.below(stream, purpose, 100);
  }

  weighted(stream: Stream, purpose: string, weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = this.below(stream, purpose, total);
    for (let i = 0; ; i++) {
      left -= weights[i]!;
      if (left < 0) return i;
    }
  }

  roll(stream: Stream, purpose: string, count: number, sides: number): number {
    let sum = count;
    for (let i = 0; i < count; i++) sum += this.below(stream, purpose, sides);
    return sum;
  }

  pick(stream: Stream, purpose: string, from: readonly number[]): number {
    return from[this.below(stream, purpose, from.length)]!;
  }

  shuffle(stream: Stream, purpose: string, values: number[]): void {
    for (let i = values.length - 1; i > 0; i--) {
      const j = this.below(stream, purpose, i + 1);
      const value = values[i]!;
      values[i] = values[j]!;
      values[j] = value;
    }
  }

  deal(stream: Stream, purpose: string, values: readonly number[], count: number): number[] {
    invariant(count >= 0 && count <= values.length, 'no more is dealt than there is');
    const left = values.slice();
    return Array.from({ length: count }, () => {
      const drawn = this.below(stream, purpose, left.length);
      return left.splice(drawn, 1)[0]!;
    });
  }

  copy(): Dice {
    return new SeededDice(this.#source, this.#drawn.slice());
  }

  write(): Json {
    return { seed: this.#source.seed, drawn: this.#drawn.slice() };
  }

  #next(stream: number): number {
    const block = this.#source.blocks[stream];
    invariant(block, 'no dice for this seat');
    const drawn = this.#drawn[stream]!++;
    const index = Math.trunc(drawn / BLOCK_WORDS);
    if (block.index !== index) {
      this.#source.algorithm.block(this.#source.key, stream, index, block.words);
      block.index = index;
    }
    return block.words[drawn % BLOCK_WORDS]!;
  }
}

const WORDS = 2 ** 32;

/** Remainder of 32-bit numbers; `>>> 0` lets the engine use an integer instruction. */
const remainder = (of: number, by: number): number => (of >>> 0) % (by >>> 0);

/** Dice with one stream for the table and one for each of `seats`. */
export function diceFrom(seed: Seed, seats: number): Dice {
  return new SeededDice(sourceOf(seed, seats + 1), new Array(seats + 1).fill(0));
}

export function readDice(json: Json): Dice {
  const { seed, drawn } = json as { seed: Seed; drawn: readonly number[] };
  return new SeededDice(sourceOf(seed, drawn.length), drawn.slice());
}

/** A digit is 0x30 and more, a letter 0x61 and more. */
function digit(hex: string, place: number): number {
  const code = hex.charCodeAt(place);
  return (code & 15) + (code >> 6) * 9;
}

function sourceOf(seed: Seed, streams: number): Source {
  const [name, hex] = seed.split(':') as [AlgorithmName, string];
  const algorithm: Algorithm = ALGORITHMS[name];
  const key = new Uint32Array(algorithm.keyWords);
  // The hex is the key's bytes in order, read as little-endian words, as in the published test vectors.
  for (let i = 0; i < key.length * 4; i++) {
    key[i >> 2]! |= ((digit(hex, 2 * i) << 4) | digit(hex, 2 * i + 1)) << ((i & 3) * 8);
  }
  const blocks = Array.from({ length: streams }, () => ({ index: -1, words: new Uint32Array(BLOCK_WORDS) }));
  return { seed, algorithm, key, blocks };
}
