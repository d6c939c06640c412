import { invariant } from '@tactarium/engine';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Rooms } from '../../games/rooms.ts';
import type { Database, Query } from '../database.ts';
import type { Asked, QueueRules, QuickQueue, Waiting } from '../port/quick.ts';
import { quick } from '../schema.ts';
import { insertMatch } from './matches.ts';
import type { Orm } from './orm.ts';

/**
 * The player's own entry as it was, locked. What it says of a match is only looked up afterwards: a statement that waits
 * for a lock does not see the match that was made meanwhile.
 */
const LOCK = `
insert into quick as entry (player, game, rating, since, seen, pace) values ($1, $2, $3, $4, $4, $5)
on conflict (player, game) do update set rating = excluded.rating, pace = excluded.pace
returning since, seen, match`;

/** The nearest rating of those that are near enough by now. Players who are just being paired elsewhere are skipped. */
const PARTNER = `
select player from quick
where game = $1 and player <> $2 and match is null and seen >= $3 and pace = $9
  and abs(rating - $4) <= $5::float8 + $6::float8 * greatest(0, $7::bigint - least(since, $8::bigint))
order by abs(rating - $4), since, player
limit 1 for update skip locked`;

const IS_PLAYED = `exists (select from matches where matches.id = quick.match and matches.status = 'live')`;

export function quickIn(database: Database, orm: Orm, rooms: Rooms): QuickQueue {
  return {
    askQuick: (waiting, rules, make) =>
      database.transaction(async (query) => {
        const asked = await enter(query, waiting, rules.dropAfter);
        return asked.match === undefined ? pair(query, rooms, waiting, asked.since, rules, make) : asked;
      }),
    async leaveQuick(player, game) {
      await orm.delete(quick).where(and(eq(quick.player, player), eq(quick.game, game), isNull(quick.match)));
      const [found] = await database.query(`select match from quick where player = $1 and game = $2 and ${IS_PLAYED}`, [
        player,
        game,
      ]);
      return found?.[0] as string | undefined;
    },
    async dropQuick(before) {
      await orm.delete(quick).where(lt(quick.seen, before));
    },
  };
}

/**
 * It begins anew when it was not asked for in time, or when the match it led to is no longer played; until then a second
 * tab is told of the same match.
 */
async function enter(query: Query, { player, game, pace, rating, now }: Waiting, dropAfter: number): Promise<Asked> {
  const [[since, seen, match]] = (await query(LOCK, [player, game, rating, now, pace])) as [
    [number, number, string | null],
  ];
  const inTime = seen >= now - dropAfter;
  const [played] = await query(
    `update quick set seen = greatest(seen, $3) where player = $1 and game = $2 and $4 and ${IS_PLAYED} returning match`,
    [player, game, now, inTime],
  );
  if (played) return { since, match: played[0] as string };
  const began = inTime && match === null ? since : now;
  await query('update quick set seen = greatest(seen, $3), since = $4, match = null where player = $1 and game = $2', [
    player,
    game,
    now,
    began,
  ]);
  return { since: began };
}

async function pair(
  query: Query,
  rooms: Rooms,
  { player, game, pace, rating, now }: Waiting,
  since: number,
  { freshFor, width, widens }: QueueRules,
  make: Parameters<QuickQueue['askQuick']>[2],
): Promise<Asked> {
  const [found] = await query(PARTNER, [game, player, now - freshFor, rating, width, widens, now, since, pace]);
  if (!found) return { since };
  const partner = found[0] as string;
  const match = make(partner);
  const added = await insertMatch(query, rooms, match);
  invariant(added, 'the id and the invitation of a match are new');
  await query('update quick set match = $1 where game = $2 and player in ($3, $4)', [match.id, game, player, partner]);
  return { since, match: match.id };
}
