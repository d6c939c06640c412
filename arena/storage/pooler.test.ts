import { expect, it } from 'vitest';
import { isPooledByTransaction, type Session } from './pooler.ts';

/** Processes of a database, and how many sessions are open at it. */
class Processes {
  readonly free: number[] = [];
  sessions = 0;
  #made = 100;

  take(): number {
    return this.free.pop() ?? ++this.#made;
  }

  /** The one that was free for longest, as a pooler that takes them in turn does. */
  takeOldest(): number {
    return this.free.shift() ?? ++this.#made;
  }
}

/** Each session has a process of its own. */
const direct = (processes: Processes) => async (): Promise<Session> => {
  processes.sessions++;
  const mine = processes.take();
  return { begin: async () => {}, process: async () => mine, end: async () => void processes.sessions-- };
};

/** Lends one for each transaction; others use the same pooler meanwhile. */
const pooled =
  (processes: Processes, take: () => number, othersCome = () => {}) =>
  async (): Promise<Session> => {
    processes.sessions++;
    let held: number | undefined;
    return {
      async begin() {
        held = take();
      },
      async process() {
        othersCome();
        if (held !== undefined) return held;
        const lent = take();
        processes.free.push(lent);
        return lent;
      },
      async end() {
        processes.sessions--;
      },
    };
  };

it('a session that has a process of its own is not taken for pooled', async () => {
  const processes = new Processes();
  processes.free.push(1, 2, 3);
  expect(await isPooledByTransaction(direct(processes))).toBe(false);
  expect(processes.sessions).toBe(0);
});

it('a pooler that lends its last one first is found, with any number of processes', async () => {
  for (const free of [[], [1], [1, 2, 3]]) {
    const processes = new Processes();
    processes.free.push(...free);
    expect(await isPooledByTransaction(pooled(processes, () => processes.take()))).toBe(true);
    expect(processes.sessions).toBe(0);
  }
});

it('a pooler that lends them in turn, or that others use, is found', async () => {
  const inTurn = new Processes();
  inTurn.free.push(1, 2, 3);
  expect(await isPooledByTransaction(pooled(inTurn, () => inTurn.takeOldest()))).toBe(true);
  const busy = new Processes();
  busy.free.push(1, 2, 3, 4);
  // Somebody takes one for a while and another gives one back, before each question.
  const others = (): void => {
    busy.free.unshift(busy.free.pop()!);
  };
  expect(await isPooledByTransaction(pooled(busy, () => busy.take(), others))).toBe(true);
});

it('sessions are closed when one of them cannot be opened', async () => {
  const processes = new Processes();
  const open = direct(processes);
  const second = async (): Promise<Session> => {
    if (processes.sessions > 0) throw new Error('too many');
    return open();
  };
  await expect(isPooledByTransaction(second)).rejects.toThrow('too many');
  expect(processes.sessions).toBe(0);
});
