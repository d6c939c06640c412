import { isDisarmed, isHandToHand, isHeld, isObscured } from '../resolution/questions.ts';
import { type Battle, foesOf } from '../state/battle.ts';
import { chebyshev, manhattan } from '../state/board.ts';
import { isAnyAround } from '../state/cellSet.ts';
import { canAct, NOBODY, type Unit } from '../state/unit.ts';

/** RUN-25, ENG-1: cells that a unit strikes hand to hand, in any of 8 directions. */
export const meleeReach = (unit: Unit): number => (unit.make.is.LongReach ? 2 : 1);

export const isShooter = (unit: Unit): boolean => unit.make.range > 1;

/** ENG-4: the enemies that cannot hold an Unstoppable unit, nor stand in its way. */
export const isPushedAside = ({ make: { is } }: Unit): boolean => !is.Heavy && !is.Unstoppable;

/** ENG-4: who goes through the unit on a cell. Nobody ends a move on an occupied cell. */
export function canPass(battle: Battle, { make: { is } }: Unit, cell: number): boolean {
  if (is.Incorporeal || is.Flyer) return true;
  return is.Unstoppable && isPushedAside(battle.units[battle.board[cell]!]!);
}

/** No zone of control and no blow reaches farther. */
const FARTHEST_HOLD = 2;

const NONE: readonly Unit[] = [];

/** False where no enemy is near enough: then nobody has to be asked. */
export const couldBeHeld = (battle: Battle, unit: Unit, cell: number): boolean =>
  unit.held !== NOBODY || isAnyAround(battle.stands[1 - unit.side]!, cell, FARTHEST_HOLD);

/** ENG-1: the enemies that engage a unit, lowest id first. */
export function engagersOf(battle: Battle, unit: Unit, cell = unit.cell): readonly Unit[] {
  if (!couldBeHeld(battle, unit, cell)) return NONE;
  const engagers: Unit[] = [];
  const foes = foesOf(battle, unit);
  for (let i = 0; i < foes.length; i++) if (engages(battle, foes[i]!, unit, cell)) engagers.push(foes[i]!);
  return engagers;
}

export function isEngaged(battle: Battle, unit: Unit, cell = unit.cell): boolean {
  if (!couldBeHeld(battle, unit, cell)) return false;
  const foes = foesOf(battle, unit);
  for (let i = 0; i < foes.length; i++) if (engages(battle, foes[i]!, unit, cell)) return true;
  return false;
}

export function countEngagers(battle: Battle, unit: Unit, cell: number): number {
  if (!couldBeHeld(battle, unit, cell)) return 0;
  const foes = foesOf(battle, unit);
  let count = 0;
  for (let i = 0; i < foes.length; i++) if (engages(battle, foes[i]!, unit, cell)) count++;
  return count;
}

export function engages(battle: Battle, enemy: Unit, unit: Unit, cell: number): boolean {
  if (enemy.side === unit.side || !enemy.alive) return false;
  if (chebyshev(enemy.cell, cell) > FARTHEST_HOLD && unit.held !== enemy.id) return false;
  return isHeld(battle, enemy, unit, cell);
}

/** Engagement is looked at when a turn starts: who walked up to an enemy is bound only by an interceptor (ENG-1, OVW-2). */
export const isPinned = (battle: Battle, unit: Unit): boolean =>
  (!unit.moved || unit.held !== NOBODY) && isEngaged(battle, unit);

/** Refusals of an attack, an order or a charge: as the rules and scenarios name them. */
export const HINDRANCES = [
  'not_ready',
  'not_cavalry',
  'engaged',
  'not_engaged',
  'no_straight_path',
  'too_close',
  'too_far',
  'zoc_interrupt',
  'out_of_range',
  'los_blocked',
  'no_target',
  'no_escape',
  'too_slow',
  'blocked',
  'no_ability',
  'silenced',
  'on_cooldown',
  'out_of_ammo',
  'not_adjacent',
] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** Whether a weapon reaches the target from a cell: undefined if it does. */
export function outOfReach(battle: Battle, unit: Unit, target: Unit, cell = unit.cell): Hindrance | undefined {
  const steps = chebyshev(cell, target.cell);
  if (!isShooter(unit)) return steps <= meleeReach(unit) ? undefined : 'out_of_range';
  // Most are too far for any weapon: no rule has to be asked.
  if (steps > 1 && manhattan(cell, target.cell) > unit.make.range) return 'out_of_range';
  if (steps === 1 && isHandToHand(battle, unit, cell, target)) return undefined;
  if (isDisarmed(battle, unit)) return steps === 1 ? undefined : 'out_of_range';
  if (manhattan(cell, target.cell) > unit.make.range) return 'out_of_range';
  return isObscured(battle, unit, cell, target.cell) ? 'los_blocked' : undefined;
}

/** A blow with this reach is a shot, a bolt or a thrown thing; otherwise it is struck hand to hand. */
export const isRanged = (battle: Battle, unit: Unit, target: Unit): boolean =>
  isShooter(unit) && !isDisarmed(battle, unit) && !isHandToHand(battle, unit, unit.cell, target);

/** Why a unit cannot attack from where it stands (ENG-1, LOS-1). */
export function attackRefusal(battle: Battle, unit: Unit, target: Unit): Hindrance | undefined {
  if (!canAct(unit)) return 'not_ready';
  if (!target.alive || target.side === unit.side) return 'no_target';
  if (isPinned(battle, unit)) {
    const bound = !engages(battle, target, unit, unit.cell);
    if (bound || (isShooter(unit) && chebyshev(unit.cell, target.cell) > 1)) return 'engaged';
  }
  return outOfReach(battle, unit, target);
}
