import { describe, expect, it } from 'vitest';
import { routeOf } from './client.ts';
import { forests } from './index.ts';
import { indexOf, type Tile } from './map.ts';
import { eachTarget } from './reach.ts';
import type { State } from './state.ts';
import { passing } from './testing/passing.ts';
import { position } from './testing/positions.ts';
import { NO_UNIT, seatOf } from './units.ts';
import { view } from './view.ts';

/** Turns that a unit takes on a map where nobody else moves and no wall is hit; undefined if there is no way. */
function turnsTo(state: State, from: number, to: number): number | undefined {
  const unit = state.units[from]!;
  const turns = new Map([[from, 0]]);
  for (const [tile, turn] of turns) {
    if (tile === to) return turn;
    if (tile !== from && state.units[tile] !== NO_UNIT) continue;
    const units = state.units.slice();
    units[from] = NO_UNIT;
    units[tile] = unit;
    eachTarget({ ...state, units }, seatOf(unit), tile, (next) => {
      if (!turns.has(next)) turns.set(next, turn + 1);
    });
  }
  return undefined;
}

/** Carries the march out, a command a turn, while everybody else stands still. Gives the last position. */
function march(state: State, from: Tile, to: Tile): State {
  const after = forests.copy(state);
  for (const command of routeOf(view(state, 0), from, to)!) {
    expect(forests.refuse(after, 0, command)).toBeUndefined();
    forests.advance(after, 0, command);
    forests.advance(after, 0, { type: 'end_turn' });
    forests.advance(after, 1, { type: 'end_turn' });
  }
  return after;
}

describe('a march over several turns', () => {
  it.each([
    [1, 10],
    [5, 5],
    [25, 3],
    [125, 2],
  ])('of %i HP over five tiles diagonally takes %i turns in the open', (hp, turns) => {
    const state = position({ units: [{ side: 'a', at: [2, 2], hp }] });
    expect(routeOf(view(state, 0), [2, 2], [7, 7])).toHaveLength(turns);
    expect(march(state, [2, 2], [7, 7]).units[77]).not.toBe(NO_UNIT);
  });

  it('is the quickest there is where no wall need be hit', () => {
    const [found, quickest]: (number | undefined)[][] = [[], []];
    for (const state of passing(140)) {
      if (state.memory) continue;
      const open = { ...state, walls: new Int32Array(state.walls.length) };
      const seen = view(open, open.turn);
      for (const { at, seat } of seen.units) {
        if (seat !== seen.viewer) continue;
        for (const to of open.plan.tiles) {
          const [start, goal] = [indexOf(open.plan, at), indexOf(open.plan, to)];
          if (start === goal || open.units[goal] !== NO_UNIT || open.plan.bases.includes(goal)) continue;
          found!.push(routeOf(seen, at, to)?.length);
          quickest!.push(turnsTo(open, start, goal));
        }
      }
    }
    expect(found).toEqual(quickest);
    expect(found!.length).toBeGreaterThan(1000);
  });

  it('fells a wall where the way round is longer, with as many hits as it takes', () => {
    const walls = Array.from({ length: 10 }, (_, y) => ({
      between: [
        [4, y],
        [5, y],
      ],
      owner: 'b',
    }));
    const state = position({ walls, units: [{ side: 'a', at: [3, 5], hp: 5 }] });
    const route = routeOf(view(state, 0), [3, 5], [6, 5])!;
    expect(route.map(({ type }) => type)).toEqual(['act', 'hit_wall', 'hit_wall', 'act', 'act']);
    expect(march(state, [3, 5], [6, 5]).units[56]).not.toBe(NO_UNIT);
  });

  it('goes round a single wall and round units', () => {
    const state = position({
      walls: [
        {
          between: [
            [3, 5],
            [4, 5],
          ],
          owner: 'b',
        },
      ],
      units: [
        { side: 'a', at: [3, 5], hp: 1 },
        { side: 'b', at: [4, 6], hp: 9 },
      ],
    });
    const route = routeOf(view(state, 0), [3, 5], [4, 5])!;
    expect(route.map((command) => command.type === 'act' && command.to)).toEqual([
      [3, 4],
      [4, 4],
      [4, 5],
    ]);
  });

  it('knows walls that are remembered', () => {
    const state = position({
      fog: true,
      forests: [[5, 8]],
      units: [{ side: 'a', at: [3, 8], hp: 1 }],
      walls: [
        {
          between: [
            [4, 8],
            [5, 8],
          ],
        },
      ],
    });
    forests.advance(state, 0, { type: 'act', from: [3, 8], to: [2, 8] });
    const route = routeOf({ ...view(state, 0) }, [2, 8], [5, 8])!;
    expect(route.map(({ type }) => type)).toEqual(['act', 'act', 'hit_wall', 'act']);
  });

  it('there is none to where no unit may end, nor of the enemy’s units', () => {
    const state = position({
      units: [
        { side: 'a', at: [3, 5], hp: 1 },
        { side: 'a', at: [5, 5], hp: 5 },
        { side: 'b', at: [8, 5], hp: 5 },
      ],
    });
    const seen = view(state, 0);
    expect(routeOf(seen, [3, 5], [5, 5])).toBeUndefined();
    expect(routeOf(seen, [3, 5], [0, 0])).toBeUndefined();
    expect(routeOf(seen, [8, 5], [7, 5])).toBeUndefined();
    expect(routeOf(seen, [3, 5], [3, 5])).toBeUndefined();
    expect(routeOf(seen, [3, 5], [3, 50])).toBeUndefined();
    expect(routeOf(seen, [3, 5], [9, 9])?.at(-1)).toMatchObject({ to: [9, 9] });
  });
});
