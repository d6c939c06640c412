import { LoginGuard } from './guard.ts';
import { LocalRates } from './rates.ts';

export interface Rates {
  /** Counts one more, if there is room for it. Milliseconds to wait; 0: it was counted. */
  take(key: string, now: number): Promise<number>;
}

export interface Attempt {
  readonly name: string;
  readonly address: string;
}

/** Slows down those who guess passwords. */
export interface Guard {
  /**
   * Counts an attempt before its password is checked, so that many at once are many attempts. Milliseconds to wait;
   * 0 when the password may be checked.
   */
  begin(attempt: Attempt, now: number): Promise<number>;
  /** The password was right: the attempt does not count, and this name is free again from this address. */
  succeeded(attempt: Attempt): Promise<void>;
}

/** What is counted so that it can be limited: by this node for itself, or once for all nodes. */
export interface Counts {
  /** Token bucket: `most` at once, then `most` more every `seconds`. Rates of the same name share their counts. */
  rates(name: string, most: number, seconds: number): Rates;
  readonly guard: Guard;
}

/** By this node for itself. */
export const localCounts = (): Counts => ({
  rates: (_, most, seconds) => new LocalRates(most, most / seconds),
  guard: new LoginGuard(),
});
