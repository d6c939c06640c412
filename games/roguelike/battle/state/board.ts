/**
 * The field of RUN-24: 8 columns, 10 rows. A cell is y × 8 + x; north is −y. The left team's edge is the north one.
 * Distances and lines are tables, because every rule and every thought of a unit asks for them.
 */
export const WIDTH = 8;
export const HEIGHT = 10;
export const CELLS = WIDTH * HEIGHT;
export const NOWHERE = -1;

export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type FacingName = (typeof FACINGS)[number];
/** An index into FACINGS. */
export type Facing = number;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export const SIDES = ['left', 'right'] as const;
export type SideName = (typeof SIDES)[number];
/** An index into SIDES. Left deploys on rows 0–1 and faces south, right on rows 8–9 and faces north. */
export type Side = number;
export const otherSide = (side: Side): Side => 1 - side;
export const homeFacing = (side: Side): Facing => (side === 0 ? SOUTH : NORTH);
/** The row step toward a side's own edge. */
export const homeward = (side: Side): number => (side === 0 ? -1 : 1);
export const homeRows = (side: Side): readonly number[] => (side === 0 ? [0, 1] : [8, 9]);

export type Point = {
  readonly x: number;
  readonly y: number;
};

export const xOf = (cell: number): number => cell & 7;
export const yOf = (cell: number): number => cell >> 3;
export const onBoard = (x: number, y: number): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
/** The cell there, or NOWHERE off the board. */
export const cellAt = (x: number, y: number): number => (onBoard(x, y) ? y * WIDTH + x : NOWHERE);
export const pointOf = (cell: number): Point => ({ x: xOf(cell), y: yOf(cell) });
/** RUN-13: as the other side sees it. */
export const mirrored = (cell: number): number => cellAt(xOf(cell), HEIGHT - 1 - yOf(cell));

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

function tableOf(distance: (columns: number, rows: number) => number): Uint8Array {
  const table = new Uint8Array(CELLS * CELLS);
  for (const a of cells) {
    for (const b of cells) table[a * CELLS + b] = distance(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));
  }
  return table;
}

const orthogonal = tableOf((columns, rows) => columns + rows);
const anyway = tableOf((columns, rows) => Math.max(columns, rows));

/** RUN-25: ranges, auras and "within n cells". */
export const manhattan = (a: number, b: number): number => orthogonal[a * CELLS + b]!;
/** RUN-25: adjacency, melee reach, zones of control. */
export const chebyshev = (a: number, b: number): number => anyway[a * CELLS + b]!;
export const adjacent = (a: number, b: number): boolean => anyway[a * CELLS + b] === 1;

const neighbours = (steps: readonly (readonly [number, number])[]): readonly (readonly number[])[] =>
  cells.map((cell) => steps.map(([x, y]) => cellAt(xOf(cell) + x, yOf(cell) + y)).filter((next) => next !== NOWHERE));

/** The 8 neighbours, in reading order. */
export const around = neighbours([
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]);

/** CON-2: the 4 orthogonal neighbours, north, south, west, east. */
export const beside = neighbours([
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
]);

/** By side: the 4 orthogonal neighbours in the order a unit tries them: ahead, west, east, back. Mirrored teams mirror it. */
export const steps: readonly (readonly (readonly number[])[])[] = [0, 1].map((side) =>
  neighbours([
    [0, -homeward(side)],
    [-1, 0],
    [1, 0],
    [0, homeward(side)],
  ]),
);

/** FLK-1: the dominant axis; a diagonal turns north or south. */
export function facingTo(from: number, to: number): Facing {
  const columns = xOf(to) - xOf(from);
  const rows = yOf(to) - yOf(from);
  if (Math.abs(columns) > Math.abs(rows)) return columns > 0 ? EAST : WEST;
  return rows > 0 ? SOUTH : NORTH;
}

export const ARCS = ['front', 'flank', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

/** FLK-1: the side of a unit on `cell` from which somebody on `from` strikes. Ties of the axes are front or rear. */
export function arcOf(cell: number, facing: Facing, from: number): Arc {
  const columns = xOf(from) - xOf(cell);
  const rows = yOf(from) - yOf(cell);
  const vertical = facing === NORTH || facing === SOUTH;
  const across = Math.abs(vertical ? columns : rows);
  const along = facing === NORTH ? -rows : facing === SOUTH ? rows : facing === EAST ? columns : -columns;
  if (Math.abs(along) < across) return 'flank';
  return along > 0 ? 'front' : 'rear';
}

const lines: (readonly number[] | undefined)[] = new Array(CELLS * CELLS).fill(undefined);

/** LOS-1: the cells of the Bresenham line strictly between the two, drawn from the shooter. */
export function between(from: number, to: number): readonly number[] {
  const key = from * CELLS + to;
  const known = lines[key];
  if (known) return known;
  const line = bresenham(from, to);
  lines[key] = line;
  return line;
}

function bresenham(from: number, to: number): readonly number[] {
  const columns = Math.abs(xOf(to) - xOf(from));
  const rows = Math.abs(yOf(to) - yOf(from));
  const east = xOf(from) < xOf(to) ? 1 : -1;
  const south = yOf(from) < yOf(to) ? 1 : -1;
  const line: number[] = [];
  let [x, y, error] = [xOf(from), yOf(from), columns - rows];
  for (;;) {
    const twice = 2 * error;
    if (twice > -rows) {
      error -= rows;
      x += east;
    }
    if (twice < columns) {
      error += columns;
      y += south;
    }
    if (cellAt(x, y) === to || line.length > CELLS) return line;
    line.push(cellAt(x, y));
  }
}

/** The cells strictly between two cells of one of the 8 straight lines; undefined if they lie on none. */
export function straightBetween(from: number, to: number): readonly number[] | undefined {
  const columns = xOf(to) - xOf(from);
  const rows = yOf(to) - yOf(from);
  const isStraight = columns === 0 || rows === 0 || Math.abs(columns) === Math.abs(rows);
  return isStraight && from !== to ? between(from, to) : undefined;
}

/** PHX-1: the cells at a unit's left, right and rear; NOWHERE off the board. */
export function supportCells(cell: number, facing: Facing): readonly [left: number, right: number, rear: number] {
  return SUPPORTS[cell * 4 + facing]!;
}

const SUPPORTS = cells.flatMap((cell) => {
  const [x, y] = [xOf(cell), yOf(cell)];
  const [north, east, south, west] = [cellAt(x, y - 1), cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x - 1, y)];
  return [
    [west, east, south],
    [north, south, west],
    [east, west, north],
    [south, north, east],
  ] as [number, number, number][];
});
