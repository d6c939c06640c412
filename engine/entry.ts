import type { Bot } from './bot.ts';
import type { Game, Seat, Typed } from './game.ts';
import type { Json } from './json.ts';
import type { Positions } from './positions.ts';
import type { Words } from './words.ts';

/** A game with everything that is listed about it in games/index.ts. */
export interface Entry<Options, State, Command extends Typed, Event extends Typed, View> {
  readonly name: string;
  readonly game: Game<Options, State, Command, Event, View>;
  /** Weakest first. */
  readonly bots: readonly Bot<View, Command, Event>[];
  /** Bots with a weakness that is known, to measure others by. Tournaments know them; players are not offered them. */
  readonly sparring?: readonly Bot<View, Command, Event>[];
  readonly positions: Positions<State>;
  readonly words: Words<Event>;
  /** Options that between them reach every rule: the laws and the rules' lock play each of them. */
  readonly samples: readonly Json[];
  /**
   * Where random games take thousands of commands: how many of each the rules' lock and the browser play. The laws look
   * further, at fewer games; left out, games are always played to their end.
   */
  readonly steps?: number;
  /** Options of a game against this bot, where they depend on it: what a person who says nothing else will play. */
  against?(options: Json, bot: string): Json;
  /** Commands of which nobody else may learn what was chosen in them when they are made: the laws vary them. */
  secret?(state: State, seat: Seat, command: Command): boolean;
}

export type AnyEntry = Entry<unknown, unknown, Typed, Typed, unknown>;

/** A part of a game that scenarios can show before there is a Game to play: its terms, and no commands. */
export interface Stage {
  readonly id: string;
  readonly positions: Positions<unknown>;
}
