import { type Cell, hexNamed } from '@tactarium/games/mechs/client';

/** How a facing is typed, by its number: 0 looks up and to the left, then clockwise. */
export const FACING_WORDS = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
export const ARROWS = ['↖', '↗', '→', '↘', '↙', '←'] as const;

/** A facing as typed: its word or its number. */
export function readFacing(word: string): number | undefined {
  const index = (FACING_WORDS as readonly string[]).indexOf(word.toLowerCase());
  if (index >= 0) return index;
  return /^[0-5]$/.test(word) ? Number(word) : undefined;
}

/** A hex as typed: `c7`, or `2,6` in the coordinates of the rules. */
export function readHex(word: string): Cell | undefined {
  const [, q, r] = /^(-?\d{1,2}),(\d{1,2})$/.exec(word) ?? [];
  return q === undefined ? hexNamed(word) : [Number(q), Number(r)];
}
