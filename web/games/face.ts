import type { Json, MatchEvent, OutcomeView, Refusal, Seed, Typed } from '@tactarium/engine';
import type { TFunction as Translator } from 'i18next';
import type { ReactNode, RefObject } from 'react';
import type { SoundName } from '../art/sounds.ts';
import type { Match, MatchState, Moment } from '../match/store.ts';
import type { Vocabulary } from '../words/index.ts';
import type { Namespaces } from '../words/namespaces.ts';

/** What the shared pages read of a view; everything else in it is its game's own. */
export interface GameView {
  /** A seat, or `spectator`. */
  readonly viewer: string;
  readonly outcome?: OutcomeView;
}

/** Translates by a game's own words, from `games/<game>/words/`. A game takes its own `TFunction<'<game>'>` here. */
export type Translate<Game extends keyof Namespaces = keyof Namespaces> = Translator<Game>;

/** What a stage has to show events with. */
export interface Theatre {
  /** The board, once it is on the page. */
  readonly board: RefObject<SVGSVGElement | null>;
  /** The piece that the player has just put somewhere by hand: it need not slide. Cleared after each event. */
  readonly byHand: RefObject<readonly [from: number, to: number] | undefined>;
  /** Whether things may slide and fly. Fights and other news are shown in any case, for as long as `wait` takes. */
  isMoving(): boolean;
  /** How long something of so many milliseconds at the calm pace takes at the player's. */
  lasting(milliseconds: number): number;
  play(sound: SoundName): void;
  /** Resolves after so many milliseconds at the calm pace: sooner when the player wants it brisk, at once when hurried. */
  wait(milliseconds: number, moment: Moment): Promise<void>;
}

/** Shows an event before the view is what it says. Resolves when the eye has followed. */
export interface Stage<View, Event extends Typed> {
  /** Undefined: there is nothing to wait for, so the event is not seen on the stage at all. */
  show(event: Event | MatchEvent, view: View, moment: Moment): Promise<void> | undefined;
}

/** A match as its game's own component gets it: always with a view. */
export interface MatchProps<View, Command extends Typed, Event extends Typed> {
  /** The match's id. */
  readonly id: string;
  readonly view: View;
  readonly state: MatchState<View, Event>;
  send: Match<View, Command, Event>['send'];
  readonly theatre: Theatre;
  /** The player's name, or the side's. */
  nameOf(seat: string): string;
  clockOf(seat: string): ReactNode;
  /** Says in the banner why something cannot be done, in place of a refusal by the rules. */
  refuse(refused: Refusal | undefined): void;
}

/** One position of a replay. */
export interface ReplayProps<View, Event extends Typed> {
  /** With nothing hidden, or as a seat saw it. */
  readonly view: View;
  /** What led to this position. */
  readonly events: readonly (Event | MatchEvent)[];
  readonly step: number;
  /** Whose side of the board is down; a seat, or `spectator` for the usual one. */
  readonly from: string;
}

export interface OptionsProps {
  readonly options: Json;
  onChange(options: Json): void;
  /** Whom the match is made against: some options are only for the computer, or only for people. */
  readonly against: 'computer' | 'friend';
}

/** Scores of a game, filtered as the address says. */
export interface ScoresProps {
  readonly filter: string | undefined;
  onFilter(filter: string): void;
}

interface FirstGame {
  readonly bot: string;
  readonly options: Json;
  readonly seat: string;
  readonly seed: Seed;
  /** Before it begins: shows again what was said once and for all. */
  prepare?(): void;
}

/** Who drew the icons of a game, under the names they have in their set. */
export type IconCredits = Readonly<Record<string, readonly string[]>>;

/**
 * What the browser knows of a game. Everything else about a match is the same for all games.
 *
 * Members are methods, so that a face for its own view, commands and events fits the list of all faces. What is heavy
 * (a board, the rules in pictures) is better a `lazy` component: lists load a face for its facts and crest alone.
 */
