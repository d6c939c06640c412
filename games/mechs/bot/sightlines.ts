import { bearing, distance, hexAt } from '@tactarium/engine/grid/hex';
import type { Field } from '../field/field.ts';
import { type Heights, sight } from '../field/sight.ts';

/**
 * What one hex is to another, in one number: distance, bearing in steps of 15 degrees, points of woods between, cover, and
 * whether sight is blocked. Bots ask for the same pairs thousands of times in a decision, and ground never changes: the
 * rows are kept as long as the field is, and can be dropped at any time.
 */
export type Sightline = number;

/** By who lies and who stands, where that matters: five sets of rows a field. */
const rows = new WeakMap<Field, (Int32Array | undefined)[]>();

const UNKNOWN = -1;

export function sightline(field: Field, from: number, to: number, heights?: Heights): Sightline {
  const row = rowOf(field, from, heights ? 1 + heights[0] + 2 * heights[1] : 0);
  if (row[to] === UNKNOWN) row[to] = look(field, from, to, heights);
  return row[to]!;
}

function rowOf(field: Field, from: number, set: number): Int32Array {
  const size = field.width * field.height;
  const known = rows.get(field) ?? new Array<Int32Array | undefined>(5 * size);
  const row = known[set * size + from] ?? new Int32Array(size).fill(UNKNOWN);
  known[set * size + from] = row;
  rows.set(field, known);
  return row;
}

function look(field: Field, from: number, to: number, heights: Heights): Sightline {
  const [a, b] = [hexAt(field, from), hexAt(field, to)];
  const { clear, woods, cover } = sight(field, from, to, heights);
  const steps = from === to ? 0 : bearing(a, b) / 15;
  return distance(a, b) | (steps << 8) | (Math.min(woods, 15) << 16) | (cover ? 1 << 23 : 0) | (clear ? 0 : 1 << 24);
}

export const rangeOf = (line: Sightline): number => line & 0xff;
/** Clockwise degrees of the far hex from facing 0. */
export const bearingOf = (line: Sightline): number => ((line >> 8) & 0xff) * 15;
export const woodsOf = (line: Sightline): number => (line >> 16) & 0x7f;
export const isCovered = (line: Sightline): boolean => (line & (1 << 23)) !== 0;
export const isBlocked = (line: Sightline): boolean => line >> 24 !== 0;
