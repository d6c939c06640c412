import type { Attempt, Guard } from './counts.ts';

/**
 * Attempts that are free, and the longest wait after more; each doubles it, from a second on. One name from one address
 * waits long. A whole address (a school) or a name tried from everywhere is slowed down, but never locked out.
 */
const RULES = {
  pair: { free: 5, longest: 15 * 60_000 },
  name: { free: 30, longest: 10_000 },
  address: { free: 60, longest: 10_000 },
} as const;
export const FIRST_WAIT = 1_000;
/** A memory of attempts is bounded: beyond it the oldest is forgotten. */
const REMEMBERED = 10_000;

interface Attempts {
  readonly count: number;
  readonly until: number;
}

/** The attempts at this node. */
export class LoginGuard implements Guard {
  readonly #attempts = new Map<string, Attempts>();

  async begin(attempt: Attempt, now: number): Promise<number> {
    const keys = keysOf(attempt);
    const wait = Math.max(0, ...keys.map(([key]) => (this.#attempts.get(key)?.until ?? now) - now));
    if (wait > 0) return wait;
    for (const [key, { free, longest }] of keys) {
      const count = (this.#attempts.get(key)?.count ?? 0) + 1;
      const pause = count < free ? 0 : Math.min(longest, FIRST_WAIT * 2 ** (count - free));
      this.#attempts.delete(key);
      this.#attempts.set(key, { count, until: now + pause });
    }
    for (const key of this.#attempts.keys()) {
      if (this.#attempts.size <= REMEMBERED) break;
      this.#attempts.delete(key);
    }
    return 0;
  }

  async succeeded(attempt: Attempt): Promise<void> {
    const [[pair], ...others] = keysOf(attempt);
    this.#attempts.delete(pair);
    for (const [key, { free }] of others) {
      const known = this.#attempts.get(key);
      if (!known) continue;
      const count = known.count - 1;
      this.#attempts.set(key, { count, until: count < free ? 0 : known.until });
    }
  }
}

/** What one attempt counts for, and the rules of each. */
export const keysOf = ({ name, address }: Attempt) =>
  [
    [`pair ${name} ${address}`, RULES.pair],
    [`name ${name}`, RULES.name],
    [`address ${address}`, RULES.address],
  ] as const;
