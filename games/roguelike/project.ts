import { writeOutcome } from '@tactarium/engine';
import type { Event } from './events.ts';
import { briefOf } from './rules/battle.ts';
import { SEATS } from './seats.ts';
import type { HandCard } from './state.ts';
import { showOpponent, type View } from './view.ts';

/** The view after an event that its viewer was given. */
export function project(view: View, event: Event): View {
  switch (event.type) {
    case 'run_started': {
      const { faction, leader, deck, spells } = event;
      return { ...view, decks: [], faction, leader, deck, spells, remaining: deck.map(({ card }) => card) };
    }
    case 'cards_offered':
      return { ...view, step: 'draft', offer: event.cards };
    case 'cards_drafted': {
      const drafted = event.cards.map((card) => ({ card, tier: 1, owned: false, fresh: false }));
      const remaining = view.remaining.filter((card) => !event.cards.includes(card));
      return { ...view, step: 'prepare', offer: [], remaining, hand: [...view.hand, ...drafted] };
    }
    case 'card_placed': {
      const { card, at, paid, gold } = event;
      const bought = paid > 0 ? { owned: true, fresh: true } : {};
      return { ...withCard(view, card, (one) => ({ ...one, ...bought, at })), gold };
    }
    case 'cards_exchanged': {
      const moved = withCard(view, event.card, (one) => ({ ...one, at: event.at }));
      return withCard(moved, event.with, (one) => ({ ...one, at: event.from }));
    }
    case 'card_taken_back': {
      const { card, refund, gold } = event;
      const returned = refund > 0 ? { owned: false, fresh: false } : {};
      return { ...withCard(view, card, ({ at: _, ...one }) => ({ ...one, ...returned })), gold };
    }
    case 'card_upgraded':
      return { ...withCard(view, event.card, (one) => ({ ...one, tier: event.tier })), gold: event.gold };
    case 'timing_set': {
      const { spell, when } = event;
      return { ...view, spells: view.spells.map((one) => (one.spell === spell ? { spell, when } : one)) };
    }
    case 'opponent_sought':
      return { ...view, step: 'seeking' };
    case 'opponent_found':
      return { ...view, step: 'prepare', opponent: showOpponent(event.opponent) };
    case 'battle_begun':
      return { ...view, step: 'battle' };
    case 'battle_fought': {
      const { type: _, battle, ...counts } = event;
      const { opponent: __, ...rest } = view;
      return {
        ...rest,
        ...counts,
        // Without a draft the next step is this one; an offer or the end says otherwise.
        step: 'prepare',
        rating: battle.rating,
        hand: view.hand.map((card) => (card.fresh ? { ...card, fresh: false } : card)),
        last: battle,
        battles: [...view.battles, briefOf(battle)],
      };
    }
    case 'run_ended': {
      const { status, rating } = event;
      const outcome = writeOutcome({ seats: SEATS }, event.outcome);
      const { opponent: _, ...rest } = view;
      return { ...rest, step: 'over', offer: [], status, rating, outcome };
    }
  }
}

const withCard = (view: View, id: string, change: (card: HandCard) => HandCard): View => ({
  ...view,
  hand: view.hand.map((card) => (card.card === id ? change(card) : card)),
});
