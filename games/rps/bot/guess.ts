import type { Dice, Seat } from '@tactarium/engine';
import { planFor } from '../board.ts';
import { armyOf } from '../content/variants.ts';
import { knownState } from '../known.ts';
import { piece } from '../pieces.ts';
import { SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { bringOut, countsFrom, secretsOf } from './secrets.ts';

/** A state that fits the view: what is hidden is drawn from all that it could be, every way as likely as another. */
export function guess(view: View, dice: Dice): State {
  const state = knownState(view, dice);
  if (view.phase === 'finished') return state;
  for (const [seat, name] of SEATS.entries()) {
    if (name === view.viewer) continue;
    if (view.phase === 'setup') layAnything(state, seat);
    else dealAnything(state, seat, view);
    if (view.tie?.chosen.includes(name)) chooseAnything(state, seat);
  }
  return state;
}

/** In setup nothing is known of the other army but whether it is ready. */
function layAnything({ board, variant, dice }: State, seat: Seat): void {
  const kinds = armyOf(variant);
  dice.shuffle('table', 'guess', kinds);
  for (const [i, index] of planFor(variant).homes[seat]!.entries()) board[index] = piece(seat, kinds[i]!);
}

function dealAnything(state: State, seat: Seat, view: View): void {
  const secrets = secretsOf(state, seat, countsFrom(view.unseen[SEATS[seat]!] ?? {}));
  bringOut(state, secrets, secrets.deal.draw(state.dice));
}

function chooseAnything(state: State, seat: Seat): void {
  const { tie, variant, dice } = state;
  state.tie = { ...tie!, chosen: tie!.chosen.with(seat, dice.pick('table', 'guess', variant.movers)) };
}
