import type { Allowances, Seat } from '@tactarium/engine';
import { PLAYER } from './seats.ts';
import type { State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const THE_PLAYER: readonly Seat[] = [PLAYER];

/** Nobody while the arena owes an opponent or a result. */
export const toAct = ({ step }: State): readonly Seat[] =>
  step === 'seeking' || step === 'battle' || step === 'over' ? NOBODY : THE_PLAYER;

/** A run is abandoned and not resigned, because that may cost rating (RUN-10). */
export const allows: Allowances<State> = {
  resign: false,
  timeout: () => ({ result: 'lost', reason: 'timeout' }),
};
