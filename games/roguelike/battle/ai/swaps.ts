import { beside } from '../board.ts';
import { type Battle, type Unit, unitAt } from '../state.ts';
import { mostShred } from '../subsystems/shred/shred.ts';
import { swapRefusal } from '../subsystems/shred/swap.ts';

/** SHR-3: a tank with 75 % of its maximum shred makes room for one with less than half its stacks. */
export function swapPartner(battle: Battle, unit: Unit): Unit | undefined {
  if (!battle.rules.on.shred || unit.make.role !== 'tank' || unit.shred === 0) return undefined;
  if (unit.shred * 100 < mostShred(unit) * 75) return undefined;
  for (const cell of beside[unit.cell]!) {
    const ally = unitAt(battle, cell);
    if (!ally || swapRefusal(unit, ally) || ally.make.role !== 'tank') continue;
    if (ally.shred * 2 < unit.shred) return ally;
  }
  return undefined;
}
