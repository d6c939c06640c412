import { type Outcome, writeOutcome } from '@tactarium/engine';
import type { Event } from '../events.ts';
import { type OutcomeView, SIDES } from '../names.ts';
import type { State } from '../state.ts';

export function conclude(state: State, outcome: Outcome, log?: Event[]): void {
  state.phase = 'finished';
  state.outcome = outcome;
  state.current = '';
  state.settled = '';
  state.declared = [];
  log?.push({ type: 'finished', outcome: writeOutcome({ seats: SIDES }, outcome) as OutcomeView });
}
