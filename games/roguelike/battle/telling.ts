import type { Battle, March, Strike, Unit } from './state.ts';

/**
 * Tells the moments that come often to all who hear them: place by place, as dispatch.ts asks. Those with one hearer, and
 * rare ones, are told in a loop where they happen.
 */

/** One of the rows of a turn start. */
export function tellTurnStart(battle: Battle, unit: Unit, place: number): void {
  const { turnStart } = battle.rules;
  switch (place) {
    case 0:
      return turnStart[0]!(battle, unit);
    case 1:
      return turnStart[1]!(battle, unit);
    case 2:
      return turnStart[2]!(battle, unit);
    case 3:
      return turnStart[3]!(battle, unit);
    case 4:
      return turnStart[4]!(battle, unit);
    case 5:
      return turnStart[5]!(battle, unit);
    case 6:
      return turnStart[6]!(battle, unit);
    case 7:
      return turnStart[7]!(battle, unit);
    case 8:
      return turnStart[8]!(battle, unit);
    case 9:
      return turnStart[9]!(battle, unit);
    case 10:
      return turnStart[10]!(battle, unit);
    case 11:
      return turnStart[11]!(battle, unit);
    case 12:
      return turnStart[12]!(battle, unit);
    case 13:
      return turnStart[13]!(battle, unit);
    case 14:
      return turnStart[14]!(battle, unit);
    case 15:
      return turnStart[15]!(battle, unit);
    default:
      return turnStart[place]!(battle, unit);
  }
}

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
