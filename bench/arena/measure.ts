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

/** Moves a second of each match, or a part of what the contender does when it is saturated; neither: as fast as it answers. */
interface Load {
  readonly name: string;
  readonly pace?: number;
  readonly part?: number;
  readonly rounds: number;
}

const LOADS: readonly Load[] = [
  { name: 'saturated', rounds: 1 },
  { name: '60 %', part: 0.6, rounds: 1 },
  // Few moves to take a p99 of, and one stall of the machine is the slowest hundredth of a second's moves.
  { name: '1 a second', pace: 1, rounds: 4 },
];

const ARENA = builtFile('main.js');
const ECHO = new URL('./echo.js', import.meta.url);
const HAND_WRITTEN = new URL('./handWritten.js', import.meta.url);
const HEAD = ['matches', 'load', 'server', 'moves/s', 'moves per CPU s', 'database CPU', 'p50 ms', 'p99 ms', 'of hand-written']; // biome-ignore format: a row
export const UNLIMITED = {
  LIMIT_REQUESTS: '10000000',
  LIMIT_ADDRESSES: '10000000',
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
  const [database, limit] = [await postgres.database(), await postgres.database()];
  const contenders: readonly Contender[] = [
    { name: 'echo', kind: 'echo', file: ECHO, env: {}, databases: none },
    { name: 'hand-written', kind: 'handWritten', file: HAND_WRITTEN, env: { DATABASE_URL: '' }, databases: none },
    { name: 'hand-written, a row a move', kind: 'handWritten', file: HAND_WRITTEN, env: { DATABASE_URL: limit }, databases: family },
    { name: 'arena, PostgreSQL', kind: 'arena', file: ARENA, env: { ...env, DATABASE_URL: database }, databases: family },
    { name: 'arena, PGlite', kind: 'arena', file: ARENA, env: { ...env, DATABASE_URL: '', DATA_DIR: folder }, databases: none },
  ]; // biome-ignore format: a table
  const table = new Table({ head: HEAD, style: { head: [], border: [] } });
  for (const matches of quick ? [200] : [50, 200, 1_000]) {
    for (const load of LOADS) {
      const measured = await measureAll(contenders, matches, load, quick ? 4 : 5);
      const unkept = measured.get('hand-written')!;
      for (const [name, one] of measured) table.push(rowOf(matches, load.name, name, one, unkept));
    }
  }
  process.stdout.write(`\narena\n${table.toString()}\n`);
  process.stdout.write(`memory a match: ${(memoryOfAMatch() / 1024).toFixed(1)} KiB\n`);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What each contender does when it is saturated, by matches: 60 % is of that. */
const saturated = new Map<string, number>();

/** Turn about, so that whatever slows the machine down meets all of them; moves and times of all rounds count together. */
async function measureAll(
  contenders: readonly Contender[],
  matches: number,
  load: Load,
  seconds: number,
): Promise<ReadonlyMap<string, Measured>> {
  const all = new Map<string, Measured>();
  for (let round = 0; round < load.rounds; round++) {
    for (const contender of contenders) {
      const { name } = contender;
      const pace = (load.pace ?? 0) + ((saturated.get(`${name} ${matches}`) ?? 0) * (load.part ?? 0)) / matches;
      const measured = await measure(contender, { matches, pace, seconds });
      all.set(name, together(all.get(name), measured));
    }
  }
  if (load.name === 'saturated') {
    for (const [name, { latencies, seconds }] of all) saturated.set(`${name} ${matches}`, latencies.length / seconds);
  }
  return all;
}

async function measure(contender: Contender, orders: Omit<Orders, 'kind' | 'urls'>): Promise<Measured> {
  const { url, child } = await startProcess(contender.file, contender.env);
  try {
    return await drive({ kind: contender.kind, urls: [url], ...orders }, [child.pid!], contender.databases);
  } finally {
    await stopProcess(child);
  }
}

const together = (before: Measured | undefined, now: Measured): Measured =>
  before === undefined
    ? now
    : {
        seconds: before.seconds + now.seconds,
        latencies: [...before.latencies, ...now.latencies],
        cpu: before.cpu + now.cpu,
        databaseCpu: before.databaseCpu + now.databaseCpu,
      };

function rowOf(matches: number, load: string, name: string, measured: Measured, unkept: Measured): string[] {
  const { latencies, seconds, cpu, databaseCpu } = measured;
  const perCpu = latencies.length / cpu;
  const [p50, p99] = [percentile(measured, 0.5), percentile(measured, 0.99)];
  const ofCpu = perCpu / (unkept.latencies.length / unkept.cpu);
  const figures = [latencies.length / seconds, perCpu].map((value) => Math.round(value).toLocaleString('en-US'));
  return [
    String(matches),
    load,
    name,
    ...figures,
    `${databaseCpu.toFixed(2)} s`,
    p50.toFixed(2),
    p99.toFixed(2),
    `${ofCpu.toFixed(2)}, p99 ${(p99 / percentile(unkept, 0.99)).toFixed(1)} x`,
  ];
}

function percentile({ latencies }: Measured, part: number): number {
  const sorted = [...latencies].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function memoryOfAMatch(): number {
  const file = fileURLToPath(new URL('./memory.js', import.meta.url));
  return Number(spawnSync(process.execPath, ['--expose-gc', file], { encoding: 'utf8' }).stdout);
}
