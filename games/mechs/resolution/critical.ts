import { HD, isTorso, type Location } from '../sheet/locations.ts';
import type { RecordSheet } from './record.ts';

/** MEC-23: what a critical check comes to. */
export type CriticalResult =
  | { readonly is: 'slots'; readonly criticals: number }
  | { readonly is: 'blown_off' }
  | { readonly is: 'pilot_killed' };

export function criticalResult(location: Location, roll: number): CriticalResult {
  if (roll < 8) return { is: 'slots', criticals: 0 };
  if (roll < 10) return { is: 'slots', criticals: 1 };
  if (roll < 12) return { is: 'slots', criticals: 2 };
  if (isTorso(location)) return { is: 'slots', criticals: 3 };
  return { is: location === HD ? 'pilot_killed' : 'blown_off' };
}

/** The location's slots that a critical can strike, in sheet order: none are left in a destroyed location. */
export function openSlots({ sheet, structure, hits }: RecordSheet, location: Location): readonly number[] {
  if (structure[location] === 0) return [];
  const open: number[] = [];
  for (let n = 0; n < sheet.slots[location]!.length; n++) if (!(hits[location]! & (1 << n))) open.push(n);
  return open;
}
