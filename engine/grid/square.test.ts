import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  beside,
  cellAt,
  chebyshev,
  chebyshevDisc,
  chebyshevRing,
  columnOf,
  DIRECTIONS,
  directionTo,
  line,
  manhattan,
  manhattanDisc,
  manhattanRing,
  rowOf,
  type SquareGrid,
  squareGrid,
  step,
  straight,
} from './square.ts';

const anyGrid = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .map(({ width, height }) => squareGrid(width, height));

/** A grid and some of its cells. */
const onAnyGrid = (count: number): fc.Arbitrary<[SquareGrid, number[]]> =>
  anyGrid.chain((grid) =>
    fc.tuple(
      fc.constant(grid),
      fc.array(fc.integer({ min: 0, max: grid.size - 1 }), { minLength: count, maxLength: count }),
    ),
  );

const allCells = (grid: SquareGrid): number[] => Array.from({ length: grid.size }, (_, cell) => cell);

describe('cells of a square grid', () => {
  it('are numbered row by row from the north-west', () => {
    const grid = squareGrid(8, 10);
    expect(cellAt(grid, 3, 2)).toBe(19);
    expect([columnOf(grid, 19), rowOf(grid, 19)]).toEqual([3, 2]);
    expect(cellAt(grid, 8, 2)).toBeUndefined();
    expect(cellAt(grid, 0, -1)).toBeUndefined();
  });

  it('have their tables made once per size', () => {
    expect(squareGrid(8, 10)).toBe(squareGrid(8, 10));
    expect(squareGrid(10, 8)).not.toBe(squareGrid(8, 10));
  });
});

describe('neighbours on a square grid', () => {
  it('come clockwise from north', () => {
    const grid = squareGrid(5, 5);
    expect(beside(grid, 12)).toEqual([7, 13, 17, 11]);
    expect(around(grid, 12)).toEqual([7, 8, 13, 18, 17, 16, 11, 6]);
  });

  it('never wrap around an edge of the board', () => {
    const grid = squareGrid(5, 5);
    expect(beside(grid, 4)).toEqual([9, 3]);
    expect(around(grid, 5)).toEqual([0, 1, 6, 11, 10]);
    expect(step(grid, 4, 2)).toBeUndefined();
    expect(step(grid, 0, 3, 4)).toBe(24);
  });

  it('are the cells at distance 1', () => {
    fc.assert(
      fc.property(onAnyGrid(1), ([grid, [cell]]) => {
        expect(beside(grid, cell!).toSorted((a, b) => a - b)).toEqual(manhattanRing(grid, cell!, 1));
        expect(around(grid, cell!).toSorted((a, b) => a - b)).toEqual(chebyshevRing(grid, cell!, 1));
      }),
    );
  });
});

describe.each([
  {
    name: 'manhattan',
    distance: manhattan,
    disc: manhattanDisc,
    ring: manhattanRing,
    ringOfThree: 12,
    discOfThree: 25,
  },
  {
    name: 'chebyshev',
    distance: chebyshev,
    disc: chebyshevDisc,
    ring: chebyshevRing,
    ringOfThree: 24,
    discOfThree: 49,
  },
])('$name distance', ({ distance, disc, ring, ringOfThree, discOfThree }) => {
  it('is zero only at home, symmetric, and never longer than a detour', () => {
    fc.assert(
      fc.property(onAnyGrid(3), ([grid, [a, b, c]]) => {
        expect(distance(grid, a!, b!) === 0).toBe(a === b);
        expect(distance(grid, a!, b!)).toBe(distance(grid, b!, a!));
        expect(distance(grid, a!, c!)).toBeLessThanOrEqual(distance(grid, a!, b!) + distance(grid, b!, c!));
      }),
    );
  });

  it('makes rings and discs that hold each cell at that distance once, in reading order', () => {
    fc.assert(
      fc.property(onAnyGrid(1), fc.integer({ min: 0, max: 14 }), ([grid, [centre]], radius) => {
        const cells = allCells(grid);
        expect(ring(grid, centre!, radius)).toEqual(cells.filter((cell) => distance(grid, centre!, cell) === radius));
        expect(disc(grid, centre!, radius)).toEqual(cells.filter((cell) => distance(grid, centre!, cell) <= radius));
      }),
    );
  });

  it('gives the known number of cells where the board is wide enough', () => {
    const grid = squareGrid(9, 9);
    expect(ring(grid, 40, 3)).toHaveLength(ringOfThree);
    expect(disc(grid, 40, 3)).toHaveLength(discOfThree);
  });
});

describe('straight lines', () => {
  it('run in 8 directions and no other', () => {
    const grid = squareGrid(5, 5);
    expect(straight(grid, 20, 4)).toEqual([20, 16, 12, 8, 4]);
    expect(straight(grid, 14, 11)).toEqual([14, 13, 12, 11]);
    expect(straight(grid, 7, 7)).toEqual([7]);
    expect(straight(grid, 0, 7)).toBeUndefined();
    expect(directionTo(grid, 20, 4)).toBe(1);
    expect(directionTo(grid, 7, 7)).toBeUndefined();
  });

  it('are the cells met by stepping on in one direction', () => {
    fc.assert(
      fc.property(onAnyGrid(1), fc.constantFrom(...DIRECTIONS), ([grid, [from]], direction) => {
        const path = [from!];
        for (let at = step(grid, from!, direction); at !== undefined; at = step(grid, at, direction)) path.push(at);
        expect(straight(grid, from!, path.at(-1)!)).toEqual(path);
        expect(directionTo(grid, from!, path.at(-1)!)).toBe(path.length > 1 ? direction : undefined);
      }),
    );
  });
});

describe('a line between any two cells', () => {
  it('leans north and west where it runs midway between two cells', () => {
    const grid = squareGrid(5, 5);
    expect(line(grid, 0, 7)).toEqual([0, 1, 7]);
    expect(line(grid, 0, 11)).toEqual([0, 5, 11]);
    expect(line(grid, 10, 2)).toEqual([10, 6, 2]);
    expect(line(grid, 5, 2)).toEqual([5, 1, 2]);
  });

  it('is the same line backwards from the other end', () => {
    fc.assert(
      fc.property(onAnyGrid(2), ([grid, [a, b]]) => {
        expect(line(grid, a!, b!)).toEqual(line(grid, b!, a!).reverse());
      }),
    );
  });

  it('steps from neighbour to neighbour, and is never more than half a cell off the true line', () => {
    fc.assert(
      fc.property(onAnyGrid(2), ([grid, [a, b]]) => {
        const cells = line(grid, a!, b!);
        const length = chebyshev(grid, a!, b!);
        expect([cells[0], cells.at(-1), cells.length]).toEqual([a, b, length + 1]);
        cells.forEach((cell, i) => {
          if (i > 0) expect(chebyshev(grid, cells[i - 1]!, cell)).toBe(1);
          for (const of of [columnOf, rowOf]) {
            const off = (of(grid, cell) - of(grid, a!)) * length - (of(grid, b!) - of(grid, a!)) * i;
            expect(Math.abs(2 * off)).toBeLessThanOrEqual(length);
          }
        });
      }),
    );
  });
});
