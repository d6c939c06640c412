import {
  type AnyBot,
  type AnyEntry,
  invariant,
  type Json,
  type Outcome,
  type Refusal,
  type Replay,
  type Result,
  type Seat,
  type Seed,
  Table,
  type Typed,
} from '@tactarium/engine';

/** One person at a table with bots. */
export class Session {
  readonly #table: Table;
  readonly #bot: AnyBot | undefined;
  readonly seat: Seat;

  constructor({ game }: AnyEntry, options: Json, seed: Seed, seat: Seat, bot: AnyBot | undefined) {
    this.#table = new Table(game, options, seed);
    this.#bot = bot;
    this.seat = seat;
  }

  get outcome(): Outcome | undefined {
    return this.#table.outcome;
  }

  /** What the person may know. */
  get view(): unknown {
    return this.#table.view(this.seat);
  }

  /** Every event the person was told so far. */
  get history(): readonly Typed[] {
    return this.#table.told(this.seat);
  }

  /** Legal commands of the person: those of the game, without those of any match. */
  get legal(): readonly Typed[] {
    return this.#table.legal(this.seat);
  }

  replay(): Replay {
    return this.#table.replay();
  }

  act(command: Typed): Result<undefined, Refusal> {
    const done = this.#table.act(this.seat, command);
    // Bots play on: they decline every draw.
    if (this.#table.offer === this.seat && !this.outcome) {
      const declined = this.#table.act(this.#opponent, { type: 'decline_draw' });
      invariant(declined.ok, 'an offer that stands can be declined');
    }
    return done;
  }

  /** Bots go first where several owe a command, so that nobody waits for a machine after having chosen. */
  letBotsAct(): void {
    for (;;) {
      const seat = this.#table.toAct.find((one) => one !== this.seat);
      if (seat === undefined) return;
      invariant(this.#bot, 'somebody in every seat');
      this.#table.ask(seat, this.#bot);
    }
  }

  get #opponent(): Seat {
    return 1 - this.seat;
  }
}
