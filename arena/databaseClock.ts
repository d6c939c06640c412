import type { Clock } from './ports.ts';
import type { Store } from './storage/store.ts';

/** The database's time, which all nodes share: asked for now and then, counted on in between. It never goes back. */
export class DatabaseClock implements Clock {
  #offset = 0;
  #last = 0;

  now(): number {
    this.#last = Math.max(this.#last, Math.floor(performance.now() + this.#offset));
    return this.#last;
  }

  /** The answer was made about halfway between asking and hearing it. */
  async sync(store: Store): Promise<void> {
    const asked = performance.now();
    const time = await store.now();
    this.#offset = time - (asked + performance.now()) / 2;
  }
}
