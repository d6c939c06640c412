import type { AnyEntry, Refusal, Result, Seat, Viewer } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { News, Seen } from '@tactarium/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Limits } from '../limits.ts';
import type { Meter, Ports } from '../ports.ts';
import type { MatchRow, Pause, Store, Written } from '../storage/store.ts';
import { beginningOf } from './beginning.ts';
import { BotSeats } from './botSeats.ts';
import { Committer } from './committer.ts';
import type { Held, Watcher } from './held.ts';
import { infoOf, newsOf, seenBy } from './messages.ts';
import { type Accepted, CommandPath, type Decide } from './path.ts';
import { rebuild, SNAPSHOT_EVERY } from './rebuild.ts';
import { Supplies } from './supplies.ts';
import type { Step, Table } from './table.ts';

export type Since = { readonly news: News[] } | { readonly seen: Seen };

/** A match nobody looks at is dropped from memory after so long, unless its time is over as soon. */
const IDLE = 60_000;

const VOID_REASON = 'rules_changed';

/** The one path of a command, and everything that is told about it. */
export class Host {
  pauses: readonly Pause[] = [];
  /** Called when the end of a rated match is known here. */
  onRatedOver: (match: string) => void = () => {};
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #botSeats: BotSeats;
  readonly #supplies: Supplies;
  readonly #committer: Committer;
  readonly #path: CommandPath;
  readonly #held = new Map<string, Held>();
  readonly #loading = new Map<string, Promise<Held | undefined>>();

