import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const TABLET = { width: 1024, height: 768 };
const SIDEWAYS = { width: 844, height: 390 };

/** The board of a new match as it stands on a page of this size, before anything is scrolled. */
async function boardOf(game: string, viewport: { readonly width: number; readonly height: number }, board: string) {
  const { page, faults } = await newPage(site, { motion: 'off' }, viewport);
  await page.goto(`${site.url}/play/${game}`);
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.locator(board).waitFor();
  const box = (await page.locator(board).boundingBox())!;
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  expect(faults).toEqual([]);
  await page.context().close();
  return box;
}

it.each([
  ['rps', 'svg[role=grid]'],
  ['forests', 'svg[data-detail]'],
])('on a tablet the board of %s has three fifths of the width, and all of it is in sight', async (game, board) => {
  const { width, y, height } = await boardOf(game, TABLET, board);
  expect(width).toBeGreaterThan(0.6 * TABLET.width);
  expect(y + height).toBeLessThanOrEqual(TABLET.height);
});

it.each([
  ['rps', 'svg[role=grid]', 7, 40],
  ['forests', 'svg[data-detail]', 11, 28],
  ['mechs', 'svg[data-detail]', 6, 40],
])('on a phone on its side all of the board of %s is in sight', async (game, board, rows, leastCell) => {
  const { y, height } = await boardOf(game, SIDEWAYS, board);
  expect(y + height).toBeLessThanOrEqual(SIDEWAYS.height);
  expect(height / rows).toBeGreaterThan(leastCell);
});
