import type { AnyEntry } from '@tactarium/engine';
import { entry } from '@tactarium/games/mechs/index';
import { expect, it } from 'vitest';
import { tryOut } from './trial.ts';

it('plays both sides with one bot, and tells after each game', () => {
  const any = entry as unknown as AnyEntry;
  const wish = { game: 'mechs', options: entry.samples[1] as never, bot: 'baby', games: 4, seed: 3 };
  const tallies = [...tryOut(any, any.bots[0]!, wish)];
  expect(tallies.map(({ played }) => played)).toEqual([1, 2, 3, 4]);
  for (const { played, wins, draws, turns } of tallies) {
    expect(wins.reduce((sum, one) => sum + one, draws)).toBe(played);
    expect(turns).toHaveLength(played);
  }
  expect([...tryOut(any, any.bots[0]!, wish)]).toEqual(tallies);
});
