import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endsWithTest } from '@tactarium/arena/testing/orphans';
import { freePort } from '@tactarium/arena/testing/postgres';
import { findRedis, HELP } from '../../tools/redis.mjs';

/** A Redis for tests, on a free port of this machine alone; it keeps nothing on disk. */
export async function startRedis(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const program = findRedis();
  if (!program) throw new Error(`the test of the farm was not run: ${HELP}`);
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-redis-'));
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = endsWithTest(
    spawn(program, [...args, '--maxmemory-policy', 'noeviction'], { stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const gone = new Promise((resolve) => server.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Redis ended with ${code} before it was ready`)));
    server.stdout.on('data', (line) => String(line).includes('Ready to accept connections') && resolve());
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
