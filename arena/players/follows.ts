import { err, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { Challengers, Followed } from '@tactarium/protocol';
import type { Limits } from '../limits.ts';
import type { Ports } from '../ports.ts';
import type { Presence } from '../presence/presence.ts';
import type { Store } from '../storage/store.ts';
import { DELETED_NAME } from './players.ts';

/** The players one follows, and who may challenge one. */
export class Follows {
  readonly #store: Store;
  readonly #ports: Ports;
  readonly #presence: Presence;
  readonly #limits: Limits;

  constructor(store: Store, ports: Ports, presence: Presence, limits: Limits) {
    this.#store = store;
    this.#ports = ports;
    this.#presence = presence;
    this.#limits = limits;
  }

  async follow(player: string, followed: string): Promise<Result<undefined, Refusal>> {
    if (player === followed) return err(refusal('follow/yourself'));
    const row = await this.#store.player(followed);
    if (!row || row.name === DELETED_NAME) return err(refusal('player/not-found'));
    const added = await this.#store.follow(player, followed, this.#ports.clock.now(), this.#limits.follows);
    return added ? ok(undefined) : err(refusal('limit/follows'));
  }

  unfollow(player: string, followed: string): Promise<void> {
    return this.#store.unfollow(player, followed);
  }

  /** By name, with who is there and what they play. */
  async list(player: string): Promise<readonly Followed[]> {
    const rows = await this.#store.followsOf(player);
    const ids = rows.map(({ followed }) => followed);
    const away = await this.#presence.away(ids, this.#ports.clock.now());
    const matches = await this.#store.publicMatchesOf(ids);
    return rows.map(({ followed: id, name, guest }) => {
      const match = matches.get(id);
      return { player: { id, name, guest }, online: !away.has(id), ...(match !== undefined && { match }) };
    });
  }

  async challengers(player: string): Promise<Challengers> {
    return (await this.#store.player(player))?.challengers ?? 'everybody';
  }

  async setChallengers(player: string, challengers: Challengers): Promise<void> {
    await this.#store.changePlayer(player, { challengers });
  }
}
