import { type Dice, isObject, type Json, type JsonObject, Misread, type ScriptedDice } from '@tactarium/engine';
import { flag, list, object, oneOf, text, whole } from '@tactarium/engine/reading';
import { TIMINGS } from '../../battle/state/battle.ts';
import { type Point, pointOf } from '../../battle/state/board.ts';
import { leaders, lines } from '../../content/index.ts';
import { starterDecks } from '../../decks.ts';
import { inZone, unitOf } from '../../known.ts';
import { offerCards } from '../../rules/draft.ts';
import { FIRST_GOLD } from '../../rules/gold.ts';
import { paidFor } from '../../rules/prices.ts';
import { FIRST_RATING } from '../../rules/rating.ts';
import { begin } from '../../rules/start.ts';
import { firstState } from '../../setup.ts';
import { type CardId, type HandCard, STEPS, type State, type Step } from '../../state.ts';
import { handOf } from '../../teams/means.ts';
import { cell } from '../cell.ts';
import { OpenScript } from './script.ts';
import { plainOpponent } from './steps.ts';

export const RUN_KEYS = [
  'step',
  'faction',
  'leader',
  'gold',
  'received',
  'wins',
  'losses',
  'streak',
  'lossStreak',
  'rating',
  'hand',
  'remaining',
  'owned',
  'placed',
  'offer',
  'timings',
  'opponent',
];

/** A run as scenarios write it. What is left out is as in a run of Humans that has come as far as its record says. */
export function readRun(given: JsonObject, dice: Dice): State {
  object(given, 'given', RUN_KEYS);
  const state = firstState(new OpenScript((dice as ScriptedDice).left()), {
    opponents: 'arena',
    share: 90,
    trial: false,
  });
  const number = (key: string, usual: number): number => whole(given[key] ?? usual, `given.${key}`);
  state.rating = number('rating', FIRST_RATING);
  state.decks = starterDecks();
  const step = readStep(given);
  if (step === 'start') return state;
  choose(state, given);
  state.wins = number('wins', 0);
  state.losses = number('losses', 0);
  state.streak = number('streak', 0);
  state.lossStreak = number('lossStreak', 0);
  state.gold = number('gold', FIRST_GOLD);
  readCards(state, given, step);
  state.received = number('received', state.gold + worthOf(state));
  readTimings(state, given['timings'] ?? {});
  state.step = step;
  if (given['opponent'] !== undefined) state.opponent = plainOpponent(state, given['opponent'], 'given.opponent');
  if (step === 'draft') readOffer(state, given['offer']);
  else if (given['offer'] !== undefined) throw new Misread('given.offer', 'belongs to the step draft');
  return state;
}

function readStep(given: JsonObject): Step {
  const begun = RUN_KEYS.some((key) => key !== 'rating' && given[key] !== undefined);
  const usual = given['offer'] !== undefined ? 'draft' : begun ? 'prepare' : 'start';
  const step = oneOf(STEPS, given['step'] ?? usual, 'given.step');
  if (step === 'battle' || step === 'over') throw new Misread('given.step', 'is reached by playing');
  return step;
}

/** The faction may follow from the leader or from a card. */
function choose(state: State, given: JsonObject): void {
  const { leader, hand } = given;
  const [first] = Array.isArray(hand) ? (hand as readonly Json[]) : [];
  const card = isObject(first) ? first['card'] : first;
  const named = [leader, card].find((one) => typeof one === 'string') as string | undefined;
  const known = state.decks.map(({ faction }) => faction);
  const faction = oneOf(known, given['faction'] ?? named?.split('/')[0] ?? 'humans', 'given.faction');
  const ids = [...leaders.keys()].filter((id) => id.startsWith(`${faction}/`));
  begin(state, faction, oneOf(ids, leader ?? ids[0]!, 'given.leader'));
}

