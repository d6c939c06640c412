import type { Strike } from '../state/action.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import {
  askArmor,
  askAtk,
  askDamage,
  askDodge,
  askInitiative,
  askMissing,
  askRecovery,
  askShock,
  askSpeed,
  askSteadiness,
} from './calls.ts';
import type { Scale, Tally } from './subsystem.ts';

export {
  askBreaks as isBreaking,
  askBypassesShield as passesShield,
  askDelaysBreak as isBreakDelayed,
  askDisarms as isDisarmed,
  askFearless as isFearless,
  askForbidsRiposte as isRiposteForbidden,
  askHandToHand as isHandToHand,
  askHolds as isHeld,
  askHoldsTogether as isHeldTogether,
  askInvulnerable as isInvulnerable,
  askLocksFacing as isFacingLocked,
  askObscures as isObscured,
  askResists as isResistant,
} from './calls.ts';

/** One scratch tally a question, so that nothing is allocated; a question may ask another, never itself. */
const tally = (): Tally => ({ percent: 0, flat: 0 });
const scratch = {
  atk: tally(),
  armor: tally(),
  speed: tally(),
  initiative: tally(),
  dodge: tally(),
  shock: tally(),
  steadiness: tally(),
  recovery: tally(),
  missing: tally(),
  damage: { times: 1, over: 1 } satisfies Scale,
};

function fresh(of: Tally): Tally {
  of.percent = 0;
  of.flat = 0;
  return of;
}

/** RUN-35: percents of the value at battle start are added, then flat changes, rounded down once, never below 0. */
const total = (base: number, { percent, flat }: Tally): number =>
  percent === 0 ? Math.max(0, base + flat) : Math.max(0, Math.floor((base * (100 + percent)) / 100) + flat);

export function atkOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.atk);
  askAtk(battle, unit, strike, sum);
  return total(unit.make.atk, sum);
}

export function armorOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.armor);
  askArmor(battle, unit, strike, sum);
  return total(unit.make.armor, sum);
}

export function speedOf(battle: Battle, unit: Unit): number {
  const sum = fresh(scratch.speed);
  askSpeed(battle, unit, sum);
  return total(unit.make.speed, sum);
}

export function initiativeOf(battle: Battle, unit: Unit): number {
  const sum = fresh(scratch.initiative);
  askInitiative(battle, unit, sum);
  return total(unit.make.initiative, sum);
}

/** RUN-27: at most this. */
export const MOST_DODGE = 50;

export function dodgeOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.dodge);
  askDodge(battle, unit, strike, sum);
  return Math.min(MOST_DODGE, total(unit.make.dodge, sum));
}

/** RUN-35: armor is off already; all factors at once, rounded down once. */
export function scaled(battle: Battle, strike: Strike, damage: number): number {
  const scale = scratch.damage;
  scale.times = 1;
  scale.over = 1;
  askDamage(battle, strike, scale);
  return scale.over === 1 ? damage : Math.floor((damage * scale.times) / scale.over);
}

export function multiply(scale: Scale, percent: number): void {
  scale.times *= percent;
  scale.over *= 100;
}

export function shockOf(battle: Battle, strike: Strike): number {
  const sum = fresh(scratch.shock);
  askShock(battle, strike, sum);
  return sum.flat;
}

export function steadinessOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.steadiness);
  askSteadiness(battle, unit, strike, sum);
  return sum.flat;
}

export function recoveryOf(battle: Battle, unit: Unit): number {
  const sum = fresh(scratch.recovery);
  askRecovery(battle, unit, sum);
  return Math.max(0, sum.flat);
}

export function missingOf(battle: Battle, strike: Strike): number {
  const sum = fresh(scratch.missing);
  askMissing(battle, strike, sum);
  return Math.min(100, sum.flat);
}
