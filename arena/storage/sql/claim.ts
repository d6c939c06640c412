import type { Rooms } from '../../games/rooms.ts';
import type { Database, Query } from '../database.ts';
import type { Claimed, Ownership } from '../port/ownership.ts';
import { isTaken } from './orm.ts';
import { lockPlayers } from './ratings.ts';

/** One claim at a time for an account, so that two guests of one match do not both become it. */
const ALONE = `select pg_advisory_xact_lock(hashtext('claim ' || $1))`;

const MOVE = `
update seats set player = $2
where player = $1 and not exists (select from seats other where other.match = seats.match and other.player = $2)
returning match`;

/** Where the account has a rating of its own, that one stands: nobody picks the better of two. */
const TAKE_OVER = `
update ratings set player = $2
where player = $1 and not exists (select from ratings own where own.player = $2 and own.game = ratings.game)
returning game`;

const TAKE_OVER_CHANGES = `
update rating_changes set player = $2 from matches
where rating_changes.player = $1 and matches.id = rating_changes.match and matches.game = any($3)`;

/** Whom the guest followed, and who followed the guest; nobody follows themselves, or anybody twice. */
const FOLLOWS = [
  `insert into follows (player, followed, since)
   select $2, followed, since from follows where player = $1 and followed <> $2 on conflict do nothing`,
  `insert into follows (player, followed, since)
   select player, $2, since from follows where followed = $1 and player <> $2 on conflict do nothing`,
  'delete from follows where $1 in (player, followed) and $2::text is not null',
];

export function claimIn(database: Database, rooms: Rooms): Pick<Ownership, 'claim'> {
  const once = (guest: string, account: string): Promise<Claimed> =>
    database.transaction((query) => handOver(query, rooms, guest, account));
  return {
    async claim(guest, account) {
      try {
        return await once(guest, account);
      } catch (error) {
        if (!isTaken(error)) throw error;
        // The account sat down in a match of the guest's meanwhile; now that is seen, and this one match is refused.
        return once(guest, account);
      }
    },
  };
}

async function handOver(query: Query, rooms: Rooms, guest: string, account: string): Promise<Claimed> {
  const ids = async (text: string, params: readonly unknown[]): Promise<readonly string[]> =>
    (await query(text, params)).map(([id]) => id as string);
  await query(ALONE, [account]);
  await query('delete from quick where player = $1', [guest]);
  const moved = await ids(MOVE, [guest, account]);
  const refused = await ids('select match from seats where player = $1 order by match', [guest]);
  await lockPlayers(query, [guest, account]);
  const games = await ids(TAKE_OVER, [guest, account]);
  await query(TAKE_OVER_CHANGES, [guest, account, games]);
  await query('delete from ratings where player = $1', [guest]);
  for (const text of FOLLOWS) await query(text, [guest, account]);
  await query('update shared set player = $2 where player = $1', [guest, account]);
  await rooms.claimed((room) => room.sql(query), guest, account);
  await query('delete from sessions where player = $1', [guest]);
  return { moved, refused };
}
