import {
  type Actor,
  type AnyEntry,
  type AnyGame,
  actorName,
  apply,
  digestOf,
  invariant,
  isOfferedDraw,
  type Json,
  type MatchState,
  match as matchOf,
  type Outcome,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Typed,
  type Viewer,
  writeOutcome,
} from '@tactarium/engine';
import type { ToldRow } from '../bus/bus.ts';
import type { Pause } from '../storage/port/heart.ts';
import { ARENA, type CommitRow, type SnapshotRow } from '../storage/port/log.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import { type Clocks, firstDeadline, startClocks, tickClocks } from './clocks.ts';

/** A committed command, as much of it as is kept in memory. */
export interface Step {
  readonly seq: number;
  readonly actor: Actor;
  /** The events as each viewer may know them: the seats in order, then the spectators. */
  readonly told: readonly (readonly Typed[])[];
  /** Turns completed after it. */
  readonly turn: number;
  readonly at: number;
  readonly clocks: Clocks | undefined;
  /** How many messages each of those viewers had been sent before it and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** What a command makes of a match. */
interface Played {
  readonly actor: Actor;
  readonly state: unknown;
  readonly events: readonly Typed[];
  readonly turn: number;
  readonly at: number;
  readonly clocks: Clocks | undefined;
  readonly outcome: Outcome | undefined;
  /** Seats that owed a command before it, and after it. */
  readonly owed: readonly Seat[];
  readonly owes: readonly Seat[];
}

/** What a command would do. Nobody sees it until it is committed. */
export interface Proposal {
  readonly row: CommitRow;
  readonly played: Played;
  /** Seats that owe a command after it and did not before. */
  readonly called: readonly Seat[];
}

/** What spectators are shown: the match as it stood some turns ago. */
interface Shown {
  readonly state: unknown;
  readonly clocks: Clocks | undefined;
  readonly cursor: number;
  readonly seq: number;
  /** When the last command that is shown arrived. */
  readonly at: number;
}

/** Steps kept for viewers who missed some; a viewer who missed more is sent a whole view. */
const KEPT = 8;

const matchGames = new WeakMap<AnyEntry, AnyGame>();

/** The same for all matches of a game. */
function matchGameOf(entry: AnyEntry): AnyGame {
  const known = matchGames.get(entry);
  if (known) return known;
  const made = matchOf(entry.game);
  matchGames.set(entry, made);
  return made;
}

/** A match in memory: pure, and always exactly what its log makes of it up to `seq`. */
export class FoldedMatch {
  readonly game: AnyGame;
  readonly entry: AnyEntry;
  match: MatchRow;
  state: unknown;
  seq = 0;
  clocks: Clocks | undefined;
  /** By seat: every event it was shown. Only for bots, who are handed it. */
  readonly histories = new Map<Seat, Typed[]>();
  shown: Shown;
  readonly recent: Step[] = [];
  /** Commands made, by seat, then the arena's. */
  readonly #counts: number[];
  /** The last command of each seat, as text. */
  readonly #last: (string | undefined)[];
  #cursors: readonly number[];
  /** What spectators are not shown yet. Steps of one turn are shown together, so only the last of them keeps its state. */
  readonly #behind: { readonly step: Step; state: unknown }[] = [];
  #at: number;

