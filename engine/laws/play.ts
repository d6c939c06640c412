import { apply } from '../apply.ts';
import { type Dice, diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import type { AnyGame, Seat, Typed } from '../game.ts';
import { invariant } from '../invariant.ts';
import type { Json } from '../json.ts';
import { MATCH_COMMANDS } from '../match.ts';
import { digestOf } from '../replay.ts';

/** A game does not obey a law: which, and what was seen. */
export class LawBroken extends Error {
  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
  }
}

/** On what the laws are tried: `games` random games of each of these options, all drawn from `run`. */
export interface Trial {
  readonly samples: readonly Json[];
  readonly games: number;
  readonly run: number;
  /** Games are cut off after so many commands; left out, at their end. */
  readonly steps?: number;
  /** Commands of which nobody else may learn anything when they are made, whatever was chosen in them. */
  readonly secret?: (state: unknown, seat: Seat, command: Typed) => boolean;
}

/** How much was looked at, so that a test can say that it was enough. */
export interface Tally {
  positions: number;
  /** Positions in which something hidden was really different. */
  changed: number;
}

export interface Step {
  readonly before: unknown;
  /** The digest of `before`, taken before the command was applied. */
  readonly was: string;
  readonly seat: Seat;
  readonly command: Typed;
  readonly events: readonly Typed[];
  readonly after: unknown;
}

/** Longer than any game may be. */
export const MOST_STEPS = 20_000;

/** Resigning and agreeing on draws would end every random game early: they are chosen once in so many times. */
const RARELY = 60;

export const diceFor = (...numbers: readonly number[]): Dice => diceFrom(simulationSeed(...numbers), 0);

export const below = (dice: Dice, bound: number): number => dice.below('table', 'law', bound);

export function start(game: AnyGame, sample: Json, ...numbers: readonly number[]): unknown {
  const options = game.readOptions(sample);
  invariant(options.ok, `${game.id} refuses its own sample ${JSON.stringify(sample)}`);
  return game.setup(options.value, simulationSeed(...numbers));
}

/** The type is chosen first, then one of that type: else setup commands drown the rest. */
export function randomCommand(legal: readonly Typed[], dice: Dice): Typed {
  const types = [...new Set(legal.map(({ type }) => type))];
  const usual = types.filter((type) => !MATCH_COMMANDS.has(type));
  const pool = usual.length > 0 && below(dice, RARELY) > 0 ? usual : types;
  const type = pool[below(dice, pool.length)]!;
  const commands = legal.filter((command) => command.type === type);
  return commands[below(dice, commands.length)]!;
}

/** One game by random legal commands, to its end. */
export function* randomGame(game: AnyGame, sample: Json, ...numbers: readonly number[]): Generator<Step> {
  const dice = diceFor(...numbers, 1);
  let state = start(game, sample, ...numbers);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const owing = game.toAct(state);
    if (owing.length === 0) return;
    const seat = owing[below(dice, owing.length)]!;
    const legal = game.legal(state, seat);
    if (legal.length === 0) throw new LawBroken('who owes a command can make one', `${game.seats[seat]} has none`);
    const command = randomCommand(legal, dice);
    const was = digestOf(game, state);
    const applied = apply(game, state, seat, command);
    if (!applied.ok) throw new LawBroken('legal is accepted', `${show(command)} is refused (${applied.error.code})`);
    yield { before: state, was, seat, command, events: applied.value.events, after: applied.value.state };
    state = applied.value.state;
  }
  throw new LawBroken('games end', `one goes on after ${MOST_STEPS} commands`);
}

export function* randomGames(game: AnyGame, trial: Trial): Generator<Iterable<Step>> {
  const { samples, games, run, steps } = trial;
  for (const [index, sample] of samples.entries()) {
    for (let number = 0; number < games; number++) yield upTo(steps, randomGame(game, sample, run, index, number));
  }
}

/** The first steps of a game, or all of them. */
export function* upTo(steps: number | undefined, played: Iterable<Step>): Generator<Step> {
  let left = steps ?? MOST_STEPS;
  for (const step of played) {
    yield step;
    if (--left === 0) return;
  }
}

/** Some commands to be refused, mostly: those that were legal elsewhere in the game. */
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
