import { type Allowances, type Outcome, type Seat, writeOutcome } from '@tactarium/engine';
import type { Event } from './events.ts';
import { other, SEATS } from './seats.ts';
import type { State } from './state.ts';

const won = (winner: Seat, reason: string): Outcome => ({ result: 'won', winner, reason });

export const allows: Allowances<State> = {
  resign: true,
  offerDraw: ({ phase, active }, seat) => phase !== 'finished' && active === seat,
  timeout: (_state, [late, also]) =>
    also === undefined ? won(other(late!), 'timeout') : { result: 'draw', reason: 'timeout' },
};

/** MEC-32: how the battle stands when a turn is over. */
export function outcomeAtEnd({ mechs, turn, turnLimit }: State): Outcome | undefined {
  const tons = SEATS.map((_, seat) =>
    mechs.reduce((sum, mech) => sum + (mech.side === seat && !mech.destroyed ? mech.sheet.tons : 0), 0),
  ) as [number, number];
  const [a, b] = tons;
  if (a === 0 && b === 0) return { result: 'draw', reason: 'both_destroyed' };
  if (a === 0 || b === 0) return won(a === 0 ? 1 : 0, 'last_standing');
  if (turn < turnLimit) return undefined;
  return a === b ? { result: 'draw', reason: 'equal_tonnage' } : won(a > b ? 0 : 1, 'tonnage');
}

export function conclude(state: State, outcome: Outcome, log?: Event[]): void {
  state.phase = 'finished';
  state.outcome = outcome;
  state.current = '';
  state.settled = '';
  state.declared = [];
  log?.push({ type: 'finished', outcome: writeOutcome({ seats: SEATS }, outcome) });
}
