import type { Bot } from './bot.ts';
import type { BySeat, Game, Seat, Typed } from './game.ts';
import type { Json } from './json.ts';
import type { Portrait } from './portrait.ts';
import type { Positions } from './positions.ts';
import type { Refusal, Result } from './result.ts';
import type { Words } from './words.ts';

/** A game with everything that is listed about it in games/index.ts. */
export interface Entry<Options, State, Command extends Typed, Event extends Typed, View> {
  readonly name: string;
  readonly game: Game<Options, State, Command, Event, View>;
  /** Weakest first. */
  readonly bots: readonly Bot<View, Command, Event>[];
  /** Bots with a weakness that is known, to measure others by. Tournaments know them; players are not offered them. */
  readonly sparring?: readonly Bot<View, Command, Event>[];
  /**
   * Whether a bot that has this view takes a draw that is offered to it now; left out: it never does. It only counts what
   * stands there, because whoever hosts the match asks it on the thread that serves.
   */
  takesDraw?(view: View): boolean;
  readonly positions: Positions<State>;
  readonly words: Words<Event>;
  /** Options that between them reach every rule: the laws and the rules' lock play each of them. */
  readonly samples: readonly Json[];
  /**
   * Where random games take thousands of commands: how many of each the rules' lock and the browser play. The laws look
   * further, at fewer games; left out, games are always played to their end.
   */
  readonly steps?: number;
  /** One seat, and no opponent in another: such a game is won or lost, never drawn. */
  readonly solitary?: true;
  /**
   * The command that the arena owes now, made where no server decides (a bot as the opponent, a simulated battle).
   * Whoever hosts the match performs it before anything else: while the arena owes a command, no seat does.
   */
  supplies?(state: State): Command | undefined;
  /** Types of commands by which sides are laid out before play begins: who makes no other has not played yet. */
  readonly layout?: readonly string[];
  /** Types of commands that random play seldom takes, because they would cut most games short. */
  readonly rare?: readonly string[];
  /** The options of a match of people against this bot in this seat, or why there is no such match. See opening.ts. */
  against?(options: Json, bot: string, seat: Seat): Result<Json, Refusal>;
  /** Why people cannot play each other with these options; undefined if they can. See opening.ts. */
  refuseBetweenPeople?(options: Json): Refusal | undefined;
  /**
   * A position as a picture: from what all seats see, put together, or from the view of one seat alone. `from` has its
   * own side below; left out: as a spectator has the board. Absent: its links have a plain card, and nobody can film it.
   */
  portrait?(views: BySeat<View>, from?: Seat): Portrait;
  /** By what players may answer in advance, in games that take days. Absent: they cannot. */
  readonly foresight?: Foresight<Command, Event>;
  /** Commands of which nobody else may learn what was chosen in them when they are made: the laws vary them. */
  secret?(state: State, seat: Seat, command: Command): boolean;
}

/** What one may foresee of an opponent: nothing but what one will be told. */
export interface Foresight<Command extends Typed, Event extends Typed> {
  /** Types of commands that can be foreseen, and given as an answer. */
  readonly types: readonly string[];
  /** What somebody did, read from the events that another seat was told of it; undefined where it asks for no answer. */
  seen(events: readonly Event[]): Command | undefined;
}

export type AnyEntry = Entry<unknown, unknown, Typed, Typed, unknown>;
