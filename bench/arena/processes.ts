import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Orders, Report } from './clients.ts';

/** Clock ticks a second, as /proc counts. */
const TICKS = 100;

export interface Measured extends Report {
  /** Seconds of processor time of the server, and of the database beside it. */
  readonly cpu: number;
  readonly databaseCpu: number;
}

export async function startProcess(
  file: URL,
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += String(data);
      const found = /listens on (http:\S+?)[,\s]/.exec(output);
      if (found) resolve(found[1]!.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`it did not start: ${output}`)));
  });
  return { url, child };
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** One measurement: clients in another process, the servers' processor time between their first and last move. */
export async function drive(
  orders: Orders,
  servers: readonly number[],
  databases: () => readonly number[],
): Promise<Measured> {
  const clients = fork(new URL('./clients.js', import.meta.url), [JSON.stringify(orders)], { execArgv: [] });
  await new Promise((resolve, reject) => {
    clients.once('message', resolve);
    clients.once('exit', () => reject(new Error('the clients ended early')));
  });
  const [before, databaseBefore] = [cpuOf(servers), cpuOf(databases())];
  const report = await new Promise<Report>((resolve, reject) => {
    clients.once('message', (message) => resolve(message as Report));
    clients.once('exit', () => reject(new Error('the clients ended early')));
    clients.send('go');
  });
  return { ...report, cpu: cpuOf(servers) - before, databaseCpu: cpuOf(databases()) - databaseBefore };
}

/** Seconds of user and system time of processes with all their threads. */
function cpuOf(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS;
}

/** A process and all that it started. */
export function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
  return [pid, ...children.map(Number)];
}
