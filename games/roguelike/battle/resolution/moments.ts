import type { Battle, March, Strike } from '../state/battle.ts';

/**
 * Tells the moments that come often to all who hear them: place by place, as dispatch.ts asks. Those with one hearer, and
 * rare ones, are told in a loop where they happen.
 */

export function tellStepped(battle: Battle, march: March): void {
  const { stepped } = battle.rules;
  stepped[0]?.(battle, march);
  stepped[1]?.(battle, march);
  for (let i = 2; i < stepped.length; i++) stepped[i]!(battle, march);
}

export function tellSoftened(battle: Battle, strike: Strike): void {
  const { softened } = battle.rules;
  softened[0]?.(battle, strike);
  softened[1]?.(battle, strike);
  for (let i = 2; i < softened.length; i++) softened[i]!(battle, strike);
}

export function tellStruck(battle: Battle, strike: Strike): void {
  const { struck } = battle.rules;
  struck[0]?.(battle, strike);
  struck[1]?.(battle, strike);
  struck[2]?.(battle, strike);
  for (let i = 3; i < struck.length; i++) struck[i]!(battle, strike);
}

export function tellDelivered(battle: Battle, strike: Strike): void {
  const { delivered } = battle.rules;
  delivered[0]?.(battle, strike);
  delivered[1]?.(battle, strike);
  delivered[2]?.(battle, strike);
  delivered[3]?.(battle, strike);
  delivered[4]?.(battle, strike);
  for (let i = 5; i < delivered.length; i++) delivered[i]!(battle, strike);
}
