import { isObject, type Json, type JsonObject, Misread } from '@tactarium/engine';
import { type Field, HIGHEST, indexOfCell } from '../field/field.ts';

/** How the parts of a position are read: what does not fit is a Misread with its place. */

export function object(json: Json | undefined, place: string, keys?: readonly string[]): JsonObject {
  if (!isObject(json)) throw new Misread(place, 'is not a map of keys');
  if (keys)
    for (const key of Object.keys(json)) if (!keys.includes(key)) throw new Misread(`${place}.${key}`, 'is not known');
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

export function flag(json: Json | undefined, place: string, usual: boolean): boolean {
  if (json === undefined) return usual;
  if (typeof json !== 'boolean') throw new Misread(place, 'is neither true nor false');
  return json;
}

export function whole(json: Json | undefined, place: string, usual?: number, least = 0, most = 9999): number {
  if (json === undefined && usual !== undefined) return usual;
  if (!Number.isSafeInteger(json) || (json as number) < least || (json as number) > most) {
    throw new Misread(place, `is not a whole number from ${least} to ${most}`);
  }
  return json as number;
}

export function oneOf<Name extends string>(
  names: readonly Name[],
  json: Json | undefined,
  place: string,
  usual?: Name,
): Name {
  if (json === undefined && usual !== undefined) return usual;
  const name = names.find((one) => one === json);
  if (name === undefined) throw new Misread(place, `is not one of ${names.join(', ')}`);
  return name;
}

/** A hex of the map, as its index. */
export function hex(field: Field, json: Json | undefined, place: string): number {
  const [q, r, ...more] = list(json, place);
  const index = more.length === 0 && isWhole(q) && isWhole(r) ? indexOfCell(field, [q, r]) : undefined;
  if (index === undefined) throw new Misread(place, 'is not a hex of the map');
  return index;
}

const isWhole = (json: Json | undefined): json is number => Number.isSafeInteger(json);

export const level = (json: Json | undefined, place: string): number => whole(json, place, 0, 0, HIGHEST);
