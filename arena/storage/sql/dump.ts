import type { Json } from '@tactarium/engine';
import type { Rooms } from '../../games/rooms.ts';
import type { Database, Query } from '../database.ts';
import type { Dumped } from '../port/backup.ts';
import { makeMonths } from './archive.ts';

/** Tables in an order in which rows can refer only backwards, each with what orders its rows. */
const TABLES = {
  players: 'id',
  sessions: 'id',
  recovery_codes: 'player, hash',
  push: 'endpoint',
  follows: 'player, followed',
  matches: 'created, id',
  seats: 'match, seat',
  ratings: 'player, game',
  rating_changes: 'match, seat',
  quick: 'player, game',
  shared: 'created, id',
  log: 'match, seq',
  match_states: 'match, seq',
  plans: 'match, seat',
  archive: 'ended, match',
  audit: 'id',
  pauses: 'began',
  heartbeat: 'id',
} as const;

/** Rows of rooms refer to those of the house, and never the other way. */
const tablesWith = (rooms: Rooms): ReadonlyMap<string, string> =>
  new Map([TABLES, ...rooms.list.map(({ tables }) => tables ?? {})].flatMap((tables) => Object.entries(tables)));

/** Exports of earlier versions call the states of matches snapshots, which are saved teams now. */
const tableOf = ({ table, row }: Dumped): string => (table === 'snapshots' && 'seq' in row ? 'match_states' : table);

/** Columns that exports of earlier versions do not have. */
const ADDED: Readonly<Record<string, Dumped['row']>> = {
  players: { admin: false, banned_until: 0 },
  matches: { settled: false, archived: false, listed: false },
  quick: { pace: 'calm' },
  ratings: { opponents: 0 },
};

/** Whoever is rated has met somebody: none was not counted yet. */
const COUNT_OPPONENTS = `
update ratings set opponents = (
  select count(distinct theirs.player)
  from rating_changes mine join rating_changes theirs using (match) join matches on matches.id = mine.match
  where mine.player = ratings.player and theirs.seat <> mine.seat and matches.game = ratings.game)
where opponents = 0`;

/** Rows that are read and written at a time, unless they are large: a written batch is sent when it is as long as this. */
const AT_ONCE = 500;
const LONG = 1_000_000;

/** As everything stands at one moment, whatever is written while it is read. */
export const dump = (database: Database, rooms: Rooms): AsyncIterable<Dumped> =>
  database.frozen((query) => dumpTables(query, tablesWith(rooms)));

async function* dumpTables(query: Query, tables: ReadonlyMap<string, string>): AsyncIterable<Dumped> {
  for (const [table, order] of tables) {
    await query(`declare dumped cursor for select to_json(row) from (select * from ${table} order by ${order}) row`);
    for (;;) {
      const rows = await query(`fetch ${AT_ONCE} from dumped`);
      for (const [row] of rows) yield { table, row: JSON.parse(row as string) as { [column: string]: Json } };
      if (rows.length < AT_ONCE) break;
    }
    await query('close dumped');
  }
}

/** Into an empty database only: what is there already is never mixed with what comes. */
export const restore = (database: Database, rooms: Rooms, rows: AsyncIterable<Dumped>): Promise<number> =>
  database.transaction(async (query) => {
    const tables = tablesWith(rooms);
    const [[players]] = (await query('select count(*) from players')) as [[number]];
    if (players > 0) throw new Error('the database is not empty, and an import needs a new one');
    await query('delete from heartbeat');
    let restored = 0;
    for await (const { table, batch, count } of batchesOf(rows)) {
      if (!tables.has(table)) throw new Error(`there is no table ${table} here: the export is of another kind`);
      if (table === 'archive') {
        const ended = await query('select distinct ended from json_populate_recordset(null::archive, $1::json)', [
          batch,
        ]);
        await makeMonths(
          query,
          ended.map(([time]) => time as number),
        );
      }
      await query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [batch]);
      restored += count;
    }
    await query(COUNT_OPPONENTS);
    return restored;
  });

interface Batch {
  readonly table: string;
  /** JSON of the rows. */
  readonly batch: string;
  readonly count: number;
}

/** Rows of one table together, in their order. */
async function* batchesOf(rows: AsyncIterable<Dumped>): AsyncIterable<Batch> {
  let table = '';
  let texts: string[] = [];
  let length = 0;
  for await (const next of rows) {
    const into = tableOf(next);
    if (texts.length > 0 && (into !== table || texts.length >= AT_ONCE || length >= LONG)) {
      yield { table, batch: `[${texts.join(',')}]`, count: texts.length };
      texts = [];
      length = 0;
    }
    table = into;
    const text = JSON.stringify({ ...ADDED[table], ...next.row });
    texts.push(text);
    length += text.length;
  }
  if (texts.length > 0) yield { table, batch: `[${texts.join(',')}]`, count: texts.length };
}
