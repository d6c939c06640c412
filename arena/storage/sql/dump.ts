import type { Json } from '@tactarium/engine';
import type { Rooms } from '../../games/rooms.ts';
import type { Database } from '../database.ts';
import type { Dumped } from '../store.ts';

/** Tables in an order in which rows can refer only backwards, each with what orders its rows. */
const TABLES = {
  players: 'id',
  sessions: 'id',
  matches: 'created, id',
  seats: 'match, seat',
  ratings: 'player, game',
  rating_changes: 'match, seat',
  quick: 'player, game',
  log: 'match, seq',
  snapshots: 'match, seq',
  pauses: 'began',
  heartbeat: 'id',
} as const;

/** Rows of rooms refer to those of the house, and never the other way. */
const tablesWith = (rooms: Rooms): ReadonlyMap<string, string> =>
  new Map([TABLES, ...rooms.list.map(({ tables }) => tables ?? {})].flatMap((tables) => Object.entries(tables)));

/** Columns that exports of earlier versions do not have. */
const ADDED: Readonly<Record<string, Dumped['row']>> = { matches: { settled: false } };

const AT_ONCE = 500;

export async function* dump(database: Database, rooms: Rooms): AsyncIterable<Dumped> {
  for (const [table, order] of tablesWith(rooms)) {
    for (let offset = 0; ; offset += AT_ONCE) {
      const rows = await database.query(
        `select to_json(row) from (select * from ${table} order by ${order} limit ${AT_ONCE} offset ${offset}) row`,
      );
      for (const [row] of rows) yield { table, row: JSON.parse(row as string) as { [column: string]: Json } };
      if (rows.length < AT_ONCE) break;
    }
  }
}

/** Into an empty database only: what is there already is never mixed with what comes. */
export const restore = (database: Database, rooms: Rooms, rows: AsyncIterable<Dumped>): Promise<number> =>
  database.transaction(async (query) => {
    const tables = tablesWith(rooms);
    const [[players]] = (await query('select count(*) from players')) as [[number]];
    if (players > 0) throw new Error('The database is not empty: an import needs a new one.');
    await query('delete from heartbeat');
    let restored = 0;
    for await (const { table, row } of rows) {
      if (!tables.has(table)) throw new Error(`There is no table ${table}: this export is of another kind.`);
      await query(`insert into ${table} select * from json_populate_record(null::${table}, $1::json)`, [
        JSON.stringify({ ...ADDED[table], ...row }),
      ]);
      restored++;
    }
    return restored;
  });
