// Finds a Chromium for the browser tests, or installs Debian's where that is possible without asking.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The command that helps when there is none. */
export const HELP = 'install Chromium (Debian: apt-get install -y chromium) or set CHROME_PATH to one';

/** The path of a browser, or undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [process.env.CHROME_PATH, ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))];
  return candidates.find((path) => path && isExecutable(path));
}

export function ensureChromium() {
  if (findChromium()) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!works([...asRoot, 'apt-get', '--version'])) return;
  process.stderr.write('tactarium: installing Chromium for the browser tests …\n');
  const apt = [...asRoot, 'apt-get', '-q'];
  works([...apt, 'update']);
  works([...apt, 'install', '-y', '--no-install-recommends', 'chromium']);
}

function works([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
