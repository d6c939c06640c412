import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Pushes, PushRow } from '../port/push.ts';
import { push } from '../schema.ts';
import type { Orm } from './orm.ts';

/** A browser has one endpoint, which belongs to the player who uses it now. Beyond the limit the player's oldest goes. */
const ADD = `
with added as (
  insert into push (endpoint, player, session, p256dh, auth, language, created)
  select $1, $2, id, $4, $5, $6, $7::bigint from sessions where id = $3
  on conflict (endpoint) do update set player = excluded.player, session = excluded.session, p256dh = excluded.p256dh,
    auth = excluded.auth, language = excluded.language, created = excluded.created
)
delete from push where endpoint in (
  select endpoint from push where player = $2 and endpoint <> $1 order by created desc, endpoint offset $8::int - 1)`;

export function pushIn(database: Database, orm: Orm): Pushes {
  return {
    async addPush({ endpoint, player, session, p256dh, auth, language, created }, most) {
      await database.query(ADD, [endpoint, player, session, p256dh, auth, language, created, most]);
    },
    async pushesOf(player) {
      const rows = await orm.select().from(push).where(eq(push.player, player)).orderBy(asc(push.created));
      return rows as readonly PushRow[];
    },
    async endPush(endpoint, player) {
      await orm
        .delete(push)
        .where(
          player === undefined
            ? eq(push.endpoint, endpoint)
            : and(eq(push.endpoint, endpoint), eq(push.player, player)),
        );
    },
  };
}
