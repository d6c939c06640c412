import { describe, expect, it } from 'vitest';
import { type Best, readBests, withBest } from './bests.ts';
import { hints } from './hints.ts';

const best = (match: string, turnsPlayed: number, more: Partial<Best> = {}): Best => ({
  match,
  difficulty: 'normal',
  mapSize: 10,
  forestsCaptured: 3,
  playerName: '',
  timestamp: 1,
  turnsPlayed,
  victory: true,
  victoryType: 'monopoly',
  ...more,
});

describe('the bests of a device', () => {
  it('FOR-30: are kept in the order of the leaderboard, five for each difficulty and size', () => {
    const all = [40, 20, 60, 30, 50, 10].reduce<readonly Best[]>(
      (kept, turns) => withBest(kept, best(`m${turns}`, turns)),
      [],
    );
    expect(all.map(({ turnsPlayed }) => turnsPlayed)).toEqual([10, 20, 30, 40, 50]);
    const other = withBest(all, best('b', 99, { mapSize: 20 }));
    expect(other).toHaveLength(6);
    expect(withBest(other, best('m10', 10))).toHaveLength(6);
  });

  it.each(['{', '7', '[{}]', '[{"match":"x"}]', 'null'])('that cannot be read are none: %s', (text) => {
    expect(readBests(text)).toEqual([]);
  });
});

describe('hints that were seen', () => {
  it('are known names only', () => {
    expect([...hints.read('merge dance off')]).toEqual(['merge', 'off']);
    expect(hints.read(null).size).toBe(0);
  });
});
