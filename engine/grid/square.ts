/**
 * A board of square cells. A cell is a whole number, row × width + column; row 0 is the north edge, column 0 the west.
 * Directions run clockwise from north: 0 north, 1 north-east, 2 east, … 7 north-west. The even ones are orthogonal.
 */
export interface SquareGrid {
  readonly width: number;
  readonly height: number;
  /** How many cells there are. */
  readonly size: number;
  /** For each cell, its orthogonal neighbours on the board: north, east, south, west. */
  readonly beside: readonly (readonly number[])[];
  /** For each cell, all its neighbours on the board, clockwise from north. */
  readonly around: readonly (readonly number[])[];
}

export const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Column and row of one step, by direction. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

const grids = new Map<string, SquareGrid>();

/** The grid of this size. Its tables are made once, so asking again is cheap. */
export function squareGrid(width: number, height: number): SquareGrid {
  const key = `${width}x${height}`;
  const known = grids.get(key);
  if (known) return known;

  const size = width * height;
  const bare: SquareGrid = { width, height, size, beside: [], around: [] };
  const towards = (cell: number, directions: readonly Direction[]): number[] =>
    directions.map((direction) => step(bare, cell, direction)).filter((next) => next !== undefined);

  const cells = Array.from({ length: size }, (_, cell) => cell);
  const grid: SquareGrid = {
    ...bare,
    beside: cells.map((cell) => towards(cell, [0, 2, 4, 6])),
    around: cells.map((cell) => towards(cell, DIRECTIONS)),
  };
  grids.set(key, grid);
  return grid;
}

export const columnOf = (grid: SquareGrid, cell: number): number => cell % grid.width;

export const rowOf = (grid: SquareGrid, cell: number): number => (cell - (cell % grid.width)) / grid.width;

/** The cell there, or undefined off the board. */
export function cellAt({ width, height }: SquareGrid, column: number, row: number): number | undefined {
  const onBoard = column >= 0 && column < width && row >= 0 && row < height;
  return onBoard ? row * width + column : undefined;
}

/** The cell `length` steps away, or undefined off the board. */
export function step(grid: SquareGrid, cell: number, direction: Direction, length = 1): number | undefined {
  const [columns, rows] = STEPS[direction];
  return cellAt(grid, columnOf(grid, cell) + columns * length, rowOf(grid, cell) + rows * length);
}

/** The neighbours that share an edge with the cell: north, east, south, west. */
export const beside = (grid: SquareGrid, cell: number): readonly number[] => grid.beside[cell]!;

/** The neighbours that share an edge or a corner with the cell, clockwise from north. */
export const around = (grid: SquareGrid, cell: number): readonly number[] => grid.around[cell]!;

/** Orthogonal steps from one cell to the other. */
export const manhattan = (grid: SquareGrid, a: number, b: number): number =>
  Math.abs(columnOf(grid, a) - columnOf(grid, b)) + Math.abs(rowOf(grid, a) - rowOf(grid, b));

/** Steps in any of 8 directions from one cell to the other. */
export const chebyshev = (grid: SquareGrid, a: number, b: number): number =>
  Math.max(Math.abs(columnOf(grid, a) - columnOf(grid, b)), Math.abs(rowOf(grid, a) - rowOf(grid, b)));

/** Cells on the board at most `radius` away. Discs and rings come in reading order: north row first, each from the west. */
export const manhattanDisc = (grid: SquareGrid, centre: number, radius: number): number[] =>
  gather(grid, centre, radius, (rowsOff) => ({ reach: radius - rowsOff, hollow: false }));

export const chebyshevDisc = (grid: SquareGrid, centre: number, radius: number): number[] =>
  gather(grid, centre, radius, () => ({ reach: radius, hollow: false }));

/** Cells on the board exactly `radius` away. */
export const manhattanRing = (grid: SquareGrid, centre: number, radius: number): number[] =>
  gather(grid, centre, radius, (rowsOff) => ({ reach: radius - rowsOff, hollow: true }));

export const chebyshevRing = (grid: SquareGrid, centre: number, radius: number): number[] =>
  gather(grid, centre, radius, (rowsOff) => ({ reach: radius, hollow: rowsOff < radius }));

/** How far a shape extends to either side of the centre in one row; if hollow, only its two ends belong to it. */
interface Span {
  readonly reach: number;
  readonly hollow: boolean;
}

function gather(grid: SquareGrid, centre: number, radius: number, spanOf: (rowsOff: number) => Span): number[] {
  const cells: number[] = [];
  for (let rows = -radius; rows <= radius; rows++) {
    const { reach, hollow } = spanOf(Math.abs(rows));
    const stride = hollow && reach > 0 ? 2 * reach : 1;
    for (let columns = -reach; columns <= reach; columns += stride) {
      const cell = cellAt(grid, columnOf(grid, centre) + columns, rowOf(grid, centre) + rows);
      if (cell !== undefined) cells.push(cell);
    }
  }
  return cells;
}

/** The direction in which `to` lies straight ahead of `from`; undefined if none does, or if they are the same cell. */
export function directionTo(grid: SquareGrid, from: number, to: number): Direction | undefined {
  const columns = columnOf(grid, to) - columnOf(grid, from);
  const rows = rowOf(grid, to) - rowOf(grid, from);
  const isStraight = columns === 0 || rows === 0 || Math.abs(columns) === Math.abs(rows);
  if (!isStraight) return undefined;
  return DIRECTIONS.find((d) => STEPS[d][0] === Math.sign(columns) && STEPS[d][1] === Math.sign(rows));
}

/** The cells from `from` to `to`, both included, or undefined if `to` lies in none of the 8 directions. */
export const straight = (grid: SquareGrid, from: number, to: number): number[] | undefined =>
  from === to || directionTo(grid, from, to) !== undefined ? line(grid, from, to) : undefined;

/**
 * A Bresenham line, both ends included: one cell for each step along the longer axis. Exactly midway between two cells it
 * takes the one to the north or west, from whichever end it is drawn, so that what A sees of B, B sees of A.
 */
export function line(grid: SquareGrid, from: number, to: number): number[] {
  const length = chebyshev(grid, from, to);
  if (length === 0) return [from];
  const [column, row] = [columnOf(grid, from), rowOf(grid, from)];
  const [columns, rows] = [columnOf(grid, to) - column, rowOf(grid, to) - row];
  return Array.from(
    { length: length + 1 },
    (_, i) =>
      roundHalfDown(row * length + rows * i, length) * grid.width +
      roundHalfDown(column * length + columns * i, length),
  );
}

const roundHalfDown = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator - 1) / (2 * denominator));
