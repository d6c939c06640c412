import { unreachable } from '@tactarium/engine';
import { adjacent, arcOf, manhattan } from '../board.ts';
import { outOfReach } from '../reach.ts';
import type { Battle, Unit } from '../state.ts';
import type { Condition } from './vocabulary.ts';

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
      return battle.units.some((ally) => isAlly(ally, unit) && adjacent(ally.cell, unit.cell));
    case 'isolated':
      return (
        foe !== undefined &&
        !battle.units.some((o) => isAlly(o, foe) && manhattan(o.cell, foe.cell) <= condition.within)
      );
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
      return count(battle, (other) => isFoe(other, unit) && !outOfReach(battle, unit, other)) >= condition.atLeast;
    case 'foes_near':
      return (
        count(battle, (other) => isFoe(other, unit) && manhattan(other.cell, unit.cell) <= condition.within) >=
        condition.atLeast
      );
    case 'allies_below': {
      const wounded = (ally: Unit) => ally.alive && ally.side === unit.side && isBelow(ally, condition.percent);
      return count(battle, wounded) >= condition.atLeast;
    }
    case 'allies_infected':
      return battle.units.some(
        (ally) =>
          ally.alive &&
          ally.side === unit.side &&
          ally.contagions.some((turns) => turns > 0) &&
          manhattan(ally.cell, unit.cell) <= condition.within,
      );
    default:
      return unreachable(condition);
  }
}

const isBelow = ({ hp, make }: Unit, percent: number): boolean => hp * 100 < make.maxHp * percent;
const isAlly = (other: Unit, unit: Unit): boolean => other !== unit && other.alive && other.side === unit.side;
const isFoe = (other: Unit, unit: Unit): boolean => other.alive && other.side !== unit.side;
const count = (battle: Battle, matches: (unit: Unit) => boolean): number => battle.units.filter(matches).length;
