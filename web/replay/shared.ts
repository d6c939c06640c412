import type { Json } from '@tactarium/engine';

/** The new value, in which whatever equals its part of the old one is that part itself: so it need not be drawn again. */
export function sharing<T>(before: unknown, now: T): T {
  return share(before as Json, now as Json) as T;
}

function share(before: Json | undefined, now: Json): Json {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const shared = now.map((one, i) => share(before[i], one));
    return shared.length === before.length && shared.every((one, i) => one === before[i]) ? before : shared;
  }
  if (Array.isArray(before)) return now;
  const [old, fresh] = [before as Readonly<Record<string, Json>>, now as Readonly<Record<string, Json>>];
  const keys = Object.keys(fresh);
  const shared = Object.fromEntries(keys.map((key) => [key, share(old[key], fresh[key]!)]));
  return keys.length === Object.keys(old).length && keys.every((key) => shared[key] === old[key]) ? before : shared;
}