function readCards(state: State, given: JsonObject, step: Step): void {
  const starter = state.deck.map(({ card }) => card);
  const drafted = step === 'draft' && state.wins + state.losses === 0 ? 0 : handOf(state.wins + state.losses);
  const listed = given['remaining'] === undefined ? undefined : cards(given['remaining'], 'given.remaining');
  const usual = (listed ? starter.filter((card) => !listed.includes(card)) : starter.slice(0, drafted)) as Json;
  const hand = list(given['hand'] ?? usual, 'given.hand').map((json, i) => readCard(json, `given.hand[${i}]`));
  const held = new Set(hand.map(({ card }) => card));
  if (held.size < hand.length) throw new Misread('given.hand', 'holds a card twice');
  state.remaining = listed ?? starter.filter((card) => !held.has(card));
  const twice = state.remaining.find((card) => held.has(card));
  if (twice !== undefined) throw new Misread('given.remaining', `holds ${twice}, which is in the hand`);
  state.deck = [...held, ...state.remaining].map((card) => ({ card, cost: lines.get(unitOf(card))!.line.cost }));
  state.hand = hand;
  for (const card of cards(given['owned'] ?? [], 'given.owned')) change(state, card, 'given.owned', { owned: true });
  for (const [card, at] of readPlaced(given['placed'] ?? [])) {
    change(state, card, 'given.placed', { owned: true, at });
  }
}

function readCard(json: Json, place: string): HandCard {
  if (typeof json === 'string') return { card: known(json, place), tier: 1, owned: false, fresh: false };
  const given = object(json, place, ['card', 'tier', 'owned', 'fresh', 'at']);
  const tier = whole(given['tier'] ?? 1, `${place}.tier`, 1);
  if (tier > 3) throw new Misread(`${place}.tier`, 'is not 1, 2 or 3');
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

/** `[{ card, at }]`, or a map from cards to cells. */
function readPlaced(json: Json): readonly (readonly [CardId, Point])[] {
  if (isObject(json)) {
    return Object.entries(json).map(([card, at]) => [card, zoneCell(at, `given.placed.${card}`)] as const);
  }
  return list(json, 'given.placed').map((one, i) => {
    const place = `given.placed[${i}]`;
    const given = object(one, place, ['card', 'at']);
    return [text(given['card'], `${place}.card`), zoneCell(given['at'], `${place}.at`)] as const;
  });
}

function zoneCell(json: Json | undefined, place: string): Point {
  const at = pointOf(cell(json, place));
  if (!inZone(at)) throw new Misread(place, 'is not on the player’s two rows');
  return at;
}

function change(state: State, card: CardId, place: string, to: Partial<HandCard>): void {
  if (!state.hand.some((one) => one.card === card)) throw new Misread(place, `names ${card}, which is not in the hand`);
  state.hand = state.hand.map((one) => (one.card === card ? { ...one, ...to } : one));
}

const cards = (json: Json, place: string): readonly CardId[] =>
  list(json, place).map((one, i) => known(isObject(one) ? one['card'] : one, `${place}[${i}]`));

function known(json: Json | undefined, place: string): CardId {
  const card = text(json, place);
  if (!lines.has(unitOf(card))) throw new Misread(place, `${card} is no unit`);
  return card;
}

/** Without one in the scenario it is dealt. */
function readOffer(state: State, json: Json | undefined): void {
  if (json === undefined) return offerCards(state);
  state.offer = cards(json, 'given.offer');
  const missing = state.offer.filter((card) => !state.remaining.includes(card));
  state.remaining = [...state.remaining, ...missing];
  state.deck = [...state.deck, ...missing.map((card) => ({ card, cost: lines.get(unitOf(card))!.line.cost }))];
}

function readTimings(state: State, json: Json): void {
  const given = object(
    json,
    'given.timings',
    state.spells.map(({ spell }) => spell),
  );
  state.spells = state.spells.map(({ spell, when }) => ({
    spell,
    when: oneOf(TIMINGS, given[spell] ?? when, `given.timings.${spell}`),
  }));
}

const worthOf = ({ hand, deck }: State): number =>
  hand.reduce((sum, { card, tier, owned }) => {
    const { cost } = deck.find((one) => one.card === card)!;
    return sum + (owned ? paidFor(cost, tier) : 0);
  }, 0);
