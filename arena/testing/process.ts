import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../packageRoot.ts';
import type { Place } from '../storage/open.ts';
import { endsWithTest } from './orphans.ts';

/** A server in a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it wrote so far. */
  readonly output: () => string;
  /** Ends it, and waits until it is gone. The exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Nothing in a test is slowed down on purpose. */
const UNLIMITED = {
  LIMIT_REQUESTS: '10000000',
  LIMIT_ADDRESSES: '10000000',
  LIMIT_GUESTS: '10000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_BURST: '1000000',
};

export async function spawnServer(place: Place, port: number, more: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child = endsWithTest(
    spawn(process.execPath, [fileURLToPath(builtFile('main.js'))], {
      env: {
        ...process.env,
        ...UNLIMITED,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: place.folder,
        DATABASE_URL: place.url ?? '',
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  // Not `exit`: what it wrote last is read after that.
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes('listens on') && resolve());
  });
  await Promise.race([listening, gone]);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return gone;
    },
  };
}
