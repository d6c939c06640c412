import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { newPage, openSite, type Site } from './site.ts';

const PATHS = [
  '/',
  '/play/rps',
  '/games',
  '/how-to-play',
  '/settings',
  '/credits',
  '/replay',
  '/match/l00',
  '/nowhere',
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe.each([
  ['dark', 'en'],
  ['light', 'de'],
])('in the %s theme and in %s', (theme, language) => {
  it('no page has a serious fault, an error or a failed request', async () => {
    const { page, faults } = await newPage(site, { theme, language, motion: 'off' });
    for (const path of PATHS) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect([path, await seriousFaults(page)]).toEqual([path, []]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('nor has a match, in setup and in play', async () => {
    const { page, faults } = await newPage(site, { theme, language, motion: 'off' });
    await page.goto(site.url);
    await page.getByRole('button', { name: language === 'en' ? 'Play the computer' : 'Gegen den Computer' }).click();
    const ready = page.getByRole('button', { name: language === 'en' ? 'Ready' : 'Bereit', exact: true });
    await page.locator('[data-lift=true]').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await ready.click();
    await page.locator('main[data-phase=playing]').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('a page fits', () => {
  it.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('%s: nothing is wider than the window, and a match needs no scrolling', async (_, viewport) => {
    const { page } = await newPage(site, { motion: 'off' }, viewport);
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    for (const path of PATHS) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(isWider, { message: path }).toBe(false);
    }
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('main[data-phase=playing]').waitFor();
    expect(await isWider()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(viewport.height);
    const board = (await page.getByRole('grid').boundingBox())!;
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
    expect(board.width).toBeGreaterThan(340);
    await page.context().close();
  });
});
