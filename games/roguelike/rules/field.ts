import type { Point } from '../battle/state/board.ts';
import type { Event } from '../events.ts';
import { cardAt, cardIn, costOf, refundOf } from '../known.ts';
import type { CardId, HandCard, State } from '../state.ts';
import { priceOfTier } from './prices.ts';

/**
 * RUN-5: the first placement buys the card. On a taken cell two cards of the field change places; a card from the hand
 * sends the one that stands there back.
 */
export function placeCard(state: State, id: CardId, at: Point, log?: Event[]): void {
  const card = cardIn(state, id)!;
  const there = cardAt(state, at);
  if (there && card.at) {
    const from = card.at;
    change(state, { ...card, at });
    change(state, { ...there, at: from });
    log?.push({ type: 'cards_exchanged', card: id, at, with: there.card, from });
    return;
  }
  if (there) takeBack(state, there.card, log);
  const paid = card.owned ? 0 : costOf(state, id);
  state.gold -= paid;
  change(state, { ...card, owned: true, fresh: card.fresh || !card.owned, at });
  log?.push({ type: 'card_placed', card: id, at, paid, gold: state.gold });
}

/** RUN-5: back into the hand; one that was bought since the last battle, and not upgraded, is paid back. */
export function takeBack(state: State, id: CardId, log?: Event[]): void {
  const { at: _, ...card } = cardIn(state, id)!;
  const refund = refundOf(state, card);
  state.gold += refund;
  change(state, refund > 0 ? { ...card, owned: false, fresh: false } : card);
  log?.push({ type: 'card_taken_back', card: id, refund, gold: state.gold });
}

/** RUN-6. */
export function upgradeCard(state: State, id: CardId, log?: Event[]): void {
  const card = cardIn(state, id)!;
  const tier = card.tier + 1;
  const paid = priceOfTier(costOf(state, id), tier);
  state.gold -= paid;
  change(state, { ...card, tier });
  log?.push({ type: 'card_upgraded', card: id, tier, paid, gold: state.gold });
}

function change(state: State, card: HandCard): void {
  state.hand = state.hand.map((one) => (one.card === card.card ? card : one));
}
