import { digest } from './digest.ts';
import type { AnyEntry } from './entry.ts';
import { isObject } from './json.ts';
import { randomPlay, upTo } from './laws/play.ts';
import { digestOf } from './replay.ts';

/**
 * One digest per seeded game, over all its states and events: random legal commands, with each of the samples in turn.
 * Equal digests are equal rules; they are compared between versions of the rules, and between Node and a browser.
 */
export function gameDigests(entry: Locked, games: number): readonly string[] {
  const { game, samples, steps } = entry;
  return Array.from({ length: games }, (_, number) => {
    const sample = samples[number % samples.length]!;
    let chain = '';
    for (const { after, events } of upTo(steps, randomPlay(game, entry, sample, LOCK_RUN, number))) {
      chain = digest([chain, digestOf(game, after), events]);
    }
    return chain;
  });
}

/** What a lock needs to know of a game. */
type Locked = Pick<AnyEntry, 'game' | 'samples' | 'steps' | 'supplies' | 'rare'>;

/** Any number; what matters is that it never changes. */
const LOCK_RUN = 1000;

/**
 * Pins a game's rules to their version. A replay names the version it was made under, so changing rules without raising
 * the version would break every replay.
 */
export interface Lock {
  readonly rules: string;
  readonly digests: readonly string[];
}

const LOCKED_GAMES = 200;

/** The lock of the rules as they are now. */
export const lockOf = (entry: Locked, games = LOCKED_GAMES): Lock => ({
  rules: entry.game.rules,
  digests: gameDigests(entry, games),
});

export function readLock(json: unknown): Lock | undefined {
  if (!isObject(json) || typeof json['rules'] !== 'string' || !Array.isArray(json['digests'])) return undefined;
  const digests: readonly unknown[] = json['digests'];
  return digests.every((one) => typeof one === 'string') ? { rules: json['rules'], digests } : undefined;
}

export type LockVerdict =
  | { readonly is: 'kept' }
  /** The version was raised: the lock is to be written anew. */
  | { readonly is: 'outdated' }
  /** Games differ under the same version. `changed`: the indices of those that do. */
  | { readonly is: 'broken'; readonly changed: readonly number[] };

export function compareLocks(locked: Lock, now: Lock): LockVerdict {
  if (locked.rules !== now.rules) return { is: 'outdated' };
  const count = Math.max(locked.digests.length, now.digests.length);
  const changed = Array.from({ length: count }, (_, i) => i).filter((i) => locked.digests[i] !== now.digests[i]);
  return changed.length === 0 ? { is: 'kept' } : { is: 'broken', changed };
}
