import { type Outcome, writeOutcome } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { EMPTY } from '../pieces.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { seeFallen, showPiece } from '../view.ts';

/** RPS-14: when a game is finished everything is revealed to all. */
export function conclude(state: State, outcome: Outcome, log?: Event[]): void {
  state.phase = 'finished';
  state.outcome = outcome;
  state.tie = undefined;
  if (!log) return;
  const [red, blue] = state.fallen.map((fallen) => fallen.map((one) => seeFallen(one, true)));
  log.push({
    type: 'finished',
    outcome: writeOutcome({ seats: SEATS }, outcome),
    cells: state.board.map((piece) => (piece === EMPTY ? null : showPiece(piece, true))),
    fallen: { red: red!, blue: blue! },
  });
}
