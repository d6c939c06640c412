import type { Rooms } from '../../games/rooms.ts';
import type { Database } from '../database.ts';
import type { Ownership } from '../port/ownership.ts';
import { lockPlayers } from './ratings.ts';

/** Without a password nobody can sign in: for everything else the player is a guest who cannot come back. */
const RENAME = `
update players set name = $2, name_key = null, password_hash = null, challengers = null, admin = false, banned_until = 0
where id = $1`;

/** Tables of which the rows are the player's alone. What a match changed in ratings is its opponent's history too. */
const THEIRS = ['sessions', 'recovery_codes', 'quick', 'ratings', 'shared'];

/** What they left in advance in matches that go on. */
const PLANS = `
delete from plans using seats
where seats.match = plans.match and seats.seat = plans.seat and seats.player = $1`;

export const farewellIn = (database: Database, rooms: Rooms): Pick<Ownership, 'deletePlayer' | 'dataOf'> => ({
  deletePlayer: (id, name) =>
    database.transaction(async (query) => {
      await lockPlayers(query, [id]);
      await query(RENAME, [id, name]);
      for (const table of THEIRS) await query(`delete from ${table} where player = $1`, [id]);
      await query(PLANS, [id]);
      await query('delete from follows where $1 in (player, followed)', [id]);
      await rooms.deleted((room) => room.sql(query), id);
    }),
  dataOf: (player) => rooms.dataOf((room) => room.sql(database.query), player),
});
