import type { Actor, Json, Seat, Seed, Typed } from '@tactarium/engine';
import type { AdminAct, Challengers, Clock, Line, QuickPace, Status } from '@tactarium/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Room } from '../games/room.ts';

/** Times are milliseconds since 1970. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** Both absent for a guest. */
  readonly nameKey?: string;
  readonly passwordHash?: string;
  /** Absent: everybody's. */
  readonly challengers?: Challengers;
  readonly created: number;
  readonly admin: boolean;
  /** Nobody signs in as this player before then. */
  readonly bannedUntil: number;
}

/** What everybody begins with. */
export const ORDINARY = { admin: false, bannedUntil: 0 } as const;

/** What an admin did about a player or a match. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  /** Absent for the operator at the command line. */
  readonly admin?: string;
  readonly act: AdminAct;
  readonly subject: string;
  readonly note: string;
}

export interface SessionRow {
  readonly id: string;
  readonly tokenHash: string;
  readonly player: string;
  readonly began: number;
  readonly seen: number;
}

/** Whose session it is. */
export interface SessionPlayer {
  readonly name: string;
  readonly guest: boolean;
  readonly admin: boolean;
  readonly bannedUntil: number;
}

/** A browser that is called when its player has no page open. */
export interface PushRow {
  readonly endpoint: string;
  readonly player: string;
  /** It ends with this session. */
  readonly session: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'en' | 'de';
  readonly created: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly player?: string;
  /** The player's name, when it was read. */
  readonly name?: string;
  readonly bot?: string;
  readonly joined: boolean;
  /** The player's rating in the match's game, when it was read. */
  readonly rating?: number;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly delay: number;
  readonly watch: boolean;
  readonly rated: boolean;
  /** Everybody may take its free seat. */
  readonly listed?: boolean;
  readonly invite: string;
  readonly maker: string;
  readonly rematchOf?: string;
  readonly rematch?: string;
  readonly status: Status;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly outcome?: Json;
  readonly turn: number;
  readonly deadline?: number;
  readonly botDue?: number;
  readonly arenaDue?: number;
  /** The seats that owe a command, where that is known. */
  readonly owing?: readonly Seat[];
  readonly seats: readonly SeatRow[];
  /** Why it did not count, although it was rated. */
  readonly unrated?: Unrated;
  /** Whether its log lies in the archive, or did until that was deleted. */
  readonly archived?: boolean;
  /** What it changed in the ratings, when that was read. */
  readonly ratings?: readonly RatingChange[];
}

/** What a player is rated in one game. */
export interface RatingRow {
  readonly player: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** When the latest of those games ended. */
  readonly last: number;
  /** Until when it is on the leaderboard. */
  readonly listed: number;
  /** Against how many different people. */
  readonly opponents: number;
  /** In the order of places the same ratings come out again. */
  readonly place: number;
}

/** A new rating, and what it was before. */
export type Rerated = RatingRow & { readonly before: number };

export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export type RankedRow = RatingRow & { readonly rank: number; readonly name: string };

/** What an account needs for the leaderboard. */
export type Listing = Pick<RatingRow, 'games' | 'opponents'>;

/** A rated match that is over, with what decides whether it counts, and the ratings its players have before it does. */
export interface Ended {
  readonly game: string;
  readonly ended: number;
  readonly outcome: Json;
  /** Counted matches of the same two in this game: lately, and ever. */
  readonly together: number;
  readonly everTogether: number;
  readonly seats: readonly EndedSeat[];
}

export interface EndedSeat extends SeatRow {
  readonly guest: boolean;
  /** When the player came. */
  readonly created: number;
  /** Of a guest: matches that were over before this one. */
  readonly finished: number;
  /** Whether a command was made after the sides were laid out. */
  readonly acted: boolean;
  readonly before?: RatingRow;
}

/** Why a rated match does not count: `left` is the seat that left before both had played. */
export interface Unrated {
  readonly why: 'early' | 'guest' | 'pair';
  readonly left?: number;
}

export interface Judged {
  readonly rated?: readonly Rerated[] | undefined;
  readonly unrated?: Unrated;
}

export interface Settling {
  /** Types of commands of a game that do not count as playing. */
  beforePlay(game: string): readonly string[];
  /** Milliseconds before its end in which matches of the same two are counted. */
  readonly within: number;
  judge(ended: Ended): Judged;
}

/** A game against the computer that a player has shared. */
export interface SharedRow {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seat: string;
  readonly bot: string;
  readonly outcome: Json;
  readonly commands: number;
  readonly created: number;
  /** The replay as JSON, compressed by gzip, in base64. */
  readonly body: string;
}

