import { type Budget, type Dice, type Found, type Playable, search } from '@tactarium/engine';
import { legal } from '../commands.ts';
import { toAct } from '../outcome.ts';
import { advance } from '../rules/advance.ts';
import { SEATS, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { judgement } from './judgement.ts';
import type { Hunch } from './secrets.ts';
import { prospects } from './value.ts';
import { worldsOf } from './worlds.ts';

const game: Playable<State, Command> = { seats: SEATS, toAct, legal, advance, outcome: ({ outcome }) => outcome };

export interface Thought extends Budget {
  /** What is known of hidden enemies besides what the rules tell. */
  readonly hunch?: Hunch;
}

/** Looks ahead from a view in which this seat is to move. */
export function think(view: View, { hunch, ...budget }: Thought, dice: Dice): readonly Found<Command>[] {
  const { seat, ...worlds } = worldsOf(view, hunch);
  return search(game, { ...judgement, value: prospects }, worlds, seat, budget, dice);
}

/** The search samples, so that of moves nearly as good it is now this one and now that. */
export const mostVisited = (found: readonly Found<Command>[]): Command =>
  found.reduce((most, one) => (one.visits > most.visits ? one : most)).command;
