import {
  type AnyBot,
  type AnyEntry,
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
  readonly #others: readonly Seat[];
  readonly seat: Seat;

  constructor(entry: AnyEntry, options: Json, seed: Seed, seat: Seat, bot: AnyBot | undefined) {
    this.#table = new Table(entry, options, seed);
    this.#bot = bot;
    this.#others = [...entry.game.seats.keys()].filter((one) => one !== seat);
    this.seat = seat;
  }

  get outcome(): Outcome | undefined {
    return this.#table.outcome;
  }

  /** What the person may know. */
  get view(): unknown {
    return this.#table.view(this.seat);
  }

  /** Every event the person was shown so far. */
  get history(): readonly Typed[] {
    return this.#table.history(this.seat);
  }

  /** Legal commands of the person: those of the game, without those of any match. */
  get legal(): readonly Typed[] {
    return this.#table.legal(this.seat);
  }

  replay(): Replay {
    return this.#table.replay();
  }

  act(command: Typed): Result<undefined, Refusal> {
    return this.#table.act(this.seat, command);
  }

  /**
   * Everything that does not wait for the person: what the arena owes, then the bots. Where several seats owe a command
   * bots go first, so that the person never waits for them after choosing.
   */
  goOn(): void {
    do this.#table.supply();
    while (this.#others.some((seat) => this.#bot && this.#table.ask(seat, this.#bot)));
  }
}
