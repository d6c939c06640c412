import { engagersOf, outOfReach } from '../reach.ts';
import { type Battle, canAct, type Unit } from '../state.ts';
import { chargePath, chargeRefusal } from '../subsystems/charge/charge.ts';
import { escapeCell } from '../subsystems/engagement/disengage.ts';
import { pathTo } from './paths.ts';
import { bestTarget, scoreOf } from './targets.ts';

const BETTER_TARGET_PERCENT = 70;
const IN_THE_WAY_PERCENT = 30;
const WORTHY_CHARGE = 3;

/** ENG-3: ranged and mage always; others for a better target, for an ally behind them, or to open a charge. */
export function wantsToDisengage(battle: Battle, unit: Unit, engagers: readonly Unit[]): boolean {
  const { role, is } = unit.make;
  if (role === 'ranged_dps' || role === 'mage') return true;
  if ((is.Skirmisher || role === 'melee_dps') && hasBetterTarget(battle, unit, engagers)) {
    if (battle.dice.chance('table', 'chance', BETTER_TARGET_PERCENT)) return true;
  }
  if (isInTheWay(battle, unit) && battle.dice.chance('table', 'chance', IN_THE_WAY_PERCENT)) return true;
  return battle.rules.on.charge && (is.Cavalry || is.Charger) && opensCharge(battle, unit);
}

/** An enemy not in contact whose score beats all that engage it. */
function hasBetterTarget(battle: Battle, unit: Unit, engagers: readonly Unit[]): boolean {
  const best = bestTarget(battle, unit, (enemy) => !engagers.includes(enemy));
  if (!best) return false;
  const score = scoreOf(battle, unit, best);
  return engagers.every((enemy) => scoreOf(battle, unit, enemy) < score);
}

/** On the only shortest path of a costlier ally, which is free to go, to its target. */
function isInTheWay(battle: Battle, unit: Unit): boolean {
  return battle.units.some((ally) => {
    if (ally.side !== unit.side || ally.make.cost <= unit.make.cost || !canAct(ally) || ally === unit) return false;
    if (engagersOf(battle, ally).length > 0) return false;
    const target = bestTarget(battle, ally, () => true);
    if (!target || !outOfReach(battle, ally, target)) return false;
    return detour(battle, ally, target, unit) > 0;
  });
}

/** How much longer the ally's way to its target is because of the unit that stands there. */
function detour(battle: Battle, ally: Unit, target: Unit, unit: Unit): number {
  const goal = (cell: number): boolean => outOfReach(battle, ally, target, cell) === undefined;
  const now = pathTo(battle, ally, goal)?.length ?? Number.MAX_SAFE_INTEGER;
  battle.board[unit.cell] = -1;
  const without = pathTo(battle, ally, goal)?.length ?? Number.MAX_SAFE_INTEGER;
  battle.board[unit.cell] = unit.id;
  return now - without;
}

function opensCharge(battle: Battle, unit: Unit): boolean {
  const cell = escapeCell(battle, unit);
  if (cell === undefined) return false;
  return battle.units.some((enemy) => {
    if (!enemy.alive || enemy.side === unit.side || chargeRefusal(battle, unit, enemy, cell)) return false;
    return chargePath(cell, enemy).length >= WORTHY_CHARGE;
  });
}
