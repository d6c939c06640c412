import type { Seat } from '@tactarium/engine';
import { indexOf, planFor } from '../board.ts';
import { variants } from '../content/variants.ts';
import { EMPTY, HIDDEN, isCourt, isRevealed, KING, kindOf, PIT, type Piece, seatOf } from '../pieces.ts';
import { SEATS, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

type Neighbours = readonly (readonly number[])[];

/**
 * How much more a move opens the way to our Pit than to our King: above 0 it invites hunters to the Pit, below 0 to the
 * King. 0 for all moves once everybody knows the Pit.
 */
export function luresOf(view: View, known: readonly Piece[], moves: readonly Command[]): readonly number[] {
  const seat = SEATS.indexOf(view.viewer as SeatName);
  const variant = variants[view.variant];
  const { neighbours } = planFor(variant);
  const find = (kind: number): number =>
    known.findIndex((piece) => seatOf(piece) === seat && kindOf(piece) === kind && !isRevealed(piece));
  const [king, pit] = [find(KING), find(PIT)];
  if (king < 0 || pit < 0) return moves.map(() => 0);
  const invitation = (board: readonly Piece[]): number =>
    nearness(neighbours, board, seat, pit) - nearness(neighbours, board, seat, king);
  const before = invitation(known);
  return moves.map((move) => {
    if (move.type !== 'move') return 0;
    const [from, to] = [indexOf(variant, move.from), indexOf(variant, move.to)];
    // Whether an attack succeeds is not asked: it is our piece that leaves its cell either way.
    return invitation(known.with(to, known[from]!).with(from, EMPTY)) - before;
  });
}

/** 1 divided by the steps that the nearest enemy needs to attack that cell over empty ones; 0 if none can. */
function nearness(neighbours: Neighbours, board: readonly Piece[], seat: Seat, goal: number): number {
  const seen = new Set([goal]);
  let ring = [goal];
  for (let steps = 1; ring.length > 0; steps++) {
    const next: number[] = [];
    for (const cell of ring) {
      for (const near of neighbours[cell]!) {
        if (seen.has(near)) continue;
        seen.add(near);
        const piece = board[near]!;
        if (piece === EMPTY) next.push(near);
        else if (seatOf(piece) !== seat && mayMove(piece)) return 1 / steps;
      }
    }
    ring = next;
  }
  return 0;
}

const mayMove = (piece: Piece): boolean => kindOf(piece) === HIDDEN || !isCourt(kindOf(piece));
