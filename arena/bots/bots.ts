import type { BotTurn } from '@tactarium/engine';

/** All that a bot is handed: which it is, and what a person in its seat has seen. */
export interface Decision extends BotTurn {
  readonly game: string;
  readonly bot: string;
}

/** What threads do beside deciding for bots: a task of a room, by its name in `tasks.ts`. */
export type Work = (task: string, input: unknown) => Promise<unknown>;

/** Too much waits already, for this player or at all. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Who thinks for the seats that nobody sits in, and computes what is too much for the thread that serves. */
export interface Bots {
  /**
   * Rejects when a bot fails or never answers, so that no caller waits for ever. `player`: the one it thinks for; rejects
   * with `Busy` where too many decisions wait for that one.
   */
  decide(decision: Decision, player: string): Promise<unknown>;
  isBusy(player: string): boolean;
  work: Work;
  /**
   * A task that may take a minute, for this player: in a thread beside those that bots think in, so that nobody's opponent
   * waits for it. Rejects with `Busy` where another one waits for the player, or too many for all.
   */
  study(task: string, input: unknown, player: string): Promise<unknown>;
  /** Decisions and tasks that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
