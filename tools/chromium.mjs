// Finds a Chromium for the browser tests, or installs Debian's.
import { findProgram, installPackage, isExecutable } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The command that helps when there is none. */
export const HELP = 'install Chromium (Debian: apt-get install -y chromium) or set CHROME_PATH to one';

/** The path of a browser, or undefined. */
export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  return chosen && isExecutable(chosen) ? chosen : findProgram(NAMES);
}

export function ensureChromium() {
  if (!findChromium()) installPackage('chromium', 'the browser tests');
}
