import { describe, expect, it } from 'vitest';
import { everyOf, MOST_STEPS, secondsOf, shotsOf, within } from './shots.ts';

describe('the shots of a film', () => {
  it('are every step of a short stretch, between two signs', () => {
    const shots = shotsOf({ from: 4, to: 7 }, 'brisk');
    expect(shots.map(({ step, sign }) => [step, sign])).toEqual([
      [4, 'first'],
      [4, undefined],
      [5, undefined],
      [6, undefined],
      [7, undefined],
      [7, 'last'],
    ]);
    expect(secondsOf(shots)).toBe(7);
  });

  it('leave steps out of a long stretch, but neither its first nor its last', () => {
    const stretch = { from: 10, to: 8010 };
    const steps = shotsOf(stretch, 'fast').filter(({ sign }) => !sign);
    expect(everyOf(stretch)).toBe(27);
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect([steps[0]!.step, steps[1]!.step, steps.at(-1)!.step]).toEqual([10, 37, 8010]);
  });

  it('may be of a single step', () => {
    expect(shotsOf({ from: 3, to: 3 }, 'calm').map(({ step }) => step)).toEqual([3, 3, 3]);
  });

  it('keep to the steps that there are, whatever was typed', () => {
    expect(within({ from: 90, to: 5 }, 60)).toEqual({ from: 5, to: 60 });
    expect(within({ from: -4, to: Number.NaN }, 60)).toEqual({ from: 0, to: 0 });
    expect(within({ from: 1.7, to: Number.POSITIVE_INFINITY }, 60)).toEqual({ from: 1, to: 60 });
  });
});
