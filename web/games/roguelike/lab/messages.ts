import type { Json, Refusal } from '@tactarium/engine';
import type {
  Account,
  Attempt,
  Fielded,
  Placement,
  Replayed,
  Rival,
  ToldBattle,
} from '@tactarium/games/roguelike/client';
import type { Alive } from '../../../local/life.ts';

/** What a page asks of the laboratory, a worker that fights battles. */
export interface Questions {
  /** A battle that is known to be one. */
  replay: { readonly told: ToldBattle };
  fight: { readonly seed: ToldBattle['seed']; readonly own: Fielded; readonly opponent: Fielded };
  /** One that came from a link. */
  read: { readonly json: Json };
  odds: { readonly own: Fielded; readonly rival: Rival; readonly battles: number };
  account: { readonly told: ToldBattle; readonly at: number };
  puzzle: { readonly puzzle: string; readonly placed: Placement };
}

export interface Answers {
  replay: Replayed;
  fight: ToldBattle;
  read: { readonly told: ToldBattle; readonly replayed: Replayed };
  odds: { readonly wins: number; readonly battles: number };
  account: Omit<Account, 'events'>;
  puzzle: Attempt;
}

export type Topic = keyof Questions;
export type Question =
  | { [T in Topic]: { readonly type: T; readonly id: number } & Questions[T] }[Topic]
  /** Nobody waits for that answer any more. */
  | { readonly type: 'stop'; readonly id: number };

export type Message =
  | Alive
  | { readonly type: 'answer'; readonly id: number; readonly value: Answers[Topic] }
  | { readonly type: 'progress'; readonly id: number; readonly wins: number; readonly battles: number }
  | ({ readonly type: 'refused'; readonly id: number } & Refusal);
