import { describe, expect, it } from 'vitest';
import { deploymentOf, forecastOf, hitsToFell, isProtected, legalOf, supportOf } from './client.ts';
import { forests } from './index.ts';
import { betweenOf } from './map.ts';
import { passing } from './testing/passing.ts';
import { LATE, position } from './testing/positions.ts';
import { view } from './view.ts';

describe('FOR-31 what comes into the stores', () => {
  it('is what the end of the turn and the start of the next one bring', () => {
    let wood = 0;
    for (const state of passing()) {
      const seat = state.turn;
      const forecast = forecastOf(view(state, seat));
      const after = forests.copy(state);
      forests.advance(after, seat, { type: 'end_turn' });
      expect(after.wood[seat]! - state.wood[seat]!).toBe(forecast.wood);
      wood += forecast.wood;
      if (after.outcome) continue;
      forests.advance(after, 1 - seat, { type: 'end_turn' });
      if (!after.outcome) expect(after.reserve[seat]! - state.reserve[seat]!).toBe(forecast.income + forecast.majority);
    }
    expect(wood).toBeGreaterThan(0);
  });

  it('is known for the turn to come in the other side’s turn too', () => {
    const state = position({ turn: 'a', round: 3 });
    expect(forecastOf(view(state, 1)).income).toBe(1);
    expect(forecastOf(view(position({ turn: 'a', round: 1 }), 1)).income).toBe(0);
    expect(forecastOf(view(position({ turn: 'b', round: 1 }), 1)).income).toBe(1);
  });
});

describe('FOR-8 where to deploy', () => {
  it('is what the legal deployments name', () => {
    for (const state of passing(20)) {
      const seen = view(state, state.turn);
      const { tiles, hp } = deploymentOf(seen);
      const listed = tiles.flatMap((at) => hp.map((points) => ({ type: 'deploy', at, hp: points })));
      expect(listed).toEqual(legalOf(seen).filter(({ type }) => type === 'deploy'));
    }
  });
});

describe('what a page shows of walls and support', () => {
  it('FOR-10 edges near a base are marked', () => {
    const state = position({});
    for (const [edge, second] of state.plan.second.entries()) {
      if (second < 0) continue;
      expect(isProtected({ size: 10 }, betweenOf(state.plan, edge))).toBe(state.plan.protected[edge] === 1);
    }
  });

  it.each([
    ['neutral', 100, 1, 1],
    ['a', 100, 1, 3],
    ['b', 66, 1, 2],
    ['b', 32, 4, 1],
    ['a', 100, 5, 2],
    ['a', 49, 24, 1],
    ['b', 100, 25, 1],
    ['b', 100, 500, 1],
  ] as const)('FOR-20 a wall of %s with %i HP falls to a unit of %i HP after %i hits', (owner, hp, unit, hits) => {
    expect(hitsToFell({ owner, hp }, unit)).toBe(hits);
  });

  it('FOR-15 support comes from allies of the same tier beside a unit in sight', () => {
    const state = position({
      ...LATE,
      units: [
        { side: 'a', at: [4, 4], hp: 5 },
        { side: 'a', at: [4, 5], hp: 7 },
        { side: 'a', at: [5, 4], hp: 1 },
        { side: 'a', at: [5, 5], hp: 9 },
      ],
    });
    const seen = view(state, 0);
    expect(supportOf(seen, [4, 4])).toEqual([[4, 5]]);
    expect(supportOf(seen, [5, 4])).toEqual([]);
    expect(supportOf(seen, [8, 8])).toEqual([]);
  });
});
