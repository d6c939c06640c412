import { expect, it } from 'vitest';
import { reloadNow, reloadWhenHidden, type Tab } from './outdated.ts';

function fakeTab(hidden: boolean) {
  const listeners: (() => void)[] = [];
  const done: string[] = [];
  let reloaded = false;
  const tab: Tab = {
    isHidden: () => hidden,
    onVisibility: (listener) => listeners.push(listener),
    update: async () => void done.push('update'),
    reload: () => void done.push('reload'),
    wasReloaded: () => reloaded,
    rememberReload: () => {
      reloaded = true;
    },
  };
  const hide = async (): Promise<void> => {
    hidden = true;
    for (const listener of listeners) listener();
    await Promise.resolve();
  };
  return { tab, done, hide };
}

it('an outdated page waits until nobody looks at it, then fetches the new client', async () => {
  const { tab, done, hide } = fakeTab(false);
  expect(reloadWhenHidden(tab)).toBe(true);
  expect(done).toEqual([]);
  await hide();
  expect(done).toEqual(['update', 'reload']);
});

it('a page in the background reloads at once', async () => {
  const { tab, done } = fakeTab(true);
  reloadWhenHidden(tab);
  await Promise.resolve();
  expect(done).toEqual(['update', 'reload']);
});

it('a page that is still outdated after a reload leaves it at that', async () => {
  const { tab, done, hide } = fakeTab(false);
  await reloadNow(tab);
  expect(reloadWhenHidden(tab)).toBe(false);
  await hide();
  expect(done).toEqual(['update', 'reload']);
});
