import { type Dice, invariant } from '@tactarium/engine';
import type { Kind } from '../pieces.ts';

/** By kind: how well a hidden piece agrees with being that. 0 is impossible; all 1 says nothing. */
export type Likelihood = readonly number[];

/** Ways to deal kinds over hidden pieces, each with its weight. */
export interface Dealing {
  /** Of all deals together. With likelihoods of 0 and 1 it is their number. */
  readonly weight: number;
  /** One deal, as likely as its weight. */
  draw(dice: Dice, into?: Kind[]): Kind[];
  /** By slot, by kind: how likely the piece is of that kind. */
  odds(): readonly (readonly number[])[];
}

/**
 * All ways to deal a known number of each kind over hidden pieces, weighed by the product of their likelihoods and
 * summed exactly: not one by one, but by what is left after each piece.
 */
export class Deal implements Dealing {
  readonly #slots: readonly Likelihood[];
  readonly #kinds: readonly Kind[];
  /** By kind: what one of it adds to the index of what is left. */
  readonly #steps: readonly number[];
  /** By kind: the step of the kind after it. */
  readonly #spans: readonly number[];
  readonly #start: number;
  /** By slot and what is left before it: the weight of all ways to deal the rest. */
  readonly #rest: readonly Float64Array[];

  constructor(slots: readonly Likelihood[], counts: readonly number[]) {
    this.#slots = slots;
    this.#kinds = [...counts.keys()].filter((kind) => counts[kind]! > 0);
    const steps = new Array<number>(counts.length).fill(0);
    const spans = new Array<number>(counts.length).fill(1);
    let size = 1;
    for (const kind of this.#kinds) {
      steps[kind] = size;
      size *= counts[kind]! + 1;
      spans[kind] = size;
    }
    this.#steps = steps;
    this.#spans = spans;
    this.#start = size - 1;
    this.#rest = this.#sumRest();
    invariant(
      slots.length === counts.reduce((sum, count) => sum + count, 0),
      'as many hidden pieces as kinds to deal over them',
    );
  }

  get weight(): number {
    return this.#rest[0]![this.#start]!;
  }

  draw(dice: Dice, into: Kind[] = []): Kind[] {
    let left = this.#start;
    for (let slot = 0; slot < this.#slots.length; slot++) {
      const kind = this.#drawOne(slot, left, dice);
      into[slot] = kind;
      left -= this.#steps[kind]!;
    }
    return into;
  }

  odds(): readonly (readonly number[])[] {
    let reached = new Float64Array(this.#start + 1);
    reached[this.#start] = 1;
    return this.#slots.map((likelihood, slot) => {
      const rest = this.#rest[slot + 1]!;
      const next = new Float64Array(this.#start + 1);
      const odds = new Array<number>(likelihood.length).fill(0);
      for (const kind of this.#kinds) {
        const step = this.#steps[kind]!;
        for (let left = step; left <= this.#start; left++) {
          if (reached[left] === 0 || !this.#has(kind, left)) continue;
          const weight = reached[left]! * likelihood[kind]!;
          next[left - step]! += weight;
          odds[kind]! += (weight * rest[left - step]!) / this.weight;
        }
      }
      reached = next;
      return odds;
    });
  }

  #drawOne(slot: number, left: number, dice: Dice): Kind {
    const likelihood = this.#slots[slot]!;
    const rest = this.#rest[slot + 1]!;
    let point = (dice.below('table', 'guess', WORDS) / WORDS) * this.#rest[slot]![left]!;
    let last: Kind | undefined;
    for (const kind of this.#kinds) {
      if (!this.#has(kind, left)) continue;
      const weight = likelihood[kind]! * rest[left - this.#steps[kind]!]!;
      if (weight === 0) continue;
      last = kind;
      point -= weight;
      if (point < 0) return kind;
    }
    invariant(last !== undefined, 'a deal that was begun can be ended');
    return last;
  }

  /** Whether some of the kind is left: what is left is one number, with a digit a kind. */
  #has(kind: Kind, left: number): boolean {
    return left % this.#spans[kind]! >= this.#steps[kind]!;
  }

  #sumRest(): readonly Float64Array[] {
    const rest: Float64Array[] = [];
    let after = new Float64Array(this.#start + 1);
    after[0] = 1;
    rest[this.#slots.length] = after;
    for (let slot = this.#slots.length - 1; slot >= 0; slot--) {
      const sums = new Float64Array(this.#start + 1);
      for (const kind of this.#kinds) {
        const weight = this.#slots[slot]![kind]!;
        const step = this.#steps[kind]!;
        if (weight === 0) continue;
        for (let left = step; left <= this.#start; left++) {
          if (this.#has(kind, left)) sums[left]! += weight * after[left - step]!;
        }
      }
      rest[slot] = sums;
      after = sums;
    }
    return rest;
  }
}

const WORDS = 2 ** 32;