  constructor(entry: AnyEntry, match: MatchRow) {
    this.entry = entry;
    this.match = match;
    this.game = matchGameOf(entry);
    const { seats } = this.game;
    this.#counts = [...seats, ARENA].map(() => 0);
    this.#last = seats.map(() => undefined);
    this.#cursors = [...seats, 'spectator'].map(() => 0);
    for (const { seat, bot } of match.seats) if (bot !== undefined) this.histories.set(seat, []);
    const options = this.game.readOptions(match.options);
    invariant(options.ok, 'the options of a match were read before');
    this.state = this.game.setup(options.value, match.seed);
    this.#at = match.started ?? match.created;
    if (match.started !== undefined) this.begin(match);
    this.shown = { state: this.state, clocks: this.clocks, cursor: 0, seq: 0, at: this.#at };
  }

  /** The clocks begin to run. */
  begin(match: MatchRow): void {
    this.match = match;
    this.#at = match.started!;
    this.clocks = startClocks(match.clock, this.game.seats.length, this.game.toAct(this.state), this.#at);
    this.shown = { state: this.state, clocks: this.clocks, cursor: 0, seq: 0, at: this.#at };
  }

  count(actor: Actor): number {
    return this.#counts[actor === 'arena' ? this.game.seats.length : actor]!;
  }

  last(seat: Seat): string | undefined {
    return this.#last[seat];
  }

  cursor(viewer: Viewer): number {
    return viewer === 'spectator' ? this.shown.cursor : this.#cursors[viewer]!;
  }

  deadline(pauses: readonly Pause[]): number | undefined {
    return this.match.status === 'live' ? firstDeadline(this.clocks, pauses) : undefined;
  }

  /** Whether the arena owes a command: the match goes on, and no seat has to do anything. */
  get awaitsArena(): boolean {
    const { game, state } = this;
    return this.match.status === 'live' && game.toAct(state).length === 0 && game.outcome(state) === undefined;
  }

  /** Refuses the command, or says what it would do. Changes nothing. */
  propose(
    actor: Actor,
    command: Typed,
    text: string,
    arrival: number,
    pauses: readonly Pause[],
  ): Result<Proposal, Refusal> {
    const { game } = this;
    const applied = this.#play(actor, command, arrival, pauses);
    if (!applied.ok) return applied;
    const played = applied.value;
    const { state, events, turn, at, clocks, outcome, owed, owes } = played;
    const row: CommitRow = {
      match: this.match.id,
      game: game.id,
      seq: this.seq + 1,
      actor: actor === 'arena' ? ARENA : actor,
      n: this.count(actor),
      command: text,
      arrival: at,
      events: JSON.stringify(events),
      digest: digestOf(game, state),
      turn,
      deadline: outcome ? null : (firstDeadline(clocks, pauses) ?? null),
      botDue: this.#botActs(state, owes) ? at : null,
      arenaDue: !outcome && owes.length === 0 ? at : null,
      owing: outcome ? [] : owes,
      outcome: outcome ? JSON.stringify(writeOutcome(game, outcome)) : null,
      step: { match: this.match, actor, command, events, state: (state as MatchState<unknown>).game },
    };
    const called = outcome ? [] : owes.filter((seat) => !owed.includes(seat));
    return ok({ row, played, called });
  }

  #play(actor: Actor, command: Typed, arrival: number, pauses: readonly Pause[]): Result<Played, Refusal> {
    const { game } = this;
    const applied = apply(game, this.state, actor, command);
    if (!applied.ok) return applied;
    const { state, events } = applied.value;
    const turn = game.turn(state);
    // Nodes' clocks differ by a little: in the log time never goes back.
    const at = Math.max(arrival, this.#at);
    const [owed, owes] = [game.toAct(this.state), game.toAct(state)];
    const tick = { at, owed, owes, turns: turn - game.turn(this.state) };
    const clocks = this.clocks && tickClocks(this.match.clock, this.clocks, tick, pauses);
    return ok({ actor, state, events, turn, at, clocks, outcome: game.outcome(state), owed, owes });
  }

  /** Whether a bot has something to do: a command that it owes, or an offer to answer. */
  #botActs(state: unknown, owes: readonly Seat[]): boolean {
    if (this.game.outcome(state)) return false;
    const { draws } = state as MatchState<unknown>;
    return [...this.histories.keys()].some((seat) => owes.includes(seat) || isOfferedDraw(draws, seat));
  }

  /** What was proposed is committed: it becomes the match's state. */
  accept({ row, played }: Proposal): Step {
    invariant(row.seq === this.seq + 1, 'the log has no holes');
    return this.#accept(played, row.command);
  }

  #accept({ actor, state, events, turn, at, clocks, outcome }: Played, command: string): Step {
    const { game } = this;
    const before = this.#cursors;
    const told = before.map((_, index) => this.redactFor(events, index === game.seats.length ? 'spectator' : index));
    this.#cursors = before.map((cursor, index) => cursor + (told[index]!.length > 0 ? 1 : 0));
    this.state = state;
    this.seq++;
    const step = { seq: this.seq, actor, told, turn, at, clocks, before, after: this.#cursors };
    this.clocks = clocks;
    this.#at = at;
    this.#counts[actor === 'arena' ? game.seats.length : actor]!++;
    if (actor !== 'arena') this.#last[actor] = command;
    for (const [seat, history] of this.histories) history.push(...told[seat]!);
    this.recent.push(step);
    if (this.recent.length > KEPT) this.recent.shift();
    const earlier = this.#behind.at(-1);
    if (earlier?.step.turn === step.turn) earlier.state = undefined;
    this.#behind.push({ step, state });
    if (outcome) {
      const { deadline: _, botDue: __, owing: ___, ...match } = this.match;
      this.match = { ...match, status: 'over', ended: at, outcome: writeOutcome(game, outcome) };
    }
    return step;
  }

  /** What spectators may see by now and have not yet been shown; it counts as shown from here on. */
  release(): readonly Step[] {
    const now = this.game.turn(this.state);
    const over = this.match.status !== 'live';
    const due = this.#behind.findIndex(({ step }) => !over && step.turn + this.match.delay > now);
    const released = this.#behind.splice(0, due < 0 ? this.#behind.length : due);
    const latest = released.at(-1);
    if (latest) {
      const { state, step } = latest;
      this.shown = { state, clocks: step.clocks, cursor: step.after.at(-1)!, seq: step.seq, at: step.at };
    }
    return released.map(({ step }) => step);
  }

  /** The events as this viewer may know them. */
  redactFor(events: readonly Typed[], viewer: Viewer): readonly Typed[] {
    const told: Typed[] = [];
    for (const event of events) {
      const redacted = this.game.redact(event, viewer);
      if (redacted !== undefined) told.push(redacted);
    }
    return told;
  }

  /** Makes a row of the log happen again. False when the rules no longer make of it what they made. */
  replay(row: ToldRow, pauses: readonly Pause[]): Step | false {
    const command = this.game.readCommand(JSON.parse(row.command));
    if (!command.ok || row.seq !== this.seq + 1) return false;
    const actor = row.actor === ARENA ? 'arena' : row.actor;
    const played = this.#play(actor, command.value, row.arrival, pauses);
    if (!played.ok || row.n !== this.count(actor)) return false;
    return digestOf(this.game, played.value.state) === row.digest && this.#accept(played.value, row.command);
  }

  snapshot(): SnapshotRow {
    const { id, rules } = this.match;
    const body = {
      state: this.game.write(this.state),
      counts: this.#counts.slice(),
      last: this.#last.map((text) => text ?? null),
      cursors: this.#cursors,
      clocks: this.clocks ?? null,
      at: this.#at,
    };
    return { match: id, seq: this.seq, rules, turn: this.game.turn(this.state), body: body as Json };
  }

  /** Goes on from a snapshot instead of from the beginning. */
  restore({ seq, body }: SnapshotRow): void {
    const { state, counts, last, cursors, clocks, at } = body as {
      state: Json;
      counts: number[];
      last: (string | null)[];
      cursors: number[];
      clocks: Clocks | null;
      at: number;
    };
    this.state = this.game.read(state);
    this.seq = seq;
    this.clocks = clocks ?? undefined;
    this.#at = at;
    this.#cursors = cursors;
    for (const [i, count] of counts.entries()) this.#counts[i] = count;
    for (const [i, text] of last.entries()) this.#last[i] = text ?? undefined;
    this.shown = { state: this.state, clocks: this.clocks, cursor: cursors.at(-1)!, seq, at };
  }

  actorName(actor: Actor): string {
    return actorName(this.game, actor);
  }
}
