import type { Contagion } from '../../vocabulary/contagions.ts';
import type { Battle, Clash, Strike, Unit } from '../state/battle.ts';
import type { Scale, Tally } from './subsystem.ts';

/**
 * Puts a question to all who may answer it. Where a row of the table has several, each place has a call of its own and
 * the loop is for what a test plants behind them: so the compiler knows who answers at a place, and builds it in. One
 * call in a loop for the whole row makes battles a tenth slower.
 *
 * One scratch tally a question, so that nothing is allocated; a question may ask another, never itself.
 */
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
  const { atk } = battle.rules;
  atk[0]?.(battle, unit, strike, sum);
  atk[1]?.(battle, unit, strike, sum);
  atk[2]?.(battle, unit, strike, sum);
  atk[3]?.(battle, unit, strike, sum);
  atk[4]?.(battle, unit, strike, sum);
  for (let i = 5; i < atk.length; i++) atk[i]!(battle, unit, strike, sum);
  return total(unit.make.atk, sum);
}

export function armorOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.armor);
  const { armor } = battle.rules;
  armor[0]?.(battle, unit, strike, sum);
  armor[1]?.(battle, unit, strike, sum);
  armor[2]?.(battle, unit, strike, sum);
  armor[3]?.(battle, unit, strike, sum);
  for (let i = 4; i < armor.length; i++) armor[i]!(battle, unit, strike, sum);
  return total(unit.make.armor, sum);
}

export function speedOf(battle: Battle, unit: Unit): number {
  const sum = fresh(scratch.speed);
  const { speed } = battle.rules;
  speed[0]?.(battle, unit, sum);
  speed[1]?.(battle, unit, sum);
  speed[2]?.(battle, unit, sum);
  for (let i = 3; i < speed.length; i++) speed[i]!(battle, unit, sum);
  return total(unit.make.speed, sum);
}

export function initiativeOf(battle: Battle, unit: Unit): number {
  const sum = fresh(scratch.initiative);
  const { initiative } = battle.rules;
  initiative[0]?.(battle, unit, sum);
  initiative[1]?.(battle, unit, sum);
  for (let i = 2; i < initiative.length; i++) initiative[i]!(battle, unit, sum);
  return total(unit.make.initiative, sum);
}

/** RUN-27: at most this. */
export const MOST_DODGE = 50;

export function dodgeOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.dodge);
  const { dodge } = battle.rules;
  dodge[0]?.(battle, unit, strike, sum);
  dodge[1]?.(battle, unit, strike, sum);
  for (let i = 2; i < dodge.length; i++) dodge[i]!(battle, unit, strike, sum);
  return Math.min(MOST_DODGE, total(unit.make.dodge, sum));
}

/** RUN-35: armor is off already; all factors at once, rounded down once. */
export function scaled(battle: Battle, strike: Strike, damage: number): number {
  const scale = scratch.damage;
  scale.times = 1;
  scale.over = 1;
  const row = battle.rules.damage;
  row[0]?.(battle, strike, scale);
  row[1]?.(battle, strike, scale);
  row[2]?.(battle, strike, scale);
  row[3]?.(battle, strike, scale);
  for (let i = 4; i < row.length; i++) row[i]!(battle, strike, scale);
  return scale.over === 1 ? damage : Math.floor((damage * scale.times) / scale.over);
}

export function multiply(scale: Scale, percent: number): void {
  scale.times *= percent;
  scale.over *= 100;
}

export function shockOf(battle: Battle, strike: Strike): number {
  const sum = fresh(scratch.shock);
  for (const add of battle.rules.shock) add(battle, strike, sum);
  return sum.flat;
}

export function steadinessOf(battle: Battle, unit: Unit, strike?: Strike): number {
  const sum = fresh(scratch.steadiness);
  const { steadiness } = battle.rules;
  steadiness[0]?.(battle, unit, strike, sum);
  steadiness[1]?.(battle, unit, strike, sum);
  for (let i = 2; i < steadiness.length; i++) steadiness[i]!(battle, unit, strike, sum);
  return sum.flat;
}

export function recoveryOf(battle: Battle, unit: Unit): number {
  const sum = fresh(scratch.recovery);
  const { recovery } = battle.rules;
  recovery[0]?.(battle, unit, sum);
  recovery[1]?.(battle, unit, sum);
  recovery[2]?.(battle, unit, sum);
  for (let i = 3; i < recovery.length; i++) recovery[i]!(battle, unit, sum);
  return Math.max(0, sum.flat);
}

export function missingOf(battle: Battle, strike: Strike): number {
  const sum = fresh(scratch.missing);
  const { missing } = battle.rules;
  missing[0]?.(battle, strike, sum);
  missing[1]?.(battle, strike, sum);
  for (let i = 2; i < missing.length; i++) missing[i]!(battle, strike, sum);
  return Math.min(100, sum.flat);
}

/** Whether `enemy` would hold `unit` if it stood on `cell` (ENG-1). */
export function isHeld(battle: Battle, enemy: Unit, unit: Unit, cell: number): boolean {
  const { holds } = battle.rules;
  for (let i = 0; i < holds.length; i++) if (holds[i]!(battle, enemy, unit, cell)) return true;
  return false;
}

export function isDisarmed(battle: Battle, unit: Unit): boolean {
  const { disarms } = battle.rules;
  for (let i = 0; i < disarms.length; i++) if (disarms[i]!(battle, unit)) return true;
  return false;
}

export function isHandToHand(battle: Battle, unit: Unit, cell: number, target: Unit): boolean {
  const { handToHand } = battle.rules;
  for (let i = 0; i < handToHand.length; i++) if (handToHand[i]!(battle, unit, cell, target)) return true;
  return false;
}

export function isObscured(battle: Battle, unit: Unit, from: number, to: number): boolean {
  const { obscures } = battle.rules;
  for (let i = 0; i < obscures.length; i++) if (obscures[i]!(battle, unit, from, to)) return true;
  return false;
}

export function isFacingLocked(battle: Battle, unit: Unit): boolean {
  const { locksFacing } = battle.rules;
  for (let i = 0; i < locksFacing.length; i++) if (locksFacing[i]!(battle, unit)) return true;
  return false;
}

export function passesShield(battle: Battle, strike: Strike): boolean {
  const { bypassesShield } = battle.rules;
  for (let i = 0; i < bypassesShield.length; i++) if (bypassesShield[i]!(battle, strike)) return true;
  return false;
}

export function isInvulnerable(battle: Battle, unit: Unit): boolean {
  const { invulnerable } = battle.rules;
  for (let i = 0; i < invulnerable.length; i++) if (invulnerable[i]!(battle, unit)) return true;
  return false;
}

export const isRiposteForbidden = (battle: Battle, clash: Clash): boolean =>
  battle.rules.forbidsRiposte.some((forbids) => forbids(battle, clash));

export const isFearless = (battle: Battle, unit: Unit): boolean => battle.rules.fearless.some((is) => is(battle, unit));

export const isHeldTogether = (battle: Battle, unit: Unit): boolean =>
  battle.rules.holdsTogether.some((holds) => holds(battle, unit));

export const isBreaking = (battle: Battle, unit: Unit): boolean =>
  battle.rules.breaks.some((breaks) => breaks(battle, unit));

export const isBreakDelayed = (battle: Battle, unit: Unit): boolean =>
  battle.rules.delaysBreak.some((delays) => delays(battle, unit));

export const isResistant = (battle: Battle, unit: Unit, contagion: Contagion): boolean =>
  battle.rules.resists.some((resists) => resists(battle, unit, contagion));
