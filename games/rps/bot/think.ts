import { type Budget, type Dice, type Found, search } from '@tactarium/engine';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { judgement } from './judgement.ts';
import { playable } from './options.ts';
import type { Hunch } from './secrets.ts';
import { worldsOf } from './worlds.ts';

export interface Thought extends Budget {
  /** What is known of hidden enemies besides what the rules tell. */
  readonly hunch?: Hunch;
}

/** Looks ahead from a view in which this seat is to move. */
export function think(view: View, { hunch, ...budget }: Thought, dice: Dice): readonly Found<Command>[] {
  const { seat, ...worlds } = worldsOf(view, hunch);
  return search(playable, judgement, worlds, seat, budget, dice).map(({ command: { command }, ...found }) => ({
    ...found,
    command,
  }));
}

/** The search samples, so that of moves nearly as good it is now this one and now that. */
export const mostVisited = (found: readonly Found<Command>[]): Command =>
  found.reduce((most, one) => (one.visits > most.visits ? one : most)).command;
