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

export interface HexBoard {
  /** As the engine counts them: the hex (q, r) is cell r × width + q. */
  readonly width: number;
  readonly height: number;
  /** Units from the middle of a hex to a corner. */
  readonly radius: number;
  readonly frame: number;
}

const ROOT_3 = Math.sqrt(3);

/** Hexes with a flat top in axial coordinates: r grows straight down, each column of q starts half a hex lower. */
export function hexes({ width, height, radius, frame }: HexBoard): Geometry {
  const [across, down] = [1.5 * radius, ROOT_3 * radius];
  const [left, top] = [frame + radius, frame + down / 2];
  const inside = (q: number, r: number): boolean => q >= 0 && q < width && r >= 0 && r < height;
  const cellAt = (q: number, r: number): number => r * width + q;
  return {
    width: 2 * frame + 2 * radius + (width - 1) * across,
    height: 2 * frame + (height + (width - 1) / 2) * down,
    cells: width * height,
    middleOf(cell) {
      const [q, r] = [cell % width, Math.trunc(cell / width)];
      return { x: left + q * across, y: top + (r + q / 2) * down };
    },
    cellUnder({ x, y }) {
      const q = (x - left) / across;
      const [column, row] = roundHex(q, (y - top) / down - q / 2);
      return inside(column, row) ? cellAt(column, row) : NOWHERE;
    },
    neighbourOf(cell, arrow) {
      const [q, r] = [cell % width, Math.trunc(cell / width)];
      const [stepDown, stepRight] = STEPS[arrow];
      // Sideways the keys keep the height: up and down by turns, as the columns do.
      const tilt = stepRight === 0 ? 0 : stepRight > 0 ? -(q & 1) : 1 - (q & 1);
      const [column, row] = [q + stepRight, r + stepDown + tilt];
      return inside(column, row) ? cellAt(column, row) : cell;
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
