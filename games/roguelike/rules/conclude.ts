import type { Outcome } from '@tactarium/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { ratingChangeIn } from './rating.ts';

/** RUN-3: nothing can be done to an ended run but look at it. */
export function conclude(state: State, outcome: Outcome, log?: Event[]): void {
  state.step = 'over';
  state.status = outcome.result === 'won' ? 'won' : 'lost';
  state.offer = [];
  state.opponent = undefined;
  state.battleSeed = undefined;
  state.outcome = outcome;
  log?.push({ type: 'run_ended', status: state.status, reason: outcome.reason, rating: state.rating, outcome });
}

/** RUN-10: counts as lost; whoever has seen an opponent and walks away loses rating as by a lost battle. */
export function abandon(state: State, log?: Event[]): void {
  if (state.opponent) state.rating += ratingChangeIn(state, state.opponent, 'lose');
  conclude(state, { result: 'lost', reason: 'abandoned' }, log);
}
