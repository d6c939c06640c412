import { costOf, isSameCell, ZONE } from '../known.ts';
import { breadthOf, weightOf } from '../teams/shopping.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { lineOf } from './drafting.ts';
import { diceAbout } from './stable.ts';

/** From the middle of the front row outwards: where a new unit waits to be given its place. */
const WAITING = ZONE.toSorted((a, b) => b.y - a.y || Math.abs(2 * a.x - 7) - Math.abs(2 * b.x - 7));

/** The next card or upgrade to pay for, while there is gold for one. What is owned always stands on the field. */
export function purchaseCommand(view: View): Command | undefined {
  const { hand, gold, battles, leader } = view;
  const idle = hand.find(({ owned, at }) => owned && !at);
  if (idle) return { type: 'place', card: idle.card, at: freeCell(view) };
  const breadth = breadthOf(diceAbout(leader, battles.length));
  const begun = hand.some(({ owned }) => owned);
  const weights = hand.map((card) => {
    const line = { ...lineOf(card.card), cost: costOf(view, card.card) };
    return weightOf(line, card.owned ? card.tier : 0, gold, breadth, begun);
  });
  if (weights.every((weight) => weight === 0)) return undefined;
  const bought = hand.map(({ card, tier, owned }) => [card, owned ? tier : 0]);
  const choice = hand[diceAbout(leader, battles.length, bought).weighted('table', 'purchase', weights)]!;
  if (choice.owned) return { type: 'upgrade', card: choice.card };
  return { type: 'place', card: choice.card, at: freeCell(view) };
}

const freeCell = ({ hand }: View) => WAITING.find((cell) => !hand.some(({ at }) => isSameCell(at, cell)))!;
