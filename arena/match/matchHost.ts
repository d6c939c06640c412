import { type AnyEntry, ok, type Refusal, type Result, type Seat, type Viewer } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { CallReason, News, Seen } from '@tactarium/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Notice, Spoken, ToldRow, Written } from '../bus/bus.ts';
import type { Limits } from '../limits.ts';
import type { Meter, Ports } from '../ports.ts';
import type { Pause } from '../storage/port/heart.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { Store } from '../storage/store.ts';
import { beginningOf } from './beginning.ts';
import { BotSeats } from './botSeats.ts';
import { type Accepted, CommandQueue, type Decide } from './commandQueue.ts';
import { Committer } from './committer.ts';
import type { FoldedMatch, Step } from './foldedMatch.ts';
import type { LiveMatch, Watcher } from './liveMatch.ts';
import { infoOf, newsOf, seenBy } from './messages.ts';
import { rebuild, SNAPSHOT_EVERY } from './rebuild.ts';
import { Supplies } from './supplies.ts';

export type Since = { readonly news: News[] } | { readonly seen: Seen };

/** Milliseconds after which a match that nobody looks at is dropped from memory, unless its clock runs out as soon. */
const IDLE = 60_000;

const VOID_REASON = 'rules_changed';

/** The one path of a command, and everything that is told about it. */
export class MatchHost {
  pauses: readonly Pause[] = [];
  /** Called when the end of a rated match is known here. */
  onRatedOver: (match: string) => void = () => {};
  /** Called when seats have come to owe a command, or are kept for somebody who has yet to come, at the node where that happened. */
  onCalled: (live: LiveMatch, seats: readonly Seat[], why: CallReason) => void = () => {};
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #botSeats: BotSeats;
  readonly #supplies: Supplies;
  readonly #committer: Committer;
  readonly #queue: CommandQueue;
  readonly #live = new Map<string, LiveMatch>();
  readonly #loading = new Map<string, Promise<LiveMatch | undefined>>();

