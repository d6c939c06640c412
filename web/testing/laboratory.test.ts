import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { type Fielded, fight, oddsFrom, puzzles, winsOf } from '@tactarium/games/roguelike/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { button, drag } from './run.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const SEED = `chacha8:${'3c'.repeat(32)}` as const;
const ENEMY: Fielded = {
  leader: 'undead/lich_king_malachar',
  spells: [],
  team: [2, 3, 4].map((x) => ({
    card: `undead/skeleton_warrior${x === 2 ? '' : `#${x - 1}`}`,
    tier: 1,
    at: { x, y: 1 },
  })),
};
/** Two in the front, and an archer at this cell. */
const armyWith = (x: number, y: number): Fielded => ({
  leader: 'humans/captain_rosamund',
  spells: [],
  team: [
    { card: 'humans/footman', tier: 1, at: { x: 3, y: 1 } },
    { card: 'humans/swordsman', tier: 1, at: { x: 4, y: 1 } },
    { card: 'humans/archer', tier: 1, at: { x, y } },
  ],
});
const BATTLES = 400;
const percentOf = (army: Fielded): number => oddsFrom(winsOf(army, ENEMY, 0, BATTLES), BATTLES).percent;

describe('puzzles', () => {
  const PHONE = { width: 390, height: 844 };
  const cellOf = (page: Page, [x, y]: readonly [number, number]): Locator => page.locator(`[data-cell="${x},${y}"]`);
  const piece = (page: Page, id: string): Locator => page.locator(`[data-piece=${id}]`);
  const verdict = (page: Page, isSolved: boolean): Promise<void> =>
    page.locator(`[role=status][data-solved=${isSolved}]`).waitFor();

  it('a wrong answer fails; the right one by drag is shown, kept on the device, and leads to the next', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/puzzles`);
    await expect.poll(() => page.getByRole('listitem').count()).toBe(puzzles.length);
    await page.getByRole('link', { name: 'One for two' }).click();
    await drag(page, piece(page, 'F'), cellOf(page, [0, 0]));
    await page.locator('[data-cell="0,0"][data-taken=true]').waitFor();
    await button(page, 'Try it').click();
    await verdict(page, false);
    await button(page, 'Back to the pieces').click();
    await drag(page, cellOf(page, [0, 0]), cellOf(page, [3, 4]));
    await page.locator('[data-cell="3,4"][data-taken=true]').waitFor();
    await button(page, 'Try it').click();
    await verdict(page, true);
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await page.getByRole('heading', { name: 'Straight and slanted' }).waitFor();
    await page.goto(`${site.url}/puzzles`);
    await expect.poll(() => page.locator('a[data-solved=true]').count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${site.url}/puzzles/nothing`);
    await page.getByText('There is no such puzzle.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('by keys alone, and with what happens on the board in words', async () => {
    const { page, faults } = await newPage(site, { motion: 'off', language: 'de', theme: 'light' });
    await page.goto(`${site.url}/puzzles/lane`);
    await piece(page, 'K').focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.locator('[data-cell="2,0"][data-taken=true]').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, 'Ausprobieren').focus();
    await page.keyboard.press('Enter');
    await verdict(page, true);
    expect(await page.getByRole('list', { name: 'Was geschieht' }).getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('with a finger on a phone, where storage is blocked, and with the answer shown', async () => {
    const { page, faults } = await newPage(site, QUICK, PHONE, { hasTouch: true, isMobile: true });
    await page.goto(`${site.url}/puzzles/gap`);
    await piece(page, 'M').tap();
    await cellOf(page, [2, 0]).tap();
    await piece(page, 'N').tap();
    await cellOf(page, [4, 0]).tap();
    await page.locator('[data-cell="4,0"][data-taken=true]').waitFor();
    await button(page, 'Try it').tap();
    await verdict(page, false);
    await button(page, 'Back to the pieces').tap();
    await button(page, 'Hint').tap();
    await button(page, 'Show an answer').tap();
    await page.locator('[data-cell="5,0"][data-taken=true]').waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await button(page, 'Try it').tap();
    await verdict(page, true);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('a battle is saved as a film', async () => {
  const told = fight(SEED, armyWith(7, 1), ENEMY);
  const { page, faults } = await newPage(site, QUICK);
  await page.goto(`${site.url}/battle/shared#${deflateRawSync(JSON.stringify(told)).toString('base64url')}`);
  await button(page, 'To the end').click();
  await button(page, 'Save as a film').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To step').fill('12');
  await dialog.getByRole('radio', { name: /^Small/ }).check();
  expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);
  await button(page, 'Make the film').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the film').click()]);
  expect(download.suggestedFilename()).toBe('tactarium-roguelike-0-12.gif');
  expect(
    readFileSync(await download.path())
      .subarray(0, 6)
      .toString(),
  ).toBe('GIF89a');
  expect(faults).toEqual([]);
  await page.context().close();
});

describe('the sandbox', () => {
  it('a battle of a link with one unit moved: both odds, the way back after a reload, and the varied battle shared', async () => {
    const own = armyWith(7, 1);
    const told = fight(SEED, own, ENEMY);
    const packed = deflateRawSync(JSON.stringify(told)).toString('base64url');
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/battle/shared#${packed}`);
    await button(page, 'To the end').click();
    await page.getByRole('link', { name: 'Change something' }).click();
    const mine = page.locator('[data-zone=own]');
    const cellOf = (x: number, y: number): Locator => mine.locator(`[data-cell="${x},${y}"]`);
    const counted = (which: string): Locator => page.locator(`[data-which=${which}][data-done=true]`);
    await mine.locator('[data-cell="7,1"][data-taken=true]').waitFor();
    await counted('before').waitFor();
    expect(await page.locator('[data-changed=false]').count()).toBe(1);
    expect(await counted('before').innerText()).toContain(`${percentOf(own)} %`);

    // A worker that ends without a word, as a browser ends one for want of memory, is missed: the next one counts what follows.
    for (const worker of page.workers()) await worker.evaluate(() => close()).catch(() => undefined);
    await expect.poll(() => page.workers().length).toBe(0);

    // By drag, by two presses and by keys: the archer stands behind the others in the end.
    await drag(page, cellOf(7, 1), cellOf(6, 1));
    await mine.locator('[data-cell="6,1"][data-taken=true]').waitFor();
    await cellOf(6, 1).click();
    await cellOf(5, 0).click();
    await mine.locator('[data-cell="5,0"][data-taken=true]').waitFor();
    await cellOf(5, 0).focus();
    for (const key of ['Enter', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await mine.locator('[data-cell="3,0"][data-taken=true]').waitFor();
    const varied = armyWith(3, 0);
    await counted('now').waitFor();
    expect(await counted('before').innerText()).toContain(`${percentOf(own)} %`);
    expect(await counted('now').innerText()).toContain(`${percentOf(varied)} %`);
    await page.locator(`[data-difference="${percentOf(varied) - percentOf(own)}"]`).waitFor();

    // The address holds both: a reload shows the same.
    await page.waitForFunction(() => location.hash.includes('.'));
    await page.reload();
    await page.locator(`[data-difference="${percentOf(varied) - percentOf(own)}"]`).waitFor();
    await button(page, 'Watch one battle').click();
    await button(page, 'To the end').click();
    await button(page, 'Share').click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    const shared = inflateRawSync(Buffer.from(link.split('#')[1]!, 'base64url')).toString();
    expect(JSON.parse(shared)).toEqual(fight(SEED, varied, ENEMY));
    await page.keyboard.press('Escape');

    // Exchanged, and all of it taken back.
    await cellOf(3, 0).click();
    await page.locator('[data-side=own]').getByLabel('Unit to place').selectOption('humans/knight');
    await button(page, 'Exchange for Knight, tier 1').click();
    await page.getByRole('gridcell', { name: 'd1: Knight, tier 1' }).waitFor();
    await button(page, 'Undo all changes').click();
    await page.locator('[data-changed=false]').waitFor();

    // Every single move, the best of them counted again, and tried.
    await button(page, 'Try every move').click();
    await button(page, 'Try it').first().click();
    await page.locator('[data-changed=true]').waitFor();
    await page.goto(`${site.url}/sandbox#broken`);
    await page.getByRole('alert').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
