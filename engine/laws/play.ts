import { apply } from '../apply.ts';
import { randomCommand } from '../bots/random.ts';
import { type Dice, diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import type { Actor, AnyGame, Seat, Typed } from '../game.ts';
import { invariant } from '../invariant.ts';
import type { Json } from '../json.ts';
import { digestOf } from '../replay.ts';

/** A game breaks a law: which law, and what was observed. */
export class LawBroken extends Error {
  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
  }
}

/** What random play knows of a game besides its rules; entry.ts explains each. */
export interface Habits {
  readonly supplies?: (state: unknown) => Typed | undefined;
  readonly rare?: readonly string[];
}

/** What the laws are tried on: `games` random games with each of these options, all seeded by `run`. */
export interface Trial extends Habits {
  readonly samples: readonly Json[];
  readonly games: number;
  readonly run: number;
  /** Games are cut off after this many commands; left out: they are played to their end. */
  readonly steps?: number;
  /** The game has one seat, and is won or lost. */
  readonly solitary?: true;
  /** Commands whose choices stay secret from everybody else when they are made. */
  readonly secret?: (state: unknown, seat: Seat, command: Typed) => boolean;
}

/** How much was checked, so that a test can assert that it was enough. */
export interface Tally {
  positions: number;
  /** Positions in which something hidden was really different. */
  changed: number;
}

export interface Step {
  readonly before: unknown;
  /** The digest of `before`, taken before the command was applied. */
  readonly was: string;
  readonly actor: Actor;
  readonly command: Typed;
  readonly events: readonly Typed[];
  readonly after: unknown;
}

/** Longer than any game may be. */
export const MOST_STEPS = 20_000;

export const diceFor = (...numbers: readonly number[]): Dice => diceFrom(simulationSeed(...numbers), 0);

export const below = (dice: Dice, bound: number): number => dice.below('table', 'law', bound);

export function start(game: AnyGame, sample: Json, ...numbers: readonly number[]): unknown {
  const options = game.readOptions(sample);
  invariant(options.ok, `${game.id} refuses its own sample ${JSON.stringify(sample)}`);
  return game.setup(options.value, simulationSeed(...numbers));
}

/** One game of random legal commands, to its end. The arena performs the commands it owes. */
export function* randomPlay(
  game: AnyGame,
  { supplies, rare }: Habits,
  sample: Json,
  ...numbers: readonly number[]
): Generator<Step> {
  const dice = diceFor(...numbers, 1);
  let state = start(game, sample, ...numbers);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const was = digestOf(game, state);
    const owed = game.outcome(state) ? undefined : supplies?.(state);
    const owing = game.toAct(state);
    if (!owed && owing.length === 0) return;
    const actor = owed ? 'arena' : owing[below(dice, owing.length)]!;
    const command = owed ?? randomCommand(legalOf(game, state, actor as Seat), dice, rare);
    const applied = apply(game, state, actor, command);
    if (!applied.ok) {
      const law = owed ? 'what the arena owes is accepted' : 'legal is accepted';
      throw new LawBroken(law, `${show(command)} is refused (${applied.error.code})`);
    }
    yield { before: state, was, actor, command, events: applied.value.events, after: applied.value.state };
    state = applied.value.state;
  }
  throw new LawBroken('games end', `one goes on after ${MOST_STEPS} commands`);
}

/** The same for games in which the arena never owes a command: every step is a seat's. */
export function* randomGame(
  game: AnyGame,
  sample: Json,
  ...numbers: readonly number[]
): Generator<Step & { readonly seat: Seat }> {
  for (const step of randomPlay(game, {}, sample, ...numbers)) yield { ...step, seat: step.actor as Seat };
}

function legalOf(game: AnyGame, state: unknown, seat: Seat): readonly Typed[] {
  const legal = game.legal(state, seat);
  if (legal.length === 0) throw new LawBroken('who owes a command can make one', `${game.seats[seat]} has none`);
  return legal;
}

export function* randomGames(game: AnyGame, trial: Trial): Generator<Iterable<Step>> {
  const { samples, games, run, steps } = trial;
  for (const [index, sample] of samples.entries()) {
    for (let number = 0; number < games; number++)
      yield upTo(steps, randomPlay(game, trial, sample, run, index, number));
  }
}

/** The first steps of a game, or all of them. */
export function* upTo<S extends Step>(steps: number | undefined, played: Iterable<S>): Generator<S> {
  let left = steps ?? MOST_STEPS;
  for (const step of played) {
    yield step;
    if (--left === 0) return;
  }
}

/** Commands that will mostly be refused: those that were legal elsewhere in the game. */
export class Probes {
  readonly #commands: Typed[] = [];

  add(command: Typed, dice: Dice): void {
    if (this.#commands.length < 40) this.#commands.push(command);
    else this.#commands[below(dice, 40)] = command;
  }

  [Symbol.iterator](): Iterator<Typed> {
    return this.#commands[Symbol.iterator]();
  }
}

/** Byte for byte: what is compared is what would be sent. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export const show = (value: unknown): string => bytes(value).slice(0, 400);
