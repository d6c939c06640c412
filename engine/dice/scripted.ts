import type { Json } from '../json.ts';
import type { Dice, Stream } from './dice.ts';

/** One scripted result. The purpose may also be a form, `2d6`, which answers any roll of that form. */
export interface ScriptedRoll {
  readonly purpose: string;
  readonly answer: number | boolean | readonly number[];
}

/** The rules asked for a roll that the script does not have next. Scenarios report it; nothing else catches it. */
export class ScriptFault extends Error {}

/** Dice that answer from a script, in order, and throw when asked for a roll that is not next in it. */
export class ScriptedDice implements Dice {
  readonly #script: readonly ScriptedRoll[];
  #used: number;

  constructor(script: readonly ScriptedRoll[], used = 0) {
    this.#script = script;
    this.#used = used;
  }

  /** Results that the rules have not asked for. */
  left(): readonly ScriptedRoll[] {
    return this.#script.slice(this.#used);
  }

  below(_stream: Stream, purpose: string, bound: number): number {
    return this.#within(purpose, this.#number(purpose), 0, bound - 1);
  }

  chance(_stream: Stream, purpose: string, _percent: number): boolean {
    const { answer } = this.#next(purpose);
    if (typeof answer !== 'boolean') throw new ScriptFault(`${purpose} is answered by true or false`);
    return answer;
  }

  /** A script only says whether the chance succeeds: the roll is the nearest one that does. */
  percentile(stream: Stream, purpose: string, percent: number): number {
    return this.chance(stream, purpose, percent) ? Math.max(0, percent - 1) : percent;
  }

  weighted(_stream: Stream, purpose: string, weights: readonly number[]): number {
    return this.#within(purpose, this.#number(purpose), 0, weights.length - 1);
  }

  /** `d6` answers any single die, whatever its sides: a slot drawn among four is written as it would be rolled. */
  roll(_stream: Stream, purpose: string, count: number, sides: number): number {
    const forms = count === 1 ? [`1d${sides}`, `d${sides}`, 'd6'] : [`${count}d${sides}`, `d${sides}`];
    return this.#within(purpose, this.#number(purpose, ...forms), count, count * sides);
  }

  pick(_stream: Stream, purpose: string, from: readonly number[]): number {
    const value = this.#number(purpose);
    if (!from.includes(value)) throw new ScriptFault(`${purpose}: ${value} is not among ${from.join(', ')}`);
    return value;
  }

  shuffle(_stream: Stream, purpose: string, values: number[]): void {
    const { answer } = this.#next(purpose);
    const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
    if (!Array.isArray(answer) || sorted(answer) !== sorted(values)) {
      throw new ScriptFault(`${purpose} is answered by an order of the ${values.length} things shuffled`);
    }
    values.splice(0, values.length, ...answer);
  }

  deal(_stream: Stream, purpose: string, values: readonly number[], count: number): number[] {
    const { answer } = this.#next(purpose);
    if (!Array.isArray(answer) || answer.length !== count) {
      throw new ScriptFault(`${purpose} is answered by a list of ${count}`);
    }
    const left = values.slice();
    for (const value of answer as readonly number[]) {
      const place = left.indexOf(value);
      if (place < 0) throw new ScriptFault(`${purpose}: ${value} is not left among ${values.join(', ')}`);
      left.splice(place, 1);
    }
    return answer.slice();
  }

  copy(): ScriptedDice {
    return new ScriptedDice(this.#script, this.#used);
  }

  write(): Json {
    return { scripted: this.#used };
  }

  #next(purpose: string, ...forms: readonly string[]): ScriptedRoll {
    const roll = this.#script[this.#used];
    if (!roll) throw new ScriptFault(`a roll for ${purpose} was asked for and is not in the script`);
    if (roll.purpose !== purpose && !forms.includes(roll.purpose)) {
      throw new ScriptFault(`a roll for ${purpose} was asked for, but ${roll.purpose} is next in the script`);
    }
    this.#used++;
    return roll;
  }

  #number(purpose: string, ...forms: readonly string[]): number {
    const { answer } = this.#next(purpose, ...forms);
    if (typeof answer !== 'number') throw new ScriptFault(`${purpose} is answered by one result`);
    return answer;
  }

  #within(purpose: string, value: number, least: number, most: number): number {
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new ScriptFault(`${purpose}: ${value} is not a result of these dice (${least} to ${most})`);
  }
}

/** For code that must not roll, like listing the legal commands of a view: a roll is a bug. */
export const NO_DICE: Dice = new ScriptedDice([]);
