import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Leaderboard, Profile } from '@tactarium/protocol';
import type { Limits } from '../limits.ts';
import type { MatchHost } from '../match/matchHost.ts';
import { infoOf } from '../match/messages.ts';
import type { Ports } from '../ports.ts';
import type { RatingRow } from '../storage/port/ratings.ts';
import type { Store } from '../storage/store.ts';
import { isListed, LISTED, settling } from './fairness.ts';
import { strengthAt } from './rate.ts';

/** How strong each player is, by game. */
export class Ratings {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #host: MatchHost;
  readonly #limits: Limits;
  readonly #underWay = new Set<Promise<void>>();

  constructor(store: Store, ports: Ports, host: MatchHost, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#host = host;
    this.#limits = limits;
    host.onRatedOver = (match) => this.#soon(match);
  }

  /** Matches whose node was gone before it could settle them. */
  async settleLeft(): Promise<void> {
    for (const match of await this.#store.unsettled()) await this.#settle(match);
  }

  /** When nothing is being settled any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  #soon(match: string): void {
    const settling = this.#settle(match)
      .catch((error) => this.#ports.log.warn({ match, error }, 'a match is settled later'))
      .finally(() => this.#underWay.delete(settling));
    this.#underWay.add(settling);
  }

  /** Every node that has seen the end tries; one does it, and all tell those who watch there. */
  async #settle(match: string): Promise<void> {
    if (await this.#store.settle(match, settling)) await this.#store.tell(match);
    await this.#host.refresh(match);
  }

  async leaderboard(game: string, visitor: string | undefined): Promise<Result<Leaderboard, Refusal>> {
    if (!gameNamed(game)) return err(refusal('game/unknown'));
    const now = this.#ports.clock.now();
    const rows = await this.#store.reading.leaderboard(game, now, LISTED, this.#limits.leaderboard);
    const players = rows.map((row) => {
      const { rank, player: id, name } = row;
      return { rank, player: { id, name, guest: false }, ...standing(row, now) };
    });
    const outside = visitor !== undefined && !players.some(({ player }) => player.id === visitor);
    const mine = outside ? await this.#outside(game, visitor, now) : undefined;
    return ok({ game, players, ...(mine && { mine }) });
  }

  async #outside(game: string, id: string, now: number): Promise<Leaderboard['mine']> {
    const { reading } = this.#store;
    const row = (await reading.ratingsOf(id)).find((rating) => rating.game === game);
    const player = await reading.player(id);
    if (!row || !player) return undefined;
    const { name, passwordHash } = player;
    const who = { id, name, guest: passwordHash === undefined };
    const listed = isListed(row, who.guest, now);
    const rank = listed ? 1 + (await reading.ratedAbove(game, row.rating, now, LISTED)) : undefined;
    return { ...(rank !== undefined && { rank }), player: who, ...standing(row, now) };
  }

  async profile(id: string): Promise<Result<Profile, Refusal>> {
    const { reading } = this.#store;
    // A replica may not know yet who has just come.
    const player = (await reading.player(id)) ?? (await this.#store.player(id));
    if (!player) return err(refusal('player/not-found'));
    const now = this.#ports.clock.now();
    const { name, created, passwordHash } = player;
    const ratings = await reading.ratingsOf(id);
    const recent = await reading.endedOf(id, this.#limits.recent);
    return ok({
      player: { id, name, guest: passwordHash === undefined },
      created,
      ratings: ratings.map((row) => ({ game: row.game, ...standing(row, now) })),
      recent: recent.map(infoOf),
    });
  }
}

function standing(row: RatingRow, now: number) {
  const { rating, deviation } = strengthAt(row, now);
  const { games, wins, draws, losses } = row;
  return { rating: Math.round(rating), deviation: Math.round(deviation), games, wins, draws, losses };
}
