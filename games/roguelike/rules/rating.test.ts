import { describe, expect, it } from 'vitest';
import { ratingChange } from './rating.ts';

describe('RUN-8 the rating', () => {
  it('changes by the formula, for every difference from −2000 to 2000', () => {
    for (let lead = -2000; lead <= 2000; lead++) {
      const expected = 1 / (1 + 10 ** (lead / 400));
      const after = (result: 'win' | 'lose'): number => 1000 + ratingChange(1000, 1000 + lead, result);
      expect([lead, after('win')]).toEqual([lead, 1000 + Math.round(32 * (1 - expected))]);
      expect([lead, after('lose')]).toEqual([lead, 1000 + Math.round(32 * (0 - expected))]);
    }
  });
});
