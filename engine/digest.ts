import { invariant } from './invariant.ts';
import type { Json } from './json.ts';

/**
 * A stable 64-bit hash as 16 hex digits: the same for equal data, whatever the order of keys, on every machine.
 * It detects divergence; it does not protect against deliberate collisions.
 */
export function digest(json: Json): string {
  high = 0x9e3779b9;
  low = 0x85ebca6b;
  eat(json);
  // Each lane is stirred once more with the other, so that the last word taken in reaches all bits.
  const a = stir(high ^ stir(low));
  const b = stir(low ^ a);
  return hex(a) + hex(b);
}

// The two lanes. Module state, because passing them through the recursion costs more than the hashing.
let high = 0;
let low = 0;

/** More keys than this are left to the built-in sort: insertion sort takes quadratic time. */
const MOST_ONE_BY_ONE = 32;

function mix(word: number): void {
  high = Math.imul(((high ^ word) << 13) | ((high ^ word) >>> 19), 0xcc9e2d51);
  low = Math.imul(((low + word) << 15) | ((low + word) >>> 17), 0x1b873593) ^ high;
}

function eat(json: Json): void {
  if (typeof json === 'number') return eatNumber(json);
  if (typeof json === 'string') return eatString(json);
  if (json === null) return mix(0x6e);
  if (json === true) return mix(0x74);
  if (json === false) return mix(0x66);
  if (isArray(json)) {
    mix(0x5b);
    for (let i = 0; i < json.length; i++) eat(json[i]!);
    return mix(0x5d);
  }
  mix(0x7b);
  const keys = inOrder(Object.keys(json));
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const value = json[key];
    if (value === undefined) continue;
    eatString(key);
    eat(value);
  }
  mix(0x7d);
}

/** Insertion sort in place: keys are few and mostly in order, and the built-in sort copies them first. */
function inOrder(keys: string[]): readonly string[] {
  if (keys.length > MOST_ONE_BY_ONE) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}

function eatNumber(value: number): void {
  invariant(Number.isSafeInteger(value), 'only whole numbers enter a digest');
  mix(0x23);
  mix(value | 0);
  // Most numbers fit in 32 bits; for the others the upper part is mixed in too.
  if (value !== (value | 0)) mix(Math.trunc(value / 2 ** 32));
}

function eatString(text: string): void {
  mix(0x22 + (text.length << 8));
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

const isArray = (json: Json): json is readonly Json[] => Array.isArray(json);

function stir(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
