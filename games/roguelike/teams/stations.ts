import { auras } from '../vocabulary/auras.ts';
import type { Line } from '../vocabulary/factions.ts';
import type { Tag } from '../vocabulary/tags.ts';

/** Where in a formation a unit belongs. Also the order in which a team is placed: support looks whom it can serve. */
export const STATIONS = ['front', 'wing', 'rear', 'support'] as const;
export type Station = (typeof STATIONS)[number];

/** Those who want room to run, or can pass others by. */
const ROVING: readonly Tag[] = ['Cavalry', 'Charger', 'Flyer', 'Skirmisher', 'Incorporeal'];
const FAST = 4;

export function stationOf(line: Line): Station {
  if (line.role === 'support') return 'support';
  if (line.range > 1) return 'rear';
  return line.speed >= FAST || line.tags.some((tag) => ROVING.includes(tag)) ? 'wing' : 'front';
}

/** Whether it supports Infantry beside it (PHX-1). */
export const closesRanks = ({ tags }: Line): boolean => tags.includes('Infantry') || tags.includes('Shielded');

export const shootsStraight = ({ role, tags }: Line): boolean => role === 'ranged_dps' && tags.includes('DirectFire');

const PURIFIED_WITHIN = 2;

/** How near it must be to those it serves, in Manhattan distance; 0 if it serves nobody. */
export function servesWithin({ role, tags, aura, active }: Line): number {
  if (tags.includes('SupplyWagon')) return 1;
  const spread = aura !== undefined && auras[aura].affects === 'allies' ? auras[aura].range : 0;
  const pure = tags.includes('Purifier') ? PURIFIED_WITHIN : 0;
  const helping = role === 'support' && active?.aim.endsWith('_ally') ? active.reach : 0;
  return Math.max(spread, pure, helping);
}
