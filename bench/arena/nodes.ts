import { builtFile } from '@tactarium/arena/packageRoot';
import { startPostgres } from '@tactarium/arena/testing/postgres';
import { startRedis } from '@tactarium/arena/testing/redis';
import Table from 'cli-table3';
import { median } from '../harness.ts';
import { UNLIMITED } from './measure.ts';
import { drive, familyOf, startProcess, stopProcess } from './processes.ts';

/**
 * `node bench/dist/arena/nodes.js [rounds]`: what a move costs with one, three and five nodes on one PostgreSQL, the two of each match
 * at different nodes, told by NOTIFY and by Redis. Processor time is that of nodes, database and Redis together. All take
 * turns; the ratio is the median over the rounds, each to one node on NOTIFY in the same round.
 */
const rounds = Number(process.argv[2] ?? '3');
const MATCHES = 600;
const SECONDS = 10;
/** Moves a second of each match; 0: as fast as they are answered. */
const PACES = [0, 4] as const;

interface Setting {
  readonly nodes: number;
  readonly by: 'NOTIFY' | 'Redis';
}

const SETTINGS: readonly Setting[] = [
  { nodes: 1, by: 'NOTIFY' },
  { nodes: 3, by: 'NOTIFY' },
  { nodes: 5, by: 'NOTIFY' },
  { nodes: 1, by: 'Redis' },
  { nodes: 3, by: 'Redis' },
  { nodes: 5, by: 'Redis' },
];

interface Row {
  readonly moves: number[];
  readonly ratios: number[];
  nodeCpu: number;
  otherCpu: number;
}

const postgres = await startPostgres();
const redis = await startRedis();
const table = new Table({
  head: ['load', 'nodes', 'told by', 'moves per CPU s', 'to one node', 'CPU of nodes', 'CPU of the others'],
  style: { head: [], border: [] },
});
for (const pace of PACES) {
  const rows = new Map<Setting, Row>(
    SETTINGS.map((setting) => [setting, { moves: [], ratios: [], nodeCpu: 0, otherCpu: 0 }]),
  );
  for (let round = 0; round < rounds; round++) {
    let one: number | undefined;
    for (const [setting, row] of rows) {
      const { latencies, cpu, databaseCpu } = await measure(setting, pace);
      const moves = latencies.length / (cpu + databaseCpu);
      one ??= moves;
      row.moves.push(moves);
      row.ratios.push(moves / one);
      row.nodeCpu += cpu;
      row.otherCpu += databaseCpu;
      process.stderr.write(
        `${pace} ${setting.nodes} ${setting.by}: ${moves.toFixed(0)}, ${(moves / one).toFixed(2)}\n`,
      );
    }
  }
  for (const [{ nodes, by }, row] of rows) {
    table.push([
      pace === 0 ? 'saturated' : `${pace * MATCHES} a second`,
      String(nodes),
      by,
      Math.round(median(row.moves)).toLocaleString('en-US'),
      median(row.ratios).toFixed(2),
      `${row.nodeCpu.toFixed(1)} s`,
      `${row.otherCpu.toFixed(1)} s`,
    ]);
  }
}
process.stdout.write(`${table.toString()}\n`);
await redis.stop();
await postgres.stop();

async function measure({ nodes, by }: Setting, pace: number) {
  const env = {
    ...UNLIMITED,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: await postgres.database(),
    REDIS_URL: by === 'Redis' ? redis.url : '',
  };
  // One after the other: the first makes the tables.
  const started = [];
  for (let i = 0; i < nodes; i++) started.push(await startProcess(builtFile('main.js'), env));
  const others = (): readonly number[] => [
    ...(postgres.pid ? familyOf(postgres.pid()) : []),
    ...(by === 'Redis' ? [redis.pid()] : []),
  ];
  try {
    const orders = {
      kind: 'arena',
      urls: started.map(({ url }) => url),
      matches: MATCHES,
      pace,
      seconds: SECONDS,
    } as const;
    return await drive(orders, started.map(({ child }) => child.pid!), others); // biome-ignore format: short
  } finally {
    for (const { child } of started) await stopProcess(child);
  }
}
