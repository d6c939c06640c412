import { describe, expect, it } from 'vitest';
import { after, aged, LISTED_BELOW, listedFor, type Strength, UNKNOWN } from './glicko.ts';

const DAY = 24 * 3600_000;
const strength = (rating: number, deviation: number): Strength => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  it('gives the figures of the example that Glickman works through', () => {
    const { rating, deviation, volatility } = after(strength(1500, 200), [
      [strength(1400, 30), 1],
      [strength(1550, 100), 0],
      [strength(1700, 300), 0],
    ]);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 2);
    expect(volatility).toBeCloseTo(0.05999, 4);
  });

  it('takes from one what it gives to the other when both are as sure', () => {
    const [winner, loser] = [after(UNKNOWN, [[UNKNOWN, 1]]), after(UNKNOWN, [[UNKNOWN, 0]])];
    expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 6);
    expect(after(UNKNOWN, [[UNKNOWN, 0.5]]).rating).toBeCloseTo(1500, 6);
  });

  it('is less sure the longer somebody is away, and never less than of a stranger', () => {
    expect(aged(strength(1700, 50), 0).deviation).toBe(50);
    // 50² + 100 · (0.06 · 173.7178)² = 115.6²
    expect(aged(strength(1700, 50), 100 * DAY)).toMatchObject({ rating: 1700, deviation: expect.closeTo(115.6, 1) });
    expect(aged(strength(1700, 50), 100_000 * DAY).deviation).toBe(350);
    expect(aged(strength(1700, 50), -DAY).deviation).toBe(50);
  });

  it('lists a rating until it has become too unsure', () => {
    const known = strength(1700, 80);
    expect(aged(known, listedFor(known)).deviation).toBeCloseTo(LISTED_BELOW, 6);
    expect(listedFor(UNKNOWN)).toBe(0);
  });
});
