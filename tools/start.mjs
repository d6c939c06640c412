// Until the server exists, starting Tactarium starts the game in the terminal.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.stdout.write('The server is not there yet, so here is RPS Battle in your terminal.\n\n');
const cli = join(root, 'cli', 'bin', 'tactarium.mjs');
const { status } = spawnSync(process.execPath, [cli, 'play', 'rps', '--bot', 'normal'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
