import { isObject, type Json } from '@tactarium/engine';
import { DIFFICULTIES, type Difficulty, SIZES, type Size } from '@tactarium/games/forests/client';

/** Options of any match, as far as they can be read. */
export interface ReadOptions {
  readonly size: Size;
  readonly fog: boolean;
  readonly difficulty?: Difficulty;
  readonly hasMapSeed: boolean;
}

export function optionsOf(options: Json): ReadOptions {
  const { size, fog, difficulty, mapSeed }: { readonly [key: string]: Json | undefined } = isObject(options)
    ? options
    : {};
  const known = DIFFICULTIES.find((one) => one === difficulty);
  return {
    size: SIZES.find((one) => one === size) ?? 10,
    fog: fog !== false,
    ...(known && { difficulty: known }),
    hasMapSeed: mapSeed !== undefined,
  };
}

/** Which scores of the leaderboard, as its address says it: `hard-20`. */
export const filterOf = (difficulty: Difficulty, size: Size): string => `${difficulty}-${size}`;

/** What cannot be read is the first of its kind that people play. */
export function readFilter(filter = ''): { readonly difficulty: Difficulty; readonly size: Size } {
  const [level, map] = filter.split('-');
  return {
    difficulty: DIFFICULTIES.find((one) => one === level) ?? 'normal',
    size: SIZES.find((one) => String(one) === map) ?? 10,
  };
}
