import {
  type Dice,
  isObject,
  type Json,
  type JsonObject,
  Misread,
  type Outcome,
  type ScriptedDice,
} from '@tactarium/engine';
import { object, oneOf, whole } from '@tactarium/engine/reading';
import { TIMINGS } from '../../battle/state/battle.ts';
import { leaders } from '../../content/index.ts';
import { starterDecks } from '../../decks.ts';
import { beginBattle, LOSSES_TO_LOSE, WINS_TO_WIN } from '../../rules/battle.ts';
import { conclude } from '../../rules/conclude.ts';
import { FIRST_GOLD } from '../../rules/gold.ts';
import { FIRST_RATING } from '../../rules/rating.ts';
import { begin } from '../../rules/start.ts';
import { PLAYER } from '../../seats.ts';
import { firstState } from '../../setup.ts';
import { STEPS, type State, type Step } from '../../state.ts';
import { readCards, readOffer, worthOf } from './cards.ts';
import { OpenScript } from './script.ts';
import { plainOpponent } from './steps.ts';

const RUN_KEYS = [
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
  if (step === 'battle') {
    state.opponent ??= plainOpponent(state, { rating: state.rating }, 'given.opponent');
    beginBattle(state);
  }
  if (step === 'over') conclude(state, endOf(state));
  return state;
}

/** RUN-3: a record short of both ends is that of an abandoned run. */
function endOf({ wins, losses }: State): Outcome {
  if (wins >= WINS_TO_WIN) return { result: 'won', winner: PLAYER, reason: 'nine_wins' };
  return { result: 'lost', reason: losses >= LOSSES_TO_LOSE ? 'four_losses' : 'abandoned' };
}

function readStep(given: JsonObject): Step {
  const begun = RUN_KEYS.some((key) => key !== 'rating' && given[key] !== undefined);
  const usual = given['offer'] !== undefined ? 'draft' : begun ? 'prepare' : 'start';
  return oneOf(STEPS, given['step'] ?? usual, 'given.step');
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
