import { invariant, type Json } from '@tactarium/engine';
import { rooms as listed } from '../../games/index.ts';
import type { Room } from '../../games/room.ts';
import { Rooms, type RowsOf } from '../../games/rooms.ts';
import { monthOf, pack, unpack } from '../archive.ts';
import type { AuditRow } from '../port/audit.ts';
import type { Dumped } from '../port/backup.ts';
import type { Pause } from '../port/heart.ts';
import type { CommitRow, Head, LogRow, SnapshotRow } from '../port/log.ts';
import type { Beginning, MatchRow, SeatRow } from '../port/matches.ts';
import type { Claimed } from '../port/ownership.ts';
import type { PlayerRow, SessionRow } from '../port/players.ts';
import { ORDINARY } from '../port/players.ts';
import type { PushRow } from '../port/push.ts';
import type { Asked, QueueRules, Waiting } from '../port/quick.ts';
import type { Listing, RankedRow, RatingRow, Settling } from '../port/ratings.ts';
import type { Forgotten } from '../port/retention.ts';
import type { Store } from '../store.ts';
import { MemoryFollows } from './follows.ts';
import { MemoryPlans } from './plans.ts';
import { MemoryPush } from './push.ts';
import { MemoryQuick } from './quick.ts';
import { MemoryRatings } from './ratings.ts';
import { MemoryRecovery } from './recovery.ts';
import { MemoryShared } from './shared.ts';
import { MemoryTables } from './tables.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Keeps everything as long as the process lives: for tests, and for a match that nobody has to find again. */
export class MemoryStore implements Store {
  readonly name = 'memory';
  readonly shared = false;
  readonly reading = this;
  readonly #players = new Map<string, PlayerRow>();
  readonly #sessions = new Map<string, Writable<SessionRow>>();
  readonly #matches = new Map<string, Writable<Omit<MatchRow, 'seats'>> & { seats: Writable<SeatRow>[] }>();
  readonly #log = new Map<string, LogRow[]>();
  readonly #archive = new Map<string, Buffer>();
  readonly #snapshots: SnapshotRow[] = [];
  readonly #pauses: Pause[] = [];
  readonly #ratings = new MemoryRatings({
    match: (id) => this.#read(id),
    matches: () => this.#matches.values(),
    log: (match) => this.#log.get(match) ?? [],
    player: (id) => this.#players.get(id)!,
  });
  readonly #quick = new MemoryQuick({
    addMatch: (match) => this.addMatch(match),
    isPlayed: (match) => this.#matches.get(match)?.status === 'live',
  });
  readonly #shared = new MemoryShared();
  readonly #follows = new MemoryFollows((id) => this.#players.get(id));
  readonly #plans = new MemoryPlans((id) => this.#matches.get(id));
  readonly #push = new MemoryPush((session) => this.#sessions.has(session));
  readonly #recovery = new MemoryRecovery();
  readonly #audit: AuditRow[] = [];
  readonly #tables = new MemoryTables();
  readonly #rooms: Rooms;
  #beat: number | undefined;

  constructor(rooms: readonly Room[] = listed) {
    this.#rooms = new Rooms(rooms);
    void this.#tables.transaction(() => this.#rooms.prepare(this.rowsOf));
  }

  get rooms(): readonly Room[] {
    return this.#rooms.list;
  }

  readonly rowsOf: RowsOf = (room) =>
    room.memory({
      table: (name) => this.#tables.table(name),
      player: (id) => this.#players.get(id),
      match: (id) => this.#read(id),
      annul: (id, at, outcome) => this.#annul(id, at, outcome),
    });

  async now(): Promise<number> {
    return Date.now();
  }

  async addPlayer(player: PlayerRow, session: SessionRow): Promise<void> {
    this.#players.set(player.id, player);
    await this.addSession(session);
  }

  async player(id: string): Promise<PlayerRow | undefined> {
    return this.#players.get(id);
  }

  async playerNamed(nameKey: string): Promise<PlayerRow | undefined> {
    return [...this.#players.values()].find((player) => player.nameKey === nameKey);
  }

  async changePlayer(id: string, change: Partial<PlayerRow>): Promise<boolean> {
    const holder = change.nameKey === undefined ? undefined : await this.playerNamed(change.nameKey);
    if (holder && holder.id !== id) return false;
    this.#players.set(id, { ...this.#players.get(id)!, ...change });
    return true;
  }

  async findPlayers(text: string, limit: number): Promise<readonly PlayerRow[]> {
    const isFound = ({ id, name }: PlayerRow): boolean =>
      id === text || name.toLowerCase().includes(text.toLowerCase());
    const isGuest = ({ passwordHash }: PlayerRow): number => Number(passwordHash === undefined);
    return [...this.#players.values()]
      .filter(isFound)
      .sort((a, b) => isGuest(a) - isGuest(b) || b.created - a.created || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async admins(): Promise<readonly PlayerRow[]> {
    return [...this.#players.values()].filter(({ admin }) => admin).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async setRecovery(player: string, hashes: readonly string[]): Promise<void> {
    this.#recovery.set(player, hashes);
  }

  async recoveryCodes(player: string): Promise<number> {
    return this.#recovery.left(player);
  }

  async recover(player: string, hash: string, passwordHash: string): Promise<boolean> {
    if (!this.#recovery.use(player, hash)) return false;
    this.#players.set(player, { ...this.#players.get(player)!, passwordHash });
    for (const { id } of await this.sessionsOf(player)) this.#sessions.delete(id);
    return true;
  }

  async addAudit(row: AuditRow): Promise<void> {
    this.#audit.push(row);
  }

  async audit(before: string | undefined, limit: number): Promise<readonly AuditRow[]> {
    const older = this.#audit.filter(({ id }) => before === undefined || id < before);
    return older.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
  }

  async addSession(session: SessionRow): Promise<void> {
    this.#sessions.set(session.id, { ...session });
  }

  async session(tokenHash: string) {
    const session = [...this.#sessions.values()].find((other) => other.tokenHash === tokenHash);
    if (!session) return undefined;
    const { name, passwordHash, admin, bannedUntil } = this.#players.get(session.player)!;
    return { ...session, name, guest: passwordHash === undefined, admin, bannedUntil };
  }

  async sessionsOf(player: string): Promise<readonly SessionRow[]> {
    return [...this.#sessions.values()].filter((session) => session.player === player);
  }

  async existingSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(ids.filter((id) => this.#sessions.has(id)));
  }

  async seen(session: string, at: number): Promise<void> {
    const row = this.#sessions.get(session);
    if (row) row.seen = at;
  }

  async endSession(player: string, session: string): Promise<boolean> {
    return this.#sessions.get(session)?.player === player && this.#sessions.delete(session);
  }

  async endSessionsBut(player: string, session: string): Promise<void> {
    for (const { id } of await this.sessionsOf(player)) if (id !== session) this.#sessions.delete(id);
  }

  async renewSession(session: string, tokenHash: string): Promise<void> {
    const row = this.#sessions.get(session);
    if (row) this.#sessions.set(session, { ...row, tokenHash });
  }

  async claim(guest: string, account: string): Promise<Claimed> {
    await this.#tables.transaction(() => this.#rooms.claimed(this.rowsOf, guest, account));
    const theirs = this.#select(({ seats }) => seats.some(({ player }) => player === guest));
    const isSeated = ({ seats }: MatchRow): boolean => seats.some(({ player }) => player === account);
    const moved = theirs.filter((match) => !isSeated(match)).map(({ id }) => id);
    for (const id of moved) {
      for (const seat of this.#matches.get(id)!.seats) if (seat.player === guest) seat.player = account;
    }
    this.#quick.forget(guest);
    this.#follows.handOver(guest, account);
    this.#ratings.claim(guest, account);
    this.#shared.claim(guest, account);
    for (const { id } of await this.sessionsOf(guest)) this.#sessions.delete(id);
    return { moved, refused: theirs.filter(isSeated).map(({ id }) => id) };
  }

  async deletePlayer(id: string, name: string): Promise<void> {
    await this.#tables.transaction(() => this.#rooms.deleted(this.rowsOf, id));
    const { created } = this.#players.get(id)!;
    this.#players.set(id, { id, name, created, ...ORDINARY });
    for (const session of await this.sessionsOf(id)) this.#sessions.delete(session.id);
    this.#quick.forget(id);
    this.#follows.forget(id);
    this.#ratings.forget(id);
    this.#shared.forget(id);
    this.#recovery.set(id, []);
    for (const { id: match, seats } of this.#matches.values()) {
      for (const { seat, player } of seats) if (player === id) this.#plans.forget(match, seat);
    }
  }

  dataOf(player: string): Promise<Readonly<Record<string, Json>>> {
    return this.#rooms.dataOf(this.rowsOf, player);
  }

  async addPush(row: PushRow, most: number): Promise<void> {
    this.#push.add(row, most);
  }

  async pushesOf(player: string): Promise<readonly PushRow[]> {
    return this.#push.of(player);
  }

  async endPush(endpoint: string, player?: string): Promise<void> {
    this.#push.end(endpoint, player);
  }

  addMatch(match: MatchRow): Promise<boolean> {
    return this.#tables.transaction(async () => {
      const { rematchOf } = match;
      if (rematchOf !== undefined && [...this.#matches.values()].some((other) => other.rematchOf === rematchOf))
        return false;
      await this.#rooms.made(this.rowsOf, match);
      this.#matches.set(match.id, { ...match, seats: match.seats.map((seat) => ({ ...seat })) });
      return true;
    });
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.#read(id);
  }

  async matchInvited(code: string): Promise<MatchRow | undefined> {
    return this.#select(({ invite }) => invite === code)[0];
  }

  async sit(match: string, seat: number, player: string, begin: (match: MatchRow) => Beginning): Promise<boolean> {
    const { seats, status } = this.#matches.get(match)!;
    const row = seats[seat];
    if (status !== 'open' || !row || row.joined || row.bot !== undefined) return false;
    if (row.player !== undefined && row.player !== player) return false;
    if (seats.some((other) => other !== row && other.player === player)) return false;
    seats[seat] = { ...row, player, joined: true };
    try {
      await this.begin(match, begin);
    } catch (error) {
      seats[seat] = row;
      throw error;
    }
    return true;
  }

  async begin(id: string, begin: (match: MatchRow) => Beginning): Promise<boolean> {
    const match = this.#matches.get(id)!;
    if (!isFull(match)) return false;
    const beginning = begin(this.#read(id)!);
    const { started, owing } = beginning;
    Object.assign(match, { status: 'live', started, owing, ...datesOf(beginning) });
    return true;
  }

  annul(id: string, at: number, outcome: Json, only?: 'open'): Promise<boolean> {
    return this.#tables.transaction(async () => {
      const match = this.#matches.get(id);
      if (match?.status !== 'open' && (only || match?.status !== 'live')) return false;
      await this.#rooms.voided(this.rowsOf, match.game, id, at);
      this.#annul(id, at, outcome);
      return true;
    });
  }

  #annul(id: string, at: number, outcome: Json): void {
    Object.assign(this.#matches.get(id)!, {
      status: 'void',
      ended: at,
      outcome,
      owing: undefined,
      ...datesOf(NOTHING_DUE),
    });
  }

  async matchesOf(player: string, limit: number): Promise<readonly MatchRow[]> {
    return this.#select(({ seats }) => seats.some((seat) => seat.player === player)).slice(0, limit);
  }

  async unfinishedOf(player: string): Promise<number> {
    const mine = await this.matchesOf(player, Number.POSITIVE_INFINITY);
    return mine.filter(({ status }) => status === 'open' || status === 'live').length;
  }

  async liveMatches(limit: number): Promise<readonly MatchRow[]> {
    return this.#select(({ status, watch }) => status === 'live' && watch).slice(0, limit);
  }

  async challenges(limit: number): Promise<readonly MatchRow[]> {
    return this.#select(({ status, listed }) => status === 'open' && listed === true).slice(0, limit);
  }

  async challengesBy(player: string): Promise<number> {
    return this.#select(
      ({ maker, status, listed, rematchOf, seats }) =>
        maker === player && status === 'open' && rematchOf === undefined && (listed === true || seats.some(isAwaited)),
    ).length;
  }

  async challengesTo(player: string): Promise<number> {
    return this.#select(
      ({ status, seats }) => status === 'open' && seats.some((seat) => seat.player === player && isAwaited(seat)),
    ).length;
  }

  async publicMatchesOf(players: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const live = this.#select(({ status, watch }) => status === 'live' && watch).toSorted(
      (a, b) => b.started! - a.started! || (a.id < b.id ? -1 : 1),
    );
    return new Map(
      players.flatMap((player) => {
        const match = live.find(({ seats }) => seats.some((seat) => seat.player === player));
        return match ? [[player, match.id] as const] : [];
      }),
    );
  }

  async endedOf(player: string, limit: number): Promise<readonly MatchRow[]> {
    const ended = this.#select(
      ({ status, watch, seats }) => status === 'over' && watch && seats.some((seat) => seat.player === player),
    );
    return ended.toSorted((a, b) => b.ended! - a.ended! || (a.id < b.id ? -1 : 1)).slice(0, limit);
  }

  async due(deadline: number): Promise<readonly string[]> {
    return this.#live((match) => match.deadline !== undefined && match.deadline <= deadline);
  }

  async awaitingBots(since: number): Promise<readonly string[]> {
    return this.#live(({ botDue }) => botDue !== undefined && botDue <= since);
  }

  async awaitingArena(since: number): Promise<readonly string[]> {
    return this.#live(({ arenaDue }) => arenaDue !== undefined && arenaDue <= since);
  }

  async full(): Promise<readonly string[]> {
    return this.#select(isFull).map(({ id }) => id);
  }

  async unbegun(before: number, solitary: readonly string[]): Promise<readonly string[]> {
    const old = this.#select(({ created, game }) => created < before && !solitary.includes(game));
    return old
      .filter(({ id, status, deadline }) =>
        status === 'live' ? deadline === undefined && !this.#log.get(id)?.length : status === 'open',
      )
      .map(({ id }) => id);
  }

  commit(rows: readonly CommitRow[]): Promise<ReadonlySet<CommitRow>> {
    return this.#tables.transaction(async () => {
      const free = rows.filter((row) => this.#isFree(row));
      for (const row of free) if (this.#rooms.hears(row)) await this.#rooms.committed(this.rowsOf, row);
      for (const row of free) this.#append(row);
      return new Set(free);
    });
  }

  /** Whether nobody has written its place in the log, nor this command by another way. */
  #isFree(row: CommitRow): boolean {
    const log = this.#log.get(row.match) ?? [];
    return (
      this.#matches.get(row.match)?.archived !== true &&
      log.length < row.seq &&
      !log.some(({ seq, actor, n }) => seq === row.seq || (actor === row.actor && n === row.n))
    );
  }

  #append({ game: _, step: __, turn, deadline, botDue, arenaDue, owing, outcome, ...row }: CommitRow): void {
    const log = this.#log.get(row.match) ?? [];
    this.#log.set(row.match, log);
    log.push(row);
    const match = this.#matches.get(row.match)!;
    Object.assign(match, { turn, owing, ...datesOf({ deadline, botDue, arenaDue }) });
    if (outcome !== null) Object.assign(match, { status: 'over', outcome: JSON.parse(outcome), ended: row.arrival });
  }

  async log(match: string, after: number): Promise<readonly LogRow[]> {
    const body = this.#archive.get(match);
    const rows = body ? await unpack(match, body) : (this.#log.get(match) ?? []);
    return rows.filter(({ seq }) => seq > after);
  }

  async logEntry(match: string, actor: number, n: number): Promise<LogRow | undefined> {
    return (await this.log(match, 0)).find((row) => row.actor === actor && row.n === n);
  }

  async heads(matches: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    return new Map(
      matches.flatMap((id) => {
        const match = this.#read(id);
        if (!match) return [];
        const { status, rematch, ratings, seats } = match;
        return [[id, { seq: this.#log.get(id)?.length ?? 0, row: JSON.stringify([status, rematch, ratings, seats]) }]];
      }),
    );
  }

  async addSnapshot(snapshot: SnapshotRow): Promise<void> {
    this.#snapshots.push(snapshot);
  }

  async snapshot(match: string, rules: string, turn: number): Promise<SnapshotRow | undefined> {
    return this.#snapshots.findLast((row) => row.match === match && row.rules === rules && row.turn <= turn);
  }

  async unsettled(): Promise<readonly string[]> {
    return this.#ratings.unsettled();
  }

  async settle(match: string, settling: Settling): Promise<boolean> {
    return this.#ratings.settle(match, settling);
  }

  async earlyLeaves(player: string, since: number): Promise<readonly number[]> {
    return this.#ratings.earlyLeaves(player, since);
  }

  async ratingsOf(player: string): Promise<readonly RatingRow[]> {
    return this.#ratings.ofPlayer(player);
  }

  async leaderboard(game: string, now: number, least: Listing, limit: number): Promise<readonly RankedRow[]> {
    return this.#ratings.leaderboard(game, now, least, limit);
  }

  async ratedAbove(game: string, rating: number, now: number, least: Listing): Promise<number> {
    return this.#ratings.above(game, rating, now, least);
  }

  askQuick(waiting: Waiting, rules: QueueRules, make: (partner: string) => MatchRow): Promise<Asked> {
    return this.#quick.askQuick(waiting, rules, make);
  }

  leaveQuick(player: string, game: string): Promise<string | undefined> {
    return this.#quick.leaveQuick(player, game);
  }

  dropQuick(before: number): Promise<void> {
    return this.#quick.dropQuick(before);
  }

  follow = this.#follows.follow.bind(this.#follows);
  unfollow = this.#follows.unfollow.bind(this.#follows);
  isFollowing = this.#follows.isFollowing.bind(this.#follows);
  followsOf = this.#follows.followsOf.bind(this.#follows);

  plan = this.#plans.plan.bind(this.#plans);
  setPlan = this.#plans.setPlan.bind(this.#plans);
  dropPlan = this.#plans.dropPlan.bind(this.#plans);
  endPlan = this.#plans.endPlan.bind(this.#plans);
  plansDue = this.#plans.plansDue.bind(this.#plans);

  addShared = this.#shared.addShared.bind(this.#shared);
  sharedSince = this.#shared.sharedSince.bind(this.#shared);
  sharedGame = this.#shared.sharedGame.bind(this.#shared);
  sharedOf = this.#shared.sharedOf.bind(this.#shared);

  async beat(now: number, gap: number, after = -1): Promise<readonly Pause[]> {
    if (this.#beat !== undefined && now - this.#beat > gap) {
      const live = [...this.#matches.values()].filter(({ status }) => status === 'live');
      const alive = live.flatMap(({ id, started = 0 }) => [started, this.#log.get(id)?.at(-1)?.arrival ?? 0]);
      const pause = { began: Math.max(this.#beat, ...alive), ended: now };
      this.#pauses.push(pause);
      for (const match of live) {
        if (match.deadline !== undefined && match.deadline > pause.began) match.deadline += pause.ended - pause.began;
      }
    }
    this.#beat = Math.max(this.#beat ?? 0, now);
    return this.#pauses.filter(({ began }) => began > after);
  }

  async forget(before: { readonly sessions: number; readonly matches: number }): Promise<Forgotten> {
    const expired = [...this.#sessions.values()].filter(({ seen }) => seen < before.sessions);
    for (const { id } of expired) this.#sessions.delete(id);
    const signedIn = new Set([...this.#sessions.values()].map(({ player }) => player));
    const canReturn = (player: string): boolean =>
      this.#players.get(player)?.passwordHash !== undefined || signedIn.has(player);
    const kept = this.rooms.filter(({ tables }) => tables !== undefined).map(({ game }) => game);
    const old = this.#select(
      ({ status, ended, rated, game }) =>
        (status === 'over' || status === 'void') && ended! < before.matches && !rated && !kept.includes(game),
    ).filter(({ maker, seats }) => ![maker, ...seats.flatMap(({ player }) => player ?? [])].some(canReturn));
    for (const { id } of old) {
      this.#matches.delete(id);
      this.#log.delete(id);
      this.#archive.delete(id);
      this.#plans.forget(id);
    }
    for (const { id, created } of this.#players.values()) {
      if (canReturn(id)) continue;
      this.#shared.forget(id, before.matches);
      if (created < before.sessions) this.#follows.forget(id);
    }
    const needed = new Set(
      [...this.#matches.values()].flatMap(({ maker, seats }) => [
        maker,
        ...seats.flatMap(({ player }) => player ?? []),
      ]),
    );
    const guests = [...this.#players.values()].filter(
      ({ id, created }) =>
        created < before.sessions &&
        !canReturn(id) &&
        !needed.has(id) &&
        !this.#shared.has(id) &&
        this.#ratings.ofPlayer(id).length === 0,
    );
    for (const { id } of guests) this.#players.delete(id);
    return { sessions: expired.length, matches: old.length, players: guests.length };
  }

  async archive(before: number): Promise<number> {
    const unsettled = new Set(await this.unsettled());
    const due = [...this.#matches.values()].filter(
      ({ id, archived, ended }) => !archived && ended !== undefined && ended < before && !unsettled.has(id),
    );
    for (const match of due) {
      const rows = this.#log.get(match.id) ?? [];
      if (rows.length > 0) this.#archive.set(match.id, await pack(rows));
      this.#log.delete(match.id);
      match.archived = true;
    }
    return due.length;
  }

  async dropArchive(before: number): Promise<number> {
    const months = new Set<string>();
    for (const id of this.#archive.keys()) {
      const { table, to } = monthOf(this.#matches.get(id)!.ended!);
      if (to > before) continue;
      this.#archive.delete(id);
      months.add(table);
    }
    return months.size;
  }

  async hold(): Promise<void> {}
  drop(): void {}
  async tell(): Promise<void> {}
  async say(): Promise<void> {}
  async listen(): Promise<void> {}

  dump(): AsyncIterable<Dumped> {
    throw new Error('What is kept in memory is not exported.');
  }

  async restore(): Promise<number> {
    throw new Error('Nothing is imported into memory.');
  }

  async close(): Promise<void> {}

  #read(id: string): MatchRow | undefined {
    const match = this.#matches.get(id);
    if (!match) return undefined;
    const rematch = [...this.#matches.values()].find(({ rematchOf }) => rematchOf === id)?.id;
    const seats = match.seats.map((seat) => ({ ...seat, ...this.#known(seat.player, match.game) }));
    const ratings = this.#ratings.changes(id);
    const unrated = this.#ratings.unrated(id);
    return {
      ...match,
      seats,
      ...(rematch !== undefined && { rematch }),
      ...(ratings.length > 0 && { ratings }),
      ...(unrated && { unrated }),
    };
  }

  #known(player: string | undefined, game: string): { readonly name?: string; readonly rating?: number } {
    if (player === undefined) return {};
    const row = this.#players.get(player);
    invariant(row, 'whoever sits is a player');
    const rating = this.#ratings.of(player, game)?.rating;
    return { name: row.name, ...(rating !== undefined && { rating }) };
  }

  #select(wanted: (match: Omit<MatchRow, 'rematch'>) => boolean): readonly MatchRow[] {
    return [...this.#matches.values()]
      .filter(wanted)
      .sort((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1))
      .map(({ id }) => this.#read(id)!);
  }

  #live(wanted: (match: Omit<MatchRow, 'rematch'>) => boolean): readonly string[] {
    return this.#select((match) => match.status === 'live' && wanted(match)).map(({ id }) => id);
  }
}

const isAwaited = ({ player, joined }: SeatRow): boolean => player !== undefined && !joined;

const isFull = ({ status, seats }: Pick<MatchRow, 'status' | 'seats'>): boolean =>
  status === 'open' && seats.every(({ joined }) => joined);

type Dates = Pick<Beginning, 'deadline' | 'botDue' | 'arenaDue'>;

const NOTHING_DUE: Dates = { deadline: null, botDue: null, arenaDue: null };

const datesOf = ({ deadline, botDue, arenaDue }: Dates) => ({
  deadline: deadline ?? undefined,
  botDue: botDue ?? undefined,
  arenaDue: arenaDue ?? undefined,
});
