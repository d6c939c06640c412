import { games } from '@tactarium/games';
import type { Limits } from './limits.ts';
import type { Attendance } from './match/attendance.ts';
import type { MatchHost } from './match/matchHost.ts';
import type { Plans } from './match/plans.ts';
import { QUEUE } from './match/quick.ts';
import type { Ports } from './ports.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { Store } from './storage/store.ts';

/** Milliseconds between two heartbeats of a node; without one for longer than the gap, no node ran. */
const BEAT_EVERY = 1_000;
const GAP = 5_000;
/** Milliseconds after which this node does what another one should have done. */
const ORPHANED = 3_000;
const BOT_ORPHANED = 15_000;
const DAY = 24 * 3600_000;
/** All matches are looked through for those that nobody began: what took a day may take a minute more. */
const SWEEP_EVERY = 60_000;
const FORGET_EVERY = 3600_000;
/** Milliseconds in which players still repeat a last command or come back to the end of a match. */
const ARCHIVE_AFTER = 3600_000;

const solitaryGames = (): readonly string[] => games.filter(({ solitary }) => solitary).map(({ game }) => game.id);

/** Does what no request asks for: clocks, pauses, bots and ended matches whose node is gone, matches that never began. */
export class Keeper {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #ratings: Ratings;
  readonly #attendance: Attendance;
  readonly #plans: Plans;
  readonly #limits: Limits;
  #beats = false;
  #forgot = Number.NEGATIVE_INFINITY;
  #beaten = Number.NEGATIVE_INFINITY;
  #swept = Number.NEGATIVE_INFINITY;
  #started = false;

  constructor(
    store: Store,
    ports: Ports,
    host: MatchHost,
    ratings: Ratings,
    attendance: Attendance,
    plans: Plans,
    limits: Limits,
  ) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
    this.#ratings = ratings;
    this.#attendance = attendance;
    this.#plans = plans;
    this.#limits = limits;
  }

  /** Whether the database took the latest beat: one that can only be read from serves nobody. */
  get beats(): boolean {
    return this.#beats;
  }

  /** Called often; does what is due. The first call counts the time in which no node ran. */
  async tick(): Promise<void> {
    const now = this.#ports.clock.now();
    if (now - this.#beaten >= BEAT_EVERY) {
      this.#beaten = now;
      await this.#beat(now);
      await this.#seeToOrphans(now);
      await this.#ratings.settleLeft();
      await this.#store.dropQuick(now - QUEUE.dropAfter);
      await this.#attendance.tick(now);
    }
    this.#host.tick(now);
    if (now - this.#forgot < FORGET_EVERY) return;
    this.#forgot = now;
    const { days, keep } = this.#limits;
    const forgotten = await this.#store.forget({ sessions: now - days * DAY, matches: now - keep * DAY });
    if (Object.values(forgotten).some(Boolean)) this.#ports.log.info(forgotten, 'what nobody needs was deleted');
    const months = await this.#store.dropArchive(now - this.#limits.replays * DAY);
    if (months > 0) this.#ports.log.info({ months }, 'replays of these months were deleted');
  }

  /** Moves the logs of some matches that ended a while ago to the archive. How many. */
  archive(): Promise<number> {
    return this.#store.archive(this.#ports.clock.now() - ARCHIVE_AFTER);
  }

  async #beat(now: number): Promise<void> {
    const { pauses } = this.#host;
    try {
      const later = await this.#store.beat(now, GAP, pauses.at(-1)?.began);
      if (later.length > 0) this.#host.pauses = [...pauses, ...later];
      this.#beats = true;
    } catch (error) {
      this.#beats = false;
      throw error;
    }
  }

  async #seeToOrphans(now: number): Promise<void> {
    for (const id of await this.#store.due(now - ORPHANED)) {
      const live = await this.#host.find(id);
      if (live) await this.#host.catchUp(live);
    }
    // A node that has just started is alone with the bots of those that are gone.
    const since = this.#started ? now - BOT_ORPHANED : now;
    const arenaSince = this.#started ? now - ORPHANED : now;
    this.#started = true;
    for (const id of [...(await this.#store.awaitingBots(since)), ...(await this.#store.awaitingArena(arenaSince))]) {
      const live = await this.#host.find(id);
      if (!live) continue;
      await this.#host.catchUp(live);
      this.#host.prompt(live);
    }
    if (now - this.#swept < SWEEP_EVERY) return;
    this.#swept = now;
    for (const id of await this.#store.plansDue()) {
      const live = await this.#host.find(id);
      if (!live) continue;
      await this.#host.catchUp(live);
      await this.#plans.answer(live);
    }
    for (const id of await this.#store.full()) await this.#host.begin(id);
    for (const id of await this.#store.unbegun(now - DAY, solitaryGames())) {
      const live = await this.#host.find(id);
      if (live) await this.#host.annul(live, 'not_begun');
    }
  }
}
