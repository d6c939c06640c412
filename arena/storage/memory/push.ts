import type { PushRow } from '../port/push.ts';

/** Browsers that are called, in memory. A row lives as long as its session. */
export class MemoryPush {
  readonly #rows = new Map<string, PushRow>();
  readonly #isThere: (session: string) => boolean;

  constructor(isThere: (session: string) => boolean) {
    this.#isThere = isThere;
  }

  add(row: PushRow, most: number): void {
    this.#rows.delete(row.endpoint);
    if (this.#isThere(row.session)) this.#rows.set(row.endpoint, row);
    const others = this.of(row.player).filter(({ endpoint }) => endpoint !== row.endpoint);
    for (const { endpoint } of others.slice(0, Math.max(0, others.length - most + 1))) this.#rows.delete(endpoint);
  }

  of(player: string): readonly PushRow[] {
    return [...this.#rows.values()].filter((row) => row.player === player && this.#isThere(row.session));
  }

  end(endpoint: string, player?: string): void {
    if (player === undefined || this.#rows.get(endpoint)?.player === player) this.#rows.delete(endpoint);
  }
}
