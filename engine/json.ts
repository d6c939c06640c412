/** What can be written down and read back without loss. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json | undefined };

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Equal data, whatever the order of keys. A key that holds undefined is absent. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  return [...Object.keys(a), ...Object.keys(b)].every((key) => sameJson(a[key], b[key]));
}

/** Whether `actual` has everything that `expected` names: objects may hold more, lists may not. */
export function holds(actual: Json | undefined, expected: Json): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) && actual.length === expected.length && expected.every((item, i) => holds(actual[i], item))
    );
  }
  if (!isObject(expected)) return sameJson(actual, expected);
  return isObject(actual) && Object.entries(expected).every(([key, value]) => holds(actual[key], value as Json));
}
