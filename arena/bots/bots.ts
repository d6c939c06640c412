import type { BotTurn } from '@tactarium/engine';

/** All that a bot is handed: which it is, and what a person in its seat has seen. */
export interface Decision extends BotTurn {
  readonly game: string;
  readonly bot: string;
}

/** What threads do beside deciding for bots: a task of a room, by its name in `tasks.ts`. */
export type Work = (task: string, input: unknown) => Promise<unknown>;

/** Who thinks for the seats that nobody sits in, and computes what is too much for the thread that serves. */
export interface Bots {
  /** Rejects where a bot fails or never answers: whoever asked is not left waiting. */
  decide(decision: Decision): Promise<unknown>;
  work: Work;
  /** Decisions and tasks that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
