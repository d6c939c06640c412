import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../sheet/locations.ts';
import { CLUSTER_SIZES, clusterHits } from './cluster.ts';
import { COLUMNS, placeOf } from './location.ts';
import { rulesets } from './tables.ts';
import { chance, hits, WAYS } from './toHit.ts';

const ROLLS = Array.from({ length: 11 }, (_, n) => n + 2);
const SAMPLE = 100_000;
/** Five standard deviations of a share of `ways` in 36: a sound table fails once in a million. */
const margin = (ways: number): number => 5 * Math.sqrt((ways / 36) * (1 - ways / 36) * SAMPLE);

/** Every pair of dice. */
const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));

/** In how many of 36 each outcome comes, by enumeration. */
function enumerate<T extends string | number>(outcome: (roll: number) => T): Map<T, number> {
  const ways = new Map<T, number>();
  for (const roll of pairs) ways.set(outcome(roll), (ways.get(outcome(roll)) ?? 0) + 1);
  return ways;
}

/** 100 000 seeded rolls give each outcome as often as enumeration says. */
function sampled<T extends string | number>(seed: number, outcome: (roll: number) => T): void {
  const exact = enumerate(outcome);
  const dice = diceFrom(simulationSeed(seed), 0);
  const counts = new Map<T, number>();
  for (let n = 0; n < SAMPLE; n++) {
    const result = outcome(dice.roll('table', 'test', 2, 6));
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([...exact.keys()].toSorted());
  for (const [result, ways] of exact) {
    expect(Math.abs(counts.get(result)! - (ways * SAMPLE) / 36)).toBeLessThan(margin(ways) + 1);
  }
}

describe('the distribution of 2d6', () => {
  it('is that of all 36 pairs', () => {
    expect(ROLLS.map((roll) => pairs.filter((pair) => pair === roll).length)).toEqual(WAYS);
  });
});

describe('MEC-11 the chance of every number', () => {
  const options = { boxcarsHit: false };
  for (const [index, rules] of [rulesets.introductory, rulesets.classic].entries()) {
    for (const number of ROLLS) {
      it(`${number} in ${rules.name}`, () => {
        const ways = pairs.filter((pair) => pair >= number && (pair !== 2 || rules.name === 'classic')).length;
        expect(chance(rules, number, options)).toBe(ways);
        sampled(1000 * index + number, (roll) => Number(hits(rules, number, roll, options)));
      });
    }
  }

  it('a number below 2 still misses on a 2, in introductory rules', () => {
    expect(chance(rulesets.introductory, -3, options)).toBe(35);
    expect(chance(rulesets.classic, -3, options)).toBe(36);
  });

  it('a number above 12 hits on 12 alone, with the option', () => {
    expect(chance(rulesets.introductory, 15, options)).toBe(0);
    expect(chance(rulesets.introductory, 15, { boxcarsHit: true })).toBe(1);
  });
});

describe('MEC-15 MEC-16 the chance of every location', () => {
  /** Of 36, by location in the order HD CT LT RT LA RA LL RL. */
  const EXACT = {
    front: [1, 7, 5, 5, 5, 5, 4, 4],
    left: [1, 5, 7, 4, 7, 3, 7, 2],
    right: [1, 5, 4, 7, 3, 7, 2, 7],
    rear: [1, 7, 5, 5, 5, 5, 4, 4],
  };
  for (const [n, column] of COLUMNS.entries()) {
    it(column, () => {
      const ways = enumerate((roll) => placeOf(column, roll).location);
      expect(LOCATIONS.map((_, location) => ways.get(location) ?? 0)).toEqual(EXACT[column]);
      sampled(2000 + n, (roll) => placeOf(column, roll).location);
      expect(ROLLS.filter((roll) => placeOf(column, roll).critical)).toEqual([2]);
      expect(ROLLS.every((roll) => placeOf(column, roll).rear === (column === 'rear'))).toBe(true);
    });
  }
});

describe('MEC-15 the chance of every number of missiles', () => {
  /** What a launcher brings home on average, in 36ths: from the table, by hand. */
  const MEAN = { 2: 51, 4: 95, 5: 114, 6: 144, 10: 227, 15: 342, 20: 457 } as Record<number, number>;
  for (const size of CLUSTER_SIZES) {
    it(`launchers of ${size}`, () => {
      sampled(3000 + size, (roll) => clusterHits(size, roll));
      const counts = ROLLS.map((roll) => clusterHits(size, roll));
      expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
      expect(counts.at(-1)).toBe(size);
      expect(pairs.reduce((sum, roll) => sum + clusterHits(size, roll), 0)).toBe(MEAN[size]);
    });
  }
});

describe('MEC-26 MEC-36 the chance of staying awake', () => {
  it('in 36, for one to five wounds', () => {
    const awake = (name: 'introductory' | 'classic') =>
      [1, 2, 3, 4, 5].map((wounds) => pairs.filter((roll) => roll >= rulesets[name].consciousness(wounds)).length);
    expect(awake('introductory')).toEqual([30, 26, 21, 15, 10]);
    expect(awake('classic')).toEqual([35, 30, 21, 6, 3]);
  });
});
