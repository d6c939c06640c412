import { type Claim, differs, holds, isObject, type Json, Misread, sameJson, type Viewer } from '@tactarium/engine';
import { indexIn, list, object } from '@tactarium/engine/reading';
import { SEATS } from '../../seats.ts';
import type { State } from '../../state.ts';
import { showOpponent, view } from '../../view.ts';

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
    opponent: shown(opponent && showOpponent(opponent)),
    hand: cardsAre(hand.map(({ at, ...card }) => ({ ...card, ...(at && { at: [at.x, at.y] }) }))),
    remaining: cardsAre(state.remaining.map((card) => ({ card }))),
    owned: cardsAre(hand.filter(({ owned }) => owned).map(({ card, tier }) => ({ card, tier }))),
    placed: cardsAre(hand.flatMap(({ card, tier, at }) => (at ? [{ card, tier, at: [at.x, at.y] }] : []))),
    offer: cardsAre(state.offer.map((card) => ({ card }))),
    sees: (expected, place) => compareSights(state, expected, place),
    timings: is(Object.fromEntries(spells.map(({ spell, when }) => [spell, when]))),
  };
}

/** What each viewer is shown of the run. */
function compareSights(state: State, expected: Json, place: string): readonly string[] {
  return Object.entries(object(expected, place, [...SEATS, 'spectator'])).flatMap(([name, wanted]) => {
    const viewer: Viewer = name === 'spectator' ? name : indexIn(SEATS, name, place);
    return shown(view(state, viewer))(wanted!, `${place}.${name}`);
  });
}

/** Only what is named is compared; `none` is what is not there. */
const shown =
  (sight: object | undefined): Claim =>
  (expected, place) => {
    const actual = sight && (JSON.parse(JSON.stringify(sight)) as Json);
    return isShown(actual, expected) ? [] : [differs(place, expected, actual)];
  };

function isShown(actual: Json | undefined, expected: Json): boolean {
  if (expected === 'none') return actual === undefined;
  if (Array.isArray(expected)) {
    const list = expected as readonly Json[];
    return Array.isArray(actual) && actual.length === list.length && list.every((one, i) => isShown(actual[i], one));
  }
  if (!isObject(expected)) return actual !== undefined && sameJson(actual, expected);
  return isObject(actual) && Object.entries(expected).every(([key, one]) => isShown(actual[key], one!));
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
