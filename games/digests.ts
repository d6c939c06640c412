import { pinned } from './pinned.ts';

/** So many seeded games of each game there is, as digests: what Node and a browser have to agree on. */
export const allDigests = (count: number): Record<string, readonly string[]> =>
  Object.fromEntries(pinned.map(({ name, digests }) => [name, digests(count)]));
