import { Arena } from '@tactarium/arena/arena';
import { openStore } from '@tactarium/arena/storage/open';
import { openPostgres } from '@tactarium/arena/storage/postgres';
import { TestPlayer } from '@tactarium/arena/testing/players';
import { InlineBots, testPorts } from '@tactarium/arena/testing/ports';
import { startPostgres } from '@tactarium/arena/testing/postgres';
import { diceFrom, invariant, MATCH_COMMANDS, simulationSeed } from '@tactarium/engine';
import { randomCommand } from '@tactarium/engine/bots/random';

/**
 * `node bench/dist/arena/archive.js [matches]`: what the database takes on the disk with the logs of so many matches of
 * RPS Battle, and after they were archived. Twenty are played at random, the others are copies of them.
 */
const wanted = Number(process.argv[2] ?? '10000');
const PLAYED = 20;
/** Commands of each side before one gives up. */
const TURNS = 60;
const MEBIBYTE = 1024 * 1024;

const postgres = await startPostgres();
const url = await postgres.database();
const store = await openStore({ url, folder: 'unused' });
const ports = testPorts();
const arena = new Arena(store, ports, new InlineBots());
await arena.start();
const dice = diceFrom(simulationSeed(1), 0);
for (let i = 0; i < PLAYED; i++) await play();

const database = openPostgres(url);
const copies = wanted / PLAYED - 1;
const COPY = {
  matches: `insert into matches select (row).* from (select jsonb_populate_record(matches, jsonb_build_object(
    'id', id || 'c' || copy, 'invite', invite || copy)) as row from matches, generate_series(1, $1::int) copy) copied`,
  seats: `insert into seats select match || 'c' || copy, seat, player, bot, joined from seats, generate_series(1, $1::int) copy`,
  log: `insert into log select match || 'c' || copy, seq, actor, n, command, arrival, events, digest
    from log, generate_series(1, $1::int) copy`,
};
for (const statement of Object.values(COPY)) await database.query(statement, [copies]);
const before = await size();
const began = performance.now();
let archived = 0;
for (;;) {
  const moved = await store.archive(ports.clock.now() + 1);
  if (moved === 0) break;
  archived += moved;
}
const seconds = (performance.now() - began) / 1_000;
invariant(archived === wanted, `${wanted} matches are archived, and not ${archived}`);
for (const table of ['log', 'match_states', 'matches']) await database.query(`vacuum full ${table}`);
const after = await size();
process.stdout.write(
  `${archived} matches archived in ${seconds.toFixed(1)} s (${Math.round(archived / seconds)} a second)\n` +
    `database: ${mebibytes(before)} with their logs, ${mebibytes(after)} with the archive (after vacuum full)\n`,
);
await database.close();
await arena.stop();
await postgres.stop();

async function play(): Promise<void> {
  const [red, blue] = [await TestPlayer.come(arena), await TestPlayer.come(arena)];
  const { id, invite } = await red.create();
  await blue.join(invite!);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const player of [red, blue]) {
      const legal = (await player.legal(id)).filter(({ type }) => !MATCH_COMMANDS.has(type));
      if (legal.length > 0) await player.play(id, randomCommand(legal, dice));
    }
  }
  await red.play(id, { type: 'resign' });
}

async function size(): Promise<number> {
  await database.query('vacuum');
  const [[bytes]] = (await database.query('select pg_database_size(current_database())')) as [[number]];
  return bytes;
}

function mebibytes(bytes: number): string {
  return `${(bytes / MEBIBYTE).toFixed(1)} MiB`;
}
