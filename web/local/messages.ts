import type {
  Json,
  MatchView,
  Outcome,
  OutcomeView,
  Portrait,
  Refusal,
  Replay,
  Seed,
  Typed,
  Verdict,
} from '@tactarium/engine';
import type { Seen } from '../match/source.ts';

/** A command as it is kept, in the order of its match. */
export interface KeptCommand {
  readonly actor: string;
  readonly command: Typed;
}

/** A match in this browser as it is kept. With its commands, which are kept apart, the seed is all of it. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seed: Seed;
  /** The person's seat. */
  readonly seat: string;
  /** In every other seat. Absent where there is none: a solitary game. */
  readonly bot?: string;
  readonly created: number;
  /** How many of its first commands were taken from a replay: it is played on from there, and makes no score. */
  readonly playedOn?: number;
  /** Those of the arena too: what it supplied is read from here, and not made again. */
  readonly outcome?: Outcome;
}

/** What a list of matches shows of one. */
export type Summary = Pick<Kept, 'id' | 'game' | 'options' | 'seat' | 'bot' | 'created' | 'playedOn'> & {
  readonly outcome?: { readonly winner?: string; readonly reason: string };
};

interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly bots: readonly string[];
}

/** A replay that the worker holds ready: the page has nothing of it but what it asks for. */
export interface FilmInfo {
  readonly game: string;
  readonly options: Json;
  /** Steps after the beginning. */
  readonly length: number;
  /** Whether its steps can be drawn without the page: what a film is made of. */
  readonly hasPictures: boolean;
}

/** A replay that was followed and played again from the first command to the last. */
export interface Checked {
  readonly verdict: Verdict;
  /** Steps that can be shown. */
  readonly length: number;
}

/** One position of a replay. Step 0 is the beginning. */
export interface Frame {
  readonly step: number;
  /** What every seat saw, in the order of the seats. */
  readonly views: readonly unknown[];
  readonly events: readonly Typed[];
}

/** One position of a replay as it is drawn in a film. */
export interface Picture {
  readonly step: number;
  readonly portrait: Portrait;
  readonly events: readonly Typed[];
  /** Where it ended with this step. */
  readonly outcome?: OutcomeView;
}

/** What a page asks of the worker. */
export interface Questions {
  game: { readonly game: string };
  create: {
    readonly game: string;
    readonly options: Json;
    readonly bot?: string;
    readonly seat?: string;
    /** Left out: a new one. */
    readonly seed?: Seed;
  };
  matches: object;
  about: { readonly match: string };
  watch: { readonly match: string };
  command: { readonly match: string; readonly n: number; readonly command: Typed };
  rematch: { readonly match: string };
  replay: { readonly match: string };
  /** Opens a replay, or a finished match of this browser, in place of the one that was open before. */
  film: { readonly replay: Json } | { readonly match: string };
  frame: { readonly step: number };
  /** `eyes`: the seat that sees it, or nobody in particular; `from`: the seat whose side is below. */
  picture: { readonly step: number; readonly eyes: string; readonly from: string };
  /** What happened in these steps, the last one included. */
  events: { readonly from: number; readonly to: number };
  /** Whether the open replay is genuine. It takes a while; other questions are answered meanwhile. */
  check: object;
  /** The open replay, to be saved. */
  recording: object;
  /** A match that begins as the open replay stood after a step, with the person in this seat. */
  playOn: { readonly step: number; readonly seat: string; readonly bot?: string };
  forget: { readonly match: string };
}

export interface Answers {
  game: GameInfo;
  create: { readonly match: string };
  matches: readonly Summary[];
  about: Pick<Kept, 'game' | 'seat' | 'bot'> & { readonly seats: readonly string[] };
  watch: Seen<unknown, Typed> & { readonly view: MatchView<unknown> };
  command: { readonly n: number; readonly next: number };
  rematch: { readonly match: string };
  replay: Replay;
  film: FilmInfo;
  frame: Frame;
  picture: Picture;
  events: readonly (readonly Typed[])[];
  check: Checked;
  recording: Replay;
  playOn: { readonly match: string };
  forget: undefined;
}

export type Topic = keyof Questions;
export type Question = { [T in Topic]: { readonly type: T; readonly id: number } & Questions[T] }[Topic];

export type Message =
  | { readonly type: 'accepted'; readonly id: number; readonly value: Answers[Topic] }
  | ({ readonly type: 'refused'; readonly id: number } & Refusal)
  /** A match that cannot go on by itself now: what comes next could not be kept. */
  | ({ readonly type: 'stuck'; readonly match: string } & Refusal)
  /** What the person's seat was told, after it was kept. */
  | { readonly type: 'news'; readonly match: string; readonly events: readonly Typed[] };
