import type { Dice, Seat, Worlds } from '@tactarium/engine';
import { knownState } from '../known.ts';
import { EMPTY, isRevealed, KIND_NAMES, type Kind, kindOf, seatOf } from '../pieces.ts';
import { other, SEATS, type SeatName } from '../seats.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { bringOut, countsFrom, type Hunch, type Secrets, secretsOf } from './secrets.ts';

/**
 * The worlds that fit a seat's view once pieces move. What can be counted is counted once, for all of them, and each is
 * drawn into the same state: whoever wants to keep one copies it.
 */
export function worldsOf(view: View, hunch?: Hunch): Required<Worlds<State>> & { readonly seat: Seat } {
  const seat = SEATS.indexOf(view.viewer as SeatName);
  const foe = other(seat);
  const known = knownState(view);
  const hidden = secretsOf(known, foe, countsFrom(view.unseen[SEATS[foe]!] ?? {}), hunch);
  let mine: Secrets | undefined;
  const world: State = { ...known };
  const dealt: Kind[] = [];
  const ours = (dice: Dice): State => {
    restore(world, known);
    bringOut(world, hidden, hidden.deal.draw(dice, dealt));
    return world;
  };
  const theirs = (dice: Dice): State => {
    mine ??= secretsOf(known, seat, countsOf(known, seat));
    ours(dice);
    bringOut(world, mine, mine.deal.draw(dice, dealt));
    return world;
  };
  return { seat, ours, theirs };
}

/** All that the rules write to once pieces move. */
function restore(world: State, known: State): void {
  world.phase = known.phase;
  world.turn = known.turn;
  world.plies = known.plies;
  world.quiet = known.quiet;
  world.board = known.board.slice();
  world.tie = known.tie;
  world.fallen = known.fallen;
  world.outcome = known.outcome;
}

/** By kind: what the pieces of this army that its opponent has not seen are in all. */
function countsOf({ board, tie, fallen }: State, seat: Seat): readonly number[] {
  const counts = new Array<number>(KIND_NAMES.length).fill(0);
  for (const [index, piece] of board.entries()) {
    const told = isRevealed(piece) || index === tie?.from || index === tie?.at;
    if (piece !== EMPTY && seatOf(piece) === seat && !told) counts[kindOf(piece)]!++;
  }
  for (const { kind, known } of fallen[seat]!) if (!known) counts[kind]!++;
  return counts;
}
