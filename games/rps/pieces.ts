import type { Seat } from '@tactarium/engine';

/** In the order of their codes; 0 is a kind that is not known. */
export const KIND_NAMES = ['hidden', 'rock', 'paper', 'scissors', 'lizard', 'spock', 'king', 'pit'] as const;
export type KindName = Exclude<(typeof KIND_NAMES)[number], 'hidden'>;
/** An index into KIND_NAMES. */
export type Kind = number;

export const HIDDEN: Kind = 0;
export const ROCK: Kind = 1;
export const PAPER: Kind = 2;
export const SCISSORS: Kind = 3;
export const LIZARD: Kind = 4;
export const SPOCK: Kind = 5;
export const KING: Kind = 6;
export const PIT: Kind = 7;

export const kindName = (kind: Kind): KindName => KIND_NAMES[kind] as KindName;
export const kindNamed = (name: KindName): Kind => KIND_NAMES.indexOf(name);

/** What each kind that moves beats. Rock, Paper and Scissors among themselves are the classic game. */
const BEATS: readonly (readonly Kind[])[] = [
  [],
  [SCISSORS, LIZARD],
  [ROCK, SPOCK],
  [PAPER, LIZARD],
  [SPOCK, PAPER],
  [SCISSORS, ROCK],
  [],
  [],
];

export const beats = (attacker: Kind, defender: Kind): boolean => BEATS[attacker]!.includes(defender);

/** The kinds, of those in play, that lose to this one. */
export const preyOf = (kind: Kind, movers: readonly Kind[]): readonly Kind[] =>
  kind === PIT ? movers : movers.filter((other) => beats(kind, other));

/**
 * A piece in one number, so that a board is copied and compared cheaply: three bits of kind, then these flags.
 * An empty cell is 0.
 */
export type Piece = number;
export const EMPTY: Piece = 0;

const PRESENT = 8;
const BLUE = 16;
export const REVEALED = 32;
export const HALO = 64;
export const MOVED = 128;

export const piece = (seat: Seat, kind: Kind, flags = 0): Piece => PRESENT | (seat === 1 ? BLUE : 0) | kind | flags;

export const kindOf = (piece: Piece): Kind => piece & 7;
export const withKind = (piece: Piece, kind: Kind): Piece => (piece & ~7) | kind;
/** Whose it is. Of an empty cell it is nobody's: -1. */
export const seatOf = (piece: Piece): Seat => (piece === EMPTY ? -1 : (piece >> 4) & 1);
/** Whose it is as bits, for loops over the board that only compare: `sideOf(piece) === SIDES[seat]`. */
export const sideOf = (piece: Piece): number => piece & (PRESENT | BLUE);
export const SIDES: readonly number[] = [PRESENT, PRESENT | BLUE];
export const isRevealed = (piece: Piece): boolean => (piece & REVEALED) !== 0;
export const hasHalo = (piece: Piece): boolean => (piece & HALO) !== 0;
export const hasMoved = (piece: Piece): boolean => (piece & MOVED) !== 0;

/** King and Pit: the last in the order of the codes. */
export const isCourt = (kind: Kind): boolean => kind >= KING;

/** RPS-7: King and Pit have no moves. */
export const canMove = (piece: Piece): boolean => !isCourt(kindOf(piece));
