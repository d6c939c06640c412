import type { Cell } from './field.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A hex as players say it: `c7` is the third of the seventh row, and `aa7` comes after `z7`. Columns are counted as in a
 * rectangle, on whatever map.
 */
export function hexName([q, r]: Cell): string {
  const column = q + (r >> 1);
  const letter = (n: number): string => LETTERS[n] ?? '?';
  return `${column < 26 ? letter(column) : `${letter(Math.trunc(column / 26) - 1)}${letter(column % 26)}`}${r + 1}`;
}

/** The hex of that name, wherever the map ends; undefined if it is none. */
export function hexNamed(name: string): Cell | undefined {
  const [, letters, number] = /^([a-z]{1,2})(\d{1,2})$/i.exec(name) ?? [];
  const r = Number(number) - 1;
  if (letters === undefined || r < 0) return undefined;
  const places = [...letters.toLowerCase()].map((letter) => LETTERS.indexOf(letter));
  const column = places.length === 1 ? places[0]! : 26 * (places[0]! + 1) + places[1]!;
  return [column - (r >> 1), r];
}
