import type { BotTurn } from '@tactarium/engine';

/** All that a bot is handed: which it is, and what a person in its seat has seen. */
export interface Decision extends BotTurn {
  readonly game: string;
  readonly bot: string;
}

/** Who thinks for the seats that nobody sits in. */
export interface Bots {
  /** Rejects where a bot fails or never answers: whoever asked is not left waiting. */
  decide(decision: Decision): Promise<unknown>;
  /** Decisions that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
