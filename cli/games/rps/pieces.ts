import type { KindName, PieceView, SeatName } from '@tactarium/games/rps/client';
import type { Colors } from '../../terminal.ts';

/** The letters that scenarios draw positions with. */
const LETTERS: Readonly<Record<KindName, string>> = {
  rock: 'R',
  paper: 'P',
  scissors: 'S',
  lizard: 'L',
  spock: 'V',
  king: 'K',
  pit: 'O',
};

export const kindWithLetter = (letter: string): KindName | undefined =>
  (Object.keys(LETTERS) as KindName[]).find((kind) => LETTERS[kind] === letter.toUpperCase());

/** One letter: upper case is Red, lower case Blue, as in scenarios. */
export function letterOf(seat: SeatName, kind: KindName | undefined): string {
  if (kind === undefined) return '?';
  return seat === 'red' ? LETTERS[kind] : LETTERS[kind].toLowerCase();
}

/** Brackets tell the side where case cannot: `[?]` is Red's, `(?)` is Blue's. */
export const tokenOf = (seat: SeatName, kind: KindName | undefined): string =>
  seat === 'red' ? `[${letterOf(seat, kind)}]` : `(${letterOf(seat, kind)})`;

export const HALO = '°';
/** A hidden piece that has moved is neither King nor Pit. */
export const MOVED = "'";

export function markOf({ halo, kind, moved }: PieceView): string {
  if (halo) return HALO;
  return kind === undefined && moved ? MOVED : ' ';
}

export const paint = (colors: Colors, seat: SeatName, text: string): string =>
  colors.bold(seat === 'red' ? colors.redBright(text) : colors.cyanBright(text));

export const sideName = (seat: SeatName): string => (seat === 'red' ? 'Red' : 'Blue');
