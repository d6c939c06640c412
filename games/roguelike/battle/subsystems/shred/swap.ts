import type { Hindrance } from '../../reach/reach.ts';
import { manhattan } from '../../state/board.ts';
import { canMove, isReady, type Unit } from '../../state/unit.ts';

/** SHR-3: with a ready ally orthogonally beside it. */
export function swapRefusal(unit: Unit, ally: Unit): Hindrance | undefined {
  if (!canMove(unit) || !isReady(ally)) return 'not_ready';
  if (ally.side !== unit.side || ally === unit || ally.make.barricade) return 'no_target';
  return manhattan(unit.cell, ally.cell) === 1 ? undefined : 'not_adjacent';
}
