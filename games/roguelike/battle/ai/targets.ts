import { expectedDamage } from '../blow.ts';
import { manhattan } from '../board.ts';
import { atkOf } from '../dispatch.ts';
import { isShooter, outOfReach } from '../reach.ts';
import { type Battle, statusOf, type Unit } from '../state.ts';
import { mostShred } from '../subsystems/shred/shred.ts';

const FEW_SHOTS = 2;
const CHEAP = 3;

/** No passive of ours makes a blow stronger than this many times ATK × attacks. */
const MOST_FACTOR = 4;

/** RUN-30: what an attack on a target is worth, in whole percents. */
export function scoreOf(battle: Battle, unit: Unit, target: Unit): number {
  const { make } = target;
  let [times, over] = [100, 1];
  const times_ = (by: number, of: number): void => {
    times *= by;
    over *= of;
  };
  if (kills(battle, unit, target)) times_(3, 2);
  if (make.is.AuraCarrier || make.is.SupplyWagon) times_(13, 10);
  if (make.role === 'tank' && target.shred > 0) {
    const most = Math.max(1, mostShred(target));
    times_(most + Math.min(target.shred, most), most);
  }
  if (isLowOnShots(battle, unit)) {
    if (make.cost <= CHEAP) times_(3, 10);
    if (make.role === 'tank') times_(1, 2);
  }
  return Math.floor(times / over);
}

const isLowOnShots = (battle: Battle, { make, ammo }: Unit): boolean =>
  make.maxAmmo > 0 && ammo <= FEW_SHOTS && battle.rules.on.ammunition;

/** The full reckoning only where the blow could be enough. */
function kills(battle: Battle, unit: Unit, target: Unit): boolean {
  const factor = unit.make.passives.length > 0 ? MOST_FACTOR : 1;
  if (target.hp > atkOf(battle, unit) * unit.make.attacks * factor) return false;
  return expectedDamage(battle, unit, target) >= target.hp;
}

/** RUN-30: the best of the enemies that fit, or undefined. A taunter comes first. */
export function bestTarget(battle: Battle, unit: Unit, fits: (enemy: Unit) => boolean): Unit | undefined {
  const taunter = unit.statuses.length > 0 ? taunterOf(battle, unit) : undefined;
  if (taunter && fits(taunter)) return taunter;
  const { units } = battle;
  let best: Unit | undefined;
  let bestScore = -1;
  for (let i = 0; i < units.length; i++) {
    const enemy = units[i]!;
    if (!enemy.alive || enemy.side === unit.side || !fits(enemy)) continue;
    const score = scoreOf(battle, unit, enemy);
    if (score > bestScore || (score === bestScore && isPreferred(battle, unit, enemy, best!))) {
      best = enemy;
      bestScore = score;
    }
  }
  return best;
}

/** RUN-30: melee nearest, then lowest HP; ranged lowest HP, then highest ATK, then nearest. Ids rise, so ties stay. */
function isPreferred(battle: Battle, unit: Unit, enemy: Unit, than: Unit): boolean {
  const nearer = manhattan(unit.cell, enemy.cell) - manhattan(unit.cell, than.cell);
  const weaker = enemy.hp - than.hp;
  if (!isShooter(unit)) return (nearer || weaker) < 0;
  if (weaker !== 0) return weaker < 0;
  const fiercer = atkOf(battle, than) - atkOf(battle, enemy);
  return (fiercer || nearer) < 0;
}

export function taunterOf(battle: Battle, unit: Unit): Unit | undefined {
  const taunt = statusOf(unit, 'taunted');
  const taunter = taunt && battle.units[taunt.by];
  return taunter?.alive ? taunter : undefined;
}

/** The best target within reach of its weapon, on a unit that nothing binds. */
export const targetInReach = (battle: Battle, unit: Unit): Unit | undefined =>
  bestTarget(battle, unit, (enemy) => outOfReach(battle, unit, enemy) === undefined);