export interface WebGame<View extends GameView, Command extends Typed, Event extends Typed> {
  readonly id: string;
  readonly seats: readonly string[];
  /** Seats that a person may take against the computer. Left out: any of them. */
  readonly seatsAgainstBots?: readonly string[];
  /** Whether seats see different things: a replay can be looked at through their eyes. */
  readonly hidesThings?: true;
  /** Options to begin with. */
  readonly usual: Json;
  /** A game for people who have never played it: the same one for all of them, with hints. */
  readonly first?: FirstGame;
  /**
   * The faces of the computer's levels, by the name of the bot: outlines of icons. Each is a character with a name
   * (`characters` in the words) and a line on how it plays (`bots`).
   */
  readonly portraits?: Readonly<Record<string, string>>;
  readonly words: Vocabulary;
  /** A long list comes when the credits are read. */
  readonly icons: IconCredits | (() => Promise<IconCredits>);

  project(view: View, event: Event): View;
  /** Whether this seat owes a command now. */
  acts(view: View, seat: string): boolean;
  /** Turns completed, as the rules count them: a draw is offered once a turn. */
  turn(view: View): number;
  /** Turns as people count them, for the result; left out where that is the same number. */
  rounds?(view: View): number;
  /** Whether the rules let this seat offer a draw now, if it has not done so this turn. */
  mayOfferDraw(view: View, seat: string): boolean;
  stage(theatre: Theatre): Stage<View, Event>;

  /** A match while it is played: fills the shared `MatchFrame`. */
  Match(props: MatchProps<View, Command, Event>): ReactNode;
  /** The board at one moment of a replay. */
  Replay(props: ReplayProps<View, Event>): ReactNode;
  /** Of the views of all seats one with nothing hidden: for replays. */
  openView(views: readonly View[]): View;
  /** What stands below a player's name. */
  Panel(props: { readonly view: View; readonly seat: string }): ReactNode;
  /** What is said beside a player's name: "12 pieces", "ready". */
  status(view: View, seat: string, t: Translate): readonly string[];
  /** The form for the options of a new match. */
  Options(props: OptionsProps): ReactNode;
  /** What one looks up in the middle of a match: the rules on one card. */
  RulesCard?(props: { readonly view: View }): ReactNode;
  /** How to play it. The page around it is shared. */
  HowToPlay(props: object): ReactNode;
  /** The leaderboard of games against the computer, where the server keeps scores of them. */
  Scores?(props: ScoresProps): ReactNode;
  /** Why a game against the computer with these options makes no score, as a sentence; undefined if it makes one. */
  unscored?(options: Json, t: Translate): string | undefined;
  /** What both sides have in a game against this bot, where that is not the same: said before it begins. */
  terms?(bot: string, options: Json, t: Translate): string | undefined;
  /** The arms of a seat; without one, of the game. */
  Crest(props: { readonly seat?: string; readonly options?: Json; readonly className?: string | undefined }): ReactNode;
  /** The colour of a seat, for CSS. */
  colour(seat: string): string;

  seatName(seat: string, t: Translate): string;
  /** The options in a few words, for lists and invitations. */
  facts(options: Json, t: Translate): readonly string[];
  /** One sentence on an event of the game, as this viewer would be told; undefined where there is nothing to say. */
  say(event: Event, viewer: string, t: Translate): string | undefined;
  /** Whether a turn begins with this event: logs and replays are read by turns, where turns have many commands. */
  beginsTurn?(event: Event): boolean;
  /** Whether a part of a replay's list begins with this event, where those are other than turns. */
  beginsChapter?(event: Event): boolean;
  /** Whether play begins with this event: a replay opens there, and not with what was laid out before. */
  beginsPlay?(event: Event): boolean;
  /** Whether an event stands out in the log. */
  isLoud?(event: Event): boolean;
  /** Why it ended, as it is said to this viewer: "your King is captured". */
  sayEnd(outcome: OutcomeView, viewer: string, t: Translate): string;
}

export type AnyWebGame = WebGame<GameView, Typed, Typed>;
