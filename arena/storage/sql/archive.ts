import { monthOf, pack } from '../archive.ts';
import type { Database, Query } from '../database.ts';
import type { Retention } from '../port/retention.ts';
import { readLog } from './log.ts';

/** How many one look takes on. */
const AT_ONCE = 50;

/** One node at a time makes or drops a month: `archive` in ASCII. */
const ALONE = `select pg_advisory_xact_lock(${0x61726368697665n})`;

/** Milliseconds to wait for readers of a month that is to be dropped. A long export is left alone: the next attempt comes. */
const DROPPING = 2_000;

const IS_DUE = `not archived and ended < $1 and (status = 'void' or status = 'over' and (settled or not rated))`;

const DUE = `select id, ended from matches where ended is not null and ${IS_DUE} order by ended limit ${AT_ONCE}`;

/** Another node that has it already is not waited for. */
const LOCK = `select game, rules from matches where id = $2 and ${IS_DUE} for update skip locked`;

const MONTHS = `
select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
where inhparent = 'archive'::regclass order by relname`;

/** The log is not what was packed: everything is taken back. */
class Changed extends Error {}

export function archiveIn(database: Database): Pick<Retention, 'archive' | 'dropArchive'> {
  const known = new Set<string>();

  /** The rows are read and packed before the transaction, so that players do not wait for it. */
  async function move(match: string, ended: number, before: number): Promise<boolean> {
    const rows = await readLog(database.query, match, 0);
    const body = await pack(rows);
    const moving = database.transaction(async (query) => {
      const [due] = await query(LOCK, [before, match]);
      if (!due) return false;
      const deleted = await query('delete from log where match = $1 returning seq', [match]);
      // Commands may reach the log of a match after it was annulled: it is read again the next time.
      if (deleted.length !== rows.length) throw new Changed();
      await query('delete from match_states where match = $1', [match]);
      const row = [match, ended, ...due, body];
      if (rows.length > 0) await query('insert into archive (match, ended, game, rules, body) values ($1, $2, $3, $4, $5)', row); // biome-ignore format: one statement
      await query('update matches set archived = true where id = $1', [match]);
      return true;
    });
    return moving.catch((error: unknown) => {
      if (error instanceof Changed) return false;
      throw error;
    });
  }

  return {
    async archive(before) {
      let moved = 0;
      for (const [match, ended] of (await database.query(DUE, [before])) as readonly [string, number][]) {
        const { table } = monthOf(ended);
        if (!known.has(table)) await database.transaction((query) => makeMonths(query, [ended]));
        known.add(table);
        if (await move(match, ended, before)) moved++;
      }
      return moved;
    },
    async dropArchive(before) {
      const first = monthOf(before).table;
      const old = (await database.query(MONTHS)).map(([name]) => name as string).filter((name) => name < first);
      for (const table of old) {
        await database.transaction(async (query) => {
          await query(`set local lock_timeout = ${DROPPING}`);
          await query(ALONE);
          await query(`drop table if exists ${table}`);
        });
        known.delete(table);
      }
      return old.length;
    },
  };
}

/**
 * The months in which these times lie. A table that is made first and attached then is no obstacle for those who read
 * the others.
 */
export async function makeMonths(query: Query, times: Iterable<number>): Promise<void> {
  await query(ALONE);
  const made = new Set((await query(MONTHS)).map(([name]) => name));
  for (const time of times) {
    const { table, from, to } = monthOf(time);
    if (made.has(table)) continue;
    made.add(table);
    await query(`create table ${table} (like archive including all)`);
    await query(`alter table archive attach partition ${table} for values from (${from}) to (${to})`);
  }
}
