import { simulationSeed } from '@tactarium/engine';
import { defenceSum, forecastOf, oddsIn, oddsOf, tierOf } from '@tactarium/games/forests/client';
import { forests } from '@tactarium/games/forests/index';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { type ForestWords, oddsLines, sayTile } from './sayings.ts';
import { incomeNext } from './terms.ts';

/** Words that say their key and what was filled in. */
const t = ((key: string, filled: object = {}) => `${key} ${JSON.stringify(filled)}`) as unknown as ForestWords;

describe('FOR-31: the odds that are shown', () => {
  const tiers = [1, 2, 4, 5, 9, 10, 20, 24, 25, 60, 124, 125, 300];
  const duels = tiers.flatMap((attacker, i) => tiers.slice(i % 3).map((defender) => [attacker, defender] as const));

  it('are those of the rules, each with the HP and the tier that are left', () => {
    expect(duels.length).toBeGreaterThan(50);
    for (const [attacker, defender] of duels) {
      const { view } = drawn({
        units: [
          { side: 'a', at: [4, 4], hp: attacker },
          { side: 'b', at: [5, 4], hp: defender, still: (attacker + defender) % 5 },
          { side: 'b', at: [6, 4], hp: 5 },
        ],
      });
      const odds = oddsIn(view, [4, 4], [5, 4])!;
      const rules = oddsOf(attacker, defender, defenceSum(odds.defence));
      const lines = oddsLines(t, odds);
      expect(lines.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      for (const { is, percent, words } of lines) {
        expect(percent).toBe(rules[is]);
        expect(words).toContain(`"percent":${rules[is]}`);
        if (is === 'draw') continue;
        expect(words).toContain(`"hp":${rules.left[is]}`);
        expect(words).toContain(`odds.tier {\\"tier\\":${tierOf(rules.left[is])}}`);
      }
    }
  });
});

describe('what is said of a tile', () => {
  it('nothing of what the fog hides: every tile out of sight is said alike', () => {
    const state = forests.setup({ size: 10, fog: true }, simulationSeed(3));
    const view = forests.view(state, 0);
    const far = sayTile(t, view, 99 - 1, []);
    expect(far).toContain('tile.unseen');
    expect(far).not.toContain('unit.');
  });
});

it('FOR-7: the majority of the forests shows in what the reserve gains next', () => {
  const forests = [
    [4, 4],
    [5, 5],
    [6, 3],
  ];
  const gains = (owned: number): string =>
    incomeNext(t, forecastOf(drawn({ forests, owners: { a: forests.slice(0, owned) } }).view));
  expect(gains(1)).toBe('panel.next {"count":1}');
  expect(gains(2)).toBe('+1 panel.majority {}');
});
