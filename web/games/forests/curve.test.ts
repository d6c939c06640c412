import { expect, it } from 'vitest';
import { curveOf } from './curve.ts';

it('the curve has the forests of both sides at the end of each round, also after something was taken back', () => {
  const log = [
    { type: 'captured', seat: 'a', holdings: { a: 1, b: 0 } },
    { type: 'turn_began', seat: 'b', round: 1 },
    { type: 'captured', seat: 'b', holdings: { a: 1, b: 1 } },
    { type: 'draw_offered', seat: 'b' },
    { type: 'turn_began', seat: 'a', round: 2 },
    { type: 'captured', seat: 'a', holdings: { a: 2, b: 0 } },
    { type: 'undone', seat: 'a', tiles: [], walls: [], forests: [], holdings: { a: 1, b: 1 } },
    { type: 'undone', seat: 'a', tiles: [], walls: [], forests: [] },
  ];
  expect(curveOf(log)).toEqual([
    { a: 1, b: 1 },
    { a: 1, b: 1 },
  ]);
  expect(curveOf([])).toEqual([{ a: 0, b: 0 }]);
});
