import type { Typed } from '@tactarium/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { localMatch } from './arena.ts';

interface Asked {
  readonly id: number;
  readonly n: number;
  readonly command: Typed;
}

/** A worker that answers later, and only a command that knows how many went before it. */
class SlowWorker {
  onmessage: ((event: { data: object }) => void) | null = null;
  #made = 0;

  postMessage({ id, n }: Asked): void {
    setTimeout(() => this.onmessage?.({ data: this.#answer(id, n) }));
  }

  #answer(id: number, n: number): object {
    if (n !== this.#made) return { type: 'refused', id, code: 'command/stale' };
    this.#made++;
    return { type: 'accepted', id, value: { n, next: this.#made } };
  }
}

afterEach(() => vi.unstubAllGlobals());

it('who places a second card before the first is answered has both placed: commands go one after the other', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const match = localMatch<object, Typed, Typed>('l1');
  const answers = await Promise.all(['place', 'place', 'find'].map((type) => match.send({ type })));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
});
