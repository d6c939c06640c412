// Finds programs that tests need, and installs Debian's package where that is possible without asking.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is installed, or undefined. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** As root, or with sudo that asks for no password; elsewhere it does nothing. */
export function installPackage(name, purpose) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!works([...asRoot, 'apt-get', '--version'])) return;
  process.stderr.write(`tactarium: installing ${name} for ${purpose} …\n`);
  const apt = [...asRoot, 'apt-get', '-q'];
  works([...apt, 'update']);
  works([...apt, 'install', '-y', '--no-install-recommends', name]);
}

function works([command, ...args]) {
  // Debian starts what it installs; `RUNLEVEL=1` keeps services from being started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0;
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
