import { type Cell, legalOf, type PieceView, type SeatName, type View } from '@tactarium/games/rps/client';

/** Units of the drawing: a cell, the wooden frame around the cells, and how thick the slab is. */
export const CELL = 100;
export const FRAME = 38;
export const THICKNESS = 22;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Size = Pick<View, 'rows' | 'columns'>;

export const indexOf = ({ columns }: Size, [row, column]: Cell): number => row * columns + column;
export const cellAt = ({ columns }: Size, index: number): Cell => [Math.trunc(index / columns), index % columns];
/** As players say it: columns are letters, rows are numbered from the top. */
export const cellName = ([row, column]: Cell): string => `${'abcdefghij'[column]}${row + 1}`;

/** RPS-1: the board is turned so that its player's home is at the bottom. Red's is at the top of the numbers. */
export const isTurned = ({ viewer }: Pick<View, 'viewer'>): boolean => viewer === 'red';

/** Where a cell is on the table, counted in cells from the top left. Turning twice is not turning: it is its own inverse. */
export function placeOf({ rows, columns }: Size, turned: boolean, [row, column]: Cell): Cell {
  return turned ? [rows - 1 - row, columns - 1 - column] : [row, column];
}

/** The middle of a cell in units of the drawing. */
export function middleOf(size: Size, turned: boolean, index: number): Spot {
  const [row, column] = placeOf(size, turned, cellAt(size, index));
  return { x: FRAME + (column + 0.5) * CELL, y: FRAME + (row + 0.5) * CELL };
}

/** The cell under a point, or -1 beside the board. */
export function cellUnder(size: Size, turned: boolean, { x, y }: Spot): number {
  const place: Cell = [Math.floor((y - FRAME) / CELL), Math.floor((x - FRAME) / CELL)];
  if (place[0] < 0 || place[0] >= size.rows || place[1] < 0 || place[1] >= size.columns) return -1;
  return indexOf(size, placeOf(size, turned, place));
}

/** Where the arrow keys lead on the table as it is seen; the edge holds. */
export function neighbourOf(size: Size, turned: boolean, index: number, [down, right]: Cell): number {
  const [row, column] = placeOf(size, turned, cellAt(size, index));
  const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  const next: Cell = [clamp(row + down, size.rows), clamp(column + right, size.columns)];
  return indexOf(size, placeOf(size, turned, next));
}

export const homeOf = ({ rows, columns }: Size, seat: SeatName): readonly number[] =>
  Array.from({ length: 2 * columns }, (_, i) => (seat === 'red' ? i : (rows - 2) * columns + i));

/** Where the piece on this cell may go: in setup the cells it may change places with. */
export function targetsOf(view: View, from: number): ReadonlySet<number> {
  if (view.viewer === 'spectator') return new Set();
  if (view.phase === 'setup') {
    const home = homeOf(view, view.viewer);
    const full = home.every((index) => view.cells[index] !== null);
    if (!full || !canArrange(view) || !home.includes(from)) return new Set();
    return new Set(home.filter((index) => index !== from));
  }
  return new Set(
    legalOf(view).flatMap((command) =>
      command.type === 'move' && indexOf(view, command.from) === from ? [indexOf(view, command.to)] : [],
    ),
  );
}

/** RPS-3: until one is ready, and while changes are left. */
export const canArrange = ({ phase, viewer, ready, setupLeft = 0 }: View): boolean =>
  phase === 'setup' && viewer !== 'spectator' && !ready.includes(viewer) && setupLeft > 0;

export const pieceOn = ({ cells }: View, index: number): PieceView | undefined => cells[index] ?? undefined;
