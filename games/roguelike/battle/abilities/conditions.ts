import { unreachable } from '@tactarium/engine';
import type { Condition } from '../../vocabulary/abilities.ts';
import { outOfReach } from '../reach/reach.ts';
import { alliesOf, type Battle, foesOf } from '../state/battle.ts';
import { arcOf, chebyshev, manhattan } from '../state/board.ts';
import type { Unit } from '../state/unit.ts';

/** Whether all of them hold for a unit, against `foe` where one is meant. */
export function holdsAll(
  battle: Battle,
  unit: Unit,
  foe: Unit | undefined,
  conditions: readonly Condition[] | undefined,
): boolean {
  if (conditions) for (const condition of conditions) if (!holds(battle, unit, foe, condition)) return false;
  return true;
}

function holds(battle: Battle, unit: Unit, foe: Unit | undefined, condition: Condition): boolean {
  switch (condition.is) {
    case 'hp_below': {
      const who = condition.who === 'self' ? unit : foe;
      return who !== undefined && isBelow(who, condition.percent);
    }
    case 'beside_ally':
      return isWithAlly(battle, unit, 1, chebyshev);
    case 'isolated':
      return foe !== undefined && !isWithAlly(battle, foe, condition.within, manhattan);
    case 'melee':
      return unit.make.range === 1;
    case 'behind':
      return foe !== undefined && arcOf(foe.cell, foe.facing, unit.cell) !== 'front';
    case 'untouched':
      return !unit.met;
    case 'base':
      return unit.make[condition.stat] >= condition.atLeast;
    case 'stationary':
      return !unit.moved;
    case 'tagged':
      return unit.make.is[condition.tag];
    case 'role':
      return unit.make.role === condition.role;
    case 'foes_in_reach':
      return count(foesOf(battle, unit), (foe) => !outOfReach(battle, unit, foe)) >= condition.atLeast;
    case 'foes_near':
      return (
        count(foesOf(battle, unit), ({ cell }) => manhattan(cell, unit.cell) <= condition.within) >= condition.atLeast
      );
    case 'allies_below':
      return (
        count(alliesOf(battle, unit), (ally) => !ally.make.barricade && isBelow(ally, condition.percent)) >=
        condition.atLeast
      );
    case 'allies_infected':
      return alliesOf(battle, unit).some(
        ({ cell, contagions }) =>
          contagions.some((turns) => turns > 0) && manhattan(cell, unit.cell) <= condition.within,
      );
    default:
      return unreachable(condition);
  }
}

const isBelow = ({ hp, make }: Unit, percent: number): boolean => hp * 100 < make.maxHp * percent;

/** A barricade is nobody's company. */
function isWithAlly(battle: Battle, unit: Unit, within: number, distance: typeof manhattan): boolean {
  const allies = alliesOf(battle, unit);
  for (let i = 0; i < allies.length; i++) {
    const ally = allies[i]!;
    if (ally !== unit && !ally.make.barricade && distance(ally.cell, unit.cell) <= within) return true;
  }
  return false;
}

function count(units: readonly Unit[], matches: (unit: Unit) => boolean): number {
  let found = 0;
  for (let i = 0; i < units.length; i++) if (matches(units[i]!)) found++;
  return found;
}
