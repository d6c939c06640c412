import { alliesOf, type Battle } from '../state/battle.ts';
import { mostShred } from '../state/facts.ts';
import type { Unit } from '../state/unit.ts';
import { swapRefusal } from '../subsystems/shred/swap.ts';

/** SHR-3: a tank with 75 % of its maximum shred makes room for one with less than half its stacks; the lowest id. */
export function swapPartner(battle: Battle, unit: Unit): Unit | undefined {
  if (!battle.rules.on.shred || unit.make.role !== 'tank' || unit.shred === 0) return undefined;
  if (unit.shred * 100 < mostShred(unit) * 75) return undefined;
  return alliesOf(battle, unit).find(
    (ally) => ally.make.role === 'tank' && ally.shred * 2 < unit.shred && !swapRefusal(unit, ally),
  );
}
