import { and, count, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { SharedGames, SharedRow } from '../port/shared.ts';
import { shared } from '../schema.ts';
import { type Orm, ormOn } from './orm.ts';

/** One of a player's at a time, so that no two are both the last that may be. */
const ALONE = `select pg_advisory_xact_lock(hashtext('share ' || $1))`;

const { body: _, ...HEAD } = getTableColumns(shared);

export function sharedIn(database: Database, orm: Orm): SharedGames {
  async function countSince(within: Orm, player: string, since: number): Promise<number> {
    const [row] = await within
      .select({ count: count() })
      .from(shared)
      .where(and(eq(shared.player, player), gt(shared.created, since)));
    return row!.count;
  }
  return {
    addShared: (row, since, most) =>
      database.transaction(async (query) => {
        await query(ALONE, [row.player]);
        const within = ormOn(query);
        if ((await countSince(within, row.player, since)) >= most) return false;
        await within.insert(shared).values(row);
        return true;
      }),
    sharedSince: (player, since) => countSince(orm, player, since),
    async sharedGame(id) {
      const [row] = await orm.select().from(shared).where(eq(shared.id, id));
      return row as SharedRow | undefined;
    },
    sharedOf: (player) =>
      orm
        .select(HEAD)
        .from(shared)
        .where(eq(shared.player, player))
        .orderBy(desc(shared.created), shared.id) as Promise<readonly Omit<SharedRow, 'body'>[]>,
  };
}
