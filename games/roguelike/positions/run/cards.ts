import { isObject, type Json, type JsonObject, Misread } from '@tactarium/engine';
import { flag, list, object, text, whole } from '@tactarium/engine/reading';
import { type Point, pointOf } from '../../battle/state/board.ts';
import { lines } from '../../content/index.ts';
import { inZone, unitOf } from '../../known.ts';
import { offerCards } from '../../rules/draft.ts';
import { HIGHEST_TIER, paidFor } from '../../rules/prices.ts';
import type { CardId, HandCard, State, Step } from '../../state.ts';
import { handOf } from '../../teams/means.ts';
import { cell } from '../cell.ts';

/** Deck, hand and remaining deck. What is left out is as far as a run of the starter deck has come. */
export function readCards(state: State, given: JsonObject, step: Step): void {
  const starter = state.deck.map(({ card }) => card);
  const listed = given['remaining'] === undefined ? undefined : cards(given['remaining'], 'given.remaining');
  const bought = [...readOwned(given['owned'] ?? []), ...readPlaced(given['placed'] ?? [])];
  const drafted = step === 'draft' && state.wins + state.losses === 0 ? 0 : handOf(state.wins + state.losses);
  // What is owned or placed is in the hand: it need not be said twice.
  const named = [...new Set([...bought.map(([card]) => card), ...starter])].filter((card) => !listed?.includes(card));
  const usual = (listed ? named : named.slice(0, Math.max(drafted, bought.length))) as Json;
  const hand = list(given['hand'] ?? usual, 'given.hand').map((json, i) => readCard(json, `given.hand[${i}]`));
  const held = new Set(hand.map(({ card }) => card));
  if (held.size < hand.length) throw new Misread('given.hand', 'holds a card twice');
  state.remaining = listed ?? starter.filter((card) => !held.has(card));
  const twice = state.remaining.find((card) => held.has(card));
  if (twice !== undefined) throw new Misread('given.remaining', `holds ${twice}, which is in the hand`);
  state.deck = [...held, ...state.remaining].map((card) => ({ card, cost: lines.get(unitOf(card))!.line.cost }));
  state.hand = hand;
  for (const [card, to, place] of bought) {
    if (!held.has(card)) throw new Misread(place, `names ${card}, which is not in the hand`);
    state.hand = state.hand.map((one) => (one.card === card ? { ...one, ...to, owned: true } : one));
  }
}

function readCard(json: Json, place: string): HandCard {
  if (typeof json === 'string') return { card: known(json, place), tier: 1, owned: false, fresh: false };
  const given = object(json, place, ['card', 'tier', 'owned', 'fresh', 'at']);
  const tier = readTier(given['tier'] ?? 1, `${place}.tier`);
  const isSet = (key: string, usual: boolean): boolean => flag(given[key] ?? usual, `${place}.${key}`);
  const at = given['at'] === undefined ? undefined : zoneCell(given['at'], `${place}.at`);
  const fresh = isSet('fresh', false);
  return {
    card: known(given['card'], `${place}.card`),
    tier,
    owned: isSet('owned', tier > 1 || fresh || at !== undefined),
    fresh,
    ...(at && { at }),
  };
}

function readTier(json: Json, place: string): number {
  const tier = whole(json, place, 1);
  if (tier > HIGHEST_TIER) throw new Misread(place, 'is not 1, 2 or 3');
  return tier;
}

/** What a card is besides owned, and where it was said. */
type Bought = readonly [CardId, Partial<HandCard>, string];

/** Ids, or `{ card, tier }`. */
const readOwned = (json: Json): readonly Bought[] =>
  list(json, 'given.owned').map((one, i) => {
    const place = `given.owned[${i}]`;
    if (typeof one === 'string') return [known(one, place), {}, place];
    const given = object(one, place, ['card', 'tier']);
    const tier = given['tier'] === undefined ? {} : { tier: readTier(given['tier'], `${place}.tier`) };
    return [known(given['card'], `${place}.card`), tier, place];
  });

/** `[{ card, at }]`, or a map from cards to cells. */
function readPlaced(json: Json): readonly Bought[] {
  if (isObject(json)) {
    return Object.entries(json).map(([card, at]) => {
      const place = `given.placed.${card}`;
      return [known(card, place), { at: zoneCell(at, place) }, place];
    });
  }
  return list(json, 'given.placed').map((one, i) => {
    const place = `given.placed[${i}]`;
    const given = object(one, place, ['card', 'at']);
    return [known(given['card'], `${place}.card`), { at: zoneCell(given['at'], `${place}.at`) }, place];
  });
}

function zoneCell(json: Json | undefined, place: string): Point {
  const at = pointOf(cell(json, place));
  if (!inZone(at)) throw new Misread(place, 'is not on the player’s two rows');
  return at;
}

const cards = (json: Json, place: string): readonly CardId[] =>
  list(json, place).map((one, i) => known(isObject(one) ? one['card'] : one, `${place}[${i}]`));

function known(json: Json | undefined, place: string): CardId {
  const card = text(json, place);
  if (!lines.has(unitOf(card))) throw new Misread(place, `${card} is no unit`);
  return card;
}

/** Without one in the scenario it is dealt. */
export function readOffer(state: State, json: Json | undefined): void {
  if (json === undefined) return offerCards(state);
  state.offer = cards(json, 'given.offer');
  const missing = state.offer.filter((card) => !state.remaining.includes(card));
  state.remaining = [...state.remaining, ...missing];
  state.deck = [...state.deck, ...missing.map((card) => ({ card, cost: lines.get(unitOf(card))!.line.cost }))];
}

/** All that was paid for what is owned. */
export const worthOf = ({ hand, deck }: State): number =>
  hand.reduce((sum, { card, tier, owned }) => {
    const { cost } = deck.find((one) => one.card === card)!;
    return sum + (owned ? paidFor(cost, tier) : 0);
  }, 0);
