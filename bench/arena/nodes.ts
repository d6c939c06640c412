import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { builtFile } from '@tactarium/arena/packageRoot';
import { startPostgres } from '@tactarium/arena/testing/postgres';
import { startRedis } from '@tactarium/arena/testing/redis';
import Table from 'cli-table3';
import { median } from '../harness.ts';
import { UNLIMITED } from './measure.ts';
import { drive, familyOf, type Measured, startProcess, stopProcess } from './processes.ts';

/**
 * `node bench/dist/arena/nodes.js [rounds]`: what a move costs with one, three and five nodes on one PostgreSQL, the two of each match
 * at different nodes, told by NOTIFY and by Redis. Processor time is that of nodes, database and Redis together. All take
 * turns; the ratio is the median over the rounds, each to the first setting of the same round.
 *
 * `--nodes 1,3`, `--by NOTIFY,Redis` and `--pace 0,4` (moves a second of each match; 0: as fast as they are answered) choose settings;
 * `--beside <arena/dist/main.js>` measures another build of the server too, turn about.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '1,3,5' },
    by: { type: 'string', default: 'NOTIFY,Redis' },
    pace: { type: 'string', default: '0,4' },
    beside: { type: 'string' },
  },
});
const rounds = Number(positionals[0] ?? '3');
const MATCHES = 600;
const SECONDS = 10;

interface Setting {
  readonly nodes: number;
  readonly by: string;
  readonly build: string;
  readonly file: URL;
}

const BUILDS = [
  ...(values.beside === undefined ? [] : [{ build: 'the other', file: pathToFileURL(values.beside) }]),
  { build: 'this', file: builtFile('main.js') },
];
const SETTINGS: readonly Setting[] = values.by
  .split(',')
  .flatMap((by) =>
    values.nodes.split(',').flatMap((nodes) => BUILDS.map((one) => ({ nodes: Number(nodes), by, ...one }))),
  );

interface Row {
  readonly moves: number[];
  readonly ratios: number[];
  readonly batches: number[];
  readonly waits: number[];
  nodeCpu: number;
  otherCpu: number;
}

const postgres = await startPostgres();
const redis = await startRedis();
const table = new Table({
  head: [
    'load',
    'nodes',
    'told by',
    'build',
    'moves per CPU s',
    'to the first',
    'moves a commit',
    'p50 ms',
    'CPU of nodes',
    'of the others',
  ],
  style: { head: [], border: [] },
});
for (const pace of values.pace.split(',').map(Number)) {
  const rows = new Map<Setting, Row>(SETTINGS.map((setting) => [setting, newRow()]));
  for (let round = 0; round < rounds; round++) {
    let one: number | undefined;
    for (const [setting, row] of rows) {
      const { latencies, cpu, databaseCpu, batch } = await measure(setting, pace);
      const moves = latencies.length / (cpu + databaseCpu);
      one ??= moves;
      row.moves.push(moves);
      row.ratios.push(moves / one);
      row.batches.push(batch);
      row.waits.push(median(latencies));
      row.nodeCpu += cpu;
      row.otherCpu += databaseCpu;
      const { nodes, by, build } = setting;
      const each = [cpu, databaseCpu].map((seconds) => `${((seconds / latencies.length) * 1e6).toFixed(0)} µs`);
      const figures = [
        moves.toFixed(0),
        (moves / one).toFixed(2),
        batch.toFixed(1),
        median(latencies).toFixed(1),
        ...each,
      ];
      process.stderr.write(`${[pace, nodes, by, build, ...figures].join(' ')}\n`);
    }
  }
  for (const [{ nodes, by, build }, row] of rows) {
    table.push([
      pace === 0 ? 'saturated' : `${pace * MATCHES} a second`,
      String(nodes),
      by,
      build,
      Math.round(median(row.moves)).toLocaleString('en-US'),
      median(row.ratios).toFixed(2),
      median(row.batches).toFixed(1),
      median(row.waits).toFixed(1),
      `${row.nodeCpu.toFixed(1)} s`,
      `${row.otherCpu.toFixed(1)} s`,
    ]);
  }
}
process.stdout.write(`${table.toString()}\n`);
await redis.stop();
await postgres.stop();

function newRow(): Row {
  return { moves: [], ratios: [], batches: [], waits: [], nodeCpu: 0, otherCpu: 0 };
}

async function measure({ nodes, by, file }: Setting, pace: number): Promise<Measured & { readonly batch: number }> {
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
  for (let i = 0; i < nodes; i++) started.push(await startProcess(file, env));
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
    const measured = await drive(orders, started.map(({ child }) => child.pid!), others); // biome-ignore format: short
    return { ...measured, batch: await movesOfACommit(orders.urls) };
  } finally {
    for (const { child } of started) await stopProcess(child);
  }
}

/** Of all commits since the nodes began, those of the warming up too. */
async function movesOfACommit(urls: readonly string[]): Promise<number> {
  let rows = 0;
  let commits = 0;
  for (const url of urls) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    rows += Number(/^tactarium_commit_rows_sum (\d+)/m.exec(metrics)![1]);
    commits += Number(/^tactarium_commit_rows_count (\d+)/m.exec(metrics)![1]);
  }
  return rows / commits;
}
