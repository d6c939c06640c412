import { isEngaged, isShooter, meleeReach, outOfReach } from '../reach/reach.ts';
import { alliesOf, type Battle, foesOf } from '../state/battle.ts';
import { CELLS, manhattan, xOf, yOf } from '../state/board.ts';
import { add, remove } from '../state/cellSet.ts';
import { canMove, NOBODY, type Unit } from '../state/unit.ts';
import { chargePath, chargeRefusal } from '../subsystems/charge/charge.ts';
import { escapeCell } from '../subsystems/engagement/disengage.ts';
import { attackOn } from './goals.ts';
import { pathTo } from './paths.ts';
import { bestOf, scoreOf } from './targets.ts';

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
  const best = bestOf(
    battle,
    unit,
    foesOf(battle, unit).filter((enemy) => !engagers.includes(enemy)),
  );
  if (!best) return false;
  const score = scoreOf(battle, unit, best);
  return engagers.every((enemy) => scoreOf(battle, unit, enemy) < score);
}

/** On the only shortest path of a costlier ally, which is free to go, to its target. */
function isInTheWay(battle: Battle, unit: Unit): boolean {
  for (const ally of alliesOf(battle, unit)) {
    if (ally.make.cost <= unit.make.cost || !canMove(ally)) continue;
    if (isEngaged(battle, ally)) continue;
    const target = bestOf(battle, ally, foesOf(battle, ally));
    if (target && outOfReach(battle, ally, target) && bars(battle, unit, ally, target)) return true;
  }
  return false;
}

/** Whether the ally's way to its target would be shorter if the unit did not stand there. */
function bars(battle: Battle, unit: Unit, ally: Unit, target: Unit): boolean {
  const goal = attackOn(battle, ally, target);
  const now = pathTo(battle, ally, goal)?.length ?? CELLS;
  if (now <= Math.max(1, fewestSteps(ally, target, ally.cell))) return false;
  // Even over an empty field the way through its cell may be no shorter; a shooter's may be, for its line is free then.
  if (!isShooter(ally) && manhattan(ally.cell, unit.cell) + fewestSteps(ally, target, unit.cell) >= now) return false;
  battle.board[unit.cell] = NOBODY;
  remove(battle.stands[unit.side]!, unit.cell);
  const shorter = pathTo(battle, ally, goal, undefined, now - 1);
  battle.board[unit.cell] = unit.id;
  add(battle.stands[unit.side]!, unit.cell);
  return shorter !== undefined;
}

/** From a cell until the target is in reach, on an empty field. */
function fewestSteps(unit: Unit, target: Unit, from: number): number {
  const columns = Math.abs(xOf(from) - xOf(target.cell));
  const rows = Math.abs(yOf(from) - yOf(target.cell));
  if (isShooter(unit)) return Math.max(0, columns + rows - unit.make.range);
  const reach = meleeReach(unit);
  return Math.max(0, columns - reach) + Math.max(0, rows - reach);
}

function opensCharge(battle: Battle, unit: Unit): boolean {
  const cell = escapeCell(battle, unit);
  if (cell === undefined) return false;
  return foesOf(battle, unit).some((enemy) => {
    if (chargeRefusal(battle, unit, enemy, cell)) return false;
    return chargePath(cell, enemy).length >= WORTHY_CHARGE;
  });
}
