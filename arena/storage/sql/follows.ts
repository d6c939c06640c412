import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Follows } from '../port/follows.ts';
import { follows, players } from '../schema.ts';
import type { Orm } from './orm.ts';

/** One at a time for a player, so that two at once do not both become the last one. */
const ALONE = `select pg_advisory_xact_lock(hashtext('follow ' || $1))`;

const ADD = `
insert into follows (player, followed, since)
select $1, $2, $3::bigint
where (select count(*) from follows where player = $1 and followed <> $2) < $4
on conflict do nothing`;

const ARE_TWO = 'select from follows where player = $1 and followed = $2';

export function followsIn(database: Database, orm: Orm): Follows {
  return {
    follow: (player, followed, since, most) =>
      database.transaction(async (query) => {
        await query(ALONE, [player]);
        await query(ADD, [player, followed, since, most]);
        return (await query(ARE_TWO, [player, followed])).length > 0;
      }),
    async unfollow(player, followed) {
      await orm.delete(follows).where(and(eq(follows.player, player), eq(follows.followed, followed)));
    },
    isFollowing: async (player, followed) => (await database.query(ARE_TWO, [player, followed])).length > 0,
    async followsOf(player) {
      const rows = await orm
        .select({ followed: follows.followed, since: follows.since, name: players.name, hash: players.passwordHash })
        .from(follows)
        .innerJoin(players, eq(players.id, follows.followed))
        .where(eq(follows.player, player))
        .orderBy(asc(players.name), asc(players.id));
      return rows.map(({ hash, ...row }) => ({ ...row, guest: hash === null }));
    },
  };
}
