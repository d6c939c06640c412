import { expect, it } from 'vitest';
import { createUpdater, type UpdatePort } from './update.ts';

function fakePort(change: Partial<Record<'waiting' | 'playing' | 'hidden', boolean>> = {}) {
  const now = { waiting: true, playing: false, hidden: false, ...change };
  const done: string[] = [];
  const port: UpdatePort = {
    isWaiting: () => now.waiting,
    whileNobodyPlays: async (act) => (now.playing ? undefined : act()),
    takeOver: () => void done.push('takeOver'),
    isHidden: () => now.hidden,
    reload: () => void done.push('reload'),
  };
  return { updater: createUpdater(port), done, now };
}

it('a newer client takes over at a safe moment, and the page that asked loads it', async () => {
  const { updater, done } = fakePort();
  await updater.safeMoment();
  updater.tookOver();
  expect(done).toEqual(['takeOver', 'reload']);
});

it('nothing happens while a match is open in some tab, or nothing waits', async () => {
  for (const change of [{ playing: true }, { waiting: false }]) {
    const { updater, done } = fakePort(change);
    await updater.safeMoment();
    expect(done).toEqual([]);
  }
});

it('a page that another tab has made stale loads itself again when nobody looks, or at its next safe moment', async () => {
  const hidden = fakePort({ hidden: true });
  hidden.updater.tookOver();
  expect(hidden.done).toEqual(['reload']);

  const seen = fakePort();
  seen.updater.tookOver();
  expect(seen.done).toEqual([]);
  await seen.updater.safeMoment();
  expect(seen.done).toEqual(['reload']);
});
