import { invariant } from '@tactarium/engine';
import { homeRows, type Point, WIDTH } from './battle/state/board.ts';
import type { CardId, HandCard, State } from './state.ts';

/** What `legal` and everything that plans looks at: the part that a state and a view share. */
export type Known = Pick<
  State,
  | 'step'
  | 'decks'
  | 'faction'
  | 'leader'
  | 'deck'
  | 'remaining'
  | 'hand'
  | 'offer'
  | 'spells'
  | 'gold'
  | 'received'
  | 'wins'
  | 'losses'
  | 'streak'
  | 'rating'
> & { readonly opponent?: object | undefined };

/** RUN-24: where the player's units are placed, row by row. */
export const ZONE: readonly Point[] = homeRows(0).flatMap((y) => Array.from({ length: WIDTH }, (_, x) => ({ x, y })));

export const inZone = ({ x, y }: Point): boolean => x >= 0 && x < WIDTH && homeRows(0).includes(y);

export const isSameCell = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a.x === b.x && a.y === b.y;

export const cardIn = ({ hand }: Pick<Known, 'hand'>, id: CardId): HandCard | undefined =>
  hand.find(({ card }) => card === id);

export const cardAt = ({ hand }: Pick<Known, 'hand'>, cell: Point): HandCard | undefined =>
  hand.find(({ at }) => isSameCell(at, cell));

/** The line of a card: of `humans/footman#2` it is `humans/footman`. */
export const unitOf = (card: CardId): string => card.split('#')[0]!;

export function costOf({ deck }: Pick<Known, 'deck'>, id: CardId): number {
  const found = deck.find(({ card }) => card === id);
  invariant(found, `${id} is in the deck`);
  return found.cost;
}

/** RUN-5: what taking it off the field gives back. Bought since the last battle and not upgraded: its price. */
export const refundOf = (known: Pick<Known, 'deck'>, { card, fresh, tier }: HandCard): number =>
  fresh && tier === 1 ? costOf(known, card) : 0;

/** RUN-2: how many cards are picked in this draft. */
export const picksOf = ({ hand, offer }: Pick<Known, 'hand' | 'offer'>): number =>
  Math.min(offer.length, hand.length === 0 ? FIRST_PICKS : LATER_PICKS);

const FIRST_PICKS = 3;
const LATER_PICKS = 1;

/** The number of the battle that comes next, from 1. */
export const battleOf = ({ wins, losses }: Pick<Known, 'wins' | 'losses'>): number => wins + losses + 1;
