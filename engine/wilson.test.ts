import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

it('gives an interval that is not a point even when one side won everything', () => {
  const [low, high] = wilson(1, 100);
  expect(low).toBeCloseTo(0.963, 3);
  expect(high).toBeCloseTo(1, 9);
  expect(wilson(0.5, 400).map((share) => share.toFixed(3))).toEqual(['0.451', '0.549']);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
