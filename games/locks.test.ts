import { existsSync, readFileSync } from 'node:fs';
import type { AnyEntry, Json } from '@tactarium/engine';
import { compareLocks, type Lock, lockOf, readLock } from '@tactarium/engine/lock';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';
import { lockNow, type Pinned, pinned } from './pinned.ts';

const ADVICE = {
  kept: '',
  missing: 'There is no rules.lock. Write it with `npm run lock`.',
  outdated: 'The version of the rules was raised. Write the lock anew with `npm run lock`.',
  broken:
    'Seeded games end otherwise than under the same version before. If that was not meant, a rule broke: find it. ' +
    'If it was, raise the version of its rules (games/pinned.ts says where), then `npm run lock`.',
};

/** What to do about a lock; nothing if it holds. */
function advice(one: Pinned): string {
  const file = new URL(`./${one.lock}`, import.meta.url);
  const locked = existsSync(file) ? readLock(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  return locked ? ADVICE[compareLocks(locked, lockNow(one)).is] : ADVICE.missing;
}

describe('rules that change have another version', () => {
  for (const one of pinned) it(one.name, () => expect(advice(one)).toBe(''));
});

describe('the lock notices', () => {
  const [entry] = games as [AnyEntry];
  const { game, samples } = entry;
  const was = lockOf(entry, 8);
  const compare = (changed: Partial<AnyEntry['game']>): string =>
    compareLocks(was, lockOf({ game: { ...game, ...changed }, samples }, 8)).is;

  it('nothing where nothing changed', () => expect(compare({})).toBe('kept'));

  it('another state after the same commands', () => {
    expect(compare({ write: (state) => ({ ...(game.write(state) as object), plies: 0 }) as Json })).toBe('broken');
  });

  it('other events, by which replays are shown and checked', () => {
    const advance: typeof game.advance = (state, actor, command, log) => {
      game.advance(state, actor, command, log);
      log?.push({ type: 'whispered' });
    };
    expect(compare({ advance })).toBe('broken');
  });

  it('another order of legal commands, by which seeded players choose', () => {
    expect(compare({ legal: (state, seat) => game.legal(state, seat).toReversed() })).toBe('broken');
  });

  it('a raised version, under which everything may differ', () => expect(compare({ rules: 'next' })).toBe('outdated'));

  it('which games differ, and that some are missing', () => {
    const now: Lock = { ...was, digests: was.digests.with(3, '0').slice(0, 7) };
    expect(compareLocks(was, now)).toEqual({ is: 'broken', changed: [3, 7] });
  });

  it('what is no lock at all', () => {
    for (const json of [null, [], {}, { rules: 1, digests: [] }, { rules: '1', digests: [1] }, { rules: '1' }]) {
      expect(readLock(json)).toBeUndefined();
    }
    expect(readLock(JSON.parse(JSON.stringify(was)))).toEqual(was);
  });
});
