/** Work of one player is done one after the other: what is counted before it and added by it cannot be passed at once. */
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
