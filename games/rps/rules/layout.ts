import type { Seat } from '@tactarium/engine';
import { indexOf, planFor } from '../board.ts';
import { moversOf, type Variant } from '../content/variants.ts';
import type { Event } from '../events.ts';
import { EMPTY, isCourt, KING, kindName, kindOf, PIT, type Piece, piece, REVEALED } from '../pieces.ts';
import { other, SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { showPiece } from '../view.ts';
import type { Command } from '../wire.ts';

type Log = Event[] | undefined;
/** What tells how far a layout has come. */
type Laid = { readonly variant: Variant; readonly board: readonly Piece[] };

/** RPS-3: King and Pit on two home cells; what stood there is cleared. */
export function place(state: State, seat: Seat, { king, pit }: Extract<Command, { type: 'place' }>, log: Log): void {
  for (const index of planFor(state.variant).homes[seat]!) state.board[index] = EMPTY;
  state.board[indexOf(state.variant, king)] = piece(seat, KING);
  state.board[indexOf(state.variant, pit)] = piece(seat, PIT);
  countCommand(state, seat);
  log?.push({ type: 'placed', seat: SEATS[seat]!, king, pit });
}

/** RPS-3: the movers at random over the home cells that King and Pit leave. */
export function shuffle(state: State, seat: Seat, log: Log): void {
  deal(state, seat, log);
  countCommand(state, seat);
}

export function swap(state: State, seat: Seat, { a, b }: Extract<Command, { type: 'swap' }>, log: Log): void {
  const [first, second] = [indexOf(state.variant, a), indexOf(state.variant, b)];
  const moved = state.board[first]!;
  state.board[first] = state.board[second]!;
  state.board[second] = moved;
  countCommand(state, seat);
  log?.push({ type: 'swapped', seat: SEATS[seat]!, a, b });
}

export function ready(state: State, seat: Seat, log: Log): void {
  if (!isFull(state, seat)) deal(state, seat, log);
  state.layouts = state.layouts.with(seat, { ...state.layouts[seat]!, ready: true });
  log?.push({ type: 'was_ready', seat: SEATS[seat]! });
  if (state.layouts[other(seat)]!.ready) begin(state, log);
}

/** RPS-5, and RPS-29 where everything is revealed once play starts. */
function begin(state: State, log: Log): void {
  state.phase = 'playing';
  state.turn = state.dice.below('table', 'starter', SEATS.length);
  log?.push({ type: 'began', first: SEATS[state.turn]! });
  if (!state.variant.clear) return;
  state.board = state.board.map((piece) => (piece === EMPTY ? EMPTY : piece | REVEALED));
  log?.push({ type: 'revealed', cells: state.board.map((piece) => (piece === EMPTY ? null : showPiece(piece, true))) });
}

export const isFull = ({ variant, board }: Laid, seat: Seat): boolean =>
  planFor(variant).homes[seat]!.every((index) => board[index] !== EMPTY);

export const isPlaced = ({ variant, board }: Laid, seat: Seat): boolean =>
  planFor(variant).homes[seat]!.some((index) => isCourt(kindOf(board[index]!)));

function deal(state: State, seat: Seat, log: Log): void {
  const kinds = moversOf(state.variant);
  state.dice.shuffle(seat, 'shuffle', kinds);
  let next = 0;
  for (const index of planFor(state.variant).homes[seat]!) {
    if (!isCourt(kindOf(state.board[index]!))) state.board[index] = piece(seat, kinds[next++]!);
  }
  log?.push({ type: 'shuffled', seat: SEATS[seat]!, kinds: kinds.map(kindName) });
}

function countCommand(state: State, seat: Seat): void {
  const layout = state.layouts[seat]!;
  state.layouts = state.layouts.with(seat, { ...layout, commands: layout.commands + 1 });
}
