import { bearing, distance, hexAt } from '@tactarium/engine/grid/hex';
import type { Field } from '../field/field.ts';
import { sight } from '../field/sight.ts';

/**
 * What one hex is to another, in one number: distance, bearing in steps of 15 degrees, points of woods between, and whether
 * sight is blocked. Bots ask for the same pairs thousands of times in a decision, and ground never changes: the rows are
 * kept as long as the field is, and can be dropped at any time.
 */
export type Sightline = number;

const rows = new WeakMap<Field, (Int32Array | undefined)[]>();

const UNKNOWN = -1;

export function sightline(field: Field, from: number, to: number): Sightline {
  const row = rowOf(field, from);
  if (row[to] === UNKNOWN) row[to] = look(field, from, to);
  return row[to]!;
}

function rowOf(field: Field, from: number): Int32Array {
  const size = field.width * field.height;
  const known = rows.get(field) ?? new Array<Int32Array | undefined>(size);
  const row = known[from] ?? new Int32Array(size).fill(UNKNOWN);
  known[from] = row;
  rows.set(field, known);
  return row;
}

function look(field: Field, from: number, to: number): Sightline {
  const [a, b] = [hexAt(field, from), hexAt(field, to)];
  const { clear, woods } = sight(field, from, to);
  const steps = from === to ? 0 : bearing(a, b) / 15;
  return distance(a, b) | (steps << 8) | (Math.min(woods, 15) << 16) | (clear ? 0 : 1 << 24);
}

export const rangeOf = (line: Sightline): number => line & 0xff;
/** Clockwise degrees of the far hex from facing 0. */
export const bearingOf = (line: Sightline): number => ((line >> 8) & 0xff) * 15;
export const woodsOf = (line: Sightline): number => (line >> 16) & 0xff;
export const isBlocked = (line: Sightline): boolean => line >> 24 !== 0;