/** Answers that a seat has left in advance. They hang on nothing but the log after `seq`. */
export interface PlanRow {
  readonly match: string;
  readonly seat: Seat;
  /** The last command of the log when it was left. */
  readonly seq: number;
  readonly made: number;
  readonly lines: readonly Line[];
  /** Why it was dropped before its end. */
  readonly dropped?: string;
}

/** Somebody whom a player follows. */
export interface FollowRow {
  readonly followed: string;
  readonly since: number;
  /** As they were when it was read. */
  readonly name: string;
  readonly guest: boolean;
}

/** Somebody who waits for a quick match. */
export interface Waiting {
  readonly player: string;
  readonly game: string;
  readonly pace: QuickPace;
  readonly rating: number;
  readonly now: number;
}

/** How the queue for quick matches behaves. Times in milliseconds. */
export interface QueueRules {
  /** Who has not asked for so long has lost the place. */
  readonly dropAfter: number;
  /** Who has not asked for so long may be gone, and is paired with nobody until the next word. */
  readonly freshFor: number;
  /** How far apart two ratings may be at first, and how much further by each millisecond that one of the two waits. */
  readonly width: number;
  readonly widens: number;
}

export interface Asked {
  readonly since: number;
  /** The match that was found. */
  readonly match?: string;
}

export interface Claimed {
  /** Matches in which the account sits now. */
  readonly moved: readonly string[];
  /** Those in which it sat already. */
  readonly refused: readonly string[];
}

/** How a match starts, once all of its seats are taken. */
export interface Beginning {
  readonly started: number;
  readonly deadline: number | null;
  readonly botDue: number | null;
  readonly arenaDue: number | null;
  readonly owing: readonly Seat[];
}

/** The arena as an actor, in the log. */
export const ARENA = -1;

export interface LogRow {
  readonly match: string;
  readonly seq: number;
  /** A seat, or ARENA. */
  readonly actor: number;
  readonly n: number;
  /** JSON, as text. */
  readonly command: string;
  readonly arrival: number;
  /** JSON, as text: everything that happened, hidden things too. */
  readonly events: string;
  readonly digest: string;
}

/** What a command changes in its match's row, in the same commit. */
export interface Turned {
  readonly turn: number;
  readonly deadline: number | null;
  readonly botDue: number | null;
  /** Since when the arena owes a command. */
  readonly arenaDue: number | null;
  /** Who owes the next one. */
  readonly owing: readonly Seat[];
  /** The outcome as JSON, when this command ended the match. */
  readonly outcome: string | null;
}

/** What the rules made of a command, for the room of its game. */
export interface CommandStep {
  /** As it was before the command. */
  readonly match: MatchRow;
  readonly actor: Actor;
  readonly command: Typed;
  /** Everything that happened, hidden things too. */
  readonly events: readonly Typed[];
  /** The game's own state after it, without what a match adds. */
  readonly state: unknown;
}

export type CommitRow = LogRow & Turned & { readonly game: string; readonly step: CommandStep };

/** By what a node sees that a match in its memory is behind. */
export interface Head {
  /** The last one of the log; 0 where there is none. */
  readonly seq: number;
  /** Another text when somebody sat down, the match began or was annulled, was rated, or has a rematch. */
  readonly row: string;
}

export interface SnapshotRow {
  readonly match: string;
  readonly seq: number;
  readonly rules: string;
  readonly turn: number;
  readonly body: Json;
}

export interface Pause {
  readonly began: number;
  readonly ended: number;
}

/** Which players have a socket at which node. */
export interface AttendanceRows {
  /** The nodes of the last day, and when each last said that it runs. */
  nodes(): Promise<readonly { readonly id: string; readonly at: number }[]>;
  /**
   * Since when everything that was said is found here. Absent: since ever. When it changes all is to be said again, and
   * nobody is taken to have left before it.
   */
  wholeFrom?(now: number): number;
  /** Says that a node runs, and what changed at it: when a player's last socket closed, or null while one is open. */
  attend(
    node: string,
    now: number,
    changes: readonly { readonly player: string; readonly left: number | null }[],
  ): Promise<void>;
  /**
   * Of those of the players who were ever seen at another node: whether one of them is there, and when the latest left.
   * Nodes that have not been heard of since `alive` are gone, and their sockets with them.
   */
  attendance(
    players: readonly string[],
    but: string,
    alive: number,
  ): Promise<ReadonlyMap<string, { readonly here: boolean; readonly left: number }>>;
}

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

/** Where everything is kept. */
export interface Store extends Bus {
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
  now(): Promise<number>;

