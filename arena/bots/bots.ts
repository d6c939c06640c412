import type { Seat, Typed } from '@tactarium/engine';

/** All that a bot is handed: what a person in its seat has seen. The salt makes dice of its own. */
export interface Decision {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** Which decision of this seat it is. */
  readonly n: number;
  readonly view: unknown;
  readonly history: readonly Typed[];
  readonly salt: string;
}

/** Who thinks for the seats that nobody sits in. */
export interface Bots {
  /** Rejects where a bot fails or never answers: whoever asked is not left waiting. */
  decide(decision: Decision): Promise<unknown>;
  /** Decisions that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
