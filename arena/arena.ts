import {
  err,
  type Json,
  ok,
  type Refusal,
  type Replay,
  type Result,
  refusal,
  type Seat,
  type Typed,
  type Viewer,
} from '@tactarium/engine';
import type { Command, Line, MyMatch, News, Plan, Seen } from '@tactarium/protocol';
import { Admin } from './admin/admin.ts';
import type { Bots } from './bots/bots.ts';
import { type Counts, localCounts } from './counts/counts.ts';
import type { Server } from './http/server.ts';
import { Keeper } from './keeper.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Attendance } from './match/attendance.ts';
import type { Accepted } from './match/commandQueue.ts';
import { Featured } from './match/featured.ts';
import type { LiveMatch } from './match/liveMatch.ts';
import { Lobby, myMatch } from './match/lobby.ts';
import { MatchHost, type Since } from './match/matchHost.ts';
import { seenBy } from './match/messages.ts';
import { Plans } from './match/plans.ts';
import { QuickMatches } from './match/quick.ts';
import { Sayings } from './match/sayings.ts';
import { Farewell } from './players/farewell.ts';
import { Follows } from './players/follows.ts';
import { Players } from './players/players.ts';
import { Recovery } from './players/recovery.ts';
import { type Meter, type Ports, UNREAD } from './ports.ts';
import { LocalPresence, type Presence } from './presence/presence.ts';
import { SharedPresence } from './presence/sharedPresence.ts';
import { Previews } from './previews/previews.ts';
import { Push } from './push/push.ts';
import { Ratings } from './ratings/ratings.ts';
import { SharedGames } from './shared/shared.ts';
import { ARENA } from './storage/port/log.ts';
import type { SeatRow } from './storage/port/matches.ts';
import type { Store } from './storage/store.ts';

export interface Seated {
  readonly live: LiveMatch;
  readonly viewer: Viewer;
}

export interface Legal {
  readonly n: number;
  readonly commands: Command[];
}

/** Everything that can be asked of the server, whatever carries the question. */
export class Arena {
  readonly players: Players;
  readonly lobby: Lobby;
  readonly farewell: Farewell;
  readonly recovery: Recovery;
  readonly admin: Admin;
  readonly follows: Follows;
  readonly quick: QuickMatches;
  readonly ratings: Ratings;
  readonly shared: SharedGames;
  readonly previews: Previews;
  readonly host: MatchHost;
  readonly keeper: Keeper;
  readonly presence: Presence;
  readonly push: Push;
  readonly counts: Counts;
  /** Absent where bots do not play for spectators. */
  readonly featured: Featured | undefined;
  readonly #attendance: Attendance;
  readonly #sayings: Sayings;
  readonly #plans: Plans;
  readonly #store: Store;
  readonly #ports: Ports;

