import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { newPage } from './site.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** `npm run test:long` asks axe at every size, in every theme and language. */
const isWhole = process.env['EVERY_SIZE'] !== undefined;
const AXED: readonly (readonly [number, number])[] = isWhole ? SIZES : [SIZES[0], SIZES[2]];
/** German has the longer words; pages.test.ts looks at the dark theme in English. */
const PAIRS = isWhole ? ['light de', 'dark en', 'light en', 'dark de'] : ['light de'];

const PATHS = [
  '/',
  '/play/rps',
  '/play/forests',
  '/play/mechs?against=friend',
  '/play/rps?against=anyone',
  '/ladder',
  '/games',
  '/settings',
  '/how-to-play/rps',
  '/how-to-play/forests',
  '/how-to-play/mechs',
  '/credits',
  '/replay',
  '/watch',
  '/challenges',
  '/following',
  '/leaderboard',
  '/sign-in',
  '/run/new',
  '/runs',
  '/day',
  '/decks',
  '/sandbox',
  '/puzzles',
  '/mechs/battle',
  '/mechs/design',
];
const BOARDS = [
  ['rps', 'svg[role=grid]'],
  ['forests', 'svg[data-detail]'],
  ['mechs', 'svg[data-detail]'],
] as const;

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

/** Looks at a page as it stands in a window of each size, one after the other. */
async function lookAt(page: Page, what: string, more?: (height: number) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    const [width, height] = size;
    const where = `${what} at ${width}×${height}`;
    await page.setViewportSize({ width, height });
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(isWider, { message: where }).toBe(false);
    await more?.(height);
    if (AXED.includes(size)) expect([where, await seriousFaults(page)]).toEqual([where, []]);
  }
}

describe.each(PAIRS)('in a window of any size, %s', (pair) => {
  const [theme, language] = pair.split(' ') as [string, string];

  it('no page is wider than the window or has a serious fault', async () => {
    const { page, faults } = await newPage(site, { motion: 'off', theme, language });
    for (const path of PATHS) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await lookAt(page, path);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(BOARDS)('all of the board of %s is in sight', async (game, board) => {
    const { page, faults } = await newPage(site, { motion: 'off', theme, language });
    await page.goto(`${site.url}/play/${game}`);
    await page.getByRole('button', { name: /^(Start the battle|In die Schlacht)/ }).click();
    await page.locator(board).waitFor();
    const isInSight = async (height: number): Promise<boolean> => {
      const box = (await page.locator(board).boundingBox())!;
      return box.y >= 0 && box.y + box.height <= height;
    };
    await lookAt(page, game, (height) =>
      expect.poll(() => isInSight(height), { message: `${game} in ${height} px` }).toBe(true),
    );
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
