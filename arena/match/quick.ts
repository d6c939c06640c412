import { type AnyEntry, err, ok, openingOptions, type Refusal, type Result, refusal } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import { QUICK_CLOCKS, type Quick, type QuickPace } from '@tactarium/protocol';
import { RoomRefused } from '../games/room.ts';
import type { Limits } from '../limits.ts';
import type { Ports } from '../ports.ts';
import { EARLY_LEAVES } from '../ratings/fairness.ts';
import { UNKNOWN } from '../ratings/glicko.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import type { QueueRules } from '../storage/port/quick.ts';
import type { Store } from '../storage/store.ts';
import { begunIfFull } from './beginning.ts';
import { delayOf, myMatch } from './lobby.ts';
import type { MatchHost } from './matchHost.ts';

/** Two who are 1,000 points apart have met after 9 s: sooner than anybody is offered the computer. */
export const QUEUE: QueueRules = { dropAfter: 6_000, freshFor: 3_000, width: 100, widens: 0.1 };

/** A rated match against somebody else who wants one and is about as strong. */
export class QuickMatches {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #limits: Limits;

  constructor(store: Store, ports: Ports, host: MatchHost, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
    this.#limits = limits;
  }

  async ask(player: string, game: string, pace: QuickPace): Promise<Result<Quick, Refusal>> {
    const entry = gameNamed(game);
    if (!entry) return err(refusal('game/unknown'));
    if (entry.game.seats.length !== 2) return err(refusal('game/not-for-two'));
    if ((await this.#store.unfinishedOf(player)) >= this.#limits.matches) {
      const left = await this.leave(player, game);
      return left.match ? ok(left) : err(refusal('limit/matches'));
    }
    const rest = await this.#restOf(player);
    if (rest !== undefined) return err(refusal('quick/left-early', { until: rest }));
    const rated = (await this.#store.ratingsOf(player)).find((row) => row.game === game);
    const now = this.#ports.clock.now();
    const waiting = { player, game, pace, rating: rated?.rating ?? UNKNOWN.rating, now };
    try {
      const asked = await this.#store.askQuick(waiting, QUEUE, (partner) =>
        this.#make(entry, pace, player, partner, now),
      );
      return ok(asked.match === undefined ? { since: asked.since } : await this.#told(asked.match, player));
    } catch (error) {
      if (error instanceof RoomRefused) return err(error.refusal);
      throw error;
    }
  }

  /** Until when somebody who left too many matches early has to wait; undefined for everybody else. */
  async #restOf(player: string): Promise<number | undefined> {
    const now = this.#ports.clock.now();
    const [latest, ...others] = await this.#store.earlyLeaves(player, now - EARLY_LEAVES.within);
    if (latest === undefined || others.length + 1 < EARLY_LEAVES.matches) return undefined;
    const until = latest + EARLY_LEAVES.rest;
    return until > now ? until : undefined;
  }

  /** A player who leaves too late is told of the match. */
  async leave(player: string, game: string): Promise<Quick> {
    const match = await this.#store.leaveQuick(player, game);
    return match === undefined ? {} : this.#told(match, player);
  }

  async #told(match: string, player: string): Promise<Quick> {
    const live = await this.#host.find(match);
    return live ? { match: myMatch(live.match, player) } : {};
  }

  /** It lives from the first moment: nobody has to begin it. */
  #make(entry: AnyEntry, pace: QuickPace, player: string, partner: string, now: number): MatchRow {
    const { game } = entry;
    const id = this.#ports.ids.match(now);
    const options = openingOptions(
      entry,
      {},
      game.seats.map(() => undefined),
    );
    if (!options.ok) throw new Error(`${game.id} has no standard options`);
    const seated = isEven(id) ? [player, partner] : [partner, player];
    const match: MatchRow = {
      id,
      game: game.id,
      rules: game.rules,
      options: options.value,
      seed: this.#ports.ids.seed(),
      clock: QUICK_CLOCKS[pace],
      delay: delayOf(entry),
      watch: true,
      rated: true,
      invite: this.#ports.ids.invite(),
      maker: player,
      status: 'open',
      created: now,
      turn: 0,
      seats: seated.map((sitting, seat) => ({ seat, player: sitting, joined: true })),
    };
    return begunIfFull(match, now, this.#host.pauses);
  }
}

/** Ids are random, and tell nothing of the seed: they decide who has the first seat. */
const isEven = (id: string): boolean => id.charCodeAt(id.length - 1) % 2 === 0;