  constructor(store: Store, ports: Ports, bots: Bots, meter: Meter = UNREAD, limits: Limits = LIMITS) {
    this.#store = store;
    this.#ports = ports;
    this.counts = ports.counts ?? localCounts();
    this.host = new MatchHost(store, ports, bots, meter, limits);
    this.players = new Players(store, ports, limits, this.counts.guard);
    this.presence = store.attendance ? new SharedPresence(store.attendance, ports.ids.session()) : new LocalPresence();
    this.lobby = new Lobby(store, ports, this.host, this.presence, limits);
    this.farewell = new Farewell(store, ports, this.players, this.lobby, this.host);
    this.recovery = new Recovery(store, ports, this.players);
    this.admin = new Admin(store, ports, this.players, this.farewell, this.host);
    this.quick = new QuickMatches(store, ports, this.host, limits);
    this.ratings = new Ratings(store, ports, this.host, limits);
    this.shared = new SharedGames(store, ports, bots, limits);
    this.previews = new Previews(store, this.host, this.shared, bots, ports);
    this.follows = new Follows(store, ports, this.presence, limits);
    this.push = new Push(store, ports, this.presence, limits, this.counts.rates('calls', limits.calls, 3600));
    this.#plans = new Plans(store, ports, this.host);
    this.host.onCalled = (live, seats, why) =>
      this.#plans.called(live, seats, (unanswered) => this.push.called(live, unanswered, why));
    this.#attendance = new Attendance(this.presence, ports, this.host);
    this.featured = ports.featured ? new Featured(store, ports, this.host, bots, limits) : undefined;
    this.#sayings = new Sayings(store, ports, this.host, this.counts, limits);
    this.keeper = new Keeper(store, ports, this.host, this.ratings, this.#attendance, this.#plans, limits);
    this.players.onClaimed = (matches) => this.#reseated(matches);
  }

  /** Hears the other nodes, and counts the time in which none ran. */
  async start(): Promise<void> {
    const again = (): void => {
      this.host.resync().catch((error) => this.#ports.log.warn({ error }, 'the heads could not be read'));
    };
    await this.#store.listen((written) => this.host.onWritten(written), again);
    for (const room of this.#store.rooms) await room.started?.(this.#store.rowsOf(room), this);
    await this.keeper.tick();
  }

  /** Somebody else sits in these matches now, at every node. */
  async #reseated(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      await this.#store.tell(match);
      await this.host.refresh(match);
    }
  }

  /** How it fares, as far as it knows itself. */
  async health() {
    const { name, attendance } = this.#store;
    const { matches, watchers } = this.host;
    return { storage: name, nodes: [...((await attendance?.nodes()) ?? [])], matches, watchers, now: this.now };
  }

  get now(): number {
    return this.#ports.clock.now();
  }

  /** The match, and whether this player sees it from a seat or as a spectator. */
  async look(id: string, player: string): Promise<Result<Seated, Refusal>> {
    const live = await this.host.find(id);
    if (!live) return err(refusal('match/not-found'));
    const seat = await this.#seatOf(live, player);
    const awaited = live.match.seats.some((one) => one.player === player);
    if (!seat && !awaited && !live.match.watch) return err(refusal('match/private'));
    return ok({ live, viewer: seat ? seat.seat : 'spectator' });
  }

  /** A player who has just sat down at another node may be unknown here: the match's row knows. */
  async #seatOf(live: LiveMatch, player: string): Promise<SeatRow | undefined> {
    const seat = seatIn(live, player);
    if (seat || !this.#store.shared) return seat;
    await this.host.refresh(live.match.id);
    return seatIn(live, player);
  }

  /** `onAccepted` is called before anybody hears of the command, so that its sender is answered first. */
  async play(
    id: string,
    player: string,
    n: number,
    command: unknown,
    arrival: number,
    onAccepted?: (accepted: Accepted) => void,
  ): Promise<Result<Accepted, Refusal>> {
    // Most commands are for a match in memory: they do not wait for the others of this turn of the event loop.
    const live = this.host.live(id) ?? (await this.host.find(id));
    if (!live) return err(refusal('match/not-found'));
    const seat = seatIn(live, player) ?? (await this.#seatOf(live, player));
    if (!seat) return err(refusal('match/not-seated'));
    return this.host.play(live, seat.seat, n, command, arrival, onAccepted);
  }

  /** Ends the wait for an opponent who owes a command and has left. */
  async claim(id: string, player: string): Promise<Result<MyMatch, Refusal>> {
    const seated = await this.#seated(id, player);
    if (!seated.ok) return seated;
    const { live, seat } = seated.value;
    const claimed = await this.#attendance.claim(live, seat);
    if (!claimed.ok) return claimed;
    return claimed.value ? ok(myMatch(live.match, player)) : err(refusal('claim/nobody-left'));
  }

  /** Says one of a few things to those who play too. */
  async say(id: string, player: string, saying: string): Promise<Result<undefined, Refusal>> {
    const looked = await this.look(id, player);
    if (!looked.ok) return looked;
    const { live, viewer } = looked.value;
    return viewer === 'spectator' ? err(refusal('match/not-seated')) : this.#sayings.say(live, viewer, saying);
  }

  /** The answers that this player has left in advance. */
  async plan(id: string, player: string): Promise<Result<Plan, Refusal>> {
    const seated = await this.#seated(id, player);
    return seated.ok ? ok(await this.#plans.read(seated.value.live, seated.value.seat)) : seated;
  }

  /** Leaves answers in advance, in place of those from before. */
  async leavePlan(id: string, player: string, lines: readonly Line[]): Promise<Result<Plan, Refusal>> {
    const seated = await this.#seated(id, player);
    return seated.ok ? this.#plans.leave(seated.value.live, seated.value.seat, lines) : seated;
  }

  /** For what only those who sit may do, with all that is known of the match at any node. */
  async #seated(
    id: string,
    player: string,
  ): Promise<Result<{ readonly live: LiveMatch; readonly seat: Seat }, Refusal>> {
    const looked = await this.look(id, player);
    if (!looked.ok) return looked;
    const { live, viewer } = looked.value;
    if (viewer === 'spectator') return err(refusal('match/not-seated'));
    if (this.#store.shared) await this.host.catchUp(live);
    return ok({ live, seat: viewer });
  }

  async seen(id: string, player: string): Promise<Result<Seen, Refusal>> {
    const looked = await this.look(id, player);
    if (!looked.ok) return looked;
    const { live, viewer } = looked.value;
    if (this.#store.shared) await this.host.catchUp(live);
    return ok(seenBy(live.match, live.folded, viewer, this.now, this.host.pauses));
  }

  async since(id: string, player: string, have: number): Promise<Result<Since, Refusal>> {
    const looked = await this.look(id, player);
    if (!looked.ok) return looked;
    const { live, viewer } = looked.value;
    if (this.#store.shared) await this.host.catchUp(live);
    return ok(this.host.since(live, viewer, have));
  }

  /** Everything this viewer was told since the beginning: what a log shows that is opened late. */
  async told(id: string, player: string): Promise<Result<{ readonly news: News[] }, Refusal>> {
    const looked = await this.look(id, player);
    if (!looked.ok) return looked;
    const { live, viewer } = looked.value;
    if (this.#store.shared) await this.host.catchUp(live);
    const { folded } = live;
    if (!folded) return ok({ news: [] });
    const last = viewer === 'spectator' ? folded.shown.seq : folded.seq;
    const rows = await this.#store.log(id, 0);
    const shown = rows.filter(({ seq }) => seq <= last);
    const told = shown.map(({ events }) => folded.redactFor(JSON.parse(events) as Typed[], viewer) as News['events']);
    return ok({ news: told.filter(({ length }) => length > 0).map((events, i) => ({ cursor: i + 1, events })) });
  }

  /** Whose words say why something was refused; undefined when the match is not in memory. */
  gameOf(id: string): string | undefined {
    return this.host.live(id)?.match.game;
  }

  async legal(id: string, player: string): Promise<Result<Legal, Refusal>> {
    const seated = await this.#seated(id, player);
    if (!seated.ok) return seated;
    const { live, seat } = seated.value;
    const { folded, match } = live;
    if (!folded || match.status !== 'live') return ok({ n: folded?.count(seat) ?? 0, commands: [] });
    return ok({ n: folded.count(seat), commands: folded.game.legal(folded.state, seat) as Legal['commands'] });
  }

  /** Everything that was hidden is in it, so it is told only when the match is over. */
  async replay(id: string, player: string): Promise<Result<Replay, Refusal>> {
    const looked = await this.look(id, player);
    if (!looked.ok) return looked;
    const { live } = looked.value;
    if (this.#store.shared) await this.host.catchUp(live);
    const { match } = live;
    if (match.status === 'void') return err(refusal('match/void'));
    if (match.status !== 'over') return err(refusal('match/not-over'));
    const withheld = this.#store.rooms.find(({ game }) => game === match.game)?.withholds?.(match, this.now);
    if (withheld) return err(withheld);
    const names = seatNames(live);
    const read = await this.#store.reading.log(id, 0);
    // A replica may not have all of what has just ended.
    const rows = read.length < (live.folded?.seq ?? 1) ? await this.#store.log(id, 0) : read;
    if (rows.length === 0) return err(refusal('match/expired'));
    return ok({
      game: match.game,
      rules: match.rules,
      options: match.options,
      seed: match.seed,
      commands: rows.map(({ actor, command }) => ({
        actor: actor === ARENA ? 'arena' : names[actor]!,
        command: JSON.parse(command) as Json,
      })),
      digests: rows.map(({ digest }) => digest),
      events: rows.map(({ events }) => JSON.parse(events) as Json[]),
    });
  }

  /** Routes of single games, for anybody. */
  roomRoutes(server: Server): void {
    for (const room of this.#store.rooms) {
      room.routes?.(server, this, this.#store.rowsOf(room), this.#store.reading.rowsOf(room));
    }
  }

  /** Routes of single games, for those who are signed in. */
  roomPlayerRoutes(server: Server): void {
    for (const room of this.#store.rooms) room.playerRoutes?.(server, this, this.#store.rowsOf(room));
  }

  /** No new commands; what is queued is committed, and what follows from it is done. */
  async finish(): Promise<void> {
    await this.host.stop();
    await this.ratings.idle();
    await this.#plans.idle();
    await this.push.idle();
  }

  /** The same, then the storage is closed. */
  async stop(): Promise<void> {
    await this.finish();
    await this.#store.close();
  }
}

const seatIn = ({ match }: LiveMatch, player: string): SeatRow | undefined =>
  match.seats.find((seat) => seat.player === player && seat.joined);

const seatNames = ({ match, folded }: LiveMatch): readonly string[] =>
  folded?.game.seats ?? match.seats.map(({ seat }) => `seat${seat}`);
