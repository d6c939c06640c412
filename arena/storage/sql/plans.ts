import type { Line } from '@tactarium/protocol';
import type { Database } from '../database.ts';
import type { PlanRow, Plans } from '../port/plans.ts';

const ONE = 'select seq, made, lines::text, dropped from plans where match = $1 and seat = $2';

const SET = `
insert into plans (match, seat, seq, made, lines) values ($1, $2, $3, $4::bigint, $5::json)
on conflict (match, seat) do update
set seq = excluded.seq, made = excluded.made, lines = excluded.lines, dropped = null`;

const DROP = `update plans set dropped = $4 where match = $1 and seat = $2 and made = $3::bigint`;

const END = 'delete from plans where match = $1 and seat = $2';

const DUE = `
select distinct plans.match from plans join matches on matches.id = plans.match
where status = 'live' and dropped is null and owing::jsonb @> to_jsonb(plans.seat)`;

export const plansIn = (database: Database): Plans => ({
  async plan(match, seat): Promise<PlanRow | undefined> {
    const [row] = await database.query(ONE, [match, seat]);
    if (!row) return undefined;
    const [seq, made, lines, dropped] = row as [number, number, string, string | null];
    const parsed = JSON.parse(lines) as Line[];
    return { match, seat, seq, made, lines: parsed, ...(dropped !== null && { dropped }) };
  },
  async setPlan({ match, seat, seq, made, lines }) {
    await database.query(SET, [match, seat, seq, made, JSON.stringify(lines)]);
  },
  async dropPlan({ match, seat, made }, why) {
    await database.query(DROP, [match, seat, made, why]);
  },
  async endPlan(match, seat) {
    await database.query(END, [match, seat]);
  },
  plansDue: async () => (await database.query(DUE)).map(([match]) => match as string),
});
