import { isObject, type Json, type JsonObject } from './json.ts';
import { Misread } from './positions.ts';

/**
 * Readers for handwritten positions and scenarios. Anything that does not fit is a Misread that names its place.
 * Defaults are the caller's: `flag(given['fog'] ?? false, 'given.fog')`.
 */

/** A map; where `keys` are given, no others are accepted. */
export function object(json: Json | undefined, place: string, keys?: readonly string[]): JsonObject {
  if (!isObject(json)) throw new Misread(place, 'is not a map of keys');
  const stranger = keys && Object.keys(json).find((key) => json[key] !== undefined && !keys.includes(key));
  if (stranger !== undefined) throw new Misread(`${place}.${stranger}`, 'is not known');
  return json;
}

export function list(json: Json | undefined, place: string): readonly Json[] {
  if (!Array.isArray(json)) throw new Misread(place, 'is not a list');
  return json;
}

export function text(json: Json | undefined, place: string): string {
  if (typeof json !== 'string') throw new Misread(place, 'is not a name');
  return json;
}

export function flag(json: Json | undefined, place: string): boolean {
  if (typeof json !== 'boolean') throw new Misread(place, 'is neither true nor false');
  return json;
}

const isWhole = (json: Json | undefined): json is number => Number.isSafeInteger(json);

/** More than any game counts, and still exact when a few of them are added or multiplied. */
const MOST = 1_000_000;

export function whole(json: Json | undefined, place: string, least = 0, most = MOST): number {
  if (!isWhole(json) || json < least || json > most) {
    throw new Misread(place, `is not a whole number from ${least} to ${most}`);
  }
  return json;
}

export function oneOf<Name extends string>(names: readonly Name[], json: Json | undefined, place: string): Name {
  return names[indexIn(names, json, place)]!;
}

/** The same as an index: a seat by its name, say. */
export function indexIn(names: readonly string[], json: Json | undefined, place: string): number {
  const index = typeof json === 'string' ? names.indexOf(json) : -1;
  if (index < 0) throw new Misread(place, `is not one of ${names.join(', ')}`);
  return index;
}

/** The index of a cell written as two coordinates. `indexOf` gives undefined or less than 0 off the board. */
export function cellIndex(
  json: Json | undefined,
  place: string,
  what: string,
  indexOf: (cell: readonly [number, number]) => number | undefined,
): number {
  const [a, b, ...more] = list(json, place);
  const index = more.length === 0 && isWhole(a) && isWhole(b) ? indexOf([a, b]) : undefined;
  if (index === undefined || index < 0) throw new Misread(place, `is not ${what}`);
  return index;
}
