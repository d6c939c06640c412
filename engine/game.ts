import type { Dice } from './dice/dice.ts';
import type { Seed } from './dice/seed.ts';
import type { Json, JsonObject } from './json.ts';
import type { Outcome } from './outcome.ts';
import type { Refusal, Result } from './result.ts';

/** An index into `Game.seats`. */
export type Seat = number;
/** A seat, or the arena itself: timeouts and recorded inputs (a found opponent) are its commands. */
export type Actor = Seat | 'arena';
/** A seat, or a spectator, who may know only what is public. */
export type Viewer = Seat | 'spectator';
export type BySeat<T> = readonly T[];

/** Commands and events are plain data, told apart by their type. */
export type Typed = JsonObject & { readonly type: string };

/** What a match may add to a game: see match.ts. */
export interface Allowances<State> {
  readonly resign: boolean;
  /** Whether this seat may offer a draw now, had it not yet done so this turn. Absent: draws are not agreed here. */
  offerDraw?(state: State, seat: Seat): boolean;
  /** How it ends when these seats, each of which owed a command, are found to have run out of time. */
  timeout(state: State, late: readonly Seat[]): Outcome;
}

/** What every game promises. Arena, CLI, bots and the laws know nothing else about a game. */
export interface Game<Options, State, Command extends Typed, Event extends Typed, View> {
  readonly id: string;
  /** The version of rules and content. Raised whenever an old log would give another game. */
  readonly rules: string;
  /** Names of the seats in order, as scenarios and the wire use them: ['red', 'blue']. */
  readonly seats: readonly string[];
  readonly allows: Allowances<State>;

  readOptions(json: unknown): Result<Options, Refusal>;
  readCommand(json: unknown): Result<Command, Refusal>;

  setup(options: Options, seed: Seed): State;
  /**
   * Seats that owe a command now: several when turns are simultaneous, none once it is over. None either while the
   * arena owes one (see `supplies` in entry.ts).
   */
  toAct(state: State): readonly Seat[];
  /** Turns completed so far; what increments and a spectator's delay count. */
  turn(state: State): number;

  /** Every legal command of a seat, always in the same order, from what that seat may know and nothing else. */
  legal(state: State, seat: Seat): readonly Command[];
  /** Why the rules refuse this command now; undefined if they do not. */
  refuse(state: State, actor: Actor, command: Command): Refusal | undefined;
  /** The rules. Writes to `state`, which the caller owns; `log` is absent in roll-outs. Only for what `refuse` lets pass. */
  advance(state: State, actor: Actor, command: Command, log?: Event[]): void;
  outcome(state: State): Outcome | undefined;
  /** Ends the game from outside the rules (resigned, timeout, draw agreed), revealing what an end reveals. */
  conclude(state: State, outcome: Outcome, log?: Event[]): void;

  copy(state: State): State;
  write(state: State): Json;
  read(json: Json): State;

  /** What a viewer may know: the only door by which state leaves the server. Plain data. */
  view(state: State, viewer: Viewer): View;
  /** The event as a viewer may see it; undefined if they may not know it happened. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** The view after an event that this viewer was given. */
  project(view: View, event: Event): View;
  /** Some full state that fits a view, with fresh dice: for bots that think ahead, and for the law of hidden things. */
  guess(view: View, dice: Dice): State;
}

/** A game whose types are opaque: what arena, laws and tools are written against. */
export type AnyGame = Game<unknown, unknown, Typed, Typed, unknown>;

export const actorName = (game: { readonly seats: readonly string[] }, actor: Actor): string =>
  actor === 'arena' ? actor : game.seats[actor]!;

/** The actor of that name, or undefined if the game has none. */
export function actorNamed(game: { readonly seats: readonly string[] }, name: string): Actor | undefined {
  if (name === 'arena') return name;
  const seat = game.seats.indexOf(name);
  return seat < 0 ? undefined : seat;
}

export const viewersOf = (game: { readonly seats: readonly string[] }): readonly Viewer[] => [
  ...game.seats.keys(),
  'spectator',
];
