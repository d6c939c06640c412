import type { Database } from '../database.ts';
import type { AttendanceRows } from '../port/attendance.ts';

/** Milliseconds after which nobody asks any more when somebody left, or about a node that is gone. */
const KEPT = 24 * 3600_000;
const FORGET_EVERY = 600_000;

const ATTEND = `
with beaten as (
  insert into nodes (id, at) values ($1, $2::bigint) on conflict (id) do update set at = excluded.at
)
insert into attendance (player, node, gone)
select player, $1, gone from unnest($3::text[], $4::bigint[]) as changed(player, gone) order by player
on conflict (player, node) do update set gone = excluded.gone`;

const FORGET = `
with ended as (delete from nodes where at < $1::bigint returning id)
delete from attendance where gone < $1::bigint or node in (select id from ended)`;

const ATTENDANCE = `
select player, bool_or(gone is null and at > $3::bigint), max(coalesce(gone, at))
from attendance join nodes on nodes.id = attendance.node
where player = any($1::text[]) and node <> $2 group by player`;

export function attendanceIn(database: Database): AttendanceRows {
  let forgot = Number.NEGATIVE_INFINITY;
  return {
    async nodes() {
      const rows = (await database.query('select id, at from nodes order by at desc, id')) as [string, number][];
      return rows.map(([id, at]) => ({ id, at }));
    },
    async attend(node, now, changes) {
      await database.query(ATTEND, [node, now, changes.map(({ player }) => player), changes.map(({ left }) => left)]);
      if (now - forgot < FORGET_EVERY) return;
      forgot = now;
      await database.query(FORGET, [now - KEPT]);
    },
    async attendance(players, but, alive) {
      const rows = (await database.query(ATTENDANCE, [players, but, alive])) as [string, boolean, number][];
      return new Map(rows.map(([player, here, left]) => [player, { here, left }]));
    },
  };
}
