import type { SharedGames, SharedRow } from '../port/shared.ts';

/** Games that were shared, in memory. */
export class MemoryShared implements SharedGames {
  readonly #rows = new Map<string, SharedRow>();

  async addShared(row: SharedRow, since: number, most: number): Promise<boolean> {
    if (this.#since(row.player, since) >= most) return false;
    this.#rows.set(row.id, row);
    return true;
  }

  async sharedSince(player: string, since: number): Promise<number> {
    return this.#since(player, since);
  }

  async sharedGame(id: string): Promise<SharedRow | undefined> {
    return this.#rows.get(id);
  }

  async sharedOf(player: string): Promise<readonly Omit<SharedRow, 'body'>[]> {
    const latest = this.#of(player).toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1));
    return latest.map(({ body: _, ...head }) => head);
  }

  /** An account takes over what a guest has shared. */
  claim(guest: string, account: string): void {
    for (const row of this.#of(guest)) this.#rows.set(row.id, { ...row, player: account });
  }

  /** Forgets what was shared before, or ever, by this player. */
  forget(player: string, before = Number.POSITIVE_INFINITY): void {
    for (const { id, created } of this.#of(player)) if (created < before) this.#rows.delete(id);
  }

  has(player: string): boolean {
    return this.#of(player).length > 0;
  }

  #of(player: string): readonly SharedRow[] {
    return [...this.#rows.values()].filter((row) => row.player === player);
  }

  #since(player: string, since: number): number {
    return this.#of(player).filter(({ created }) => created > since).length;
  }
}
