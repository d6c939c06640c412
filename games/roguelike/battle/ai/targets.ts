import { auraValue } from '../../vocabulary/auras.ts';
import { expectedDamage } from '../actions/blow.ts';
import { isShooter, meleeReach, outOfReach } from '../reach/reach.ts';
import { atkOf } from '../resolution/questions.ts';
import { type Battle, foesOf } from '../state/battle.ts';
import { manhattan } from '../state/board.ts';
import { type CellSet, isAnyAround, isAnyWithin } from '../state/cellSet.ts';
import { mostShred } from '../state/facts.ts';
import { statusOf, type Unit } from '../state/unit.ts';

const FEW_SHOTS = 2;
const NONE: readonly Unit[] = [];
const CHEAP = 3;

/** RUN-30: what an attack on a target is worth, in whole percents. */
export function scoreOf(battle: Battle, unit: Unit, target: Unit): number {
  const isKilled = couldKill(unit, target, mostForce(battle, unit)) && kills(battle, unit, target);
  return worthOf(battle, unit, target, isKilled);
}

function worthOf(battle: Battle, unit: Unit, target: Unit, isKilled: boolean): number {
  const { make } = target;
  let times = 100;
  let over = 1;
  if (isKilled) {
    times *= 3;
    over *= 2;
  }
  if (make.aura || make.is.AuraCarrier || make.is.SupplyWagon) {
    times *= 13;
    over *= 10;
  }
  if (make.role === 'tank' && battle.rules.on.shred) {
    if (target.shred > 0) {
      const most = Math.max(1, mostShred(target));
      times *= most + target.shred;
      over *= most;
    } else if (unit.make.undead && !isShooter(unit)) {
      // SHR-3: the Undead concentrate on enemy tanks.
      times *= 11;
      over *= 10;
    }
  }
  if (unit.make.maxAmmo > 0 && unit.ammo <= FEW_SHOTS && battle.rules.on.ammunition) {
    if (make.cost <= CHEAP) {
      times *= 3;
      over *= 10;
    }
    if (make.role === 'tank') over *= 2;
  }
  return over === 1 ? times : Math.floor(times / over);
}

const isExecuted = (unit: Unit, target: Unit): boolean => target.hp * 100 < target.make.maxHp * unit.make.lent.executes;

/** False where no blow is enough: no status of the target's lets it do twice as much. */
const couldKill = (unit: Unit, target: Unit, force: number): boolean =>
  target.hp <= (target.statuses.length === 0 ? force : 2 * force) || isExecuted(unit, target);

/** The full reckoning, for where it could. */
const kills = (battle: Battle, unit: Unit, target: Unit): boolean =>
  isExecuted(unit, target) || expectedDamage(battle, unit, target) >= target.hp;

/** No attack of this unit takes more HP than this. */
const mostForce = (battle: Battle, unit: Unit): number =>
  Math.ceil((atkOf(battle, unit) * unit.make.attacks * unit.make.might) / 100);

/** RUN-30: the best of these enemies, which are in the order of their ids. A taunter comes first. */
export function bestOf(battle: Battle, unit: Unit, enemies: readonly Unit[]): Unit | undefined {
  if (enemies.length < 2) return enemies[0];
  const taunter = unit.statuses.length > 0 ? taunterOf(battle, unit) : undefined;
  if (taunter && enemies.includes(taunter)) return taunter;
  const force = mostForce(battle, unit);
  let best: Unit | undefined;
  let bestScore = -1;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!;
    const mayKill = couldKill(unit, enemy, force);
    let score = worthOf(battle, unit, enemy, mayKill);
    if (!isBetter(battle, unit, enemy, score, best, bestScore)) continue;
    // Whether it does kill takes long to find out: only here would it make a difference.
    if (mayKill && !kills(battle, unit, enemy)) {
      score = worthOf(battle, unit, enemy, false);
      if (!isBetter(battle, unit, enemy, score, best, bestScore)) continue;
    }
    best = enemy;
    bestScore = score;
  }
  return best;
}

const isBetter = (
  battle: Battle,
  unit: Unit,
  enemy: Unit,
  score: number,
  best: Unit | undefined,
  bestScore: number,
): boolean => score > bestScore || (score === bestScore && isPreferred(battle, unit, enemy, best!));

/** RUN-30: melee nearest, then lowest HP; ranged lowest HP, then highest ATK, then nearest. Ids rise, so ties stay. */
function isPreferred(battle: Battle, unit: Unit, enemy: Unit, than: Unit): boolean {
  const grander = impactOf(battle, enemy) - impactOf(battle, than);
  const heavier = platesOf(battle, enemy) - platesOf(battle, than);
  if ((grander || heavier) !== 0) return (grander || heavier) > 0;
  const nearer = manhattan(unit.cell, enemy.cell) - manhattan(unit.cell, than.cell);
  const weaker = enemy.hp - than.hp;
  if (!isShooter(unit)) return (nearer || weaker) < 0;
  if (weaker !== 0) return weaker < 0;
  const fiercer = atkOf(battle, than) - atkOf(battle, enemy);
  return (fiercer || nearer) < 0;
}

/** AUR-3: of two carriers the one whose aura does more: range × value. */
const impactOf = (battle: Battle, { make: { aura } }: Unit): number =>
  aura && battle.rules.on.auras ? aura.range * auraValue(aura.effect) : 0;

/** SHR-3: of two shredded tanks the one with more armor at battle start. */
const platesOf = (battle: Battle, { make, shred }: Unit): number =>
  battle.rules.on.shred && make.role === 'tank' && shred > 0 ? make.armor : 0;

export function taunterOf(battle: Battle, unit: Unit): Unit | undefined {
  const taunt = statusOf(unit, 'taunted');
  const taunter = taunt && battle.units[taunt.by];
  return taunter?.alive ? taunter : undefined;
}

const isAnyInRange = (enemies: CellSet, unit: Unit): boolean =>
  isShooter(unit)
    ? isAnyWithin(enemies, unit.cell, unit.make.range)
    : isAnyAround(enemies, unit.cell, meleeReach(unit));

/** The enemies within reach of its weapon, where it stands. */
export function foesInReach(battle: Battle, unit: Unit): readonly Unit[] {
  if (!isAnyInRange(battle.stands[1 - unit.side]!, unit)) return NONE;
  const foes = foesOf(battle, unit);
  const found: Unit[] = [];
  for (let i = 0; i < foes.length; i++) if (!outOfReach(battle, unit, foes[i]!)) found.push(foes[i]!);
  return found;
}
