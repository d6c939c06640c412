import { type Budget, type Dice, drawBy, type Found, type Playable, search } from '@tactarium/engine';
import { legal } from '../commands.ts';
import { toAct } from '../outcome.ts';
import { advance } from '../rules/advance.ts';
import { SEATS, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { judgement } from './judgement.ts';
import type { Hunch } from './secrets.ts';
import type { Prospects } from './value.ts';
import { worldsOf } from './worlds.ts';

const game: Playable<State, Command> = { seats: SEATS, toAct, legal, advance, outcome: ({ outcome }) => outcome };

export interface Thought extends Budget {
  readonly prospects: Prospects;
  /** What is known of hidden enemies besides what the rules tell. */
  readonly hunch?: Hunch;
}

/** Looks ahead from a view in which this seat is to move. */
export function think(view: View, { prospects, hunch, ...budget }: Thought, dice: Dice): readonly Found<Command>[] {
  const { seat, ...worlds } = worldsOf(view, hunch);
  return search(game, { ...judgement, value: prospects }, worlds, seat, budget, dice);
}

/** Draws, by visits, among those that were looked at nearly as often as the most visited: `share` of it at least. */
export function oneOfTheBest(found: readonly Found<Command>[], share: number, dice: Dice): Command {
  const most = Math.max(...found.map(({ visits }) => visits));
  const near = found.filter(({ visits }) => visits >= share * most);
  return near[
    drawBy(
      near.map(({ visits }) => visits),
      dice,
    )
  ]!.command;
}
