import type { Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import type { Event } from '../events.ts';
import {
  beats,
  EMPTY,
  HALO,
  HIDDEN,
  isRevealed,
  KING,
  type Kind,
  kindName,
  kindOf,
  MOVED,
  PIT,
  preyOf,
  REVEALED,
} from '../pieces.ts';
import { other, SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { conclude } from './conclude.ts';

type Log = Event[] | undefined;

/** RPS-9 to RPS-15: the piece at `from` attacks the one at `at`. `over`: the ply is to be ended by the caller. */
export function fight(state: State, from: number, at: number, log: Log): 'over' | 'tied' | 'finished' {
  const { board } = state;
  const attacker = kindOf(board[from]!);
  const defender = kindOf(board[at]!);
  state.quiet = 0;
  if (attacker === defender) {
    openTie(state, from, at, log);
    return 'tied';
  }
  const won = defender !== PIT && (defender === KING || beats(attacker, defender));
  removeLoser(state, from, at, won, log);
  if (won) board[at] = board[from]! | MOVED;
  board[at] = board[at]! | REVEALED | HALO;
  board[from] = EMPTY;
  if (defender !== KING) return 'over';
  state.plies++;
  conclude(state, { result: 'won', winner: state.turn, reason: 'king_captured' }, log);
  return 'finished';
}

export const NOTHING_CHOSEN = [HIDDEN, HIDDEN];

/** RPS-15. */
function openTie(state: State, from: number, at: number, log: Log): void {
  state.phase = 'tie_breaker';
  state.tie = { from, at, equal: 0, chosen: NOTHING_CHOSEN };
  if (!log) return;
  const { cells } = planFor(state.variant);
  const kind = kindName(kindOf(state.board[at]!));
  log.push({ type: 'tied', seat: SEATS[state.turn]!, from: cells[from]!, at: cells[at]!, kind });
}

/** RPS-13: what the loser was is public only if everybody could have said so. */
function removeLoser(state: State, from: number, at: number, won: boolean, log: Log): void {
  const { board, turn, variant } = state;
  const loser = board[won ? at : from]!;
  const by = kindOf(board[won ? from : at]!);
  const kind = kindOf(loser);
  const known =
    state.tie !== undefined || isRevealed(loser) || kind === KING || preyOf(by, variant.movers).length === 1;
  bury(state, won ? other(turn) : turn, { kind, by, known });
  if (!log) return;
  const { cells } = planFor(variant);
  log.push({
    type: 'fought',
    seat: SEATS[turn]!,
    from: cells[from]!,
    at: cells[at]!,
    winner: won ? 'attacker' : 'defender',
    kind: kindName(by),
    loser: kindName(kind),
    known,
  });
}

export function bury(state: State, seat: Seat, fallen: { kind: Kind; by: Kind; known: boolean }): void {
  state.fallen = state.fallen.with(seat, [...state.fallen[seat]!, fallen]);
}
