import type { Bus } from '../bus/bus.ts';
import type { Room } from '../games/room.ts';
import type { AttendanceRows } from './port/attendance.ts';
import type { Audit } from './port/audit.ts';
import type { Backup } from './port/backup.ts';
import type { Follows } from './port/follows.ts';
import type { Heart } from './port/heart.ts';
import type { Log } from './port/log.ts';
import type { Matches } from './port/matches.ts';
import type { Ownership } from './port/ownership.ts';
import type { Plans } from './port/plans.ts';
import type { Players } from './port/players.ts';
import type { Pushes } from './port/push.ts';
import type { QuickQueue } from './port/quick.ts';
import type { Ratings } from './port/ratings.ts';
import type { Recovery } from './port/recovery.ts';
import type { Retention } from './port/retention.ts';
import type { SharedGames } from './port/shared.ts';

/** What may be a little old: lists, profiles, replays, exports. Nothing that a command or a session hangs on. */
export type Reading = Pick<
  Store,
  | 'leaderboard'
  | 'ratedAbove'
  | 'ratingsOf'
  | 'endedOf'
  | 'liveMatches'
  | 'player'
  | 'sharedGame'
  | 'log'
  | 'rowsOf'
  | 'dump'
>;

/** Where everything is kept. Every storage does all of it, and passes the same tests. */
export interface Store
  extends Bus,
    Players,
    Recovery,
    Audit,
    Follows,
    Pushes,
    Matches,
    Log,
    Plans,
    SharedGames,
    Ratings,
    QuickQueue,
    Ownership,
    Heart,
    Retention,
    Backup {
  readonly name: string;
  /** Whether other nodes may write to it too. */
  readonly shared: boolean;
  readonly rooms: readonly Room[];
  /** The same from a replica, where there is one. */
  readonly reading: Reading;
  /** Whether the replica answers; absent where there is none. */
  hasReplica?(): boolean;
  /** Absent where there can be only one node: then it knows every socket. */
  readonly attendance?: AttendanceRows;
  /** A room's rows, outside any transaction. */
  rowsOf<Rows>(room: Room<Rows>): Rows;
  close(): Promise<void>;
}
