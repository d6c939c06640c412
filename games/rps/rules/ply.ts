import { hasMove } from '../board.ts';
import type { Event } from '../events.ts';
import { EMPTY, seatOf } from '../pieces.ts';
import { other, SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { fight } from './combat.ts';
import { conclude } from './conclude.ts';

type Log = Event[] | undefined;

/** RPS-20: this many plies in a row without combat are a draw. */
export const MOST_QUIET = 100;

/** What follows a ply: the last two of an onslaught meet, the turn passes, and the draws are looked for. */
export function endPly(state: State, log: Log): void {
  state.plies++;
  if (!state.variant.court && lastOnesMeet(state, log)) return;

  state.turn = other(state.turn);
  if (!hasMove(state.variant, state.board, state.turn)) {
    if (!hasMove(state.variant, state.board, other(state.turn))) return drawn(state, 'no_movers', log);
    if (state.quiet >= MOST_QUIET) return drawn(state, 'no_progress', log);
    pass(state, log);
  }
  if (state.quiet >= MOST_QUIET) drawn(state, 'no_progress', log);
}

/** RPS-19: who cannot move passes, and a pass is a ply. */
function pass(state: State, log: Log): void {
  log?.push({ type: 'passed', seat: SEATS[state.turn]! });
  state.plies++;
  state.quiet++;
  state.turn = other(state.turn);
}

const drawn = (state: State, reason: string, log: Log): void => conclude(state, { result: 'draw', reason }, log);

/** RPS-30: elimination, and the duel of the last two, attacked by the player whose move brought it about. */
function lastOnesMeet(state: State, log: Log): boolean {
  const { board } = state;
  const standing = [0, 0];
  const last = [0, 0];
  for (let index = 0; index < board.length; index++) {
    const piece = board[index]!;
    if (piece === EMPTY) continue;
    standing[seatOf(piece)]!++;
    last[seatOf(piece)] = index;
  }
  const [mine, theirs] = [standing[state.turn]!, standing[other(state.turn)]!];
  if (mine === 0 && theirs === 0) {
    drawn(state, 'no_movers', log);
    return true;
  }
  if (mine === 0 || theirs === 0) {
    const winner = theirs === 0 ? state.turn : other(state.turn);
    conclude(state, { result: 'won', winner, reason: 'elimination' }, log);
    return true;
  }
  if (mine > 1 || theirs > 1) return false;
  if (fight(state, last[state.turn]!, last[other(state.turn)]!, log) === 'over') endPly(state, log);
  return true;
}
