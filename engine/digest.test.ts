import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest } from './digest.ts';
import { holds, type Json, sameJson } from './json.ts';

describe('a digest', () => {
  it('is the same for ever', () => {
    // Pinned: a change here makes every stored digest worthless.
    expect(digest(null)).toBe(PINNED.nothing);
    expect(digest({ b: [1, -2, 3_000_000_000_000], a: 'ü' })).toBe(PINNED.something);
  });

  it('does not depend on the order of keys, nor on keys that hold nothing', () => {
    expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2, e: undefined }, a: 1 }));
  });

  it('tells apart what looks alike', () => {
    const alike: Json[] = [[], {}, '', 0, false, null, [[]], [0], '0', [1, 2], [12], ['1', '2'], ['12'], 2 ** 32, 1];
    expect(new Set(alike.map(digest)).size).toBe(alike.length);
  });

  it('differs where the data differ', () => {
    const plain = fc.jsonValue({ maxDepth: 3 }).map((value) => whole(value as Json));
    fc.assert(fc.property(plain, plain, (a, b) => (digest(a) === digest(b)) === sameJson(a, b)));
  });

  it('has no collision among 200,000 boards that differ in one number', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200_000; i++) seen.add(digest([i & 255, (i >> 8) & 255, i >> 16, 7]));
    expect(seen.size).toBe(200_000);
  });

  it('changes half of its bits when one bit of the data changes', () => {
    let flipped = 0;
    for (let i = 0; i < 400; i++) {
      const difference = BigInt(`0x${digest([i, 1])}`) ^ BigInt(`0x${digest([i, 3])}`);
      flipped += difference.toString(2).replaceAll('0', '').length;
    }
    expect(flipped / 400).toBeGreaterThan(30);
    expect(flipped / 400).toBeLessThan(34);
  });

  it('takes whole numbers only', () => {
    expect(() => digest(0.5)).toThrow(/whole/);
    expect(() => digest(Number.NaN)).toThrow(/whole/);
  });
});

describe('data', () => {
  it('holds what is expected of it when all that is named is there', () => {
    expect(holds({ type: 'fought', winner: 'attacker', at: [2, 3] }, { winner: 'attacker', at: [2, 3] })).toBe(true);
    expect(holds({ winner: 'defender' }, { winner: 'attacker' })).toBe(false);
    expect(holds({ at: [2, 3] }, { at: [2] })).toBe(false);
    expect(holds(undefined, { at: [2] })).toBe(false);
  });
});

const PINNED = { nothing: '538b7c8ff9b77869', something: 'caaf1b029526a446' };

/** The same data with whole numbers only. */
function whole(json: Json): Json {
  if (typeof json === 'number') return Math.trunc(json) % 2 ** 40 || 0;
  if (Array.isArray(json)) return json.map(whole);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, whole(value as Json)]));
}
