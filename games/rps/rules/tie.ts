import type { Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import type { Event } from '../events.ts';
import { EMPTY, HIDDEN, kindName, kindNamed, kindOf, withKind } from '../pieces.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { bury, fight, NOTHING_CHOSEN } from './combat.ts';
import { endPly } from './ply.ts';

type Log = Event[] | undefined;

/** RPS-17: after this many equal choices in a row both pieces are removed. */
export const MOST_EQUAL = 20;

/** RPS-16: secret until both are in. */
export function choose(state: State, seat: Seat, { piece }: Extract<Command, { type: 'choose' }>, log: Log): void {
  const tie = state.tie!;
  const chosen = tie.chosen.with(seat, kindNamed(piece));
  log?.push({ type: 'chose', seat: SEATS[seat]!, piece });
  if (chosen.includes(HIDDEN)) state.tie = { ...tie, chosen };
  else breakTie(state, chosen, log);
}

/** RPS-16 to RPS-18. */
function breakTie(state: State, chosen: readonly number[], log: Log): void {
  const { board, turn } = state;
  const { from, at, equal } = state.tie!;
  const [red, blue] = chosen;
  log?.push({ type: 'choices_announced', red: kindName(red!), blue: kindName(blue!) });
  board[from] = withKind(board[from]!, chosen[turn]!);
  board[at] = withKind(board[at]!, chosen[1 - turn]!);

  if (red !== blue) {
    state.phase = 'playing';
    fight(state, from, at, log);
  } else if (equal + 1 < MOST_EQUAL) {
    state.tie = { from, at, equal: equal + 1, chosen: NOTHING_CHOSEN };
    return;
  } else {
    removeBoth(state, from, at, log);
  }
  state.phase = 'playing';
  state.tie = undefined;
  endPly(state, log);
}

function removeBoth(state: State, from: number, at: number, log: Log): void {
  const { cells } = planFor(state.variant);
  const kind = kindOf(state.board[at]!);
  for (const seat of SEATS.keys()) bury(state, seat, { kind, by: kind, known: true });
  state.board[from] = EMPTY;
  state.board[at] = EMPTY;
  log?.push({ type: 'both_removed', from: cells[from]!, at: cells[at]!, kind: kindName(kind) });
}
