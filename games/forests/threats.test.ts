import { describe, expect, it } from 'vitest';
import { forestsInDanger, threatsOf, unguardedForests } from './client.ts';
import { forests } from './index.ts';
import { indexOf } from './map.ts';
import { other } from './seats.ts';
import { passing } from './testing/passing.ts';
import { position } from './testing/positions.ts';
import { seatOf } from './units.ts';
import { view } from './view.ts';

describe('FOR-31 what the enemy can strike next turn', () => {
  it('is exactly where its legal acts lead, without fog', () => {
    let compared = 0;
    for (const state of passing()) {
      if (state.memory) continue;
      const enemy = other(state.turn);
      const next = forests.copy(state);
      const threats = threatsOf(view(state, state.turn));
      forests.advance(next, state.turn, { type: 'end_turn' });
      if (next.outcome) continue;
      const targets = forests
        .legal(next, enemy)
        .flatMap((command) => (command.type === 'act' ? [indexOf(state.plan, command.to)] : []))
        .filter((tile) => seatOf(state.units[tile]!) !== enemy);
      const expected = [...new Set(targets)].sort((a, b) => a - b);
      expect(threats.map(({ at }) => indexOf(state.plan, at))).toEqual(expected);
      expect(threats.flatMap(({ by }) => by).length).toBe(targets.length);
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });

  const given = {
    fog: true,
    forests: [
      [5, 5],
      [2, 8],
      [8, 2],
    ],
    owners: {
      a: [
        [5, 5],
        [2, 8],
      ],
    },
    units: [
      { side: 'a', at: [5, 4], hp: 1 },
      { side: 'b', at: [6, 6], hp: 9 },
    ],
  };

  it('counts enemies that are remembered, and marks them so', () => {
    const state = position(given);
    forests.advance(state, 0, { type: 'act', from: [5, 4], to: [4, 4] });
    forests.advance(state, 0, { type: 'end_turn' });
    forests.advance(state, 1, { type: 'end_turn' });
    forests.advance(state, 0, { type: 'act', from: [4, 4], to: [3, 4] });
    const threat = threatsOf(view(state, 0)).find(({ at }) => at[0] === 5 && at[1] === 5);
    expect(threat?.by).toMatchObject([{ at: [6, 6], remembered: true }]);
  });

  it('tells which own forests are in danger, and which nobody guards', () => {
    const seen = view(position(given), 0);
    expect(forestsInDanger(seen)).toEqual([[5, 5]]);
    expect(unguardedForests(seen)).toEqual([[2, 8]]);
    expect(threatsOf(view(position(given), 'spectator'))).toEqual([]);
  });
});
