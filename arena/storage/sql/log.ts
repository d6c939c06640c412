import type { Json } from '@tactarium/engine';
import { and, desc, eq, lte } from 'drizzle-orm';
import { payloadsOf } from '../../bus/notices.ts';
import { CHANNEL } from '../../bus/postgres.ts';
import type { Rooms } from '../../games/rooms.ts';
import { unpack } from '../archive.ts';
import type { Database, Query } from '../database.ts';
import type { CommitRow, Log, LogRow } from '../port/log.ts';
import { matchStates } from '../schema.ts';
import type { Orm } from './orm.ts';

/** PostgreSQL takes less than 8,000 bytes in one NOTIFY; an id and a number take less than 50. */
const MOST_TOLD = 150;

/**
 * One statement, so one round trip and all or nothing: the rows that nobody else wrote first, what they change in
 * their matches, and NOTIFY with the rows; where some were not written, only with the places of the others. Sorted by match, so that two nodes never wait for each other in a circle.
 */
const commitStatement = (telling: boolean): string => `
with given as (
  select * from json_to_recordset($1::json) as row(
    match text, seq int, actor int, n int, command json, arrival bigint, events json, digest text,
    turn int, deadline bigint, "botDue" bigint, "arenaDue" bigint, owing json, outcome json)
), written as (
  insert into log (match, seq, actor, n, command, arrival, events, digest)
  select match, seq, actor, n, command, arrival, events, digest from given
  where not exists (select from matches where id = given.match and archived)
  order by match
  on conflict do nothing
  returning match, seq
), touched as (
  update matches set turn = given.turn, deadline = given.deadline, bot_due = given."botDue",
    arena_due = given."arenaDue", owing = given.owing,
    status = case when given.outcome is null then 'live' else 'over' end,
    outcome = given.outcome, ended = case when given.outcome is null then null else given.arrival end
  from given join written using (match, seq)
  where matches.id = given.match and matches.status = 'live'
)${
  telling
    ? `, told as (
  select pg_notify('${CHANNEL}', payload) from json_array_elements_text($2::json) as payload
  where (select count(*) from written) = (select count(*) from given)
  union all
  select pg_notify('${CHANNEL}', $3::text || string_agg(E'\\n' || match || ' ' || seq, '')) from written
  having count(*) > 0 and count(*) < (select count(*) from given)
)
select match, (select count(*) from told) from written`
    : ' select match from written'
}`;

/** How other nodes learn of a commit; none of both where there are none. */
export interface Telling {
  /** By NOTIFY with the commit itself, under this name. */
  readonly as?: string | undefined;
  /** By something else, after it. */
  readonly publish?: ((rows: readonly CommitRow[]) => void) | undefined;
}

/** What tells other nodes of a match's row, without what its log tells. */
const HEADS = `
select id, coalesce((select max(seq) from log where match = matches.id), 0), concat_ws(' ', status, settled,
  (select id from matches as later where later.rematch_of = matches.id),
  (select string_agg(concat_ws(',', seat, player, joined), ' ' order by seat) from seats where match = matches.id))
from matches where id = any($1::text[])`;

export function logIn(database: Database, orm: Orm, rooms: Rooms, { as: me, publish }: Telling): Log {
  const statement = commitStatement(me !== undefined);

  async function write(query: Query, rows: readonly CommitRow[]): Promise<Set<CommitRow>> {
    const answer = await query(
      statement,
      me === undefined ? [batchOf(rows)] : [batchOf(rows), JSON.stringify(payloadsOf(me, rows)), me],
    );
    const written = new Set(answer.map(([match]) => match));
    return new Set(rows.filter(({ match }) => written.has(match)));
  }

  async function commit(rows: readonly CommitRow[]): Promise<ReadonlySet<CommitRow>> {
    const written = await writeAll(rows);
    if (written.size > 0) publish?.([...written]);
    return written;
  }

  async function writeAll(rows: readonly CommitRow[]): Promise<ReadonlySet<CommitRow>> {
    if (rows.length > MOST_TOLD) {
      const first = await writeAll(rows.slice(0, MOST_TOLD));
      return new Set([...first, ...(await writeAll(rows.slice(MOST_TOLD)))]);
    }
    const heard = rows.filter((row) => rooms.hears(row));
    if (heard.length === 0) return write(database.query, rows);
    return database.transaction(async (query) => {
      const written = await write(query, rows);
      for (const row of heard) if (written.has(row)) await rooms.committed((room) => room.sql(query), row);
      return written;
    });
  }

  return {
    commit,
    log: (match, after) => readLog(database.query, match, after),
    async logEntry(match, actor, n) {
      const [row] = (await database.query(READ_ENTRY, [match, actor, n])) as readonly Read[];
      const rows = row ? [rowOf(match, row)] : await readLog(database.query, match, 0);
      return rows.find((one) => one.actor === actor && one.n === n);
    },
    async heads(ids) {
      if (ids.length === 0) return new Map();
      const rows = (await database.query(HEADS, [ids])) as readonly [string, number, string][];
      return new Map(rows.map(([match, seq, row]) => [match, { seq, row }]));
    },
    async addSnapshot(snapshot) {
      await orm.insert(matchStates).values(snapshot).onConflictDoNothing();
    },
    async snapshot(match, rules, turn) {
      const [row] = await orm
        .select()
        .from(matchStates)
        .where(and(eq(matchStates.match, match), eq(matchStates.rules, rules), lte(matchStates.turn, turn)))
        .orderBy(desc(matchStates.seq))
        .limit(1);
      return row && { ...row, body: row.body as Json };
    },
  };
}

/** JSON of the rows, with what is JSON already put in as it is. */
function batchOf(rows: readonly CommitRow[]): string {
  const sorted = rows.length === 1 ? rows : [...rows].sort((a, b) => (a.match < b.match ? -1 : 1));
  return `[${sorted
    .map(
      (row) =>
        `{"match":"${row.match}","seq":${row.seq},"actor":${row.actor},"n":${row.n},"command":${row.command},"arrival":${row.arrival},"events":${row.events},"digest":"${row.digest}","turn":${row.turn},"deadline":${row.deadline},"botDue":${row.botDue},"arenaDue":${row.arenaDue},"owing":[${row.owing}],"outcome":${row.outcome}}`,
    )
    .join(',')}]`;
}

/** The columns of the log, or the body of an archived one. */
type Read = readonly [number, number, number, string, number, string, string, Uint8Array | null];

const COLUMNS = 'seq, actor, n, command, arrival, events, digest';

/** One statement, so that it finds a log in one of its places also while it is moved to the other. */
const READ = `
select ${COLUMNS}, null::bytea from log where match = $1 and seq > $2
union all
select null, null, null, null, null, null, null, body from archive
where match = $1 and ended = (select ended from matches where id = $1 and archived)
order by seq`;

const READ_ENTRY = `select ${COLUMNS}, null from log where match = $1 and actor = $2 and n = $3`;

/** What a match's log has after `after`, wherever it lies. */
export async function readLog(query: Query, match: string, after: number): Promise<readonly LogRow[]> {
  const rows = (await query(READ, [match, after])) as readonly Read[];
  const body = rows[0]?.[7];
  return body ? (await unpack(match, body)).slice(after) : rows.map((row) => rowOf(match, row));
}

function rowOf(match: string, [seq, actor, n, command, arrival, events, digest]: Read): LogRow {
  return { match, seq, actor, n, command, arrival, events, digest };
}
