import type { AuraEffect } from '../../vocabulary/auras.ts';
import type { Unit } from './unit.ts';

/** One effect of auras, and who has a static aura that does it, alive or not. Most have no carrier in a battle. */
export interface Field<Does extends AuraEffect['does'] = AuraEffect['does']> {
  readonly does: Does;
  /** By the side they affect. */
  readonly carriers: readonly Unit[][];
}

export type Fields = { readonly [Does in AuraEffect['does']]: Field<Does> };

export function fieldsAround(units: readonly Unit[]): Fields {
  const fields: Fields = {
    reveal_incorporeal: { does: 'reveal_incorporeal', carriers: [[], []] },
    spoil_shots: { does: 'spoil_shots', carriers: [[], []] },
    pulse_resolve: { does: 'pulse_resolve', carriers: [[], []] },
    banish_fear: { does: 'banish_fear', carriers: [[], []] },
    hold_together: { does: 'hold_together', carriers: [[], []] },
    slow: { does: 'slow', carriers: [[], []] },
    lend_resolve: { does: 'lend_resolve', carriers: [[], []] },
    wither: { does: 'wither', carriers: [[], []] },
    frighten: { does: 'frighten', carriers: [[], []] },
  };
  for (const unit of units) addCarrier(fields, unit);
  return fields;
}

export function addCarrier(fields: Fields, unit: Unit): void {
  const { aura } = unit.make;
  if (aura?.type !== 'static') return;
  const affected = aura.affects === 'allies' ? unit.side : 1 - unit.side;
  fields[aura.effect.does].carriers[affected]!.push(unit);
}
