import { describe, expect, it } from 'vitest';
import { compare, countedIn, type Effort } from './harness.ts';

const BRIEF: Effort = { rounds: 3, milliseconds: 1, warmUp: 2 };

/** Keeps a processor busy a little and says that it did `operations`. */
function work(name: string, operations: number) {
  return {
    name,
    runs: 0,
    run() {
      this.runs++;
      let sum = 0;
      for (let i = 0; i < 20_000; i++) sum += i % 7;
      return sum > 0 ? operations : 0;
    },
  };
}

describe('the harness', () => {
  it('gives a figure for each work, against the one that all are measured by', () => {
    const measured = compare(BRIEF, {
      unit: 'moves',
      against: work('limit', 5),
      works: [{ ...work('one', 5), aim: 0.2 }, work('two', 5)],
    });
    expect(measured).toMatchObject([
      { name: 'one', unit: 'moves', against: 'limit', aim: 0.2 },
      { name: 'two', unit: 'moves', against: 'limit' },
    ]);
    for (const { perSecond, againstPerSecond, ratio } of measured) {
      expect(Math.min(perSecond, againstPerSecond, ratio)).toBeGreaterThan(0);
    }
  });

  it('runs every work in every round', () => {
    const [limit, one] = [work('limit', 1), work('one', 1)];
    compare(BRIEF, { unit: 'moves', against: limit, works: [one] });
    expect(Math.min(limit.runs, one.runs)).toBeGreaterThan(BRIEF.rounds);
  });

  it('refuses to compare works that do not do the same', () => {
    const unequal = { unit: 'moves', against: work('limit', 5), works: [work('idle', 4)] };
    expect(() => compare(BRIEF, unequal)).toThrow('idle 4');
  });

  it('counts the same figures in another unit, and the ratio stays', () => {
    const moves = { name: 'play', unit: 'moves', perSecond: 300, against: 'limit', againstPerSecond: 600, ratio: 0.5 };
    expect(countedIn('games', 0.01, [moves])).toEqual([{ ...moves, unit: 'games', perSecond: 3, againstPerSecond: 6 }]);
  });
});
