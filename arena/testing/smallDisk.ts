import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endsByHand } from './orphans.ts';

/** A real disk, so small that a test can fill it: a tmpfs of its own. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all that is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  readOnly(is: boolean): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(4096);

/** Undefined where this user may not mount anything. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-disk-'));
  const mount = (options: string): void => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  };
  try {
    mount(`size=${megabytes}m`);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const remove = (): void => {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = endsByHand(remove);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        while (statfsSync(folder).bavail > 0) writeSync(file, BLOCK);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    readOnly: (is) => mount(`remount,${is ? 'ro' : 'rw'},size=${megabytes}m`),
    remove() {
      forget();
      remove();
    },
  };
}
