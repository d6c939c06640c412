// Generated from the table of resolution: npx vitest run games/roguelike/battle/resolution -u
import type { Contagion } from '../../vocabulary/contagions.ts';
import type { Clash, March, Strike } from '../state/action.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import type { Scale, Tally } from './subsystem.ts';

export function askAtk(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void {
  const row = battle.rules.atk;
  row[0]?.(battle, unit, strike, tally);
  row[1]?.(battle, unit, strike, tally);
  row[2]?.(battle, unit, strike, tally);
  row[3]?.(battle, unit, strike, tally);
  row[4]?.(battle, unit, strike, tally);
  for (let i = 5; i < row.length; i++) row[i]!(battle, unit, strike, tally);
}

export function askArmor(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void {
  const row = battle.rules.armor;
  row[0]?.(battle, unit, strike, tally);
  row[1]?.(battle, unit, strike, tally);
  row[2]?.(battle, unit, strike, tally);
  row[3]?.(battle, unit, strike, tally);
  for (let i = 4; i < row.length; i++) row[i]!(battle, unit, strike, tally);
}

export function askSpeed(battle: Battle, unit: Unit, tally: Tally): void {
  const row = battle.rules.speed;
  row[0]?.(battle, unit, tally);
  row[1]?.(battle, unit, tally);
  row[2]?.(battle, unit, tally);
  for (let i = 3; i < row.length; i++) row[i]!(battle, unit, tally);
}

export function askInitiative(battle: Battle, unit: Unit, tally: Tally): void {
  const row = battle.rules.initiative;
  row[0]?.(battle, unit, tally);
  row[1]?.(battle, unit, tally);
  for (let i = 2; i < row.length; i++) row[i]!(battle, unit, tally);
}

export function askDodge(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void {
  const row = battle.rules.dodge;
  row[0]?.(battle, unit, strike, tally);
  row[1]?.(battle, unit, strike, tally);
  for (let i = 2; i < row.length; i++) row[i]!(battle, unit, strike, tally);
}

export function askDamage(battle: Battle, strike: Strike, scale: Scale): void {
  const row = battle.rules.damage;
  row[0]?.(battle, strike, scale);
  row[1]?.(battle, strike, scale);
  row[2]?.(battle, strike, scale);
  row[3]?.(battle, strike, scale);
  for (let i = 4; i < row.length; i++) row[i]!(battle, strike, scale);
}

export function askShock(battle: Battle, strike: Strike, tally: Tally): void {
  const row = battle.rules.shock;
  row[0]?.(battle, strike, tally);
  for (let i = 1; i < row.length; i++) row[i]!(battle, strike, tally);
}

export function askSteadiness(battle: Battle, unit: Unit, strike: Strike | undefined, tally: Tally): void {
  const row = battle.rules.steadiness;
  row[0]?.(battle, unit, strike, tally);
  row[1]?.(battle, unit, strike, tally);
  for (let i = 2; i < row.length; i++) row[i]!(battle, unit, strike, tally);
}

export function askRecovery(battle: Battle, unit: Unit, tally: Tally): void {
  const row = battle.rules.recovery;
  row[0]?.(battle, unit, tally);
  row[1]?.(battle, unit, tally);
  row[2]?.(battle, unit, tally);
  for (let i = 3; i < row.length; i++) row[i]!(battle, unit, tally);
}

export function askMissing(battle: Battle, strike: Strike, tally: Tally): void {
  const row = battle.rules.missing;
  row[0]?.(battle, strike, tally);
  row[1]?.(battle, strike, tally);
  for (let i = 2; i < row.length; i++) row[i]!(battle, strike, tally);
}

export function askHolds(battle: Battle, enemy: Unit, unit: Unit, cell: number): boolean {
  const row = battle.rules.holds;
  if (row[0]?.(battle, enemy, unit, cell)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, enemy, unit, cell)) return true;
  return false;
}

export function askDisarms(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.disarms;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function askHandToHand(battle: Battle, unit: Unit, cell: number, target: Unit): boolean {
  const row = battle.rules.handToHand;
  if (row[0]?.(battle, unit, cell, target)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit, cell, target)) return true;
  return false;
}

export function askObscures(battle: Battle, unit: Unit, from: number, to: number): boolean {
  const row = battle.rules.obscures;
  if (row[0]?.(battle, unit, from, to)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit, from, to)) return true;
  return false;
}

export function askLocksFacing(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.locksFacing;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function askBypassesShield(battle: Battle, strike: Strike): boolean {
  const row = battle.rules.bypassesShield;
  if (row[0]?.(battle, strike)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, strike)) return true;
  return false;
}

export function askForbidsRiposte(battle: Battle, clash: Clash): boolean {
  const row = battle.rules.forbidsRiposte;
  if (row[0]?.(battle, clash)) return true;
  if (row[1]?.(battle, clash)) return true;
  for (let i = 2; i < row.length; i++) if (row[i]!(battle, clash)) return true;
  return false;
}

export function askFearless(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.fearless;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function askHoldsTogether(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.holdsTogether;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function askBreaks(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.breaks;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function askDelaysBreak(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.delaysBreak;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function askResists(battle: Battle, unit: Unit, contagion: Contagion): boolean {
  const row = battle.rules.resists;
  if (row[0]?.(battle, unit, contagion)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit, contagion)) return true;
  return false;
}

export function askInvulnerable(battle: Battle, unit: Unit): boolean {
  const row = battle.rules.invulnerable;
  if (row[0]?.(battle, unit)) return true;
  for (let i = 1; i < row.length; i++) if (row[i]!(battle, unit)) return true;
  return false;
}

export function tellRoundStarted(battle: Battle): void {
  const row = battle.rules.roundStarted;
  row[0]?.(battle);
  for (let i = 1; i < row.length; i++) row[i]!(battle);
}

export function tellRoundEnded(battle: Battle): void {
  const row = battle.rules.roundEnded;
  row[0]?.(battle);
  for (let i = 1; i < row.length; i++) row[i]!(battle);
}

export function tellTurnEnded(battle: Battle, unit: Unit): void {
  const row = battle.rules.turnEnded;
  row[0]?.(battle, unit);
  row[1]?.(battle, unit);
  row[2]?.(battle, unit);
  for (let i = 3; i < row.length; i++) row[i]!(battle, unit);
}

export function tellLeaving(battle: Battle, march: March): void {
  const row = battle.rules.leaving;
  row[0]?.(battle, march);
  for (let i = 1; i < row.length; i++) row[i]!(battle, march);
}

export function tellStepped(battle: Battle, march: March): void {
  const row = battle.rules.stepped;
  row[0]?.(battle, march);
  row[1]?.(battle, march);
  for (let i = 2; i < row.length; i++) row[i]!(battle, march);
}

export function tellGuarded(battle: Battle, march: March): void {
  const row = battle.rules.guarded;
  row[0]?.(battle, march);
  for (let i = 1; i < row.length; i++) row[i]!(battle, march);
}

export function tellArrived(battle: Battle, march: March): void {
  const row = battle.rules.arrived;
  row[0]?.(battle, march);
  row[1]?.(battle, march);
  for (let i = 2; i < row.length; i++) row[i]!(battle, march);
}

export function tellDisplaced(battle: Battle, unit: Unit, why: string): void {
  const row = battle.rules.displaced;
  row[0]?.(battle, unit, why);
  row[1]?.(battle, unit, why);
  for (let i = 2; i < row.length; i++) row[i]!(battle, unit, why);
}

export function tellLoosed(battle: Battle, strike: Strike): void {
  const row = battle.rules.loosed;
  row[0]?.(battle, strike);
  for (let i = 1; i < row.length; i++) row[i]!(battle, strike);
}

export function tellLanded(battle: Battle, strike: Strike): void {
  const row = battle.rules.landed;
  row[0]?.(battle, strike);
  for (let i = 1; i < row.length; i++) row[i]!(battle, strike);
}

export function tellSoftened(battle: Battle, strike: Strike): void {
  const row = battle.rules.softened;
  row[0]?.(battle, strike);
  row[1]?.(battle, strike);
  for (let i = 2; i < row.length; i++) row[i]!(battle, strike);
}

export function tellStruck(battle: Battle, strike: Strike): void {
  const row = battle.rules.struck;
  row[0]?.(battle, strike);
  row[1]?.(battle, strike);
  row[2]?.(battle, strike);
  for (let i = 3; i < row.length; i++) row[i]!(battle, strike);
}

export function tellDelivered(battle: Battle, strike: Strike): void {
  const row = battle.rules.delivered;
  row[0]?.(battle, strike);
  row[1]?.(battle, strike);
  row[2]?.(battle, strike);
  row[3]?.(battle, strike);
  row[4]?.(battle, strike);
  for (let i = 5; i < row.length; i++) row[i]!(battle, strike);
}

export function tellClashed(battle: Battle, clash: Clash): void {
  const row = battle.rules.clashed;
  row[0]?.(battle, clash);
  for (let i = 1; i < row.length; i++) row[i]!(battle, clash);
}

export function tellDied(battle: Battle, unit: Unit): void {
  const row = battle.rules.died;
  row[0]?.(battle, unit);
  row[1]?.(battle, unit);
  row[2]?.(battle, unit);
  row[3]?.(battle, unit);
  row[4]?.(battle, unit);
  row[5]?.(battle, unit);
  for (let i = 6; i < row.length; i++) row[i]!(battle, unit);
}

export function tellBroke(battle: Battle, unit: Unit): void {
  const row = battle.rules.broke;
  row[0]?.(battle, unit);
  row[1]?.(battle, unit);
  for (let i = 2; i < row.length; i++) row[i]!(battle, unit);
}
