import type { JsonObject } from '@tactarium/engine';
import type { State } from '../../state.ts';

/** A run in the terms of scenarios. Battles that are over are not written. */
export function writeRun(state: State): JsonObject {
  const { step, faction, leader, gold, received, wins, losses, streak, lossStreak, rating } = state;
  if (step === 'start') return { step, rating };
  return {
    step,
    faction,
    leader,
    gold,
    received,
    wins,
    losses,
    streak,
    lossStreak,
    rating,
    hand: state.hand.map(({ at, ...card }) => ({ ...card, ...(at && { at: [at.x, at.y] }) })),
    remaining: state.remaining,
    ...(step === 'draft' && { offer: state.offer }),
    timings: Object.fromEntries(state.spells.map(({ spell, when }) => [spell, when])),
    ...(state.opponent && { opponent: { rating: state.opponent.rating } }),
  };
}
