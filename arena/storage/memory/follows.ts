import type { FollowRow, Follows } from '../port/follows.ts';
import type { PlayerRow } from '../port/players.ts';

/** Who follows whom, in memory. */
export class MemoryFollows implements Follows {
  /** By player, and then by whom they follow: since when. */
  readonly #rows = new Map<string, Map<string, number>>();
  readonly #player: (id: string) => PlayerRow | undefined;

  constructor(player: (id: string) => PlayerRow | undefined) {
    this.#player = player;
  }

  #of(player: string): Map<string, number> {
    const rows = this.#rows.get(player) ?? new Map<string, number>();
    this.#rows.set(player, rows);
    return rows;
  }

  async follow(player: string, followed: string, since: number, most: number): Promise<boolean> {
    const rows = this.#of(player);
    if (!rows.has(followed) && rows.size < most) rows.set(followed, since);
    return rows.has(followed);
  }

  async unfollow(player: string, followed: string): Promise<void> {
    this.#of(player).delete(followed);
  }

  async isFollowing(player: string, followed: string): Promise<boolean> {
    return this.#of(player).has(followed);
  }

  async followsOf(player: string): Promise<readonly FollowRow[]> {
    const rows = [...this.#of(player)].map(([followed, since]) => {
      const { name, passwordHash } = this.#player(followed)!;
      return { followed, since, name, guest: passwordHash === undefined };
    });
    const key = ({ name, followed }: FollowRow): string => `${name}\n${followed}`;
    return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  }

  /** A guest has become an account: whom they follow, and who follows them. */
  handOver(guest: string, account: string): void {
    for (const [followed, since] of this.#of(guest)) {
      if (followed !== account && !this.#of(account).has(followed)) this.#of(account).set(followed, since);
    }
    for (const [player, rows] of this.#rows) {
      const since = rows.get(guest);
      if (since !== undefined && player !== account && !rows.has(account)) rows.set(account, since);
    }
    this.forget(guest);
  }

  forget(player: string): void {
    this.#rows.delete(player);
    for (const rows of this.#rows.values()) rows.delete(player);
  }
}
