import { afterEach, expect, it, vi } from 'vitest';
import type { Question } from './messages.ts';

/** Workers of this test answer when they are told to. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: Question[] = [];
  isRunning = true;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isRunning = false;
  }

  answer(value: object): void {
    this.onmessage?.({ data: { type: 'answer', id: this.asked[0]!.id, value } });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  FakeWorker.all.length = 0;
});

async function open() {
  vi.stubGlobal('Worker', FakeWorker);
  return (await import('./lab.ts')).lab;
}

const QUESTION = { seed: 'sfc32:0', own: {}, opponent: {} } as never;

it('a worker that dies is started anew, and asked again what it has not answered', async () => {
  const lab = await open();
  const answer = lab.ask('fight', QUESTION);
  const [first] = FakeWorker.all;
  first!.onerror!();
  const [, second] = FakeWorker.all;
  expect([first!.isRunning, second!.isRunning]).toEqual([false, true]);
  expect(second!.asked).toEqual(first!.asked);
  second!.answer({ rounds: 3 });
  expect(await answer).toEqual({ ok: true, value: { rounds: 3 } });
});

it('a worker that ends without a word is missed, because its lock goes with it', async () => {
  const locks = new Map<string, () => void>();
  vi.stubGlobal('navigator', { locks: { request: (name: string, callback: () => void) => locks.set(name, callback) } });
  const lab = await open();
  const answer = lab.ask('fight', QUESTION);
  const [first] = FakeWorker.all;
  first!.onmessage!({ data: { type: 'alive', lock: 'one' } });
  locks.get('one')!();
  const [, second] = FakeWorker.all;
  expect(second!.asked).toEqual(first!.asked);
  second!.onmessage!({ data: { type: 'alive', lock: 'two' } });
  second!.answer({ rounds: 3 });
  expect(await answer).toEqual({ ok: true, value: { rounds: 3 } });
  // Nobody waits for it any more: the next question starts the next one.
  locks.get('two')!();
  expect(FakeWorker.all).toHaveLength(2);
  const next = lab.ask('fight', QUESTION);
  FakeWorker.all[2]!.answer({ rounds: 1 });
  expect((await next).ok).toBe(true);
});

it('a question over which workers die again and again is given up, and the next one is answered', async () => {
  const lab = await open();
  const answer = lab.ask('fight', QUESTION);
  FakeWorker.all[0]!.onerror!();
  FakeWorker.all[1]!.onerror!();
  expect(await answer).toMatchObject({ ok: false, error: { code: 'local/failed' } });
  const next = lab.ask('fight', QUESTION);
  FakeWorker.all[2]!.answer({ rounds: 1 });
  expect((await next).ok).toBe(true);
});

it('odds go on to be counted after a worker has died, unless nobody waits for them any more', async () => {
  const lab = await open();
  const heard: number[] = [];
  const stop = lab.odds({ own: {}, rival: {}, battles: 20 } as never, (_, battles) => heard.push(battles));
  lab.odds({ own: {}, rival: {}, battles: 20 } as never, () => {})();
  FakeWorker.all[0]!.onerror!();
  const [, second] = FakeWorker.all;
  expect(second!.asked).toHaveLength(1);
  const { id } = second!.asked[0]!;
  second!.onmessage!({ data: { type: 'progress', id, wins: 4, battles: 20 } });
  expect(heard).toEqual([20]);
  stop();
});
