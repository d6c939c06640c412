/** After so many failures a wait begins, doubled by each further one. Many people may share an address. */
const FREE = { name: 5, address: 25 };
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15 * 60_000;
/** A memory of failures is bounded: beyond it the oldest is forgotten. */
const REMEMBERED = 10_000;

interface Failures {
  readonly count: number;
  readonly until: number;
}

export interface Attempt {
  readonly name: string;
  readonly address: string;
}

/** Slows down whoever guesses passwords, by name and by address. Each node keeps its own count. */
export class LoginGuard {
  readonly #failures = new Map<string, Failures>();

  /** Milliseconds to wait; 0 when an attempt is free. */
  wait(attempt: Attempt, now: number): number {
    return Math.max(0, ...keysOf(attempt).map(([key]) => (this.#failures.get(key)?.until ?? now) - now));
  }

  failed(attempt: Attempt, now: number): void {
    for (const [key, free] of keysOf(attempt)) {
      const count = (this.#failures.get(key)?.count ?? 0) + 1;
      const wait = count < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (count - free));
      this.#failures.delete(key);
      this.#failures.set(key, { count, until: now + wait });
    }
    for (const key of this.#failures.keys()) {
      if (this.#failures.size <= REMEMBERED) break;
      this.#failures.delete(key);
    }
  }

  /** A name that signed in is free again; an address is not, or one good account would open all others. */
  succeeded(attempt: Attempt): void {
    const [[name]] = keysOf(attempt);
    this.#failures.delete(name);
  }
}

const keysOf = ({ name, address }: Attempt) =>
  [
    [`name ${name}`, FREE.name],
    [`address ${address}`, FREE.address],
  ] as const;
