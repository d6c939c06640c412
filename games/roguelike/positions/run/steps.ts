import { type Json, RefusedStep, type Typed } from '@tactarium/engine';
import { object, oneOf, whole } from '@tactarium/engine/reading';
import type { Event } from '../../events.ts';
import { battleOf } from '../../known.ts';
import { beginBattle, meetOpponent, seekOpponent, settleBattle } from '../../rules/battle.ts';
import { copy, type Opponent, RESULTS, type State } from '../../state.ts';

/** A battle that scenarios do not fight out. */
const UNFOUGHT = { rules: 'scenario', rounds: 1, digest: 'scenario' };

/**
 * `opponent: { rating: 1100, result: win }` stands for a fought battle, whoever fights it, and passes over a draft that
 * is still due. Without a result it is the opponent that `find` waits for.
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
  const result = given['result'] === undefined ? undefined : oneOf(RESULTS, given['result'], 'opponent.result');
  const isDue = state.step === 'draft' && (result === undefined || state.hand.length === 0);
  if (state.step === 'over') throw new RefusedStep('run/over');
  if (state.step === 'start' || isDue) throw new RefusedStep('run/wrong-step');
  if (result === undefined && state.opponent) throw new RefusedStep('find/found-already');
  const rating = whole(given['rating'] ?? state.opponent?.rating ?? state.rating, 'opponent.rating');
  if (state.opponent) {
    state.opponent = { ...state.opponent, rating };
  } else {
    if (state.step !== 'seeking') seekOpponent(state, log);
    meetOpponent(state, plainOpponent(state, { rating }, 'opponent'), log);
  }
  if (result === undefined) return;
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
