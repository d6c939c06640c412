// What takes longer than `npm test` may, one after the other: the same tests with larger counts.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vitest = join(root, 'node_modules', '.bin', 'vitest');

/** Which tests, and how much of what. */
const RUNS = [
  ['arena/survival', { KILLS: '500' }],
  ['arena/fuzz', { INPUTS: '1000000' }],
  ['arena/restarts', { RESTARTS: '36' }],
  ['arena/match/match', { JOINS: '1000' }],
  ['games/mechs/content/balance', { BALANCE_GAMES: '100' }],
  ['arena/backup', { EXPORTS: '10', EXPORT_PAIRS: '100' }],
  ['web/testing/runPages', { EVERY_PAIR: '1' }],
  ['web/testing/sizes', { EVERY_SIZE: '1' }],
  ['games/roguelike/battle/explain', { EXPLAINED_BATTLES: '1000' }],
  ['cli/farm', { BATTLES: '20000', WORKER_KILLS: '20' }],
];

const failed = RUNS.filter(([tests, counts]) => {
  const env = { ...process.env, ...counts };
  return spawnSync(vitest, ['run', tests], { cwd: root, stdio: 'inherit', env }).status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
