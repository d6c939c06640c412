import { FACINGS, indexAhead } from '@tactarium/engine/grid/hex';
import { describe, expect, it } from 'vitest';
import { ARROWS, type Geometry, hexes, NOWHERE, squares } from './geometry.ts';

const BOARDS: readonly (readonly [string, Geometry])[] = [
  ['squares', squares({ rows: 6, columns: 7, cell: 100, frame: 38 })],
  ['squares, turned', squares({ rows: 6, columns: 7, cell: 100, frame: 38, turned: true })],
  ['hexes', hexes({ width: 9, height: 5, shape: 'rectangle', radius: 40, frame: 10 })],
  ['hexes, turned', hexes({ width: 9, height: 6, shape: 'rectangle', radius: 40, frame: 10, turned: true })],
  ['hexes of a scenario', hexes({ width: 9, height: 5, shape: 'parallelogram', radius: 40, frame: 10 })],
];

describe.each(BOARDS)('a board of %s', (_, board) => {
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);

  it('finds every cell under its own middle and near it', () => {
    for (const cell of cells) {
      const { x, y } = board.middleOf(cell);
      for (const [dx, dy] of [
        [0, 0],
        [18, 0],
        [-18, 0],
        [0, 30],
        [0, -30],
        [15, 20],
      ] as const) {
        expect(board.cellUnder({ x: x + dx, y: y + dy })).toBe(cell);
      }
    }
  });

  it('has nothing beside it', () => {
    for (const spot of [
      { x: 1, y: 1 },
      { x: -50, y: 90 },
      { x: board.width + 1, y: 90 },
      { x: 90, y: board.height + 1 },
    ]) {
      expect(board.cellUnder(spot)).toBe(NOWHERE);
    }
  });

  it('is walked by arrow keys to the cell that is seen there, and there and back', () => {
    const back = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
    for (const cell of cells) {
      for (const arrow of ARROWS) {
        const next = board.neighbourOf(cell, arrow);
        if (next === cell) continue;
        expect(board.neighbourOf(next, back[arrow])).toBe(cell);
        const [from, to] = [board.middleOf(cell), board.middleOf(next)];
        if (arrow === 'left' || arrow === 'right') expect(Math.sign(to.x - from.x)).toBe(arrow === 'right' ? 1 : -1);
        else expect(Math.sign(to.y - from.y)).toBe(arrow === 'down' ? 1 : -1);
        // On squares a key leads straight there; between rows of hexes it leans by half a hex.
        const aside = arrow === 'left' || arrow === 'right' ? to.y - from.y : to.x - from.x;
        expect(Math.abs(aside)).toBeLessThan(arrow === 'left' || arrow === 'right' ? 0.001 : 36);
      }
    }
  });

  it('draws every cell within its size', () => {
    for (const cell of cells) {
      const { x, y } = board.middleOf(cell);
      expect([x > 0, y > 0, x < board.width, y < board.height]).toEqual([true, true, true, true]);
    }
  });
});

it('squares hold at the edge', () => {
  const [, board] = BOARDS[0]!;
  expect(board.neighbourOf(0, 'left')).toBe(0);
  expect(board.neighbourOf(41, 'down')).toBe(41);
});

it.each([2, 3, 4])('hexes are a hex apart from all six neighbours, as the engine counts them: board %i', (n) => {
  const [, board] = BOARDS[n]!;
  const map = { width: 9, height: n === 3 ? 6 : 5, shape: n === 4 ? 'parallelogram' : 'rectangle' } as const;
  const cell = 2 * 9 + 4;
  const middle = board.middleOf(cell);
  for (const facing of FACINGS) {
    const other = board.middleOf(indexAhead(map, cell, facing)!);
    expect(Math.hypot(other.x - middle.x, other.y - middle.y)).toBeCloseTo(Math.sqrt(3) * 40, 6);
    // Facing 0 is up and to the left, then clockwise; seen from the far side it is down and to the right.
    const degrees = (Math.atan2(other.x - middle.x, middle.y - other.y) * 180) / Math.PI;
    const wanted = -30 + 60 * facing + (n === 3 ? 180 : 0);
    expect((Math.round(degrees - wanted) + 720) % 360).toBe(0);
  }
});
