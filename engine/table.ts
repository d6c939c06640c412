import { apply } from './apply.ts';
import type { AnyBot } from './bot.ts';
import { type Dice, diceFrom } from './dice/dice.ts';
import { type Seed, simulationSeed } from './dice/seed.ts';
import { digest } from './digest.ts';
import type { Actor, AnyGame, Outcome, Seat, Typed } from './game.ts';
import { invariant } from './invariant.ts';
import type { Json } from './json.ts';
import { isMatchEvent, type Match, type MatchState, type MatchView, match } from './match.ts';
import { Recorder, type Replay } from './replay.ts';
import { ok, type Refusal, type Result } from './result.ts';

/** What one seat has been told, and how often a bot in it has decided. */
interface Sitting {
  readonly told: Typed[];
  decisions: number;
}

/** A match as it goes on in one place: its state, what each seat was told, and its record. */
export class Table {
  readonly #game: AnyGame;
  readonly #match: Match<unknown, unknown, Typed, Typed, unknown>;
  readonly #seed: Seed;
  readonly #sittings: readonly Sitting[];
  readonly #recorder: Recorder;
  #state: MatchState<unknown>;

  constructor(game: AnyGame, options: Json, seed: Seed) {
    const read = game.readOptions(options);
    invariant(read.ok, 'options are read before a table is laid');
    this.#game = game;
    this.#match = match(game);
    this.#seed = seed;
    this.#state = this.#match.setup(read.value, seed);
    this.#sittings = game.seats.map(() => ({ told: [], decisions: 0 }));
    this.#recorder = new Recorder(this.#match as AnyGame, options, seed);
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome(this.#state);
  }

  /** Turns completed. */
  get turn(): number {
    return this.#match.turn(this.#state);
  }

  get toAct(): readonly Seat[] {
    return this.#match.toAct(this.#state);
  }

  /** The seat whose offer of a draw stands. */
  get offer(): Seat | undefined {
    return this.#state.draws.offer?.seat;
  }

  /** What a seat may know of the game. */
  view(seat: Seat): unknown {
    return this.#match.view(this.#state, seat).game;
  }

  /** The same, with what a match adds to it. */
  matchView(seat: Seat): MatchView<unknown> {
    return this.#match.view(this.#state, seat);
  }

  /** Every event a seat was told so far, those of the match too. */
  told(seat: Seat): readonly Typed[] {
    return this.#sittings[seat]!.told;
  }

  /** Legal commands of the game, without those of any match. */
  legal(seat: Seat): readonly Typed[] {
    return this.#game.legal(this.#state.game, seat);
  }

  replay(): Replay {
    return this.#recorder.replay();
  }

  act(actor: Actor, command: Typed): Result<undefined, Refusal> {
    const applied = apply(this.#match, this.#state, actor, command);
    if (!applied.ok) return applied;
    const { state, events } = applied.value;
    this.#state = state;
    this.#recorder.add(actor, command, state, events);
    for (const [viewer, { told }] of this.#sittings.entries()) {
      for (const event of events) {
        const shown = this.#match.redact(event, viewer);
        if (shown) told.push(shown);
      }
    }
    return ok(undefined);
  }

  /** Lets a bot decide for a seat that owes a command. */
  ask(seat: Seat, bot: AnyBot): void {
    const sitting = this.#sittings[seat]!;
    const dice = decisionDice(`bot ${this.#seed}`, seat, sitting.decisions++);
    const situation = {
      seat,
      view: this.view(seat),
      // A bot knows its game, not the talk around it. Made when it is asked for: few bots read it, and it grows long.
      get history() {
        return sitting.told.filter((event) => !isMatchEvent(event));
      },
      dice,
    };
    const command = bot.decide(situation);
    const done = this.act(seat, command);
    invariant(done.ok, `${bot.name} plays by the rules: ${JSON.stringify(command)}`);
  }
}

/**
 * Dice for the `n`th decision of a seat: made from a salt that is not the match's seed, and from nothing a bot would
 * have to remember.
 */
export function decisionDice(salt: string, seat: Seat, n: number): Dice {
  const hash = digest(salt);
  const halves = [hash.slice(0, 8), hash.slice(8)].map((half) => Number.parseInt(half, 16));
  return diceFrom(simulationSeed(...halves, seat, n), 0);
}

/** A whole match between bots, one a seat, each deciding from its own view. The same arguments give the same match. */
export function playBots(game: AnyGame, bots: readonly AnyBot[], options: Json, seed: Seed): Table {
  invariant(bots.length === game.seats.length, 'a bot in every seat');
  const table = new Table(game, options, seed);
  for (;;) {
    const [seat] = table.toAct;
    if (seat === undefined) return table;
    table.ask(seat, bots[seat]!);
  }
}
