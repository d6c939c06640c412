import { type Battle, isFree } from '../state/battle.ts';
import { CELLS, homeward, manhattan, type Side, xOf, yOf } from '../state/board.ts';

/** RUN-36: the free cell nearest to a place; ties nearer the side's own edge, then the lower x. */
export function freeCellNear(
  battle: Battle,
  side: Side,
  place: number,
  fits: (cell: number) => boolean,
): number | undefined {
  let best: number | undefined;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isFree(battle, cell) || !fits(cell)) continue;
    if (best === undefined || isNearer(cell, best, place, side)) best = cell;
  }
  return best;
}

function isNearer(cell: number, than: number, place: number, side: Side): boolean {
  const distance = manhattan(cell, place) - manhattan(than, place);
  if (distance !== 0) return distance < 0;
  const rows = (yOf(cell) - yOf(than)) * homeward(side);
  return rows !== 0 ? rows > 0 : xOf(cell) < xOf(than);
}
