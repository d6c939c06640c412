import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import { ALGORITHMS, type AlgorithmName } from './algorithms.ts';

/**
 * A seed names its algorithm: `chacha8:<64 hex>` for matches, whose players see many rolls and must not be able to
 * compute the next; `sfc32:<32 hex>` for simulation.
 */
export type Seed = `${AlgorithmName}:${string}`;

export function readSeed(text: unknown): Result<Seed, Refusal> {
  if (typeof text !== 'string') return err(refusal('seed/malformed'));
  const [name = '', hex = ''] = text.split(':', 2);
  if (!isAlgorithm(name)) return err(refusal('seed/unknown-algorithm'));
  const digits = ALGORITHMS[name].keyWords * 8;
  if (text !== `${name}:${hex}` || hex.length !== digits || !/^[0-9a-f]*$/.test(hex)) {
    return err(refusal('seed/malformed', { digits }));
  }
  return ok(text as Seed);
}

const isAlgorithm = (name: string): name is AlgorithmName => Object.hasOwn(ALGORITHMS, name);

/** A seed for simulation from any whole number and salt: `simulationSeed(1, 7)` is the 7th game of run 1. */
export function simulationSeed(...numbers: readonly number[]): Seed {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (const number of numbers) {
    for (let i = 0; i < 4; i++) {
      words[i] = scramble(words[i]! ^ Math.imul(number + i + 1, 0x85ebca6b) ^ words[(i + 3) % 4]!);
    }
  }
  return `sfc32:${words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')}`;
}

function scramble(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return word ^ (word >>> 16);
}
