/** Codes that replace lost passwords, in memory. */
export class MemoryRecovery {
  readonly #hashes = new Map<string, ReadonlySet<string>>();

  set(player: string, hashes: readonly string[]): void {
    this.#hashes.set(player, new Set(hashes));
  }

  left(player: string): number {
    return this.#hashes.get(player)?.size ?? 0;
  }

  /** Whether there was such a code. */
  use(player: string, hash: string): boolean {
    const hashes = [...(this.#hashes.get(player) ?? [])];
    this.set(
      player,
      hashes.filter((other) => other !== hash),
    );
    return hashes.includes(hash);
  }
}
