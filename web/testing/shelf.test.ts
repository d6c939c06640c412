import { rps } from '@tactarium/games/rps/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A match as the first version of the database had it: with all its commands in one row. */
const OLD = {
  id: 'l0123456789abcdef',
  game: 'rps',
  rules: rps.rules,
  options: { variant: 'classic' },
  seed: `chacha8:${'0123456789abcdef'.repeat(4)}`,
  seat: 'blue',
  bot: 'baby',
  created: 1,
  commands: [
    { actor: 'blue', command: { type: 'place', king: [5, 0], pit: [5, 1] } },
    { actor: 'blue', command: { type: 'shuffle' } },
  ],
};

it('a match that an older client has kept is migrated, gone on with, and kept a command at a time', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' });
  // A page that asks nothing of the worker, so that the old database is there first.
  await page.goto(`${site.url}/credits`);
  await page.evaluate(
    (old) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tactarium', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' }).put(old);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    OLD,
  );
  await page.goto(`${site.url}/games`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('[data-cell="35"][aria-label="a6, your King"]').waitFor();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await page.locator('main[data-phase=playing]').waitFor();
  const kept = await page.evaluate(
    () =>
      new Promise<{ row: object; keys: IDBValidKey[] }>((resolve) => {
        const request = indexedDB.open('tactarium');
        request.onsuccess = () => {
          const transaction = request.result.transaction(['matches', 'commands']);
          const row = transaction.objectStore('matches').get('l0123456789abcdef');
          const keys = transaction.objectStore('commands').getAllKeys();
          transaction.oncomplete = () => resolve({ row: row.result, keys: keys.result });
        };
      }),
  );
  expect(kept.row).not.toHaveProperty('commands');
  expect(kept.keys.slice(0, 3)).toEqual([0, 1, 2].map((n) => ['l0123456789abcdef', n]));
  expect(faults).toEqual([]);
  await page.context().close();
});
