/** A list as it was stored. That may be from anybody, or half written: only what is whole is taken. */
export function readList<T>(
  text: string | null,
  isWhole: (one: Readonly<Record<string, unknown>>) => boolean,
): readonly T[] {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '[]');
  } catch {
    // Half written: nothing can be saved of it.
    return [];
  }
  if (!Array.isArray(json)) return [];
  return json.filter((one): one is T => typeof one === 'object' && one !== null && isWhole(one));
}
