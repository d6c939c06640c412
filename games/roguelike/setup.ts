import { type Dice, diceFrom, type Seed } from '@tactarium/engine';
import { offerCards } from './rules/draft.ts';
import { FIRST_GOLD } from './rules/gold.ts';
import { begin } from './rules/start.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';
import type { Options } from './wire.ts';

export function setup(options: Options, seed: Seed): State {
  const { decks, faction, leader, rating, opponents, share, trial, day, road, resume } = options;
  const house = { opponents, share, trial, ...(day !== undefined && { day }), ...(road && { road }) };
  const state = firstState(diceFrom(seed, SEATS.length), house);
  if (resume) return Object.assign(state, resume);
  state.rating = rating;
  state.decks = decks;
  if (faction === undefined || leader === undefined) return state;
  begin(state, faction, leader);
  offerCards(state);
  return state;
}

/** Nothing chosen yet. */
export const firstState = (dice: Dice, house: State['house']): State => ({
  house,
  step: 'start',
  decks: [],
  faction: '',
  leader: '',
  deck: [],
  remaining: [],
  hand: [],
  offer: [],
  spells: [],
  gold: FIRST_GOLD,
  received: FIRST_GOLD,
  wins: 0,
  losses: 0,
  streak: 0,
  lossStreak: 0,
  rating: 0,
  opponent: undefined,
  battleSeed: undefined,
  last: undefined,
  battles: [],
  status: 'active',
  outcome: undefined,
  dice,
});
