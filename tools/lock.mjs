// Writes the locks of games/pinned.ts: the digests of seeded games under a version of the rules. It does not rewrite them
// under the same version: then either a rule broke, or the version is to be raised.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareLocks, readLock } from '@tactarium/engine/lock';
import { lockNow, pinned } from '@tactarium/games/pinned';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

for (const one of pinned) {
  const file = join(root, 'games', one.lock);
  const locked = existsSync(file) ? readLock(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const now = lockNow(one);
  const verdict = locked ? compareLocks(locked, now) : { is: 'missing' };
  const say = (what) => process.stdout.write(`${relative(root, file)}: ${what}\n`);
  switch (verdict.is) {
    case 'kept':
      say('as it was');
      break;
    case 'broken':
      say(
        `not written: ${verdict.changed.length} of ${now.digests.length} games differ, and the rules still call ` +
          `themselves version ${now.rules}. Raise it in games/${one.version} if that was meant.`,
      );
      process.exitCode = 1;
      break;
    default:
      writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`);
      say(`written for version ${now.rules}`);
  }
}
