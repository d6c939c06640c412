import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot.ts';
import { endsWithTest } from './orphans.ts';
import { freePort } from './postgres.ts';

export interface TestRedis {
  readonly url: string;
  /** Its process; another one after it was started again. */
  pid(): number;
  /** As if it had been switched off. What it held is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis for tests, on a free port of this machine alone; it keeps nothing on disk. */
export async function startRedis(): Promise<TestRedis> {
  // Found by the package's own place: what is built lies in another folder.
  const tools = new URL('../tools/redis.mjs', packageRoot).href;
  const { findRedis, HELP } = (await import(tools)) as typeof import('../../tools/redis.mjs');
  const program = findRedis();
  if (!program) throw new Error(`the tests with Redis were not run: ${HELP}`);
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-redis-'));
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  const launch = async () => {
    const server = endsWithTest(
      spawn(program, [...args, '--maxmemory-policy', 'noeviction'], { stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    const gone = new Promise((resolve) => server.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`Redis ended with ${code} before it was ready`)));
      server.stdout.on('data', (line) => String(line).includes('Ready to accept connections') && resolve());
    });
    return { server, gone };
  };
  let running = await launch();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal);
    await running.gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => running.server.pid!,
    kill: () => end('SIGKILL'),
    async start() {
      running = await launch();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
