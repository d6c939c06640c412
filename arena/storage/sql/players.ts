import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { Players } from '../port/players.ts';
import { players, sessions } from '../schema.ts';
import { isTaken, type Orm, ormOn, present } from './orm.ts';

export function playersIn(database: Database, orm: Orm): Players {
  return {
    addPlayer: (player, session) =>
      database.transaction(async (query) => {
        const within = ormOn(query);
        await within.insert(players).values(player);
        await within.insert(sessions).values(session);
      }),
    async player(id) {
      const [row] = await orm.select().from(players).where(eq(players.id, id));
      return row && present(row);
    },
    async playerNamed(nameKey) {
      const [row] = await orm.select().from(players).where(eq(players.nameKey, nameKey));
      return row && present(row);
    },
    async changePlayer(id, change) {
      try {
        await orm.update(players).set(change).where(eq(players.id, id));
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    async findPlayers(text, limit) {
      const found = sql`${players.id} = ${text} or position(lower(${text}) in lower(${players.name})) > 0`;
      const accountsFirst = sql`${players.passwordHash} is null`;
      const rows = await orm
        .select()
        .from(players)
        .where(found)
        .orderBy(accountsFirst, desc(players.created), players.id)
        .limit(limit);
      return rows.map(present);
    },
    async admins() {
      return (await orm.select().from(players).where(eq(players.admin, true)).orderBy(players.name)).map(present);
    },
    async addSession(session) {
      await orm.insert(sessions).values(session);
    },
    async session(tokenHash) {
      const [row] = await orm
        .select({
          session: sessions,
          name: players.name,
          passwordHash: players.passwordHash,
          admin: players.admin,
          bannedUntil: players.bannedUntil,
        })
        .from(sessions)
        .innerJoin(players, eq(players.id, sessions.player))
        .where(eq(sessions.tokenHash, tokenHash));
      if (!row) return undefined;
      const { session, passwordHash, ...player } = row;
      return { ...session, ...player, guest: passwordHash === null };
    },
    sessionsOf: (player) => orm.select().from(sessions).where(eq(sessions.player, player)).orderBy(sessions.began),
    async existingSessions(ids) {
      const rows = await database.query('select id from sessions where id = any($1)', [ids]);
      return new Set(rows.map(([id]) => id as string));
    },
    async seen(session, at) {
      await orm.update(sessions).set({ seen: at }).where(eq(sessions.id, session));
    },
    async endSession(player, session) {
      const ended = await orm
        .delete(sessions)
        .where(and(eq(sessions.player, player), eq(sessions.id, session)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },
    async endSessionsBut(player, session) {
      await orm.delete(sessions).where(and(eq(sessions.player, player), ne(sessions.id, session)));
    },
    async renewSession(session, tokenHash) {
      await orm.update(sessions).set({ tokenHash }).where(eq(sessions.id, session));
    },
  };
}