  constructor(store: Store, ports: Ports, bots: Bots, meter: Meter, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#botSeats = new BotSeats(bots, ports, meter, (held, seat, n, command) =>
      this.play(held, seat, n, command, ports.clock.now()),
    );
    this.#supplies = new Supplies(store, ports.log, (held, decide) => this.input(held, decide));
    this.#committer = new Committer(store, ports.log, meter);
    this.#path = new CommandPath({
      mostQueued: limits.queue,
      store,
      clock: ports.clock,
      log: ports.log,
      committer: this.#committer,
      pauses: () => this.pauses,
      catchUp: (held) => this.catchUp(held),
      accepted: (held, step) => this.#accepted(held, step),
      answered: (held) => this.prompt(held),
    });
  }

  get matches(): number {
    return this.#held.size;
  }

  get queued(): number {
    let queued = 0;
    for (const { queue } of this.#held.values()) queued += queue.length;
    return queued;
  }

  get uncommitted(): number {
    return this.#committer.waiting;
  }

  /** The match, if it is in memory. */
  held(id: string): Held | undefined {
    return this.#held.get(id);
  }

  /** The match in memory, or as its log has it. Undefined: there is none. */
  async find(id: string): Promise<Held | undefined> {
    const held = this.#held.get(id) ?? (await (this.#loading.get(id) ?? this.#load(id)));
    if (held) held.touched = this.#ports.clock.now();
    return held;
  }

  #load(id: string): Promise<Held | undefined> {
    const loading = this.#build(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #build(id: string): Promise<Held | undefined> {
    const match = await this.#store.match(id);
    if (!match) return undefined;
    const entry = gameNamed(match.game);
    const table = entry && match.status !== 'void' ? await this.#rebuild(entry, match) : undefined;
    const held: Held = {
      match: table?.match ?? match,
      table,
      queue: [],
      busy: false,
      watchers: new Set(),
      touched: this.#ports.clock.now(),
      reads: { asked: 0, taken: 0 },
      supplying: false,
      asked: new Map(),
    };
    this.#held.set(id, held);
    if (!table && match.status === 'live') await this.annul(held, VOID_REASON);
    return held;
  }

  async #rebuild(entry: AnyEntry, match: MatchRow): Promise<Table | undefined> {
    const table = await rebuild(this.#store, entry, match, this.pauses);
    if (!table) this.#ports.log.warn({ match: match.id, rules: match.rules }, 'a match no longer rebuilds');
    return table;
  }

  /** A seat's command: answered once it is committed, or refused. */
  play(
    held: Held,
    seat: Seat,
    n: number,
    json: unknown,
    arrival: number,
    told?: (accepted: Accepted) => void,
  ): Promise<Result<Accepted, Refusal>> {
    return this.#path.play(held, seat, n, json, arrival, told);
  }

  /** A command of the arena, decided by a room on the settled state. Whether one was made, or why it was refused. */
  input(held: Held, decide: Decide): Promise<Result<boolean, Refusal>> {
    return this.#path.input(held, decide);
  }

  /** A command is committed: everybody is told what they may know of it. */
  #accepted(held: Held, step: Step): void {
    const table = held.table!;
    held.match = table.match;
    this.#tell(held, step, (viewer) => viewer !== 'spectator');
    for (const shown of table.release()) this.#tell(held, shown, (viewer) => viewer === 'spectator');
    if (held.match.status === 'over') {
      this.#inform(held);
      if (held.match.rated) this.onRatedOver(held.match.id);
    }
    if (step.seq % SNAPSHOT_EVERY === 0) {
      this.#store.addSnapshot(table.snapshot()).catch((error) => {
        this.#ports.log.warn({ match: held.match.id, error }, 'a snapshot could not be written');
      });
    }
  }

  #tell(held: Held, step: Step, whom: (viewer: Viewer) => boolean): void {
    const told = new Map<Viewer, News | undefined>();
    for (const watcher of held.watchers) {
      const { viewer } = watcher;
      if (!whom(viewer)) continue;
      if (!told.has(viewer)) told.set(viewer, newsOf(held.table!, step, viewer, this.pauses));
      const news = told.get(viewer);
      if (news) watcher.news(news);
    }
  }

  #inform(held: Held): void {
    const info = infoOf(held.match);
    for (const watcher of held.watchers) watcher.info(info);
  }

  /** From here on the watcher is told everything; first what it has missed. Nothing, if it has left by then. */
  async watch(held: Held, watcher: Watcher, have: number | undefined, hasLeft = () => false): Promise<void> {
    if (this.#store.shared) await this.catchUp(held);
    if (hasLeft()) return;
    held.watchers.add(watcher);
    const since = this.since(held, watcher.viewer, have);
    if ('seen' in since) return watcher.seen(since.seen);
    for (const news of since.news) watcher.news(news);
    // Who sat down, or asked for a rematch meanwhile, is in no news.
    watcher.info(infoOf(held.match));
  }

  /** What a viewer who has so many messages has missed: the tail, or a fresh view. */
  since(held: Held, viewer: Viewer, have: number | undefined): Since {
    const { table } = held;
    if (table && have !== undefined && have <= table.cursor(viewer)) {
      if (have === table.cursor(viewer)) return { news: [] };
      const index = viewer === 'spectator' ? table.game.seats.length : viewer;
      const steps = viewer === 'spectator' ? table.recent.filter(({ seq }) => seq <= table.shown.seq) : table.recent;
      const [oldest] = steps;
      if (oldest && oldest.before[index]! <= have) {
        const missed = steps.filter(({ after }) => after[index]! > have);
        return { news: missed.flatMap((step) => newsOf(table, step, viewer, this.pauses) ?? []) };
      }
    }
    return { seen: seenBy(held.match, table, viewer, this.#ports.clock.now(), this.pauses) };
  }

  /** What other nodes wrote to the log meanwhile becomes known here. */
  async catchUp(held: Held): Promise<void> {
    if (held.match.status === 'open') await this.refresh(held.match.id);
    const { table } = held;
    if (!table || held.match.status !== 'live') return;
    for (const row of await this.#store.log(held.match.id, table.seq)) {
      if (row.seq <= table.seq) continue;
      const step = table.replay(row, this.pauses);
      if (step === false) {
        await this.annul(held, VOID_REASON);
        return;
      }
      this.#accepted(held, step);
    }
  }

  /** The match's row has changed: somebody sat down, it began, or it was annulled. */
  async refresh(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (!held) return;
    const read = ++held.reads.asked;
    const match = await this.#store.match(id);
    // Answers may overtake each other: an older one does not take back what a newer one told.
    if (!match || read < held.reads.taken) return;
    held.reads.taken = read;
    const before = JSON.stringify(infoOf(held.match));
    const began = held.match.status === 'open' && match.status !== 'open';
    // A log that this node has not read yet is not anticipated by its row, nor does a row read early take it back.
    const early = held.table !== undefined && (match.status === 'over') !== (held.match.status === 'over');
    if (began && match.status === 'over') held.match = stillLive(match);
    else if (!early || match.status === 'void') held.match = match;
    // Who sits is not a matter of the log.
    else held.match = { ...held.match, seats: match.seats };
    if (match.status === 'void') held.table = undefined;
    else if (held.table) held.table.match = held.match;
    if (began && held.table) {
      held.table.begin(held.match);
      for (const watcher of held.watchers) {
        watcher.seen(seenBy(held.match, held.table, watcher.viewer, this.#ports.clock.now(), this.pauses));
      }
      return;
    }
    // One's own change is heard again from the database: only what is new is told.
    if (JSON.stringify(infoOf(held.match)) !== before) this.#inform(held);
  }

  /** Begins a match in which nobody is missing, if that was left undone. */
  async begin(id: string): Promise<void> {
    const match = await this.#store.match(id);
    if (!match || !gameNamed(match.game)) return;
    if (!(await this.#store.begin(id, (full) => beginningOf(full, this.#ports.clock.now(), this.pauses)))) return;
    await this.#store.tell(id);
    await this.refresh(id);
    const held = await this.find(id);
    if (held) this.prompt(held);
  }

  /** Ends a match without a result, or does so only if it has not begun. Whether this call did. */
  async annul(held: Held, reason: string, only?: 'open'): Promise<boolean> {
    const { id } = held.match;
    const now = this.#ports.clock.now();
    const annulled = await this.#store.annul(id, now, { void: true, reason }, only);
    if (!annulled) return false;
    await this.#store.tell(id);
    await this.refresh(id);
    return true;
  }

  /** Other nodes wrote; what is in memory here follows. */
  heard(written: readonly Written[]): void {
    for (const { match, seq } of written) {
      const held = this.#held.get(match);
      if (!held || (seq > 0 && (held.table?.seq ?? seq) >= seq)) continue;
      const follow = seq === 0 ? this.refresh(match) : this.catchUp(held);
      follow.catch((error) => this.#ports.log.warn({ match, error }, 'a notice could not be followed'));
    }
  }

  /** Notices may have been lost: the heads of all matches in memory are read again. */
  async heardNothing(): Promise<void> {
    const heads = await this.#store.heads([...this.#held.keys()]);
    for (const [match, seq] of heads)
      this.heard([
        { match, seq: 0 },
        { match, seq },
      ]);
  }

  /** Looks at the clocks of what is in memory, and drops what nobody looks at. */
  tick(now: number): void {
    for (const [id, held] of this.#held) {
      const { table, queue } = held;
      const deadline = table?.deadline(this.pauses);
      const left = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - now;
      const idle = held.watchers.size === 0 && queue.length === 0 && now - held.touched > IDLE;
      if (left <= 0) this.#path.callTime(held, now);
      else if (idle && left > IDLE) this.#held.delete(id);
    }
  }

  /** Bots that owe a command are asked for it, and the arena makes what it owes itself. */
  prompt(held: Held): void {
    this.#botSeats.ask(held);
    this.#supplies.ask(held);
  }

  /** No new commands; what is queued is committed. */
  async stop(): Promise<void> {
    this.#botSeats.stop();
    this.#path.stop();
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
