import type { Dice } from './dice/dice.ts';
import type { Seat, Typed } from './game.ts';

/** All that a bot is handed: what a person in its seat would have seen, and dice of its own. */
export interface Situation<View, Event extends Typed> {
  readonly seat: Seat;
  readonly view: View;
  /** Every event this seat was shown so far, in order. */
  readonly history: readonly Event[];
  /** For mixing and sampling; unrelated to the dice of the match. */
  readonly dice: Dice;
}

/**
 * A computer opponent: a view in, a command out. It is bounded by work and not by time, and keeps nothing between
 * decisions, so the same seed gives the same game on any machine and after any restart.
 */
export interface Bot<View, Command extends Typed, Event extends Typed> {
  readonly name: string;
  /** One sentence for players choosing an opponent. */
  readonly about: string;
  decide(situation: Situation<View, Event>): Command;
}

export type AnyBot = Bot<unknown, Typed, Typed>;
