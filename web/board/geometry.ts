import { type HexMap, indexOf, rowStart } from '@tactarium/engine/grid/hex';

/** A point in units of the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const ARROWS = ['up', 'down', 'left', 'right'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Beside the board. */
export const NOWHERE = -1;

/** Where the cells of a board are. Cells are numbered row by row, as views list them. */
export interface Geometry {
  /** Units of the whole drawing, the frame included. */
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  middleOf(cell: number): Spot;
  /** The cell under a point, or NOWHERE. */
  cellUnder(spot: Spot): number;
  /** Where an arrow key leads on the board as it is seen; at the edge it stays. */
  neighbourOf(cell: number, arrow: Arrow): number;
}

export interface SquareBoard {
  readonly rows: number;
  readonly columns: number;
  /** Units of a cell, and of the frame around all of them. */
  readonly cell: number;
  readonly frame: number;
  /** Seen from the far side: the first cell is at the bottom right. */
  readonly turned?: boolean;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

const STEPS: Readonly<Record<Arrow, readonly [down: number, right: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

export function squares({ rows, columns, cell: unit, frame, turned = false }: SquareBoard): Geometry {
  const cells = rows * columns;
  // Half a turn swaps the first cell with the last, and is its own inverse.
  const seen = (cell: number): number => (turned ? cells - 1 - cell : cell);
  const placeOf = (cell: number): readonly [row: number, column: number] => {
    const place = seen(cell);
    return [Math.trunc(place / columns), place % columns];
  };
  const cellAt = (row: number, column: number): number => seen(row * columns + column);
  return {
    width: columns * unit + 2 * frame,
    height: rows * unit + 2 * frame,
    cells,
    middleOf(cell) {
      const [row, column] = placeOf(cell);
      return { x: frame + (column + 0.5) * unit, y: frame + (row + 0.5) * unit };
    },
    cellUnder({ x, y }) {
      const [row, column] = [Math.floor((y - frame) / unit), Math.floor((x - frame) / unit)];
      return row < 0 || row >= rows || column < 0 || column >= columns ? NOWHERE : cellAt(row, column);
    },
    neighbourOf(cell, arrow) {
      const [row, column] = placeOf(cell);
      const [down, right] = STEPS[arrow];
      return cellAt(clamp(row + down, rows), clamp(column + right, columns));
    },
  };
}

export interface HexBoard extends HexMap {
  /** Units from the middle of a hex to a corner. */
  readonly radius: number;
  readonly frame: number;
  /** Seen from the far side: the first hex is at the bottom right. */
  readonly turned?: boolean;
}

const ROOT_3 = Math.sqrt(3);

/** Hexes with a corner on top, in level rows of r as the engine numbers them. */
export function hexes({ radius, frame, turned = false, ...map }: HexBoard): Geometry {
  const { width: columns, height: rows } = map;
  const [across, down] = [ROOT_3 * radius, 1.5 * radius];
  const [left, top] = [frame + across / 2, frame + radius];
  /** How far the row is shifted to the right, in hexes. */
  const shift = (r: number): number => r / 2 + rowStart(map, r);
  const width = 2 * frame + across * (columns + Math.max(shift(rows - 1), shift(Math.min(1, rows - 1))));
  const height = 2 * frame + 2 * radius + down * (rows - 1);
  const seen = ({ x, y }: Spot): Spot => (turned ? { x: width - x, y: height - y } : { x, y });
  return {
    width,
    height,
    cells: columns * rows,
    middleOf(cell) {
      const [row, column] = [Math.trunc(cell / columns), cell % columns];
      return seen({ x: left + across * (column + shift(row)), y: top + down * row });
    },
    cellUnder(spot) {
      const { x, y } = seen(spot);
      const r = (y - top) / down;
      const [q, row] = roundHex((x - left) / across - r / 2, r);
      // Rounding may leave a negative zero, which no list of cells knows.
      return indexOf(map, { q: q + 0, r: row + 0 }) ?? NOWHERE;
    },
    neighbourOf(cell, arrow) {
      const [row, column] = [Math.trunc(cell / columns), cell % columns];
      const [stepDown, stepRight] = STEPS[arrow].map((step) => (turned ? -step : step)) as [number, number];
      // Up and down keep the column, so they lean to one side and back by turns.
      const [toRow, toColumn] = [row + stepDown, column + stepRight];
      const inside = toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns;
      return inside ? toRow * columns + toColumn : cell;
    },
  };
}

/** The hex that a point lies in: round all three axes, then mend the one that was furthest off. */
function roundHex(q: number, r: number): readonly [q: number, r: number] {
  const s = -q - r;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) return [-roundR - roundS, roundR];
  return offR > offS ? [roundQ, -roundQ - roundS] : [roundQ, roundR];
}
