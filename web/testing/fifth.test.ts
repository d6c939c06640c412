import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADA, BOB, matchInfo } from '@tactarium/protocol/testing/match';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openSite, type Site } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const TOY = join(import.meta.dirname, 'toy');
const isSource = (path: string): boolean =>
  !/^\/web\/testing(\/|$)|\/(dist|node_modules)(\/|$)|\.test\.ts$/.test(path.slice(ROOT.length));

/** All it takes to list another game. */
const LINE =
  "{ id: 'toy', name: 'Nim', about: { en: 'Stones.', de: 'Steine.' }, picture: '', ground: '#333', weave: 'none', load: () => import('./toy/face.tsx') },";
const END_OF_LIST = '];\n\n/** The game of the front page';

let folder: string;
let site: Site;

/** The client with a fifth game: a folder with its rules, a folder with its face, and a line in the list. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tactarium-fifth-'));
  for (const room of ['web', 'games'])
    cpSync(join(ROOT, room), join(folder, room), { recursive: true, filter: isSource });
  cpSync(join(ROOT, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const room of ['node_modules', 'engine', 'protocol']) symlinkSync(join(ROOT, room), join(folder, room));
  cpSync(TOY, join(folder, 'games/toy'), { recursive: true, filter: (path) => !path.endsWith('.tsx') });
  cpSync(TOY, join(folder, 'web/games/toy'), { recursive: true });
  const list = join(folder, 'web/games/index.ts');
  const text = readFileSync(list, 'utf8');
  expect(text).toContain(END_OF_LIST);
  writeFileSync(list, text.replace(END_OF_LIST, `${LINE}\n${END_OF_LIST}`));
  await build({ configFile: join(folder, 'web/vite.config.ts'), logLevel: 'error', build: { minify: false } });
  site = await openSite(join(folder, 'web/dist'));
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Takes one stone at a time from seven; the bot answers so that it takes the last. */
async function lose(page: Page): Promise<void> {
  for (const left of ['5', '3', '0']) {
    await page.getByRole('button', { name: 'Take 1' }).click();
    await expect.poll(() => page.locator('[data-stones]').getAttribute('data-stones')).toBe(left);
  }
  await page.getByRole('heading', { name: 'Defeat' }).waitFor();
}

describe('a fifth game', () => {
  it('is on the front page, played against the computer, listed and replayed', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(site.url);
    await page.locator('li', { hasText: 'Nim' }).getByRole('link', { name: 'Play now' }).click();
    await page.getByRole('radio', { name: 'First' }).check();
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.getByText('Take One or Two').waitFor();
    expect(await page.title()).toContain('Your move · Nim');
    await lose(page);
    await page.getByText('The last stone is taken.').waitFor();
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByText('Verified').waitFor();
    await page.getByText('Step 0 of').waitFor();
    expect(await page.locator('main [data-stones]').getAttribute('data-stones')).toBe('7');
    await page.getByRole('button', { name: 'Last' }).click();
    await expect.poll(() => page.locator('main [data-stones]').getAttribute('data-stones')).toBe('0');
    await page.getByRole('link', { name: 'My games' }).first().click();
    await page.getByRole('heading', { name: '7 stones against Normal Bot' }).waitFor();
    await page.goto(`${site.url}/how-to-play/toy`);
    await page.getByText('Whoever takes the last stone wins.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('speaks German', async () => {
    const { page, faults } = await newPage(site, { motion: 'off', language: 'de' });
    await page.goto(`${site.url}/play/toy`);
    await page.getByRole('radio', { name: 'Erster' }).check();
    await page.getByRole('button', { name: 'In die Schlacht' }).click();
    await page.getByText('Nimm einen oder zwei').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is what an invitation says it is, and nothing is taken by looking at one', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    const asked: string[] = [];
    const seats = [{ seat: 'first', player: ADA }, { seat: 'second' }];
    const info = (game: string) => ({ ...matchInfo({}), game, options: { stones: 9 }, status: 'open', seats });
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(`${route.request().method()} ${pathname}`);
      if (pathname === '/api/guests') {
        return route.fulfill({ json: { player: { ...BOB, guest: true }, token: 'x', session: 's01234567' } });
      }
      return route.fulfill({ json: info(pathname.endsWith('AAAAAAAA') ? 'toy' : 'chess') });
    });
    await page.goto(`${site.url}/join/AAAAAAAA`);
    await page.getByRole('heading', { name: 'Ada invites you to a game' }).waitFor();
    for (const fact of ['Nim', '9 stones', 'You play Second']) await page.getByText(fact, { exact: true }).waitFor();
    await page.goto(`${site.url}/join/BBBBBBBB`);
    await page.getByRole('heading', { name: 'Unknown game' }).waitFor();
    await page.getByText('does not know the game “chess”').waitFor();
    expect(await page.getByRole('button', { name: /Accept/ }).count()).toBe(0);
    expect(asked.filter((one) => one.startsWith('POST')).every((one) => one === 'POST /api/guests')).toBe(true);
    await page.context().close();
  });
});
