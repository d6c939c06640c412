import { BATTLE_RULES, type ToldBattle } from '@tactarium/games/roguelike/client';
import { expect, it } from 'vitest';
import { chanceOf, countable, luckOf } from './luck.ts';

it('a run was worth the sum of its odds; how far chance strays follows from the same odds', () => {
  const { count, expected, wins, spread } = luckOf([
    { n: 1, result: 'win', wins: 80, battles: 100 },
    { n: 2, result: 'lose', wins: 50, battles: 100 },
    { n: 3, result: 'win', wins: 20, battles: 100 },
  ]);
  expect([count, wins]).toEqual([3, 2]);
  expect(expected).toBeCloseTo(1.5);
  expect(spread).toBeCloseTo(Math.sqrt(0.16 + 0.25 + 0.16));
});

it('what was certain has no spread', () => {
  expect(luckOf([{ n: 1, result: 'win', wins: 100, battles: 100 }])).toMatchObject({ expected: 1, spread: 0 });
});

it('the odds of a battle are told with their margin', () => {
  expect(chanceOf({ wins: 50, battles: 100 })).toEqual({ percent: 50, margin: 10 });
});

it('battles that are not known whole, or were fought under other rules, are not counted', () => {
  const told = (rules: string) => ({ rules }) as ToldBattle;
  const battles = [{ n: 1, told: told(BATTLE_RULES) }, { n: 2 }, { n: 3, told: told('older') }];
  expect(countable(battles).map(({ n }) => n)).toEqual([1]);
});
