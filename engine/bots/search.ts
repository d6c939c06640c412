import type { Dice } from '../dice/dice.ts';
import type { Game, Seat, Typed } from '../game.ts';
import { Tree } from './tree.ts';

/** What the search asks of a game. The commands may be the game's own, or whatever is quicker to play out. */
export interface Playable<State, Command extends Typed>
  extends Pick<Game<never, State, Command, never, never>, 'seats' | 'toAct' | 'advance' | 'outcome'> {
  /** Every command that, from public information, may be legal for the seat; always in the same order. */
  open(state: State, seat: Seat): readonly Command[];
  /** The number of different secrets. */
  readonly secrets: number;
  /**
   * What only the seat knows about a command (which piece it would move), as a number from 0 to `secrets` − 1, so that it
   * can choose differently for each secret. Below 0: the seat's secret forbids the command.
   */
  secret(state: State, seat: Seat, command: Command): number;
  /** A name for the command just made as everybody saw it, with its visible result and whose turn it is now. */
  seen(state: State, command: Command): number | string;
}

/** Knowledge of good play, which a game adds to its rules. */
export interface Judgement<State, Command extends Typed> {
  /** How well each seat stands, 0 to 1. Asked of positions that are not over. */
  value(state: State): readonly number[];
  /** How promising a command looks, by what its seat may know: any number above 0. */
  promise(state: State, seat: Seat, command: Command): number;
}

/** Samples states that the game may be in. The search plays on in each, and keeps none after asking for the next. */
export interface Worlds<State> {
  /** One that fits all that the searching seat knows. */
  ours(dice: Dice): State;
  /** One in which the searching seat's own secrets are sampled too, from what the others may think they are. */
  theirs?(dice: Dice): State;
}

/** How well opponents see through the searching seat. */
export interface Veil {
  /** Percentage of iterations that sample `theirs`: in those, opponents learn only from what they can know. */
  readonly share: number;
  /**
   * How much an iteration that samples `ours`, which opponents cannot know, teaches them compared with one of `theirs`:
   * with 0 they learn too little to be dangerous, with 1 they mostly see through us.
   */
  readonly leak: number;
}

export interface Budget {
  readonly iterations: number;
  /** How much a promising command is preferred to one that did well: 0.1 trusts results, 1 trusts the prior. */
  readonly curiosity: number;
  /** Absent: opponents play as if they saw all that the searching seat does. */
  readonly veil?: Veil;
}

/** What the search found out about a command of the searching seat. */
export interface Found<Command> {
  readonly command: Command;
  readonly visits: number;
  /** The mean of the values it led to; 0 if it was never tried. */
  readonly value: number;
}

/**
 * Monte Carlo tree search over sampled states. The tree is of what everybody sees; each seat's commands are told apart
 * by what it alone knows. `found` is in the order in which the game lists commands.
 */
export function search<State, Command extends Typed>(
  game: Playable<State, Command>,
  judgement: Judgement<State, Command>,
  worlds: Worlds<State>,
  seat: Seat,
  { iterations, curiosity, veil = NO_VEIL }: Budget,
  dice: Dice,
): readonly Found<Command>[] {
  const tree = new Tree(game, judgement, seat, { curiosity, leak: veil.leak }, dice);
  for (let i = 0; i < iterations; i++) {
    // Spread evenly: one in four is every fourth.
    const veiled =
      worlds.theirs !== undefined && Math.trunc(((i + 1) * veil.share) / 100) > Math.trunc((i * veil.share) / 100);
    if (veiled) tree.grow(worlds.theirs!(dice), true);
    else tree.grow(worlds.ours(dice), false);
  }
  const found = tree.found(worlds.ours(dice));
  tree.release();
  return found;
}

const NO_VEIL: Veil = { share: 0, leak: 1 };
