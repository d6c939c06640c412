import { type Dice, drawBy } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { legalOf } from '../client.ts';
import { variants } from '../content/variants.ts';
import { SEATS, type SeatName } from '../seats.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';

/** How often which layout is chosen. Every layout must be possible, or the King is found by what never is. */
export interface Taste {
  /** How much likelier the King is to stand in the back row than in the front row. */
  readonly back: number;
  /** How much likelier the Pit is to stand beside the King than elsewhere. */
  readonly beside: number;
}

/** One command towards a layout that cannot be foretold. */
export function layOut(view: View, taste: Taste, dice: Dice): Command {
  const legal = legalOf(view);
  const next = legal.find(({ type }) => type === 'ready') ?? legal.find(({ type }) => type === 'shuffle');
  if (next) return next;
  const { cells, neighbours, homes } = planFor(variants[view.variant]);
  const seat = SEATS.indexOf(view.viewer as SeatName);
  const home = homes[seat]!;
  const isBack = (i: number): boolean => (seat === 0 ? i < view.columns : i >= view.columns);
  const king =
    home[
      drawBy(
        [...home.keys()].map((i) => (isBack(i) ? taste.back : 1)),
        dice,
      )
    ]!;
  const rest = home.filter((index) => index !== king);
  const pit =
    rest[
      drawBy(
        rest.map((index) => (neighbours[king]!.includes(index) ? taste.beside : 1)),
        dice,
      )
    ]!;
  return { type: 'place', king: cells[king]!, pit: cells[pit]! };
}
