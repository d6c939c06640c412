import { invariant } from '@tactarium/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** When a leader casts, until the player says otherwise: the first spell mid, the second late. */
const USUAL_TIMINGS = ['mid', 'late'] as const;

/** RUN-1: the deck is fixed by faction and leader. */
export function begin(state: State, faction: string, leader: string, log?: Event[]): void {
  const deck = state.decks.find((one) => one.faction === faction);
  const led = deck?.leaders.find((one) => one.leader === leader);
  invariant(deck && led, 'a deck that can be chosen');
  state.decks = [];
  state.faction = faction;
  state.leader = leader;
  state.deck = deck.cards;
  state.remaining = deck.cards.map(({ card }) => card);
  state.spells = led.spells.map((spell, i) => ({ spell, when: USUAL_TIMINGS[i]! }));
  log?.push({ type: 'run_started', faction, leader, deck: state.deck, spells: state.spells });
}
