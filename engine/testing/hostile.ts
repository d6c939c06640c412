import type { Json } from '../json.ts';

const UNCALLABLE: Json = { toString: 1, valueOf: 1 };

/** JSON that breaks code which trusts types: `toString`, `length`, `__proto__` and the like where nobody expects them. */
export const HOSTILE: readonly Json[] = [
  UNCALLABLE,
  { length: UNCALLABLE },
  { length: -1, toString: 1 },
  { size: UNCALLABLE, length: UNCALLABLE },
  JSON.parse('{"then": 1, "toJSON": 1, "constructor": {"name": {"toString": 1, "valueOf": 1}}}') as Json,
  JSON.parse('{"__proto__": {"length": {"toString": 1, "valueOf": 1}}, "constructor": {"prototype": 1}}') as Json,
  [UNCALLABLE, UNCALLABLE],
  [[[[]]]],
  'a\u0000b',
  'a\ud800b',
  '__proto__',
  'x'.repeat(5_000),
  2 ** 53,
  1e308,
  -0.5,
  null,
  true,
];

/** This JSON with each of its parts in turn, and the whole, replaced by `value`. */
export function* spoiled(json: Json, value: Json): Generator<Json> {
  yield value;
  if (typeof json !== 'object' || json === null) return;
  for (const [key, part] of Object.entries(json)) {
    for (const spoilt of spoiled(part as Json, value)) {
      yield Array.isArray(json) ? json.with(Number(key), spoilt) : { ...json, [key]: spoilt };
    }
  }
}
