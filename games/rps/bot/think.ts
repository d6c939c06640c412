import { type Budget, type Dice, type Found, search } from '@tactarium/engine';
import { variants } from '../content/variants.ts';
import type { View } from '../view.ts';
import type { Command } from '../wire.ts';
import { judgement } from './judgement.ts';
import { playableIn } from './options.ts';
import type { Hunch } from './secrets.ts';
import { worldsOf } from './worlds.ts';

export interface Thought extends Budget {
  /** What is known of hidden enemies besides what the rules tell. */
  readonly hunch?: Hunch;
}

/** Looks ahead from a view in which this seat is to move. */
export function think(view: View, { hunch, ...budget }: Thought, dice: Dice): readonly Found<Command>[] {
  const { seat, ...worlds } = worldsOf(view, hunch);
  const found = search(playableIn(variants[view.variant]), judgement, worlds, seat, budget, dice);
  return found.map(({ command: { command }, ...rest }) => ({ ...rest, command }));
}

/** The search samples, so that of moves nearly as good it is now this one and now that. */
export const mostVisited = (found: readonly Found<Command>[]): Command =>
  found.reduce((most, one) => (one.visits > most.visits ? one : most)).command;
