import { countEngagers, type Hindrance, isEngaged } from '../../reach/reach.ts';
import { speedOf } from '../../resolution/questions.ts';
import { type Battle, isFree } from '../../state/battle.ts';
import { beside, homeward, xOf, yOf } from '../../state/board.ts';
import { canMove, hasStatus, type Unit } from '../../state/unit.ts';

/** ENG-2: the free orthogonal neighbour with the fewest engaging enemies; ties toward its own edge, then the lower x. */
export function escapeCell(battle: Battle, unit: Unit): number | undefined {
  let best: number | undefined;
  let fewest = countEngagers(battle, unit, unit.cell);
  for (const cell of beside[unit.cell]!) {
    if (!isFree(battle, cell)) continue;
    const enemies = countEngagers(battle, unit, cell);
    if (enemies > fewest || (enemies === fewest && (best === undefined || !isHomeward(unit, cell, best)))) continue;
    best = cell;
    fewest = enemies;
  }
  return best;
}

function isHomeward(unit: Unit, cell: number, than: number): boolean {
  const rows = (yOf(cell) - yOf(than)) * homeward(unit.side);
  return rows !== 0 ? rows > 0 : xOf(cell) < xOf(than);
}

export function disengageRefusal(battle: Battle, unit: Unit): Hindrance | undefined {
  if (!canMove(unit)) return 'not_ready';
  if (!isEngaged(battle, unit)) return 'not_engaged';
  if (hasStatus(unit, 'rooted') || speedOf(battle, unit) < (hasStatus(unit, 'tar_pit') ? 2 : 1)) return 'too_slow';
  return escapeCell(battle, unit) === undefined ? 'no_escape' : undefined;
}
