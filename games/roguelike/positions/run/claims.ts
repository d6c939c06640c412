import { type Claim, differs, holds, type Json, Misread, sameJson } from '@tactarium/engine';
import { list } from '@tactarium/engine/reading';
import type { State } from '../../state.ts';

/** What `then` and `expect` may claim of a run. */
export function runClaims(state: State): { readonly [key: string]: Claim } {
  const { hand, spells, last, opponent } = state;
  const is =
    (actual: Json): Claim =>
    (expected, place) =>
      sameJson(expected, actual) ? [] : [differs(place, expected, actual)];
  return {
    step: is(state.step),
    status: is(state.status),
    gold: is(state.gold),
    goldEarned: is(last?.goldEarned ?? 'none'),
    wins: is(state.wins),
    losses: is(state.losses),
    streak: is(state.streak),
    lossStreak: is(state.lossStreak),
    rating: is(state.rating),
    faction: is(state.faction),
    leader: is(state.leader),
    opponent: is(opponent ? { rating: opponent.rating } : 'none'),
    hand: cardsAre(hand.map(({ at, ...card }) => ({ ...card, ...(at && { at: [at.x, at.y] }) }))),
    remaining: cardsAre(state.remaining.map((card) => ({ card }))),
    owned: cardsAre(hand.filter(({ owned }) => owned).map(({ card, tier }) => ({ card, tier }))),
    placed: cardsAre(hand.flatMap(({ card, tier, at }) => (at ? [{ card, tier, at: [at.x, at.y] }] : []))),
    offer: cardsAre(state.offer.map((card) => ({ card }))),
    timings: is(Object.fromEntries(spells.map(({ spell, when }) => [spell, when]))),
  };
}

/** Exactly these cards, in any order: by their ids, or with what is claimed of each. A number counts them. */
function cardsAre(actual: readonly { readonly card: string; readonly [key: string]: Json }[]): Claim {
  return (expected, place) => {
    if (typeof expected === 'number') {
      return actual.length === expected ? [] : [differs(place, expected, actual.length)];
    }
    const wanted = list(expected, place).map((one, i) => {
      const card = typeof one === 'string' ? { card: one } : one;
      if (card === null || typeof card !== 'object') throw new Misread(`${place}[${i}]`, 'is no card');
      return card;
    });
    const same = wanted.length === actual.length && wanted.every((one) => actual.some((other) => holds(other, one)));
    return same ? [] : [differs(place, expected, actual)];
  };
}
