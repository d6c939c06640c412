import { apply } from '../apply.ts';
import { randomCommand } from '../bots/random.ts';
import { type Dice, diceFrom } from '../dice/dice.ts';
import { simulationSeed } from '../dice/seed.ts';
import { type Actor, type AnyGame, type Seat, type Typed, type Viewer, viewersOf } from '../game.ts';
import type { Json } from '../json.ts';
import { everythingShown, firstDifference, hiddenDigest, rolled } from './hidden.ts';
import { below, bytes, diceFor, LawBroken, Probes, show, start, type Tally, type Trial } from './play.ts';

const LAW = 'twins that differ in secrets look the same';

/** How many pairs of commands are tried before a pair of games is given up. */
const MOST_TRIES = 60;
const MOST_STEPS = 400;

/**
 * Form (b): two games are played side by side that differ only in what one viewer may not know. The other seats may act
 * differently in each, as long as the viewer sees the same; secret commands may differ in content and number.
 */
export function hiddenFromTwins(game: AnyGame, trial: Trial): Tally {
  const tally = { positions: 0, changed: 0 };
  for (const [index, sample] of trial.samples.entries()) {
    for (let number = 0; number < trial.games; number++) {
      for (const viewer of viewersOf(game))
        new Twins(game, trial, viewer, [trial.run, index, number]).play(sample, tally);
    }
  }
  return tally;
}

interface Shown {
  readonly state: unknown;
  /** What the viewer was shown, as sent. */
  readonly shown: string;
  readonly view: string;
  readonly rolled: boolean;
}

const NOTHING = '[]';

class Twins {
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #trial: Trial;
  readonly #secret: NonNullable<Trial['secret']>;
  readonly #seed: readonly number[];
  readonly #dice: Dice;
  readonly #probes = new Probes();
  #sameDice = true;

  constructor(game: AnyGame, trial: Trial, viewer: Viewer, seed: readonly number[]) {
    this.#game = game;
    this.#viewer = viewer;
    this.#trial = trial;
    this.#secret = trial.secret ?? (() => false);
    this.#seed = seed;
    this.#dice = diceFor(...seed, 7, viewer === 'spectator' ? 99 : viewer);
  }

  play(sample: Json, tally: Tally): void {
    const game = this.#game;
    let first = start(game, sample, ...this.#seed);
    // Only a guess can change what was dealt before the first command.
    this.#sameDice = below(this.#dice, 2) === 0;
    let second = this.#sameDice ? start(game, sample, ...this.#seed) : this.#guess(first, 8);

    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const owed = game.outcome(first) ? undefined : this.#trial.supplies?.(first);
      if (!owed && game.toAct(first).length === 0) return;
      this.#compare(first, second, tally);
      const pair = owed ? this.#supply(first, second, owed, steps) : this.#step(first, second);
      if (!pair) return;
      [first, second] = pair;
    }
  }

