import { type Outcome, writeOutcome } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { capturedByAll, inTheOpen } from '../view.ts';

/** When a game is over the fog lifts for all. */
export function conclude(state: State, outcome: Outcome, log?: Event[]): void {
  state.outcome = outcome;
  state.undos = [];
  const { round } = state;
  log?.push({
    type: 'finished',
    outcome: writeOutcome({ seats: SEATS }, outcome),
    round,
    captured: capturedByAll(state),
    ...inTheOpen(state),
  });
}
