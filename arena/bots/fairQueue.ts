/** Waiting work, by the player it is for. Players take turns, so a player with much work keeps nobody else waiting for long. */
export class FairQueue<T> {
  readonly #mostEach: number;
  /** Whose turn is next stands first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  constructor(mostEach: number) {
    this.#mostEach = mostEach;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether no more should be added for this one. */
  isFull(who: string): boolean {
    return (this.#waiting.get(who)?.length ?? 0) >= this.#mostEach;
  }

  add(who: string, item: T): void {
    const theirs = this.#waiting.get(who) ?? [];
    this.#waiting.set(who, theirs);
    theirs.push(item);
    this.#size++;
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [who, theirs] = first;
    const item = theirs.shift();
    this.#waiting.delete(who);
    if (theirs.length > 0) this.#waiting.set(who, theirs);
    this.#size--;
    return item;
  }
}
