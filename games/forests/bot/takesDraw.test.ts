import { simulationSeed } from '@tactarium/engine';
import { expect, it } from 'vitest';
import { entry, forests } from '../index.ts';
import type { View } from '../view.ts';

const start = forests.view(forests.setup({ size: 10, fog: true, difficulty: 'hard' }, simulationSeed(1)), 1);
const takes = (change: Partial<View>): boolean => entry.takesDraw!({ ...start, ...change });

it.each([
  ['at the start', {}, false],
  ['with its base hit and hardly a forest', { holdings: { a: 6, b: 2 }, bases: { a: 90, b: 40 } }, true],
  ['with hardly a forest, but a base that stands better', { holdings: { a: 6, b: 2 }, bases: { a: 40, b: 90 } }, false],
  ['while the other counts down', { countdown: { side: 'a', left: 4 } }, true],
  ['while it counts down itself', { countdown: { side: 'b', left: 4 }, round: 150 }, false],
  ['alike, in the first half', { round: 99, holdings: { a: 5, b: 5 } }, false],
  ['alike, in the second half', { round: 100, holdings: { a: 5, b: 5 } }, true],
  ['ahead, in the second half', { round: 150, holdings: { a: 2, b: 8 } }, false],
] as const satisfies readonly (readonly [string, Partial<View>, boolean])[])('a bot %s', (_, change, taken) => {
  expect(takes(change)).toBe(taken);
});
