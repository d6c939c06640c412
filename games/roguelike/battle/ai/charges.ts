import type { Role } from '../../vocabulary/roles.ts';
import { type Battle, foesOf } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { chargePath, chargeRefusal, PERCENT_PER_CELL } from '../subsystems/charge/charge.ts';

/** CHG-3. */
const VALUES: { readonly [R in Role]: number } = {
  ranged_dps: 4,
  support: 3,
  mage: 3,
  control: 3,
  melee_dps: 2,
  tank: 1,
};

/** CHG-3: the best of cells × 20 % × value. A spear wall never, unless it is the only enemy. */
export function chargeTarget(battle: Battle, unit: Unit): Unit | undefined {
  if (!battle.rules.on.charge || !(unit.make.is.Cavalry || unit.make.is.Charger)) return undefined;
  const enemies = foesOf(battle, unit).filter((enemy) => !enemy.make.barricade);
  let best: Unit | undefined;
  let bestScore = 0;
  for (const enemy of enemies) {
    if ((enemy.make.is.SpearWall && enemies.length > 1) || chargeRefusal(battle, unit, enemy)) continue;
    const score = chargePath(unit.cell, enemy).length * PERCENT_PER_CELL * VALUES[enemy.make.role];
    if (score > bestScore) {
      best = enemy;
      bestScore = score;
    }
  }
  return best;
}
