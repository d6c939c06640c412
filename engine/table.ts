import { apply } from './apply.ts';
import type { AnyBot } from './bot.ts';
import { answerToDraw, decide } from './botSeat.ts';
import type { Seed } from './dice/seed.ts';
import type { AnyEntry } from './entry.ts';
import type { Actor, Seat, Typed } from './game.ts';
import { invariant } from './invariant.ts';
import type { Json } from './json.ts';
import { type Match, type MatchState, type MatchView, match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { Recorder, type Replay } from './replay.ts';
import { err, ok, type Refusal, type Result } from './result.ts';

/** What one seat was shown, and how many commands it has made. */
interface Sitting {
  readonly history: Typed[];
  commands: number;
}

/** A command as the record of a match keeps it. */
interface Kept {
  readonly actor: Actor;
  readonly command: Typed;
}

/** A command that was performed, and all that happened. */
interface Made extends Kept {
  readonly events: readonly Typed[];
}

/** What a table needs to know of its game. */
type Hosted = Pick<AnyEntry, 'game' | 'supplies' | 'takesDraw'>;

/** A match played in this process: its state, what each seat was shown, and its record. */
export class Table {
  readonly #entry: Hosted;
  readonly #match: Match<unknown, unknown, Typed, Typed, unknown>;
  readonly #seed: Seed;
  readonly #sittings: readonly Sitting[];
  readonly #recorder: Recorder;
  /** The state after the last command that the recorder has; this one is written to. */
  readonly #recorded: MatchState<unknown>;
  /** Commands that the recorder does not have yet. */
  #unrecorded: Made[] = [];
  #state: MatchState<unknown>;

  constructor(entry: Hosted, options: Json, seed: Seed) {
    const { game } = entry;
    const read = game.readOptions(options);
    invariant(read.ok, 'options are read before a table is laid');
    this.#entry = entry;
    this.#match = match(game);
    this.#seed = seed;
    this.#state = this.#match.setup(read.value, seed);
    this.#recorded = this.#match.copy(this.#state);
    this.#sittings = game.seats.map(() => ({ history: [], commands: 0 }));
    this.#recorder = new Recorder(this.#match, options, seed);
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

  /** The command that the arena owes now: the host of this table performs it. */
  get owed(): Typed | undefined {
    return this.outcome ? undefined : this.#entry.supplies?.(this.#state.game);
  }

  /** What a seat may know of the game. */
  view(seat: Seat): unknown {
    return this.#match.view(this.#state, seat).game;
  }

  /** The same, with what the match adds to it. */
  matchView(seat: Seat): MatchView<unknown> {
    return this.#match.view(this.#state, seat);
  }

  /** Every event a seat was shown so far, those of the match too. */
  history(seat: Seat): readonly Typed[] {
    return this.#sittings[seat]!.history;
  }

  /** How many commands a seat has made. */
  count(seat: Seat): number {
    return this.#sittings[seat]!.commands;
  }

  /** Legal commands of the game, without those of any match. */
  legal(seat: Seat): readonly Typed[] {
    return this.#entry.game.legal(this.#state.game, seat);
  }

  /** The record so far. Digests cost more than the rules, so they are computed here, by replaying the commands since the last call. */
  replay(): Replay {
    for (const { actor, command, events } of this.#unrecorded) {
      this.#match.advance(this.#recorded, actor, command);
      this.#recorder.add(actor, command, this.#recorded, events);
    }
    this.#unrecorded = [];
    return this.#recorder.replay();
  }

  act(actor: Actor, command: Typed): Result<undefined, Refusal> {
    const applied = apply(this.#match, this.#state, actor, command);
    if (!applied.ok) return applied;
    this.#state = applied.value.state;
    this.#note({ actor, command, events: applied.value.events });
    return ok(undefined);
  }

  /**
   * Plays the recorded commands of a match, and stops at the first that is refused. Nobody sees the states in between, so
   * one state is written to instead of a copy for each command.
   */
  restore(commands: readonly Kept[]): Result<undefined, Refusal> {
    this.#state = this.#match.copy(this.#state);
    for (const { actor, command } of commands) {
      const refused = this.#match.refuse(this.#state, actor, command);
      if (refused) return err(refused);
      const events: Typed[] = [];
      this.#match.advance(this.#state, actor, command, events);
      this.#note({ actor, command, events });
    }
    return ok(undefined);
  }

  #note(made: Made): void {
    this.#unrecorded.push(made);
    if (made.actor !== 'arena') this.#sittings[made.actor]!.commands++;
    for (const [viewer, { history }] of this.#sittings.entries()) {
      for (const event of made.events) {
        const shown = this.#match.redact(event, viewer);
        if (shown) history.push(shown);
      }
    }
  }

  /** Performs the commands that the arena owes, until it owes none. */
  supply(): void {
    for (let owed = this.owed; owed; owed = this.owed) this.#must('arena', owed);
  }

  /** What a bot in this seat does now: answers an offer, or makes a move it owes. Undefined when it has nothing to do. */
  botCommand(seat: Seat, bot: AnyBot): Typed | undefined {
    if (this.outcome) return undefined;
    const answer = answerToDraw(this.#state.draws, seat, () => this.#entry.takesDraw?.(this.view(seat)) ?? false);
    if (answer || !this.toAct.includes(seat)) return answer;
    const { history, commands: n } = this.#sittings[seat]!;
    return decide(bot, { seat, n, view: this.view(seat), history, salt: `bot ${this.#seed}` });
  }

  /** Lets a bot act for its seat; false when it has nothing to do. */
  ask(seat: Seat, bot: AnyBot): boolean {
    const command = this.botCommand(seat, bot);
    if (command) this.#must(seat, command);
    return command !== undefined;
  }

  #must(actor: Actor, command: Typed): void {
    const done = this.act(actor, command);
    invariant(done.ok, `bots and the arena play by the rules: ${actor} ${JSON.stringify(command)}`);
  }
}

/** A whole match between bots, one a seat, each deciding from its own view. The same arguments give the same match. */
export function playBots(entry: Hosted, bots: readonly AnyBot[], options: Json, seed: Seed): Table {
  invariant(bots.length === entry.game.seats.length, 'a bot in every seat');
  const table = new Table(entry, options, seed);
  for (;;) {
    table.supply();
    const [seat] = table.toAct;
    if (seat === undefined) return table;
    table.ask(seat, bots[seat]!);
  }
}
