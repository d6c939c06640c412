import type { Database } from '../database.ts';
import type { Pause, Store } from '../store.ts';

/**
 * The last beat is locked, so of nodes that start together one finds the gap. A deadline that had passed before it
 * stays where it was.
 */
const BEAT = `
with last as (
  select at from heartbeat where id = 1 for update
), gap as (
  insert into pauses (began, ended) select at, $1::bigint from last where $1::bigint - at > $2::bigint
  returning began, ended
), moved as (
  update matches set deadline = deadline + (gap.ended - gap.began) from gap
  where status = 'live' and deadline > gap.began
), beaten as (
  insert into heartbeat (id, at) values (1, $1::bigint)
  on conflict (id) do update set at = greatest(heartbeat.at, excluded.at)
)
select began, ended from pauses union all select began, ended from gap order by began`;

export function heartOf(database: Database): Pick<Store, 'now' | 'beat'> {
  return {
    async now() {
      const [[now]] = (await database.query('select (extract(epoch from clock_timestamp()) * 1000)::bigint')) as [
        [number],
      ];
      return now;
    },
    async beat(now, gap) {
      const rows = (await database.query(BEAT, [now, gap])) as readonly (readonly [number, number])[];
      return rows.map(([began, ended]): Pause => ({ began, ended }));
    },
  };
}
