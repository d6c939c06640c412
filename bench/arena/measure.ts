import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFile } from '@tactarium/arena/packageRoot';
import { startPostgres } from '@tactarium/arena/testing/postgres';
import Table from 'cli-table3';
import type { Orders } from './clients.ts';
import { drive, familyOf, type Measured, startProcess, stopProcess } from './processes.ts';

interface Contender {
  readonly name: string;
  readonly kind: Orders['kind'];
  readonly file: URL;
  readonly env: NodeJS.ProcessEnv;
  /** Processes of a database beside it. */
  databases(): readonly number[];
}

const ARENA = builtFile('main.js');
const UNLIMITED = {
  LIMIT_REQUESTS: '10000000',
  LIMIT_GUESTS: '10000000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_BURST: '1000000',
};

/** Durable moves through the whole server, beside a socket that only echoes and a match server that keeps nothing. */
export async function measureArena(quick: boolean): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'tactarium-bench-'));
  const env = { ...UNLIMITED, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' };
  const none = (): readonly number[] => [];
  const family = (): readonly number[] => (postgres.pid === undefined ? [] : familyOf(postgres.pid()));
  const contenders: readonly Contender[] = [
    { name: 'echo', kind: 'echo', file: new URL('./echo.js', import.meta.url), env: {}, databases: none },
    { name: 'hand-written', kind: 'handWritten', file: new URL('./handWritten.js', import.meta.url), env: {}, databases: none },
    { name: 'arena, PostgreSQL', kind: 'arena', file: ARENA, env: { ...env, DATABASE_URL: await postgres.database() }, databases: family },
    { name: 'arena, PGlite', kind: 'arena', file: ARENA, env: { ...env, DATABASE_URL: '', DATA_DIR: folder }, databases: none },
  ]; // biome-ignore format: a table
  const table = new Table({
    head: [
      'matches',
      'load',
      'server',
      'moves/s',
      'moves per CPU s',
      'database CPU',
      'p50 ms',
      'p99 ms',
      'of hand-written',
    ],
    style: { head: [], border: [] },
  });
  for (const matches of quick ? [200] : [50, 200, 1_000]) {
    for (const load of ['saturated', '60 %', '1 a second'] as const) {
      let limit: Measured | undefined;
      for (const contender of contenders) {
        // At one move a second there are few of them to take a p99 of.
        const measured = await measure(contender, matches, load, quick ? 4 : load === '1 a second' ? 10 : 5);
        if (contender.kind === 'handWritten') limit = measured;
        table.push(rowOf(matches, load, contender.name, measured, limit));
      }
    }
  }
  process.stdout.write(`\narena\n${table.toString()}\n`);
  process.stdout.write(`memory a match: ${(memoryOfAMatch() / 1024).toFixed(1)} KiB\n`);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What each contender does when it is saturated, by matches: 60 % is of that. */
const saturated = new Map<string, number>();

async function measure(contender: Contender, matches: number, load: string, seconds: number): Promise<Measured> {
  const { kind, name } = contender;
  const { url, child } = await startProcess(contender.file, contender.env);
  const full = saturated.get(`${name} ${matches}`) ?? 0;
  const pace = load === 'saturated' ? 0 : load === '60 %' ? (full * 0.6) / matches : 1;
  try {
    const measured = await drive({ kind, url, matches, pace, seconds }, child.pid!, contender.databases);
    if (pace === 0) saturated.set(`${name} ${matches}`, measured.moves / measured.seconds);
    return measured;
  } finally {
    await stopProcess(child);
  }
}

function rowOf(matches: number, load: string, name: string, measured: Measured, limit: Measured | undefined): string[] {
  const { moves, seconds, cpu, databaseCpu, p50, p99 } = measured;
  const perCpu = moves / cpu;
  const ratio =
    limit === undefined
      ? ''
      : `${(perCpu / (limit.moves / limit.cpu)).toFixed(2)}, p99 ${(p99 / limit.p99).toFixed(1)} x`;
  const figures = [moves / seconds, perCpu].map((value) => Math.round(value).toLocaleString('en-US'));
  return [
    String(matches),
    load,
    name,
    ...figures,
    `${databaseCpu.toFixed(2)} s`,
    p50.toFixed(2),
    p99.toFixed(2),
    ratio,
  ];
}

function memoryOfAMatch(): number {
  const file = fileURLToPath(new URL('./memory.js', import.meta.url));
  return Number(spawnSync(process.execPath, ['--expose-gc', file], { encoding: 'utf8' }).stdout);
}
