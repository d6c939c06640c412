/** A tree of counts. Two are added number by number, so neither order nor grouping matters. */
export interface Counts {
  [key: string]: number | Counts;
}

/** Adds everything in `more` to `sum`. */
export function addUp(sum: Counts, more: Counts): void {
  for (const key of Object.keys(more)) {
    const added = more[key]!;
    const known = sum[key];
    if (typeof added === 'number') sum[key] = (typeof known === 'number' ? known : 0) + added;
    else addUp(branch(sum, key), added);
  }
}

/** One more, down this path. */
export function count(counts: Counts, path: readonly (string | number)[], amount = 1): void {
  let at = counts;
  for (let i = 0; i < path.length - 1; i++) at = branch(at, String(path[i]));
  const last = String(path.at(-1));
  const known = at[last];
  at[last] = (typeof known === 'number' ? known : 0) + amount;
}

function branch(counts: Counts, key: string): Counts {
  const known = counts[key];
  if (typeof known === 'object') return known;
  const fresh: Counts = {};
  counts[key] = fresh;
  return fresh;
}

/** The number there, 0 where nothing was counted. */
export function counted(counts: Counts, ...path: readonly (string | number)[]): number {
  const value = at(counts, path);
  return typeof value === 'number' ? value : 0;
}

/** The branch there, empty where nothing was counted. */
export function under(counts: Counts, ...path: readonly (string | number)[]): Counts {
  const value = at(counts, path);
  return typeof value === 'object' ? value : {};
}

function at(counts: Counts, path: readonly (string | number)[]): number | Counts | undefined {
  let value: number | Counts | undefined = counts;
  for (const key of path) value = typeof value === 'object' ? value[String(key)] : undefined;
  return value;
}
