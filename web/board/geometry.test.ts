import { describe, expect, it } from 'vitest';
import { ARROWS, type Geometry, hexes, NOWHERE, squares } from './geometry.ts';

const BOARDS: readonly (readonly [string, Geometry])[] = [
  ['squares', squares({ rows: 6, columns: 7, cell: 100, frame: 38 })],
  ['squares, turned', squares({ rows: 6, columns: 7, cell: 100, frame: 38, turned: true })],
  ['hexes', hexes({ width: 9, height: 5, radius: 40, frame: 10 })],
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
        else expect([to.x, Math.sign(to.y - from.y)]).toEqual([from.x, arrow === 'down' ? 1 : -1]);
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

it('hexes are a hex apart from all six neighbours, as the engine counts them', () => {
  const [, board] = BOARDS[2]!;
  const [q, r] = [4, 2];
  const middle = board.middleOf(r * 9 + q);
  for (const [dq, dr] of [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const) {
    const other = board.middleOf((r + dr) * 9 + q + dq);
    expect(Math.hypot(other.x - middle.x, other.y - middle.y)).toBeCloseTo(Math.sqrt(3) * 40, 6);
  }
});
