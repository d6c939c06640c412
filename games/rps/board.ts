import type { Seat } from '@tactarium/engine';
import { VARIANTS, type Variant, type VariantId, variants } from './content/variants.ts';
import { canMove, type Piece, SIDES, sideOf } from './pieces.ts';

/** Row and column, from the top left. */
export type Cell = readonly [number, number];

/** What follows from the size of a board. Cells are dense: row × columns + column. */
interface Plan {
  readonly cells: readonly Cell[];
  /** Up, down, left, right: in this order wherever moves are listed. */
  readonly neighbours: readonly (readonly number[])[];
  /** The two home rows of each seat, in row order. */
  readonly homes: readonly (readonly number[])[];
}

const plans = Object.fromEntries(VARIANTS.map((id) => [id, planOf(variants[id])])) as Record<VariantId, Plan>;

export const planFor = ({ id }: Variant): Plan => plans[id];

function planOf({ rows, columns }: Variant): Plan {
  const cells = Array.from({ length: rows * columns }, (_, i): Cell => [Math.trunc(i / columns), i % columns]);
  const neighbours = cells.map(([row, column], i) => [
    ...(row > 0 ? [i - columns] : []),
    ...(row < rows - 1 ? [i + columns] : []),
    ...(column > 0 ? [i - 1] : []),
    ...(column < columns - 1 ? [i + 1] : []),
  ]);
  const indices = [...cells.keys()];
  return { cells, neighbours, homes: [indices.slice(0, 2 * columns), indices.slice(-2 * columns)] };
}

/** The dense index of a cell, or -1 off the board. */
export function indexOf({ rows, columns }: Variant, [row, column]: Cell): number {
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
}

/** RPS-6: whether any piece of this seat has a step to a cell that is empty or holds an enemy. */
export function hasMove(variant: Variant, board: readonly Piece[], seat: Seat): boolean {
  const { neighbours } = plans[variant.id];
  const side = SIDES[seat]!;
  for (let from = 0; from < board.length; from++) {
    const piece = board[from]!;
    if (sideOf(piece) !== side || !canMove(piece)) continue;
    const around = neighbours[from]!;
    for (let i = 0; i < around.length; i++) if (sideOf(board[around[i]!]!) !== side) return true;
  }
  return false;
}
