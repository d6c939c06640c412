import { wilson } from '@tactarium/engine';
import { expect, it } from 'vitest';
import type { Chance } from './chances.ts';
import { biggestSwings, nearest, turned } from './swings.ts';

function point(step: number, share: number, playouts = 100): Chance {
  const [low, high] = playouts === 0 ? [share, share] : wilson(share, playouts);
  return { step, share, low, high, playouts };
}

it('the largest changes come first, and not more than are wanted', () => {
  const points = [point(1, 0.5), point(3, 0.9), point(5, 0.2), point(9, 0.6)];
  const steps = (most: number) => biggestSwings(points, most).map(({ to }) => to.step);
  expect(steps(3)).toEqual([5, 3, 9]);
  expect(steps(1)).toEqual([5]);
});

it('what a few games differ by anyway is no swing', () => {
  expect(biggestSwings([point(1, 0.25, 4), point(2, 0.75, 4)], 3)).toEqual([]);
  expect(biggestSwings([point(1, 0.25, 64), point(2, 0.75, 64)], 3)).toHaveLength(1);
  expect(biggestSwings([point(1, 0.5, 10_000), point(2, 0.55, 10_000)], 3)).toEqual([]);
});

it('is turned round for the other side', () => {
  expect(turned([{ step: 4, share: 0.25, low: 0, high: 0.5, playouts: 8 }])).toEqual([
    { step: 4, share: 0.75, low: 0.5, high: 1, playouts: 8 },
  ]);
});

it('finds the nearest point, of two equally near the earlier', () => {
  const points = [point(2, 0.5), point(6, 0.5)];
  expect(nearest(points, 5)?.step).toBe(6);
  expect(nearest(points, 4)?.step).toBe(2);
  expect(nearest([], 4)).toBeUndefined();
});
