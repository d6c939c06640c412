/** Runs one player's requests one after the other, so that requests made at once cannot pass a limit together. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<T>(player: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(player) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#last.set(player, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(player) === mine) this.#last.delete(player);
    }
  }
}
