import type { Event } from '../events.ts';
import { PLAYER } from '../seats.ts';
import type { CardId, State } from '../state.ts';

/** RUN-2. */
const FIRST_OFFER = 5;
const LATER_OFFER = 3;

/** RUN-2: some cards of the remaining deck, drawn once. With an empty deck there is nothing to draft. */
export function offerCards(state: State, log?: Event[]): void {
  const { remaining, hand, dice } = state;
  if (remaining.length === 0) {
    state.step = 'prepare';
    return;
  }
  const shown = Math.min(remaining.length, hand.length === 0 ? FIRST_OFFER : LATER_OFFER);
  const dealt = dice.deal(PLAYER, 'cards', remaining.map(cardNumber), shown);
  state.step = 'draft';
  state.offer = dealt.map((number) => remaining.find((card) => cardNumber(card) === number)!);
  log?.push({ type: 'cards_offered', cards: state.offer });
}

/** RUN-2: those not picked stay in the remaining deck. */
export function draftCards(state: State, picks: readonly CardId[], log?: Event[]): void {
  state.remaining = state.remaining.filter((card) => !picks.includes(card));
  state.hand = [...state.hand, ...picks.map((card) => ({ card, tier: 1, owned: false, fresh: false }))];
  state.offer = [];
  state.step = 'prepare';
  log?.push({ type: 'cards_drafted', cards: picks });
}

const PRIME = 16_777_619;
const FIRST_WORD = 2_166_136_261;

/** Dice deal numbers: a card's follows from its id alone, whatever else there is. FNV-1a. */
export function cardNumber(card: CardId): number {
  let word = FIRST_WORD;
  for (let i = 0; i < card.length; i++) word = Math.imul(word ^ card.charCodeAt(i), PRIME);
  return word >>> 0;
}
