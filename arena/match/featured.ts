import { openingOptions } from '@tactarium/engine';
import { games } from '@tactarium/games';
import type { MyMatch } from '@tactarium/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Limits } from '../limits.ts';
import type { Ports } from '../ports.ts';
import type { MatchRow } from '../storage/port/matches.ts';
import { ORDINARY } from '../storage/port/players.ts';
import type { Store } from '../storage/store.ts';
import { begunIfFull } from './beginning.ts';
import type { LiveMatch } from './liveMatch.ts';
import { myMatch } from './lobby.ts';
import type { MatchHost } from './matchHost.ts';

/** In whose name bots play for spectators: a guest nobody can be. */
export const HOUSE = 'phousehouse';
/** Milliseconds between two moves, so that one can follow. */
const PACE = 2_500;
/** Milliseconds after which somebody who asked for matches to watch looks no longer. */
const LOOKING = 30_000;
/** Milliseconds without a spectator after which the game is broken off. */
const ALONE = 5 * 60_000;
const MINUTE = 60_000;

/**
 * A game of two bots, so that there is something to watch when nobody plays. It goes on only while somebody looks, and
 * only when no other bot waits for a thread.
 */
export class Featured {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #bots: Bots;
  readonly #limits: Limits;
  /** When somebody last asked what there is to watch, and when each game was last seen and last moved. */
  #asked = Number.NEGATIVE_INFINITY;
  readonly #seen = new WeakMap<LiveMatch, number>();
  readonly #moved = new WeakMap<LiveMatch, number>();
  #making: Promise<MatchRow | undefined> | undefined;

  constructor(store: Store, ports: Ports, host: MatchHost, bots: Bots, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
    this.#bots = bots;
    this.#limits = limits;
    host.isHeld = ({ maker }) => maker === HOUSE;
  }

  /** What there is to watch: people's matches, or else one of the house. */
  async live(player: string): Promise<readonly MyMatch[]> {
    this.#asked = this.#ports.clock.now();
    const rows = await this.#store.liveMatches(this.#limits.list);
    const people = rows.filter(({ maker }) => maker !== HOUSE);
    if (people.length > 0) return people.map((match) => myMatch(match, player));
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined;
    });
    const game = rows[0] ?? (await this.#making);
    if (game) await this.#host.find(game.id);
    return game ? [myMatch(game, player)] : [];
  }

  /** Called about every second: bots of games that somebody looks at move, and games that nobody looks at are ended. */
  async tick(): Promise<void> {
    const now = this.#ports.clock.now();
    for (const live of this.#host.inMemory()) {
      if (live.match.maker !== HOUSE || live.match.status !== 'live') continue;
      const isSeen = live.watchers.size > 0 || now - this.#asked < LOOKING;
      if (isSeen || !this.#seen.has(live)) this.#seen.set(live, now);
      if (now - this.#seen.get(live)! > ALONE) await this.#host.annul(live, 'nobody_watched');
      if (!isSeen || this.#bots.waiting > 0 || now - (this.#moved.get(live) ?? 0) < PACE) continue;
      this.#moved.set(live, now);
      this.#host.promptHeld(live);
    }
  }

  async #make(): Promise<MatchRow | undefined> {
    const now = this.#ports.clock.now();
    const played = games.filter(({ game, bots, solitary }) => !solitary && game.seats.length === 2 && bots.length > 0);
    const entry = played[Math.floor(now / MINUTE) % played.length]!;
    const { game, bots } = entry;
    // Neither the weakest, who is no pleasure to watch, nor those who think for long.
    const bot = bots[Math.min(1, bots.length - 1)]!.name;
    const options = openingOptions(
      entry,
      {},
      game.seats.map(() => bot),
    );
    if (!options.ok) return undefined;
    await this.#come(now);
    const match: MatchRow = {
      id: this.#ports.ids.match(now),
      game: game.id,
      rules: game.rules,
      options: options.value,
      seed: this.#ports.ids.seed(),
      clock: { type: 'none' },
      delay: 0,
      watch: true,
      rated: false,
      invite: this.#ports.ids.invite(),
      maker: HOUSE,
      status: 'open',
      created: now,
      turn: 0,
      seats: game.seats.map((_, seat) => ({ seat, bot, joined: true })),
    };
    const begun = begunIfFull(match, now, this.#host.pauses);
    return (await this.#store.addMatch(begun)) ? begun : undefined;
  }

  /** The house is a guest whose token nobody has. */
  async #come(now: number): Promise<void> {
    if (await this.#store.player(HOUSE)) return;
    const session = { id: this.#ports.ids.session(), tokenHash: `none ${HOUSE}`, player: HOUSE, began: now, seen: now };
    try {
      await this.#store.addPlayer({ id: HOUSE, name: 'Tactarium', created: now, ...ORDINARY }, session);
    } catch (error) {
      // Another node was faster.
      if (!(await this.#store.player(HOUSE))) throw error;
    }
  }
}
