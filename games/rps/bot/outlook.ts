import type { Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import type { Variant } from '../content/variants.ts';
import { knownState } from '../known.ts';
import {
  beats,
  EMPTY,
  HIDDEN,
  hasMoved,
  isCourt,
  isRevealed,
  KING,
  type Kind,
  type KindName,
  kindNamed,
  kindOf,
  PIT,
  type Piece,
  seatOf,
} from '../pieces.ts';
import { other, SEATS, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';

/** In points: a piece is worth a hundred. */
const PIECE = 100;
const CROWN = 2000;
/** A tie is a coin's toss that also shows one's hand. */
const TIE = -5;
/** What it costs when a winner stands revealed. */
const SHOWN = 25;

/** A seat's picture of the game: what stands where, and how likely hidden pieces are this or that. */
export interface Outlook {
  readonly seat: Seat;
  /** Hidden pieces are of kind HIDDEN. Scoring a move writes to it and puts it back. */
  readonly board: Piece[];
  /** What an attack by this kind on that cell is worth. */
  fight(attacker: Kind, at: number): number;
}

export function outlookOf(view: View): Outlook {
  const seat = SEATS.indexOf(view.viewer as SeatName);
  const { board } = knownState(view);
  const unseen = view.unseen[SEATS[other(seat)]!] ?? {};
  const counts = Object.entries(unseen).map(([name, count]) => [kindNamed(name as KindName), count] as const);

  const fight = (attacker: Kind, at: number): number => {
    const target = board[at]!;
    if (kindOf(target) !== HIDDEN) return against(attacker, kindOf(target), isRevealed(target));
    let total = 0;
    let worth = 0;
    for (const [kind, count] of counts) {
      if (hasMoved(target) && isCourt(kind)) continue;
      total += count;
      worth += count * against(attacker, kind, false);
    }
    return total === 0 ? 0 : Math.trunc(worth / total);
  };
  return { seat, board, fight };
}

function against(attacker: Kind, defender: Kind, known: boolean): number {
  if (defender === KING) return CROWN;
  if (defender === PIT) return -PIECE;
  if (attacker === defender) return TIE;
  if (beats(attacker, defender)) return PIECE - SHOWN;
  return known ? -PIECE : -PIECE + SHOWN;
}

/** How safe the King is, what of ours is about to be taken, what of theirs can be, and how far we have come. */
export function appraise(variant: Variant, { seat, board }: Outlook): number {
  const { neighbours } = planFor(variant);
  const king = board.findIndex((piece) => seatOf(piece) === seat && kindOf(piece) === KING);
  let worth = 0;
  for (let index = 0; index < board.length; index++) {
    const piece = board[index]!;
    if (piece === EMPTY) continue;
    if (seatOf(piece) === seat) worth += standing(variant, board, index, neighbours[index]!);
    else if (king >= 0) worth -= threatTo(variant, king, index, piece);
  }
  return worth;
}

/** One of our pieces, by who can reach it next turn and how far forward it stands. */
function standing(variant: Variant, board: readonly Piece[], index: number, near: readonly number[]): number {
  const piece = board[index]!;
  const kind = kindOf(piece);
  if (isCourt(kind)) return 0;
  const row = Math.trunc(index / variant.columns);
  let worth = 2 * (seatOf(piece) === 0 ? row : variant.rows - 1 - row);
  for (const neighbour of near) {
    const foe = board[neighbour]!;
    if (foe === EMPTY || seatOf(foe) === seatOf(piece)) continue;
    const theirs = kindOf(foe);
    if (theirs === HIDDEN || theirs === PIT) continue;
    if (theirs === KING) worth += 200;
    else if (beats(theirs, kind)) worth -= 60;
    else if (beats(kind, theirs)) worth += 25;
  }
  return worth;
}

/** An enemy that may move is worse the nearer it is to our King. */
function threatTo(variant: Variant, king: number, index: number, foe: Piece): number {
  if (isCourt(kindOf(foe))) return 0;
  const rows = Math.abs(Math.trunc(king / variant.columns) - Math.trunc(index / variant.columns));
  const distance = rows + Math.abs((king % variant.columns) - (index % variant.columns));
  if (distance === 1) return hasMoved(foe) || isRevealed(foe) ? 900 : 500;
  if (distance === 2) return 60;
  return distance === 3 ? 15 : 0;
}
