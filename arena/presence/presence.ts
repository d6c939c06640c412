/** Who has a socket open, at any node. */
export interface Presence {
  /** The first socket of a player at this node opened, or the last one closed. */
  came(player: string): void;
  left(player: string, at: number): void;
  /** Called about every second: what changed here becomes known to the other nodes. */
  beat(now: number): Promise<void>;
  /** Since when each of these players has no socket anywhere: 0 if none was ever seen. Players who have one are missing. */
  away(players: Iterable<string>, now: number): Promise<ReadonlyMap<string, number>>;
}

/** Milliseconds for which is known when somebody left. */
const KEPT = 24 * 3600_000;

/** The sockets of this node: all there are where no other node is. */
export class LocalPresence implements Presence {
  readonly #here = new Set<string>();
  /** Oldest first. */
  readonly #left = new Map<string, number>();

  came(player: string): void {
    this.#here.add(player);
    this.#left.delete(player);
  }

  left(player: string, at: number): void {
    this.#here.delete(player);
    this.#left.set(player, at);
  }

  isHere(player: string): boolean {
    return this.#here.has(player);
  }

  /** Everybody who is here, or was lately. */
  known(): readonly string[] {
    return [...this.#here, ...this.#left.keys()];
  }

  /** Null while the player is here. */
  leftAt(player: string): number | null {
    return this.#here.has(player) ? null : (this.#left.get(player) ?? 0);
  }

  async beat(now: number): Promise<void> {
    for (const [player, at] of this.#left) {
      if (at > now - KEPT) return;
      this.#left.delete(player);
    }
  }

  async away(players: Iterable<string>): Promise<ReadonlyMap<string, number>> {
    const away = new Map<string, number>();
    for (const player of players) if (!this.isHere(player)) away.set(player, this.#left.get(player) ?? 0);
    return away;
  }
}
