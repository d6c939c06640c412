import type { Dice } from './dice/dice.ts';
import type { ScriptedDice, ScriptedRoll } from './dice/scripted.ts';
import type { Typed } from './game.ts';
import type { Json, JsonObject } from './json.ts';

/** A position, scenario or other handwritten text cannot be read: where, and why. */
export class Misread extends Error {
  constructor(place: string, why: string) {
    super(`${place} ${why}`);
  }
}

/** A step that is not a command (`turn_start: A`) is impossible: refused like a command, with its code. */
export class RefusedStep extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`refused, ${code}`);
    this.code = code;
  }
}

/** Lists how a state differs from what is expected; empty when it does not. */
export type Claim = (expected: Json, place: string) => readonly string[];

/**
 * How positions of a game are written by hand, in its own terms: for scenarios, tests, puzzles and bug reports.
 * What cannot be read is thrown as a Misread.
 */
export interface Positions<State> {
  /** What is left out has its usual value; unknown keys are refused. */
  read(given: JsonObject, dice: Dice): State;
  write(state: State): JsonObject;
  /** A scripted result: what the dice will answer when asked for `purpose`. */
  readRoll(purpose: string, value: Json, place: string): ScriptedRoll['answer'];
  /** The scripted dice that `read` was given. */
  diceOf(state: State): ScriptedDice;
  /** What `then` and `expect` may claim besides events, outcome and legal commands; `first` is the position given. */
  claims(state: State, first: State): { readonly [key: string]: Claim };
  /** An event as it is told, from one as scenarios write it. Without this they write what is told. */
  readEvent?(event: JsonObject): JsonObject;
  /** Steps that are not commands (`turn_start: A`). They return the state after the step, or throw a RefusedStep. */
  steps?(state: State): { readonly [key: string]: (value: Json, log: Typed[]) => State };
}
