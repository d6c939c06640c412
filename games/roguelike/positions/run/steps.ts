import { type Json, RefusedStep, type Typed } from '@tactarium/engine';
import { object, oneOf, whole } from '@tactarium/engine/reading';
import type { Event } from '../../events.ts';
import { battleOf } from '../../known.ts';
import { beginBattle, meetOpponent, seekOpponent, settleBattle } from '../../rules/battle.ts';
import { copy, type Opponent, RESULTS, type State } from '../../state.ts';

/** A battle that scenarios do not fight out. */
const UNFOUGHT = { rules: 'scenario', rounds: 1, digest: 'scenario' };

/**
 * `opponent: { rating: 1100, result: win }` stands for a fought battle, whoever fights it. Without a result it is the
 * opponent that `find` waits for.
 */
export const runSteps = (state: State): { readonly [key: string]: (value: Json, log: Typed[]) => State } => ({
  opponent: (value, log) => {
    const next = copy(state);
    next.dice = state.dice;
    playOpponent(next, value, log as Event[]);
    return next;
  },
});

function playOpponent(state: State, value: Json, log: Event[]): void {
  const given = object(value, 'opponent', ['rating', 'result']);
  if (state.step === 'over') throw new RefusedStep('run/over');
  if (state.step === 'start' || state.step === 'draft') throw new RefusedStep('run/wrong-step');
  if (!state.opponent) {
    if (state.step === 'prepare') seekOpponent(state, log);
    meetOpponent(state, plainOpponent(state, { rating: given['rating'] ?? state.rating }, 'opponent'), log);
  }
  if (given['result'] === undefined) return;
  const result = oneOf(RESULTS, given['result'], 'opponent.result');
  if (state.step === 'prepare') beginBattle(state, log);
  settleBattle(state, { type: 'fought', ...UNFOUGHT, result }, log);
}

/** Somebody of this rating, about whom nothing else is said. */
export function plainOpponent(state: State, json: Json, place: string): Opponent {
  const given = object(json, place, ['rating']);
  const { wins, faction, leader, spells, deck } = state;
  return {
    bot: false,
    wins,
    rating: whole(given['rating'], `${place}.rating`),
    battle: battleOf(state),
    faction,
    leader,
    team: [{ card: deck[0]!.card, tier: 1, at: { x: 3, y: 1 } }],
    spells,
  };
}