  #guess(state: unknown, number: number): unknown {
    const dice = diceFrom(simulationSeed(...this.#seed, number), this.#game.seats.length);
    return this.#game.guess(this.#game.view(state, this.#viewer), dice);
  }

  /** The arena performs in each game what it owes there, or the same in both. A guess may then change what it dealt. */
  #supply(first: unknown, second: unknown, owed: Typed, steps: number): readonly [unknown, unknown] | undefined {
    const one = this.#perform(first, 'arena', owed);
    for (const other of [this.#trial.supplies?.(second), owed]) {
      if (!other || this.#game.refuse(second, 'arena', other)) continue;
      const two = alike(one, this.#perform(second, 'arena', other));
      if (!two) continue;
      this.#mustLookTheSame(one, two);
      if (below(this.#dice, 2) === 0) return [one.state, two.state];
      this.#sameDice = false;
      return [one.state, this.#guess(one.state, 9 + steps)];
    }
    return undefined;
  }

  #compare(first: unknown, second: unknown, tally: Tally): void {
    const [one, two] = [first, second].map((state) => everythingShown(this.#game, state, this.#viewer, this.#probes));
    if (one !== two) throw new LawBroken(LAW, `${this.#viewer} can tell: ${firstDifference(one!, two!)}`);
    tally.positions++;
    if (hiddenDigest(this.#game, first) !== hiddenDigest(this.#game, second)) tally.changed++;
  }

  /** One command in each game that looks the same to the viewer, or undefined if none was found. */
  #step(first: unknown, second: unknown): readonly [unknown, unknown] | undefined {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const owing = this.#game.toAct(first);
      const seat = owing[below(this.#dice, owing.length)]!;
      const command = randomCommand(this.#game.legal(first, seat), this.#dice, this.#trial.rare);
      const one = this.#perform(first, seat, command);
      const two = this.#answer(second, seat, command, one, first);
      if (!two) continue;
      this.#mustLookTheSame(one, two);
      this.#probes.add(command, this.#dice);
      return [one.state, two.state];
    }
    return undefined;
  }

  #mustLookTheSame(one: Shown, two: Shown): void {
    if (one.shown !== two.shown)
      throw new LawBroken(LAW, `${this.#viewer} was shown ${firstDifference(one.shown, two.shown)}`);
    if (one.view !== two.view) throw new LawBroken(LAW, `${this.#viewer} sees ${firstDifference(one.view, two.view)}`);
  }

  #answer(second: unknown, seat: Seat, command: Typed, one: Shown, first: unknown): Shown | undefined {
    const legal = this.#game.legal(second, seat);
    if (seat === this.#viewer) {
      const two = this.#perform(second, seat, command);
      // Each seat has its own stream: the draws of one side must not move the dice of the other.
      return this.#sameDice && this.#secret(first, seat, command) ? two : alike(one, two);
    }
    if (this.#secret(first, seat, command)) {
      const others = legal.filter((other) => other.type === command.type && this.#secret(second, seat, other));
      return this.#inSecret(second, seat, others, one);
    }
    for (let tries = 0; tries < 4; tries++) {
      const other = tries === 0 ? command : randomCommand(legal, this.#dice, this.#trial.rare);
      if (this.#game.refuse(second, seat, other)) continue;
      const two = alike(one, this.#perform(second, seat, other));
      if (two) return two;
    }
    return undefined;
  }

  /** Secret commands must always look alike: any choice in one game has to look like any choice in the other. */
  #inSecret(second: unknown, seat: Seat, others: readonly Typed[], one: Shown): Shown | undefined {
    const times = one.shown === NOTHING ? below(this.#dice, 3) : 1;
    let two: Shown = {
      state: second,
      shown: NOTHING,
      view: bytes(this.#game.view(second, this.#viewer)),
      rolled: false,
    };
    if (times > 0 && others.length === 0) return undefined;
    for (let time = 0; time < times; time++) {
      const other = others[below(this.#dice, others.length)]!;
      if (this.#game.refuse(two.state, seat, other)) break;
      two = this.#perform(two.state, seat, other);
      if (time + 1 < times && two.shown !== NOTHING)
        throw new LawBroken(LAW, `${this.#viewer} was shown ${show(two.shown)}`);
    }
    return two;
  }

  #perform(state: unknown, actor: Actor, command: Typed): Shown {
    const applied = apply(this.#game, state, actor, command);
    if (!applied.ok) throw new LawBroken(LAW, `${show(command)} is refused in one of them (${applied.error.code})`);
    const shown = applied.value.events.flatMap((event) => this.#game.redact(event, this.#viewer) ?? []);
    return {
      state: applied.value.state,
      shown: bytes(shown),
      view: bytes(this.#game.view(applied.value.state, this.#viewer)),
      rolled: rolled(this.#game, state, applied.value.state),
    };
  }
}

/**
 * If either the events or the views are equal, both must be: an event may tell nothing that the view does not show.
 * Only dice may make events differ between equal views.
 */
const alike = (one: Shown, two: Shown): Shown | undefined =>
  one.shown === two.shown || (one.view === two.view && !one.rolled && !two.rolled) ? two : undefined;
