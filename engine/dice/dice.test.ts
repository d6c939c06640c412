import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './algorithms.ts';
import { diceFrom, readDice } from './dice.ts';
import { readSeed, type Seed, simulationSeed } from './seed.ts';

const ZERO_KEY = new Uint32Array(8);
const MATCH: Seed = `chacha8:${'0123456789abcdef'.repeat(4)}`;
const SIMULATION: Seed = `sfc32:${'0123456789abcdef'.repeat(2)}`;
const SEEDS = [MATCH, SIMULATION];

const hexOf = (words: Uint32Array): string => Buffer.from(words.buffer, 0, 64).toString('hex');

function keystream(rounds: number, key: Uint32Array, nonce: readonly [number, number], index: number): string {
  const block = new Uint32Array(16);
  chachaBlock(rounds, key, nonce, index, block);
  return hexOf(block);
}

describe('ChaCha gives what is published', () => {
  // J. Strömbergson, draft-strombergson-chacha-test-vectors-01, 256-bit keys.
  it('8 rounds, key and nonce all zero, first and second block', () => {
    expect(keystream(8, ZERO_KEY, [0, 0], 0)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
    expect(keystream(8, ZERO_KEY, [0, 0], 1)).toBe(
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    );
  });

  it('12 rounds, key and nonce all zero', () => {
    expect(keystream(12, ZERO_KEY, [0, 0], 0)).toBe(
      '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f' +
        '0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
    );
  });

  it('8 rounds, a single bit of the key set', () => {
    const key = new Uint32Array(8);
    key[0] = 1;
    expect(keystream(8, key, [0, 0], 0).slice(0, 64)).toBe(
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea',
    );
  });

  // RFC 8439, section 2.3.2: its counter is one word and its nonce three, of which the last two are ours.
  it('20 rounds, the block of the RFC', () => {
    const key = new Uint32Array(Uint8Array.from({ length: 32 }, (_, i) => i).buffer);
    const block = new Uint32Array(16);
    // The middle word of that nonce stands where the upper half of our counter does, and is 0x09000000.
    chachaBlock(20, key, [0x4a000000, 0], 1, block, 0x09000000);
    expect(hexOf(block)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('the dice of a match are that keystream', () => {
    const dice = diceFrom(`chacha8:${'00'.repeat(32)}`, 0);
    // The first word of the zero vector, little-endian, is 0x2fef003e.
    expect(dice.below('table', 'word', 2 ** 32)).toBe(0x2fef003e);
  });
});

describe('dice', () => {
  it('give the same draws for the same seed, and others for another', () => {
    const draws = (seed: Seed) => Array.from({ length: 40 }, () => 0).map((_, i) => [seed, i] as const);
    for (const seed of SEEDS) {
      const [one, two] = [diceFrom(seed, 2), diceFrom(seed, 2)];
      for (const _ of draws(seed)) expect(one.below(1, 'x', 1000)).toBe(two.below(1, 'x', 1000));
    }
    expect(drawn(simulationSeed(1), 'table')).not.toEqual(drawn(simulationSeed(2), 'table'));
  });

  it('of one seat are not moved by what another draws', () => {
    for (const seed of SEEDS) {
      const alone = drawn(seed, 1);
      const dice = diceFrom(seed, 2);
      const beside = alone.map(() => {
        dice.below(0, 'x', 7);
        dice.below('table', 'x', 7);
        return dice.below(1, 'x', 1000);
      });
      expect(beside).toEqual(alone);
      expect(drawn(seed, 0)).not.toEqual(alone);
    }
  });

  it('of a copy go on as the original would, and leave it alone', () => {
    for (const seed of SEEDS) {
      const dice = diceFrom(seed, 1);
      for (let i = 0; i < 21; i++) dice.below(0, 'x', 6);
      const copy = dice.copy();
      const written = JSON.stringify(dice.write());
      const next = Array.from({ length: 30 }, () => copy.below(0, 'x', 6));
      expect(JSON.stringify(dice.write())).toBe(written);
      expect(Array.from({ length: 30 }, () => dice.below(0, 'x', 6))).toEqual(next);
    }
  });

  it('written down and read back go on the same, in the middle of a block too', () => {
    for (const seed of SEEDS) {
      const dice = diceFrom(seed, 1);
      for (let i = 0; i < 19; i++) dice.below('table', 'x', 6);
      const again = readDice(JSON.parse(JSON.stringify(dice.write())));
      for (let i = 0; i < 40; i++) expect(again.below('table', 'x', 100)).toBe(dice.below('table', 'x', 100));
    }
  });

  it('stay within their bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 0, max: 1e6 }), (bound, run) => {
        const value = diceFrom(simulationSeed(run), 0).below('table', 'x', bound);
        return Number.isInteger(value) && value >= 0 && value < bound;
      }),
    );
  });

  it('are even: 60,000 draws of a six-sided die, chi-squared below the 0.1 % limit of 5 degrees', () => {
    for (const seed of SEEDS) {
      const dice = diceFrom(seed, 0);
      const counts = new Array<number>(6).fill(0);
      for (let i = 0; i < 60_000; i++) counts[dice.roll('table', 'x', 1, 6) - 1]!++;
      const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
      expect(chi).toBeLessThan(20.5);
    }
  });

  it('draw again rather than favour small numbers', () => {
    // With a bound of 3 × 2^30 a plain remainder would give the lowest quarter twice as often.
    const dice = diceFrom(SIMULATION, 0);
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (dice.below('table', 'x', 3 * 2 ** 30) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });

  it('weigh, take chances, pick and shuffle', () => {
    const dice = diceFrom(SIMULATION, 0);
    const counts = [0, 0, 0];
    for (let i = 0; i < 10_000; i++) counts[dice.weighted('table', 'x', [20, 20, 60])]!++;
    expect(counts.map((n) => Math.round(n / 500))).toEqual([4, 4, 12]);
    expect(dice.chance('table', 'x', 100)).toBe(true);
    expect(dice.chance('table', 'x', 0)).toBe(false);
    expect([7, 9]).toContain(dice.pick('table', 'x', [7, 9]));
    const values = [1, 2, 3, 4, 5, 6, 7, 8];
    dice.shuffle('table', 'x', values);
    expect(values).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(values.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('shuffle every order equally often', () => {
    const dice = diceFrom(MATCH, 0);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const values = [0, 1, 2, 3];
      dice.shuffle('table', 'x', values);
      orders.set(values.join(), (orders.get(values.join()) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('dealing', () => {
  it('gives as many as asked for, none twice, and leaves the values as they were', () => {
    const dice = diceFrom(SEEDS[0]!, 0);
    const values = [10, 20, 20, 30];
    for (let count = 0; count <= values.length; count++) {
      const dealt = dice.deal('table', 'cards', values, count);
      expect(dealt).toHaveLength(count);
      for (const value of dealt) {
        const times = (list: readonly number[]) => list.filter((one) => one === value).length;
        expect(times(dealt)).toBeLessThanOrEqual(times(values));
      }
    }
    expect(values).toEqual([10, 20, 20, 30]);
    expect(() => dice.deal('table', 'cards', values, 5)).toThrow('broken invariant');
  });

  it('makes every hand, in every order, as likely as any other', () => {
    const dice = diceFrom(SEEDS[1]!, 0);
    const hands = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const hand = dice.deal('table', 'cards', [1, 2, 3, 4], 2).join();
      hands.set(hand, (hands.get(hand) ?? 0) + 1);
    }
    expect(hands.size).toBe(12);
    for (const count of hands.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('a seed', () => {
  it('names its algorithm and has all its digits', () => {
    for (const seed of SEEDS) expect(readSeed(seed)).toEqual({ ok: true, value: seed });
  });

  it.each([
    undefined,
    7,
    '',
    'chacha8',
    'chacha8:',
    `chacha8:${'0'.repeat(63)}`,
    `chacha8:${'0'.repeat(65)}`,
    `chacha8:${'G'.repeat(64)}`,
    `sfc32:${'0'.repeat(32)}:1`,
    `md5:${'0'.repeat(32)}`,
    `constructor:${'0'.repeat(32)}`,
  ])('%j is none', (text) => {
    expect(readSeed(text).ok).toBe(false);
  });
});

function drawn(seed: Seed, stream: 0 | 1 | 'table'): readonly number[] {
  const dice = diceFrom(seed, 2);
  return Array.from({ length: 40 }, () => dice.below(stream, 'x', 1000));
}
