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
  /** What bots are called where people see them, by their names, in English. */
  readonly characters?: Readonly<Record<string, string>>;
  /** Bots with a known weakness, for measuring others in tournaments. Players are not offered them. */
  readonly sparring?: readonly Bot<View, Command, Event>[];
  /**
   * Whether a bot with this view accepts a draw offered now; left out: it never does. It must be cheap (count pieces, no
   * search): the host asks it on the thread that serves players.
   */
  takesDraw?(view: View): boolean;
  readonly positions: Positions<State>;
  readonly words: Words<Event>;
  /** Options that between them reach every rule: the laws and the rules' lock play each of them. */
  readonly samples: readonly Json[];
  /**
   * Where random games take thousands of commands: how many commands of each the rules' lock and the browser test play.
   * The laws play further, in fewer games. Left out: games are always played to their end.
   */
  readonly steps?: number;
  /** One seat, and no opponent in another: such a game is won or lost, never drawn. */
  readonly solitary?: true;
  /**
   * The command that the arena owes now, made where no server decides (a bot as the opponent, a simulated battle).
   * The host performs it before anything else: while the arena owes a command, no seat does.
   */
  supplies?(state: State): Command | undefined;
  /** Types of commands that lay out a side before play begins: a seat that made no others has not played yet. */
  readonly layout?: readonly string[];
  /** Types of commands that random play seldom takes, because they would cut most games short. */
  readonly rare?: readonly string[];
  /** The options of a match of people against this bot in this seat, or why there is no such match. See opening.ts. */
  against?(options: Json, bot: string, seat: Seat): Result<Json, Refusal>;
  /** Why people cannot play each other with these options; undefined if they can. See opening.ts. */
  refuseBetweenPeople?(options: Json): Refusal | undefined;
  /**
   * A position as a picture, from the views of all seats together or from one seat's view. `from` is the seat whose side
   * is at the bottom; left out: as spectators see the board. Absent: links get a plain card, and replays cannot be saved
   * as films.
   */
  portrait?(views: BySeat<View>, from?: Seat): Portrait;
  /** How players leave answers in advance in games at a pace of days. Absent: they cannot. */
  readonly foresight?: Foresight<Command, Event>;
  /** Commands whose choices stay secret when they are made: the laws vary them. */
  secret?(state: State, seat: Seat, command: Command): boolean;
}

/** What a player may foresee of an opponent: only what the player will be told. */
export interface Foresight<Command extends Typed, Event extends Typed> {
  /** Types of commands that can be foreseen, and given as an answer. */
  readonly types: readonly string[];
  /** The command that a seat made, read from the events another seat was told; undefined where it needs no answer. */
  seen(events: readonly Event[]): Command | undefined;
}

export type AnyEntry = Entry<unknown, unknown, Typed, Typed, unknown>;
