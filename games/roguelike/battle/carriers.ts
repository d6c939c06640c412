import { type AuraEffect, auras } from '../content/auras.ts';
import type { Unit } from './state.ts';

/** Who has a static aura, by what it does. Every turn asks for most effects, and most have no carrier in a battle. */
export type Carriers = { readonly [Does in AuraEffect['does']]: Unit[] };

export function carriersAmong(units: readonly Unit[]): Carriers {
  const carriers = Object.fromEntries(
    Object.values(auras).map(({ effect }) => [effect.does, []]),
  ) as unknown as Carriers;
  for (const unit of units) addCarrier(carriers, unit);
  return carriers;
}

export function addCarrier(carriers: Carriers, unit: Unit): void {
  const { aura } = unit.make;
  if (aura?.type === 'static') carriers[aura.effect.does].push(unit);
}
