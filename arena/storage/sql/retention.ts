import type { Rooms } from '../../games/rooms.ts';
import type { Database } from '../database.ts';
import type { Retention } from '../port/retention.ts';
import { isNeeded } from './orm.ts';

/** How many one look takes on: what has waited for months may wait an hour more. */
const AT_ONCE = 200;

const SESSIONS = 'delete from sessions where seen < $1 returning id';

/** Ended, unrated, without rows in a room, and nobody who made it or sat in it can come back. */
const MATCHES = `
select id from matches
where status in ('over', 'void') and ended < $1 and not rated and not (game = any($2::text[]))
  and not exists (
    select from players
    where (players.id = matches.maker or players.id in (select player from seats where match = matches.id))
      and (players.password_hash is not null or exists (select from sessions where sessions.player = players.id)))
  and not exists (select from quick where quick.match = matches.id)
order by ended limit ${AT_ONCE}`;

const ARCHIVED = `
delete from archive using matches
where archive.match = matches.id and archive.ended = matches.ended and matches.id = any($1::text[])`;

/** Shared by somebody who can never come back. */
const SHARED = `
delete from shared using players
where players.id = shared.player and shared.created < $1 and players.password_hash is null
  and not exists (select from sessions where sessions.player = players.id)`;

/** Of guests who can never come back: whom they follow, and who follows them. */
const FOLLOWS = `
delete from follows using players
where players.id in (follows.player, follows.followed) and players.password_hash is null and players.created < $1
  and not exists (select from sessions where sessions.player = players.id)`;

/** Guests who can never come back, and of whom nothing is left. */
const GUESTS = `
select id from players
where password_hash is null and created < $1
  and not exists (select from sessions where player = players.id)
  and not exists (select from seats where player = players.id)
  and not exists (select from matches where maker = players.id)
  and not exists (select from ratings where player = players.id)
  and not exists (select from rating_changes where player = players.id)
  and not exists (select from quick where player = players.id)
  and not exists (select from shared where player = players.id)
limit ${AT_ONCE}`;

export function retentionIn(database: Database, rooms: Rooms): Pick<Retention, 'forget'> {
  const kept = rooms.list.filter(({ tables }) => tables !== undefined).map(({ game }) => game);

  async function forgetGuest(id: unknown): Promise<boolean> {
    try {
      await database.query('delete from players where id = $1', [id]);
      return true;
    } catch (error) {
      if (isNeeded(error)) return false;
      throw error;
    }
  }

  return {
    async forget({ sessions: unseen, matches: ended }) {
      const sessions = await database.query(SESSIONS, [unseen]);
      await database.query(SHARED, [ended]);
      const matches = await database.transaction(async (query) => {
        const ids = (await query(MATCHES, [ended, kept])).map(([id]) => id);
        await query(ARCHIVED, [ids]);
        for (const table of ['log', 'match_states', 'plans', 'seats']) {
          await query(`delete from ${table} where match = any($1::text[])`, [ids]);
        }
        await query('delete from matches where id = any($1::text[])', [ids]);
        return ids.length;
      });
      await database.query(FOLLOWS, [unseen]);
      let players = 0;
      for (const [id] of await database.query(GUESTS, [unseen])) if (await forgetGuest(id)) players++;
      return { sessions: sessions.length, matches, players };
    },
  };
}
