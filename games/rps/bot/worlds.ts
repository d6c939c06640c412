import { type Dice, ScriptedDice, type Seat, type Worlds } from '@tactarium/engine';
import { knownState } from '../known.ts';
import type { Kind } from '../pieces.ts';
import { copy, other, SEATS, type SeatName, type State } from '../state.ts';
import type { View } from '../view.ts';
import { bringOut, countsFrom, type Hunch, secretsOf } from './secrets.ts';

/** The worlds that fit a seat's view once pieces move. What can be counted is counted once, for all of them. */
export function worldsOf(view: View, hunch?: Hunch): Worlds<State> & { readonly seat: Seat } {
  const seat = SEATS.indexOf(view.viewer as SeatName);
  const foe = other(seat);
  const known = knownState(view, NO_DICE);
  const secrets = secretsOf(known, foe, countsFrom(view.unseen[SEATS[foe]!] ?? {}), hunch);
  const dealt: Kind[] = [];
  const ours = (dice: Dice): State => {
    const state = copy(known);
    bringOut(state, secrets, secrets.deal.draw(dice, dealt));
    return state;
  };
  return { seat, ours };
}

/** Nothing is rolled once pieces move. */
const NO_DICE = new ScriptedDice([]);
