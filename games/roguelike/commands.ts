import type { Seat } from '@tactarium/engine';
import { TIMINGS } from './battle/state/battle.ts';
import { costOf, isSameCell, type Known, picksOf, ZONE } from './known.ts';
import { refusePlacement } from './refuse.ts';
import { HIGHEST_TIER, priceOfTier } from './rules/prices.ts';
import type { CardId } from './state.ts';
import type { Command } from './wire.ts';

const ABANDON: Command = { type: 'abandon' };

/** Every command of the player, from what a state and a view share. */
export function legal(known: Known, _seat: Seat): readonly Command[] {
  switch (known.step) {
    case 'start':
      return [...starts(known), ABANDON];
    case 'draft':
      return [...drafts(known), ABANDON];
    case 'prepare':
      return [...preparations(known), ABANDON];
    case 'seeking':
    case 'battle':
      return [ABANDON];
    case 'over':
      return [];
  }
}

const starts = ({ decks }: Known): readonly Command[] =>
  decks.flatMap(({ faction, leaders }) => leaders.map(({ leader }): Command => ({ type: 'start', faction, leader })));

const drafts = (known: Known): readonly Command[] =>
  choices(known.offer.toSorted(), picksOf(known)).map((picks): Command => ({ type: 'draft', picks }));

/** All ways to take `count` of the cards, in their order. */
function choices(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

function preparations(known: Known): readonly Command[] {
  const { hand, spells, gold, opponent } = known;
  const places = hand.flatMap((card) =>
    ZONE.filter((at) => !isSameCell(card.at, at) && !refusePlacement(known, card, at)).map(
      (at): Command => ({ type: 'place', card: card.card, at }),
    ),
  );
  const onField = hand.filter(({ at }) => at !== undefined);
  const upgradable = hand.filter(
    ({ card, tier, owned }) => owned && tier < HIGHEST_TIER && priceOfTier(costOf(known, card), tier + 1) <= gold,
  );
  return [
    ...places,
    ...onField.map(({ card }): Command => ({ type: 'unplace', card })),
    ...spells.flatMap(({ spell }) => TIMINGS.map((when): Command => ({ type: 'timing', spell, when }))),
    ...upgradable.map(({ card }): Command => ({ type: 'upgrade', card })),
    ...(opponent ? [] : [{ type: 'find' } as const]),
    ...(opponent && onField.length > 0 ? [{ type: 'fight' } as const] : []),
  ];
}
