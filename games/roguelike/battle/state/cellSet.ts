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

export const EVERYWHERE: CellSet = cellsWhere(() => true);

const FARTHEST = WIDTH + HEIGHT - 2;
/** Words of the neighbourhoods of one reach. */
const STRIDE = CELLS * WORDS;
const placeOf = (cell: number, reach: number): number => Math.min(reach, FARTHEST) * STRIDE + cell * WORDS;

/** All neighbourhoods in one piece of memory, by reach, then by cell: each is the one of a step less and what is so far. */
function neighbourhoods(distance: typeof manhattan): Int32Array {
  const table = new Int32Array((FARTHEST + 1) * STRIDE);
  for (let from = 0; from < CELLS; from++) {
    for (let cell = 0; cell < CELLS; cell++) {
      table[placeOf(from, distance(from, cell)) + (cell >> 5)]! |= 1 << cell;
    }
  }
  for (let i = STRIDE; i < table.length; i++) table[i]! |= table[i - STRIDE]!;
  return table;
}

const diamonds = neighbourhoods(manhattan);
const squares = neighbourhoods(chebyshev);
/** Made when first asked for; an index for each neighbourhood of the table. */
const diamondSets: CellSet[] = new Array(diamonds.length / WORDS);
const squareSets: CellSet[] = new Array(squares.length / WORDS);

/** A cell and all that is no farther from it, counted as ranges are. */
export const diamond = (cell: number, reach: number): CellSet => setAt(diamonds, diamondSets, placeOf(cell, reach));
/** A cell and all that is no farther from it, counted as contact is. */
export const square = (cell: number, reach: number): CellSet => setAt(squares, squareSets, placeOf(cell, reach));

function setAt(table: Int32Array, known: CellSet[], place: number): CellSet {
  known[place / WORDS] ??= table.subarray(place, place + WORDS);
  return known[place / WORDS]!;
}

/** Whether a set has a cell in that diamond. */
export const isAnyWithin = (set: CellSet, cell: number, reach: number): boolean =>
  meets(set, diamonds, placeOf(cell, reach));
/** Whether a set has a cell in that square. */
export const isAnyAround = (set: CellSet, cell: number, reach: number): boolean =>
  meets(set, squares, placeOf(cell, reach));

const meets = (set: CellSet, table: Int32Array, place: number): boolean =>
  ((set[0]! & table[place]!) | (set[1]! & table[place + 1]!) | (set[2]! & table[place + 2]!)) !== 0;

/** The 8 neighbours of a cell. */
export function adjoining(cell: number): CellSet {
  const set = square(cell, 1).slice();
  remove(set, cell);
  return set;
}
