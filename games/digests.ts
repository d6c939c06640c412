import { gameDigests } from '@tactarium/engine/lock';
import { games } from './index.ts';

/** So many seeded games of each game there is, as digests: what Node and a browser have to agree on. */
export const allDigests = (count: number): Record<string, readonly string[]> =>
  Object.fromEntries(games.map((entry) => [entry.game.id, gameDigests(entry, count)]));
