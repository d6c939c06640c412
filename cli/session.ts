import {
  type AnyBot,
  type AnyEntry,
  apply,
  decisionDice,
  invariant,
  type Json,
  type Match,
  type MatchState,
  match,
  type Outcome,
  ok,
  Recorder,
  type Refusal,
  type Replay,
  type Result,
  type Seat,
  type Seed,
  type Typed,
} from '@tactarium/engine';
import { isMatchEvent } from './matchWords.ts';

/** What one seat has been told, and how often a bot in it has decided. */
interface Sitting {
  readonly history: Typed[];
  decisions: number;
}

/** A match of one person against bots, as it goes on. */
export class Session {
  readonly #entry: AnyEntry;
  readonly #match: Match<unknown, unknown, Typed, Typed, unknown>;
  readonly #seed: Seed;
  readonly #bot: AnyBot | undefined;
  readonly #sittings: readonly Sitting[];
  readonly #recorder: Recorder;
  #state: MatchState<unknown>;
  readonly seat: Seat;

  constructor(entry: AnyEntry, options: Json, seed: Seed, seat: Seat, bot: AnyBot | undefined) {
    this.#entry = entry;
    this.#match = match(entry.game);
    this.#seed = seed;
    this.#bot = bot;
    this.seat = seat;
    const read = this.#match.readOptions(options);
    invariant(read.ok, 'options were read before');
    this.#state = this.#match.setup(read.value, seed);
    this.#sittings = entry.game.seats.map(() => ({ history: [], decisions: 0 }));
    this.#recorder = new Recorder(this.#match, options, seed);
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome(this.#state);
  }

  /** What the person may know. */
  get view(): unknown {
    return this.#match.view(this.#state, this.seat).game;
  }

  /** Every event the person was told so far. */
  get history(): readonly Typed[] {
    return this.#sittings[this.seat]!.history;
  }

  /** Legal commands of the person: those of the game, without those of any match. */
  get legal(): readonly Typed[] {
    return this.#entry.game.legal(this.#state.game, this.seat);
  }

  replay(): Replay {
    return this.#recorder.replay();
  }

  act(command: Typed): Result<undefined, Refusal> {
    const done = this.#perform(this.seat, command);
    if (done.ok) this.#answerOffers();
    return done;
  }

  /** Bots go first where several owe a command, so that nobody waits for a machine after having chosen. */
  letBotsAct(): void {
    for (;;) {
      const seat = this.#match.toAct(this.#state).find((one) => one !== this.seat);
      if (seat === undefined) return;
      invariant(this.#bot, 'somebody in every seat');
      const { history, decisions } = this.#sittings[seat]!;
      this.#sittings[seat]!.decisions++;
      const command = this.#bot.decide({
        seat,
        view: this.#match.view(this.#state, seat).game,
        // A bot knows its game, not the talk around it.
        history: history.filter((event) => !isMatchEvent(event)),
        dice: decisionDice(`bot ${this.#seed}`, seat, decisions),
      });
      const done = this.#perform(seat, command);
      invariant(done.ok, `${this.#bot.name} plays by the rules: ${JSON.stringify(command)}`);
    }
  }

  /** Bots play on: they decline every draw. */
  #answerOffers(): void {
    const { offer } = this.#state.draws;
    if (!offer || this.outcome) return;
    const opponent = this.#entry.game.seats.findIndex((_, seat) => seat !== offer.seat);
    const done = this.#perform(opponent, { type: 'decline_draw' });
    invariant(done.ok, 'an offer that stands can be declined');
  }

  #perform(seat: Seat, command: Typed): Result<undefined, Refusal> {
    const applied = apply(this.#match, this.#state, seat, command);
    if (!applied.ok) return applied;
    const { state, events } = applied.value;
    this.#state = state;
    this.#recorder.add(seat, command, state, events);
    for (const [viewer, { history }] of this.#sittings.entries()) {
      history.push(...events.flatMap((event) => this.#match.redact(event, viewer) ?? []));
    }
    return ok(undefined);
  }
}
