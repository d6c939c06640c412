import type { Allowances, Outcome, Seat } from '@tactarium/engine';
import { other } from './seats.ts';
import type { State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ONE: readonly (readonly Seat[])[] = [[0], [1]];

export const toAct = ({ turn, outcome }: State): readonly Seat[] => (outcome ? NOBODY : ONE[turn]!);

/** Turns of either side completed so far. */
export const turnsOf = ({ round, turn }: State): number => 2 * (round - 1) + turn;

export const allows: Allowances<State> = {
  resign: true,
  offerDraw: ({ turn }, seat) => turn === seat,
  timeout: (_, [late]): Outcome => ({ result: 'won', winner: other(late!), reason: 'timeout' }),
};
