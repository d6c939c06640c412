import { type Cell, hexName } from '@tactarium/games/mechs/client';

/** How a facing is typed, by its number: 0 is up, then clockwise. */
export const FACING_WORDS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

/** A facing as typed: its word or its number. */
export function readFacing(word: string): number | undefined {
  const index = (FACING_WORDS as readonly string[]).indexOf(word.toLowerCase());
  if (index >= 0) return index;
  return /^[0-5]$/.test(word) ? Number(word) : undefined;
}

/** A hex as typed: `c7`, or `2,6` in the coordinates of the rules. */
export function readHex(word: string): Cell | undefined {
  const [, q, r] = /^(\d{1,2}),(\d{1,2})$/.exec(word) ?? [];
  if (q !== undefined) return [Number(q), Number(r)];
  const [, letters, number] = /^([a-z]{1,2})(\d{1,2})$/i.exec(word) ?? [];
  if (letters === undefined) return undefined;
  for (let column = 0; column < 100; column++) {
    if (hexName([column, Number(number) - 1]) === `${letters.toLowerCase()}${Number(number)}`) {
      return [column, Number(number) - 1];
    }
  }
  return undefined;
}
