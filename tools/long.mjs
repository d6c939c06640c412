// What takes longer than `npm test` may: servers killed 200 times under load on each storage, and 1,000 seats taken at one
// node and used at another.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const { status } = spawnSync(vitest, ['run', 'arena/survival', 'arena/match/match'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, KILLS: '200', JOINS: '1000' },
});
process.exitCode = status ?? 1;
