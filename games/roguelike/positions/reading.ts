import { isObject, type Json, type JsonObject, Misread } from '@tactarium/engine';
import { cellAt, NOWHERE } from '../battle/state/board.ts';

/** Small readers of what is written by hand; each throws a Misread that names the place. */
export function object(json: Json | undefined, place: string, keys: readonly string[]): JsonObject {
  if (!isObject(json)) throw new Misread(place, 'is not a map of keys');
  for (const key of Object.keys(json)) {
    if (json[key] !== undefined && !keys.includes(key)) throw new Misread(`${place}.${key}`, 'is not known');
  }
  return json;
}

export function list(json: Json | undefined, place: string): readonly Json[] {
  if (!Array.isArray(json)) throw new Misread(place, 'is not a list');
  return json as readonly Json[];
}

export function wholeNumber(json: Json | undefined, place: string, least = 0): number {
  if (!Number.isSafeInteger(json) || (json as number) < least) {
    throw new Misread(place, `is not a whole number from ${least} on`);
  }
  return json as number;
}

export function text(json: Json | undefined, place: string): string {
  if (typeof json !== 'string') throw new Misread(place, 'is not a word');
  return json;
}

export function flag(json: Json | undefined, place: string): boolean {
  if (typeof json !== 'boolean') throw new Misread(place, 'is neither true nor false');
  return json;
}

export function oneOf<Name extends string>(names: readonly Name[], json: Json | undefined, place: string): Name {
  const found = names.find((name) => name === json);
  if (found === undefined) throw new Misread(place, `is not one of ${names.join(', ')}`);
  return found;
}

export function cell(json: Json | undefined, place: string): number {
  const [x, y, ...rest] = list(json, place);
  const at = Number.isInteger(x) && Number.isInteger(y) ? cellAt(x as number, y as number) : NOWHERE;
  if (at === NOWHERE || rest.length > 0) throw new Misread(place, 'is not a cell [x, y] of the 8 × 10 field');
  return at;
}
