import { laws } from '@tactarium/engine/laws/laws';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { entry, forests } from './index.ts';
import type { State } from './state.ts';
import { LATE, position } from './testing/positions.ts';
import { view } from './view.ts';
import type { Command } from './wire.ts';

/** Random games rarely reach tier 4, which alone goes where it does not see: these begin with it. */
const late = {
  ...forests,
  setup: (_options, seed) => position(LATE, Number.parseInt(seed.slice(-6), 16)),
} as typeof forests;

describe('FOR-27 late in a game in the fog, the laws hold', () => {
  for (const law of laws.filter(({ name }) => name !== 'games end')) {
    it(law.name, () => {
      const secret = entry.secret as (state: unknown, seat: number, command: { type: string }) => boolean;
      const tally = law.check(late, { samples: [{}], games: 4, run: 3, steps: 100, secret });
      expect(tally.positions).toBeGreaterThan(100);
    });
  }

  it('and units do meet what they do not see', () => {
    const met = { units: 0, walls: 0 };
    for (let number = 0; number < 400; number++) {
      let steps = 0;
      for (const { before, command, events } of randomGame(late, {}, 7, number)) {
        if (++steps > 15) break;
        const state = before as State;
        if (command.type !== 'act') continue;
        const { sight } = view(state, state.turn);
        const to = (command as Extract<Command, { type: 'act' }>).to;
        const unseen = sight![to[1] * 10 + to[0]] !== -1;
        if (unseen && events.some(({ type }) => type === 'fought')) met.units++;
        if (unseen && events.some(({ type }) => type === 'wall_hit')) met.walls++;
      }
    }
    expect(Math.min(met.units, met.walls)).toBeGreaterThan(0);
  });
});

describe('FOR-27 what a side remembers', () => {
  const units = [
    { side: 'a', at: [5, 5], hp: 1 },
    { side: 'b', at: [7, 5], hp: 9 },
  ];
  const walls = [
    {
      between: [
        [6, 4],
        [7, 4],
      ],
    },
  ];
  const given = {
    fog: true,
    units,
    walls,
    forests: [
      [7, 6],
      [1, 8],
    ],
    owners: { b: [[7, 6]] },
  };

  it('is shown as it was when it went out of sight, and marked', () => {
    const state = position(given);
    forests.advance(state, 0, { type: 'act', from: [5, 5], to: [4, 5] });
    const shown = view(state, 0);
    expect(shown.units).toContainEqual({ at: [7, 5], seat: 'b', hp: 9, still: 0, acted: false, remembered: true });
    expect(shown.walls).toEqual([
      {
        between: [
          [6, 4],
          [7, 4],
        ],
        owner: 'neutral',
        hp: 100,
      },
    ]);
    expect(shown.forests).toContainEqual({ at: [7, 6], owner: 'b', remembered: true });
    expect(shown.sight![57]).toBe(1);
  });

  it('does not change with what happens there, until it is seen again', () => {
    const state = position(given);
    forests.advance(state, 0, { type: 'act', from: [5, 5], to: [4, 5] });
    forests.advance(state, 0, { type: 'end_turn' });
    forests.advance(state, 1, { type: 'act', from: [7, 5], to: [8, 5] });
    forests.advance(state, 1, { type: 'end_turn' });
    expect(view(state, 0).units.filter(({ seat }) => seat === 'b')).toMatchObject([{ at: [7, 5], remembered: true }]);
    forests.advance(state, 0, { type: 'act', from: [4, 5], to: [5, 5] });
    expect(view(state, 0).units.filter(({ seat }) => seat === 'b')).toEqual([]);
  });

  it('is nothing to a spectator, to whom the fog hides everything but what is public', () => {
    const shown = view(position(given), 'spectator');
    expect(shown).toMatchObject({ units: [], walls: [], holdings: { a: 0, b: 1 }, bases: { a: 100, b: 100 } });
    expect(shown.mine).toBeUndefined();
    expect(shown.forests.map(({ owner }) => owner)).toEqual([null, null]);
  });

  it('never holds the other side’s stores, with or without fog', () => {
    for (const fog of [true, false]) {
      const one = position({ ...given, fog, reserve: { a: 3, b: 77 }, wood: { b: 99 } });
      const two = position({ ...given, fog, reserve: { a: 3, b: 5 } });
      expect(view(one, 0)).toEqual(view(two, 0));
      expect(view(one, 'spectator')).toEqual(view(two, 'spectator'));
    }
  });
});
