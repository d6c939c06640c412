import type { Dice } from '@tactarium/engine';
import { lines } from '../content/index.ts';
import { picksOf, unitOf } from '../known.ts';
import { favourite } from '../teams/deck.ts';
import type { View } from '../view.ts';
import type { Line } from '../vocabulary/factions.ts';
import type { Command } from '../wire.ts';

export const lineOf = (card: string): Line => lines.get(unitOf(card))!.line;

/** Takes what balances the hand. */
export function draftCommand(view: View, dice: Dice): Command {
  const hand = view.hand.map(({ card }) => card);
  const shown = [...view.offer];
  const picks = Array.from({ length: picksOf(view) }, () => {
    const [taken] = shown.splice(favourite(shown.map(lineOf), hand.map(lineOf), dice), 1);
    hand.push(taken!);
    return taken!;
  });
  return { type: 'draft', picks: picks.toSorted() };
}
