import type { Field } from '../field/field.ts';
import { WATER } from '../field/field.ts';
import { heatRecorded, type Mech } from '../mech.ts';
import { workingSinks } from '../resolution/record.ts';
import type { Stance } from './appraisal.ts';

/**
 * What it costs to end a turn with so much heat, in points of value: slower and aiming worse first, then the dangers of
 * shutting down and of ammunition cooking off.
 */
const COST: readonly number[] = [
  ...[0, 0, 0, 0, 0, 1.2, 1.4, 1.6, 2.6, 2.9, 3.8, 4.1, 4.4, 6, 9, 10, 11, 12],
  ...[18, 22, 24, 26, 34, 40, 42, 44, 56, 60, 64, 68, 90],
];

export const heatCost = (heat: number): number => COST[Math.max(0, Math.min(heat, COST.length - 1))]!;

/** The heat with which the turn would end if nothing were fired from now on. */
export function heatBefore(field: Field, mech: Mech, { at, moved, hexes }: Stance): number {
  const recorded = heatRecorded({ ...mech, moved, hexes });
  return mech.heat + recorded - workingSinks(mech) - (field.terrain[at] === WATER ? 2 : 0);
}
