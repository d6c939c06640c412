import { type Cell, legalOf, type PieceView, type SeatName, type View } from '@tactarium/games/rps/client';
import { type Geometry, squares } from '../../board/geometry.ts';

/** Units of the drawing: a cell, the wooden frame around the cells, and how thick the slab is. */
export const CELL = 100;
export const FRAME = 38;
export const THICKNESS = 22;

type Size = Pick<View, 'rows' | 'columns'>;

export const indexOf = ({ columns }: Size, [row, column]: Cell): number => row * columns + column;
export const cellAt = ({ columns }: Size, index: number): Cell => [Math.trunc(index / columns), index % columns];
/** As players say it: columns are letters, rows are numbered from the top. */
export const cellName = ([row, column]: Cell): string => `${'abcdefghij'[column]}${row + 1}`;

/** RPS-1: the board is turned so that its player's home is at the bottom. Red's is at the top of the numbers. */
export const geometryOf = ({ rows, columns }: Size, viewer: string): Geometry =>
  squares({ rows, columns, cell: CELL, frame: FRAME, turned: viewer === 'red' });

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
