import { CELLS, chebyshev, HEIGHT, manhattan, WIDTH } from './board.ts';

/**
 * A set of cells, one bit each, four rows a word: a neighbourhood meets a whole side in three steps, and a field is
 * flooded by shifts, where else every unit or every cell would be looked at.
 */
export type CellSet = Int32Array;

/** Words of a set. The last has rows 8 and 9 only. */
export const WORDS = 3;

export const noCells = (): CellSet => new Int32Array(WORDS);

export function cellsWhere(fits: (cell: number) => boolean): CellSet {
  const set = noCells();
  for (let cell = 0; cell < CELLS; cell++) if (fits(cell)) add(set, cell);
  return set;
}

/** Shifts count modulo 32, so a cell shifts by its place in its word. */
export function add(set: CellSet, cell: number): void {
  set[cell >> 5]! |= 1 << cell;
}

export function remove(set: CellSet, cell: number): void {
  set[cell >> 5]! &= ~(1 << cell);
}

export function addAll(set: CellSet, other: CellSet): void {
  set[0]! |= other[0]!;
  set[1]! |= other[1]!;
  set[2]! |= other[2]!;
}

export const has = (set: CellSet, cell: number): boolean => ((set[cell >> 5]! >>> cell) & 1) === 1;

export const meet = (one: CellSet, other: CellSet): boolean =>
  ((one[0]! & other[0]!) | (one[1]! & other[1]!) | (one[2]! & other[2]!)) !== 0;

export const EVERYWHERE: CellSet = cellsWhere(() => true);

const cells = Array.from({ length: CELLS }, (_, cell) => cell);
const everyCell = (fits: (from: number, cell: number) => boolean): readonly CellSet[] =>
  cells.map((from) => cellsWhere((cell) => fits(from, cell)));
const upTo = (most: number, distance: typeof manhattan): readonly (readonly CellSet[])[] =>
  Array.from({ length: most + 1 }, (_, reach) => everyCell((from, cell) => distance(from, cell) <= reach));

const FARTHEST = WIDTH + HEIGHT - 2;
const diamonds = upTo(FARTHEST, manhattan);
const squares = upTo(FARTHEST, chebyshev);

/** Itself and all that is no farther, counted as ranges are. */
export const diamond = (cell: number, reach: number): CellSet => diamonds[Math.min(reach, FARTHEST)]![cell]!;
/** Itself and all that is no farther, counted as contact is. */
export const square = (cell: number, reach: number): CellSet => squares[Math.min(reach, FARTHEST)]![cell]!;
/** By cell: its 8 neighbours. */
export const adjoining = everyCell((from, cell) => chebyshev(from, cell) === 1);
