import type { Allowances, Outcome, Seat } from '@tactarium/engine';
import { HIDDEN } from './pieces.ts';
import { other } from './seats.ts';
import type { State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ONE: readonly (readonly Seat[])[] = [[0], [1]];

export function toAct({ phase, turn, layouts, tie }: State): readonly Seat[] {
  switch (phase) {
    case 'setup':
      return [0, 1].filter((seat) => !layouts[seat]!.ready);
    case 'playing':
      return ONE[turn]!;
    case 'tie_breaker':
      return [0, 1].filter((seat) => tie!.chosen[seat] === HIDDEN);
    case 'finished':
      return NOBODY;
  }
}

/** RPS-20 to RPS-22. */
export const allows: Allowances<State> = {
  resign: true,
  offerDraw: ({ phase, turn }, seat) => phase === 'playing' && turn === seat,
  timeout: ({ phase }, late): Outcome => {
    const [loser, also] = late;
    if (also === undefined) return { result: 'won', winner: other(loser!), reason: 'timeout' };
    return { result: phase === 'setup' ? 'void' : 'draw', reason: 'timeout' };
  },
};