  addPlayer(player: PlayerRow, session: SessionRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  playerNamed(nameKey: string): Promise<PlayerRow | undefined>;
  /** False when the name is taken. */
  changePlayer(id: string, change: Partial<Omit<PlayerRow, 'id' | 'created'>>): Promise<boolean>;
  /** Those of this id, or with this text in their names: accounts first, the latest first. */
  findPlayers(text: string, limit: number): Promise<readonly PlayerRow[]>;
  admins(): Promise<readonly PlayerRow[]>;
  addSession(session: SessionRow): Promise<void>;
  session(tokenHash: string): Promise<(SessionRow & SessionPlayer) | undefined>;
  sessionsOf(player: string): Promise<readonly SessionRow[]>;
  /** Those of these sessions that have not ended. */
  existingSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  seen(session: string, at: number): Promise<void>;
  /** Whether there was one to end. */
  endSession(player: string, session: string): Promise<boolean>;
  endSessionsBut(player: string, session: string): Promise<void>;
  /** The session has another token from now on. */
  renewSession(session: string, tokenHash: string): Promise<void>;
  /**
   * Hands a guest's seats to an account, and ends the guest's sessions. A rating of the guest is taken over in games in
   * which the account has none; elsewhere the account's own one stands.
   */
  claim(guest: string, account: string): Promise<Claimed>;

  /** Only these codes are good from now on. */
  setRecovery(player: string, hashes: readonly string[]): Promise<void>;
  recoveryCodes(player: string): Promise<number>;
  /** Uses a code up: the player has this password, and no session. False when there is no such code. */
  recover(player: string, hash: string, passwordHash: string): Promise<boolean>;

  addAudit(row: AuditRow): Promise<void>;
  /** The latest first; those before a row, if one is named. */
  audit(before: string | undefined, limit: number): Promise<readonly AuditRow[]>;

  /** False when the player follows as many as may be. Following again changes nothing. */
  follow(player: string, followed: string, since: number, most: number): Promise<boolean>;
  unfollow(player: string, followed: string): Promise<void>;
  isFollowing(player: string, followed: string): Promise<boolean>;
  /** Those whom a player follows, by name. */
  followsOf(player: string): Promise<readonly FollowRow[]>;

  /** Calls this browser from now on. Beyond `most` browsers of one player the oldest is dropped. */
  addPush(row: PushRow, most: number): Promise<void>;
  pushesOf(player: string): Promise<readonly PushRow[]>;
  /** Of this player only, if one is named. */
  endPush(endpoint: string, player?: string): Promise<void>;

  /** False when a rematch of the same match is there already. Rejected with `RoomRefused` where its room refuses it. */
  addMatch(match: MatchRow): Promise<boolean>;
  match(id: string): Promise<MatchRow | undefined>;
  matchInvited(code: string): Promise<MatchRow | undefined>;
  /**
   * Takes an open seat, or one kept for this player. False when it is gone, or the player sits there already. Whoever
   * takes the last seat begins the match in the same transaction: no match is full and not begun.
   */
  sit(match: string, seat: number, player: string, begin: (match: MatchRow) => Beginning): Promise<boolean>;
  /** Begins a match whose seats are all taken. Whether this call did. */
  begin(match: string, begin: (match: MatchRow) => Beginning): Promise<boolean>;
  /** Ends an open or live match without a result, or only one that is still open. Whether this call did. */
  annul(match: string, at: number, outcome: Json, only?: 'open'): Promise<boolean>;
  matchesOf(player: string, limit: number): Promise<readonly MatchRow[]>;
  /** Open and live ones. */
  unfinishedOf(player: string): Promise<number>;
  liveMatches(limit: number): Promise<readonly MatchRow[]>;
  /** Open challenges, the latest first. */
  challenges(limit: number): Promise<readonly MatchRow[]>;
  /** Challenges of a player that nobody has taken: in the list, or to somebody. */
  challengesBy(player: string): Promise<number>;
  /** Challenges to a player that are not answered, rematches too. */
  challengesTo(player: string): Promise<number>;
  /** Of those of the players who play a match that everybody may watch: the latest of theirs. */
  publicMatchesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those that are over and that everybody may know of, the latest first. */
  endedOf(player: string, limit: number): Promise<readonly MatchRow[]>;
  /** Live ones whose deadline lies before. */
  due(deadline: number): Promise<readonly string[]>;
  /** Live ones in which a bot has owed a command since before. */
  awaitingBots(since: number): Promise<readonly string[]>;
  /** Live ones in which the arena has owed a command since before. */
  awaitingArena(since: number): Promise<readonly string[]>;
  /** Open ones in which nobody is missing: earlier versions could leave such matches behind. */
  full(): Promise<readonly string[]>;
  /** Matches made before that nobody began. Games played alone wait for nobody: those are not meant. */
  unbegun(before: number, solitary: readonly string[]): Promise<readonly string[]>;

  /**
   * At most one row a match. Appends what can be, and says which those are: the others another node wrote first.
   * Rejected with `RoomRefused` where a room refuses one of them; then none is written.
   */
  commit(rows: readonly CommitRow[]): Promise<ReadonlySet<CommitRow>>;
  /** The rows after `seq`, in order. */
  log(match: string, after: number): Promise<readonly LogRow[]>;
  logEntry(match: string, actor: number, n: number): Promise<LogRow | undefined>;
  /** How far each of these has come. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, Head>>;
  addSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** The latest of these rules that does not go beyond a turn. */
  snapshot(match: string, rules: string, turn: number): Promise<SnapshotRow | undefined>;

  plan(match: string, seat: Seat): Promise<PlanRow | undefined>;
  /** In place of what the seat left before. */
  setPlan(row: PlanRow): Promise<void>;
  /** Unless another one has taken its place. */
  dropPlan(row: PlanRow, why: string): Promise<void>;
  /** Only the one made at this time, if one is named. */
  endPlan(match: string, seat: Seat, made?: number): Promise<void>;
  /** Live matches in which a seat that left a plan owes a command. */
  plansDue(): Promise<readonly string[]>;

  /**
   * Takes from a player name, password, sessions, ratings, shared games and what rooms keep for them alone. The row stays,
   * under this name: it is what their matches refer to.
   */
  deletePlayer(id: string, name: string): Promise<void>;
  /** What rooms keep about a player, by game. */
  dataOf(player: string): Promise<Readonly<Record<string, Json>>>;

  /** False when the player has shared as many since then as may be. */
  addShared(shared: SharedRow, since: number, most: number): Promise<boolean>;
  /** How many this player has shared since then. */
  sharedSince(player: string, since: number): Promise<number>;
  sharedGame(id: string): Promise<SharedRow | undefined>;
  /** Of one player, the latest first, without their replays. */
  sharedOf(player: string): Promise<readonly Omit<SharedRow, 'body'>[]>;

  /** Rated matches that are over and were not looked at for the ratings yet, in the order in which they ended. */
  unsettled(): Promise<readonly string[]>;
  /**
   * Counts a match for the ratings once, whoever else tries. `rate` gives the players' new ratings by seat, or nothing
   * when the match does not count. Whether this call settled it.
   */
  settle(match: string, settling: Settling): Promise<boolean>;
  /** When those matches ended since then which this player left early, the latest first. */
  earlyLeaves(player: string, since: number): Promise<readonly number[]>;
  ratingsOf(player: string): Promise<readonly RatingRow[]>;
  leaderboard(game: string, now: number, least: Listing, limit: number): Promise<readonly RankedRow[]>;
  /** How many on the leaderboard have a higher rating. */
  ratedAbove(game: string, rating: number, now: number, least: Listing): Promise<number>;

  /**
   * Enters the queue or asks again. When somebody suitable waits, `make` makes the match of the two, which is written
   * with what they are told of it.
   */
  askQuick(waiting: Waiting, rules: QueueRules, make: (partner: string) => MatchRow): Promise<Asked>;
  /** The match, if one was found before. */
  leaveQuick(player: string, game: string): Promise<string | undefined>;
  /** Forgets those who have not asked since. */
  dropQuick(before: number): Promise<void>;

  /**
   * Says that a node runs. A gap longer than `gap` becomes a pause, and deadlines move by it. The pauses that began later
   * than `after`, in order.
   */
  beat(now: number, gap: number, after?: number): Promise<readonly Pause[]>;

  /**
   * Deletes what nobody needs any more: sessions unseen since `sessions`; matches that ended before `matches` and that
   * neither ratings, a room nor anybody with an account or a session has a part in; guests of whom nothing is left.
   */
  forget(before: { readonly sessions: number; readonly matches: number }): Promise<Forgotten>;

  /**
   * Moves the logs of some matches to the archive that ended before, and are settled where they count. They are read as
   * before, but a state of theirs is no longer kept. How many were moved.
   */
  archive(before: number): Promise<number>;
  /** Deletes the months of the archive that lie wholly before. How many. */
  dropArchive(before: number): Promise<number>;

  /** Every row of every table, in an order in which they can be restored. */
  dump(): AsyncIterable<Dumped>;
  restore(rows: AsyncIterable<Dumped>): Promise<number>;
  close(): Promise<void>;
}

/** How many of each were deleted. */
export interface Forgotten {
  readonly sessions: number;
  readonly matches: number;
  readonly players: number;
}

export interface Dumped {
  readonly table: string;
  readonly row: { readonly [column: string]: Json };
}