  constructor(store: Store, ports: Ports, bots: Bots, meter: Meter, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#botSeats = new BotSeats(bots, ports, meter, (live, seat, n, command) =>
      this.play(live, seat, n, command, ports.clock.now()),
    );
    this.#supplies = new Supplies(store, bots, ports.log, meter, (live, decide) => this.input(live, decide));
    this.#committer = new Committer(store, ports.log, meter);
    this.#queue = new CommandQueue({
      mostQueued: limits.queue,
      store,
      clock: ports.clock,
      log: ports.log,
      committer: this.#committer,
      pauses: () => this.pauses,
      catchUp: (live) => this.catchUp(live),
      accepted: (live, step) => this.#accepted(live, step),
      answered: (live) => this.prompt(live),
      called: (live, seats) => this.onCalled(live, seats, 'turn'),
    });
  }

  get matches(): number {
    return this.#live.size;
  }

  /** Everybody who is told what happens in some match. */
  get watchers(): number {
    let watchers = 0;
    for (const live of this.#live.values()) watchers += live.watchers.size;
    return watchers;
  }

  get queued(): number {
    let queued = 0;
    for (const { queue } of this.#live.values()) queued += queue.length;
    return queued;
  }

  get uncommitted(): number {
    return this.#committer.waiting;
  }

  /** The database did not take the latest commit. */
  get away(): boolean {
    return this.#committer.away;
  }

  /** Whether this player has as many bots thinking as the limit allows. */
  botsAreBusy(player: string): boolean {
    return this.#botSeats.isBusy(player);
  }

  inMemory(): readonly LiveMatch[] {
    return [...this.#live.values()];
  }

  /** The match, if it is in memory. */
  live(id: string): LiveMatch | undefined {
    return this.#live.get(id);
  }

  /** The match in memory, or as its log has it. Undefined: there is none. */
  async find(id: string): Promise<LiveMatch | undefined> {
    const live = this.#live.get(id) ?? (await (this.#loading.get(id) ?? this.#load(id)));
    if (live) live.touched = this.#ports.clock.now();
    return live;
  }

  #load(id: string): Promise<LiveMatch | undefined> {
    const loading = this.#build(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #build(id: string): Promise<LiveMatch | undefined> {
    const match = await this.#store.match(id);
    if (!match) return undefined;
    // Before its log is read: what comes in between is then either in the log or told.
    await this.#store.hold(id);
    const entry = gameNamed(match.game);
    const folded = entry && match.status !== 'void' ? await this.#rebuild(entry, match) : undefined;
    const live: LiveMatch = {
      match: folded?.match ?? match,
      folded,
      queue: [],
      busy: false,
      watchers: new Set(),
      touched: this.#ports.clock.now(),
      reads: { asked: 0, taken: 0 },
      supplying: false,
      asked: new Map(),
      attendance: undefined,
      row: undefined,
    };
    this.#live.set(id, live);
    if (!folded && match.status === 'live') await this.annul(live, VOID_REASON);
    return live;
  }

  async #rebuild(entry: AnyEntry, match: MatchRow): Promise<FoldedMatch | undefined> {
    const folded = await rebuild(this.#store, entry, match, this.pauses);
    if (!folded) this.#ports.log.warn({ match: match.id, rules: match.rules }, 'a match no longer rebuilds');
    return folded;
  }

  /** A seat's command: answered once it is committed, or refused. */
  play(
    live: LiveMatch,
    seat: Seat,
    n: number,
    json: unknown,
    arrival: number,
    onAccepted?: (accepted: Accepted) => void,
  ): Promise<Result<Accepted, Refusal>> {
    return this.#queue.play(live, seat, n, json, arrival, onAccepted);
  }

  /** A command of the arena, decided by a room on the settled state. Whether one was made, or why it was refused. */
  input(live: LiveMatch, decide: Decide): Promise<Result<boolean, Refusal>> {
    return this.#queue.input(live, decide);
  }

  /** Until the arena owes nothing here: what it owes is made now, here or at another node. */
  async settle(live: LiveMatch): Promise<Result<undefined, Refusal>> {
    while (live.folded?.awaitsArena) {
      const made = await this.#supplies.make(live);
      if (!made.ok && live.folded?.awaitsArena) return made;
      if (!made.ok || !made.value) break;
    }
    return ok(undefined);
  }

  /** A command is committed: everybody is told what they may know of it. */
  #accepted(live: LiveMatch, step: Step): void {
    const folded = live.folded!;
    live.match = folded.match;
    this.#tell(live, step, (viewer) => viewer !== 'spectator');
    for (const shown of folded.release()) this.#tell(live, shown, (viewer) => viewer === 'spectator');
    if (live.match.status === 'over') {
      this.#inform(live);
      if (live.match.rated) this.onRatedOver(live.match.id);
    }
    if (step.seq % SNAPSHOT_EVERY === 0) {
      this.#store.addSnapshot(folded.snapshot()).catch((error) => {
        this.#ports.log.warn({ match: live.match.id, error }, 'a snapshot could not be written');
      });
    }
  }

  #tell(live: LiveMatch, step: Step, whom: (viewer: Viewer) => boolean): void {
    const told = new Map<Viewer, News | undefined>();
    for (const watcher of live.watchers) {
      const { viewer } = watcher;
      if (!whom(viewer)) continue;
      if (!told.has(viewer)) told.set(viewer, newsOf(live.folded!, step, viewer, this.pauses));
      const news = told.get(viewer);
      if (news) watcher.news(news);
    }
  }

  #inform(live: LiveMatch): void {
    const info = infoOf(live.match);
    for (const watcher of live.watchers) watcher.info(info);
  }

  /** What somebody who sits said reaches those who sit and look at this node. */
  spread(live: LiveMatch, { seat, saying }: Spoken): void {
    const name = live.folded?.game.seats[seat];
    if (name === undefined) return;
    for (const watcher of live.watchers) if (watcher.viewer !== 'spectator') watcher.said({ seat: name, saying });
  }

  /** From here on the watcher is told everything; first what it has missed. Nothing, if it has left by then. */
  async watch(live: LiveMatch, watcher: Watcher, have: number | undefined, hasLeft = () => false): Promise<void> {
    if (this.#store.shared) await this.catchUp(live);
    if (hasLeft()) return;
    live.watchers.add(watcher);
    const since = this.since(live, watcher.viewer, have);
    if ('seen' in since) watcher.seen(since.seen);
    else {
      for (const news of since.news) watcher.news(news);
      // Who sat down, or asked for a rematch meanwhile, is in no news.
      watcher.info(infoOf(live.match));
    }
    if (live.attendance && watcher.viewer !== 'spectator') watcher.presence(live.attendance.news);
  }

  /** What a viewer with this cursor has missed: the tail, or a fresh view. */
  since(live: LiveMatch, viewer: Viewer, have: number | undefined): Since {
    const { folded } = live;
    if (folded && have !== undefined && have <= folded.cursor(viewer)) {
      if (have === folded.cursor(viewer)) return { news: [] };
      const index = viewer === 'spectator' ? folded.game.seats.length : viewer;
      const steps = viewer === 'spectator' ? folded.recent.filter(({ seq }) => seq <= folded.shown.seq) : folded.recent;
      const [oldest] = steps;
      if (oldest && oldest.before[index]! <= have) {
        const missed = steps.filter(({ after }) => after[index]! > have);
        return { news: missed.flatMap((step) => newsOf(folded, step, viewer, this.pauses) ?? []) };
      }
    }
    return { seen: seenBy(live.match, folded, viewer, this.#ports.clock.now(), this.pauses) };
  }

  /** What other nodes wrote to the log meanwhile becomes known here. */
  async catchUp(live: LiveMatch): Promise<void> {
    if (live.match.status === 'open') await this.refresh(live.match.id);
    const { folded } = live;
    if (!folded || live.match.status !== 'live') return;
    for (const row of await this.#store.log(live.match.id, folded.seq)) {
      if (row.seq > folded.seq && !(await this.#follow(live, folded, row))) return;
    }
  }

  /** The next row of the log happens here too. Whether it could: the rules may have changed. */
  async #follow(live: LiveMatch, folded: FoldedMatch, row: ToldRow): Promise<boolean> {
    const step = folded.replay(row, this.pauses);
    if (step !== false) this.#accepted(live, step);
    else await this.annul(live, VOID_REASON);
    return step !== false;
  }

  /** The match's row has changed: somebody sat down, it began, or it was annulled. */
  async refresh(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (!live) return;
    const read = ++live.reads.asked;
    const match = await this.#store.match(id);
    // Answers may overtake each other: an older one does not take back what a newer one told.
    if (!match || read < live.reads.taken) return;
    live.reads.taken = read;
    const before = JSON.stringify(infoOf(live.match));
    const began = live.match.status === 'open' && match.status !== 'open';
    // A log that this node has not read yet is not anticipated by its row, nor does a row read early take it back.
    const early = live.folded !== undefined && (match.status === 'over') !== (live.match.status === 'over');
    if (began && match.status === 'over') live.match = stillLive(match);
    else if (!early || match.status === 'void') live.match = match;
    // Seats are not part of the log.
    else live.match = { ...live.match, seats: match.seats };
    if (match.status === 'void') live.folded = undefined;
    else if (live.folded) live.folded.match = live.match;
    if (began && live.folded) {
      live.folded.begin(live.match);
      for (const watcher of live.watchers) {
        watcher.seen(seenBy(live.match, live.folded, watcher.viewer, this.#ports.clock.now(), this.pauses));
      }
      return;
    }
    // One's own change is heard again from the database: only what is new is told.
    if (JSON.stringify(infoOf(live.match)) !== before) this.#inform(live);
  }

  /** Begins a match in which nobody is missing, if that was left undone. */
  async begin(id: string): Promise<void> {
    const match = await this.#store.match(id);
    if (!match || !gameNamed(match.game)) return;
    if (!(await this.#store.begin(id, (full) => beginningOf(full, this.#ports.clock.now(), this.pauses)))) return;
    await this.#store.tell(id);
    await this.refresh(id);
    const live = await this.find(id);
    if (live) this.prompt(live);
  }

  /** Ends a match without a result, or does so only if it has not begun. Whether this call did. */
  async annul(live: LiveMatch, reason: string, only?: 'open'): Promise<boolean> {
    const { id } = live.match;
    const now = this.#ports.clock.now();
    const annulled = await this.#store.annul(id, now, { void: true, reason }, only);
    if (!annulled) return false;
    await this.#store.tell(id);
    await this.refresh(id);
    return true;
  }

  /** Other nodes wrote; what is in memory here follows. */
  onWritten(notices: readonly Notice[]): void {
    for (const notice of notices) {
      const { match } = notice;
      const live = this.#live.get(match);
      if (live && 'spoken' in notice) this.spread(live, notice.spoken);
      if (!live || 'spoken' in notice) continue;
      const { seq } = notice;
      if (seq > 0 && (live.folded?.seq ?? seq) >= seq) continue;
      this.#hear(live, notice).catch((error) =>
        this.#ports.log.warn({ match, error }, 'a notice could not be followed'),
      );
    }
  }

  /** A row that comes next is taken from the notice; where some are missing in between, the log is read. */
  async #hear(live: LiveMatch, { match, seq, row }: Written): Promise<void> {
    const { folded } = live;
    if (seq === 0) await this.refresh(match);
    else if (row && folded?.seq === seq - 1 && live.match.status === 'live') await this.#follow(live, folded, row);
    else await this.catchUp(live);
  }

  /** Notices may have been lost: the heads of all matches in memory are read again. */
  async resync(): Promise<void> {
    for (const [match, { seq, row }] of await this.#store.heads([...this.#live.keys()])) {
      const live = this.#live.get(match);
      if (!live) continue;
      if (live.row !== row) {
        const failed = (error: unknown): void => this.#ports.log.warn({ match, error }, 'a match could not be read');
        this.refresh(match).then(() => {
          live.row = row;
        }, failed);
      }
      if (seq > 0) this.onWritten([{ match, seq }]);
    }
  }

  /** Looks at the clocks of what is in memory, and drops what nobody looks at. */
  tick(now: number): void {
    for (const [id, live] of this.#live) {
      const { folded, queue } = live;
      const deadline = folded?.deadline(this.pauses);
      const left = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - now;
      const idle = live.watchers.size === 0 && queue.length === 0 && now - live.touched > IDLE;
      if (left <= 0) this.#queue.callTime(live, now);
      else if (idle && left > IDLE) this.#forget(id);
    }
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#store.drop(id);
  }

  /** Whether bots of this match move only when they are told to. */
  isHeld: (match: MatchRow) => boolean = () => false;

  /** Bots that owe a command are asked for it, and the arena makes what it owes itself. */
  prompt(live: LiveMatch): void {
    if (!this.isHeld(live.match)) this.promptHeld(live);
  }

  promptHeld(live: LiveMatch): void {
    this.#botSeats.ask(live);
    this.#supplies.ask(live);
  }

  /** No new commands; what is queued is committed. */
  async stop(): Promise<void> {
    this.#botSeats.stop();
    this.#queue.stop();
    while (this.queued > 0 || this.uncommitted > 0) {
      await this.#committer.idle();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await this.#committer.idle();
  }
}

function stillLive({ outcome: _, ended: __, ...match }: MatchRow): MatchRow {
  return { ...match, status: 'live' };
}
