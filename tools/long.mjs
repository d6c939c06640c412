// What takes longer than `npm test` may: servers killed 200 times under load, on each storage.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const { status } = spawnSync(vitest, ['run', 'arena/survival'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, KILLS: '200' },
});
process.exitCode = status ?? 1;
