import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Recovery } from '../port/recovery.ts';
import { players, recoveryCodes, sessions } from '../schema.ts';
import { type Orm, ormOn } from './orm.ts';

export function recoveryIn(database: Database, orm: Orm): Recovery {
  return {
    setRecovery: (player, hashes) =>
      database.transaction(async (query) => {
        const within = ormOn(query);
        await within.delete(recoveryCodes).where(eq(recoveryCodes.player, player));
        await within.insert(recoveryCodes).values(hashes.map((hash) => ({ player, hash })));
      }),
    async recoveryCodes(player) {
      const [row] = await orm.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.player, player));
      return Number(row?.left ?? 0);
    },
    recover: (player, hash, passwordHash) =>
      database.transaction(async (query) => {
        const within = ormOn(query);
        // Only the request that deletes the row has used the code: of two at once one succeeds.
        const used = await within
          .delete(recoveryCodes)
          .where(and(eq(recoveryCodes.player, player), eq(recoveryCodes.hash, hash)))
          .returning({ hash: recoveryCodes.hash });
        if (used.length === 0) return false;
        await within.update(players).set({ passwordHash }).where(eq(players.id, player));
        await within.delete(sessions).where(eq(sessions.player, player));
        return true;
      }),
  };
}
