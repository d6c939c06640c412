import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Locked, lockFolder } from './lock.ts';

const HOLDER = JSON.stringify({ pid: 1, host: 'another-container', began: '1' });

it('SEC-12 the data folder is for this user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-lock-'));
  const unlock = lockFolder(join(folder, 'data'));
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  unlock();
  rmSync(folder, { recursive: true });
});

it.each([
  ['of another host', HOLDER],
  ['that a power cut left empty', ''],
])('a lock %s holds while it gives signs of life, and not after a kill', (_, holder) => {
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-lock-'));
  const path = join(folder, 'arena.lock');
  writeFileSync(path, holder);
  expect(() => lockFolder(folder)).toThrow(Locked);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  lockFolder(folder)();
  rmSync(folder, { recursive: true });
});
