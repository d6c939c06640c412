import { expect, it } from 'vitest';
import { timeGone, timeLeft } from './time.ts';

it.each([
  [0, '0:00.0'],
  [1, '0:00.1'],
  [9_950, '0:10'],
  [9_900, '0:09.9'],
  [10_000, '0:10'],
  [59_001, '1:00'],
  [120_000, '2:00'],
  [3_600_000, '1:00:00'],
  [3 * 86_400_000 + 7_200_000, '3d 2h'],
])('%i ms left are shown as %s', (left, shown) => {
  expect(timeLeft(left)).toBe(shown);
});

it('time gone by begins at nothing', () => {
  expect([-5, 999, 61_000].map(timeGone)).toEqual(['0:00', '0:00', '1:01']);
});
