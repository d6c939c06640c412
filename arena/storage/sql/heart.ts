import type { Database } from '../database.ts';
import type { Heart, Pause } from '../port/heart.ts';

/**
 * The last beat is locked, so of nodes that start together one finds the gap. It begins with the last sign of life: a
 * beat, or a command or a beginning of a match that runs since then. So no clock was set going inside it, and all deadlines
 * move by the whole of it; one that had passed before stays where it was.
 */
const BEAT = `
with last as (
  select at from heartbeat where id = 1 for update
), silent as (
  select greatest(at, (
    select max(greatest(started, (select arrival from log where match = matches.id order by seq desc limit 1)))
    from matches where status = 'live'
  )) as since
  from last where $1::bigint - at > $2::bigint
), gap as (
  insert into pauses (began, ended) select since, $1::bigint from silent where since < $1::bigint
  returning began, ended
), moved as (
  update matches set deadline = deadline + (gap.ended - gap.began) from gap
  where status = 'live' and deadline > gap.began
), beaten as (
  insert into heartbeat (id, at) values (1, $1::bigint)
  on conflict (id) do update set at = greatest(heartbeat.at, excluded.at)
)
select began, ended from pauses where began > $3::bigint union all select began, ended from gap order by began`;

export function heartOf(database: Database): Heart {
  return {
    async now() {
      const [[now]] = (await database.query('select (extract(epoch from clock_timestamp()) * 1000)::bigint')) as [
        [number],
      ];
      return now;
    },
    async beat(now, gap, after = -1) {
      const rows = (await database.query(BEAT, [now, gap, after])) as readonly (readonly [number, number])[];
      return rows.map(([began, ended]): Pause => ({ began, ended }));
    },
  };
}
