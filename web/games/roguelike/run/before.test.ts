import { describe, expect, it } from 'vitest';
import { beforeBattle } from './before.ts';

const fought = (result: 'win' | 'lose') => ({ result, goldEarned: 9, ratingBefore: 1000 });
const after = (results: readonly ('win' | 'lose')[]) => ({
  wins: results.filter((result) => result === 'win').length,
  losses: results.filter((result) => result === 'lose').length,
  gold: 12,
  rating: 1016,
  streak: 0,
  status: 'lost' as const,
  battles: results.map(fought),
  last: fought(results.at(-1)!),
});

describe('RUN-31: while a battle is watched nothing tells how it ends', () => {
  it('wins, losses, gold, streak and rating are those before it', () => {
    expect(beforeBattle(after(['lose', 'win', 'win', 'win']))).toMatchObject({
      wins: 2,
      losses: 1,
      gold: 3,
      streak: 2,
      rating: 1000,
      status: 'active',
    });
    expect(beforeBattle(after(['win', 'lose']))).toMatchObject({ wins: 1, losses: 0, streak: 1 });
    expect(beforeBattle(after(['lose']))).toMatchObject({ wins: 0, losses: 0, streak: 0 });
  });
});
