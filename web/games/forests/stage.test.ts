import type { Event } from '@tactarium/games/forests/client';
import { describe, expect, it } from 'vitest';
import { hasteFor, LONGEST_TURN, timeOf } from './stage.ts';

const unit = { seat: 'b', hp: 5, still: 0, acted: true } as const;
const move = (by: number): Event => ({
  type: 'moved',
  seat: 'b',
  from: { at: [0, 0], unit: null },
  to: { at: [by, 0], unit },
});

describe('the time that events take', () => {
  it('a longer way takes longer', () => {
    expect(timeOf(move(3))).toBeGreaterThan(timeOf(move(1)));
  });

  it.each([1, 10, 60, 200])('a whole turn of %i moves keeps within its time', (count) => {
    const events = Array.from({ length: count }, () => move(2));
    let spent = 0;
    for (const [i, event] of events.entries()) spent += timeOf(event) * hasteFor(spent, events.slice(i));
    // Nothing is ever faster than a twelfth: beyond that one could as well not look.
    expect(spent).toBeLessThanOrEqual(Math.max(LONGEST_TURN, count * timeOf(move(2)) * 0.08) + 1);
    if (count === 1) expect(spent).toBe(timeOf(move(2)));
  });
});
