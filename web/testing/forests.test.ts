import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { clickHandle, clickTile, dragUnit, pixelOf, shown, tapTile } from './map.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const log = (page: Page) => page.locator('section[aria-label="What happened"] li');

/** A match as side A against the weakest bot; nobody is asked at the end of a turn with Shift. */
async function start(page: Page, size = 10): Promise<void> {
  await page.goto(`${site.url}/play/forests`);
  await page.getByRole('radio', { name: 'Baby' }).check();
  await page.getByRole('radio', { name: `${size} by ${size}` }).check();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.getByRole('grid').waitFor({ state: 'attached' });
  await page.locator('[data-unit]').first().waitFor({ state: 'attached' });
}

const isMine = async (page: Page): Promise<void> => page.getByText('Your Turn', { exact: true }).waitFor();
const endTurn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });
/** A's base is 0,0: the larger sum of coordinates is further away from it. */
const forward = (tiles: readonly number[]): number | undefined =>
  tiles.toSorted((a, b) => (b % 10) + Math.trunc(b / 10) - (a % 10) - Math.trunc(a / 10))[0];

describe('Forest War in the browser', () => {
  it('ten turns by drag: units move, walls fall, what nobody saw is taken back, and all of it survives a reload', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await start(page);
    let undone = 0;
    for (let turn = 1; turn <= 10; turn++) {
      await isMine(page);
      for (const unit of (await shown(page)).units) {
        const before = await log(page).count();
        await clickTile(page, unit);
        const { moves, handles, attacks } = await shown(page);
        const [handle] = handles;
        const to = forward(moves);
        if (handle && turn % 2 === 0) await clickHandle(page, handle.edge);
        else if (to !== undefined && attacks.length === 0) await dragUnit(page, unit, to);
        else {
          await page.keyboard.press('Escape');
          continue;
        }
        await expect.poll(() => log(page).count()).toBeGreaterThan(before);
        const undo = page.getByRole('button', { name: /^Undo/ });
        if (undone === 0 && (await undo.isEnabled())) {
          await undo.click();
          await page.getByText('You take back the last action.').first().waitFor();
          undone++;
        }
      }
      if (turn < 10) await endTurn(page);
    }
    await isMine(page);
    const units = (await shown(page)).units;
    const told = await log(page).count();
    await page.reload();
    await page.locator('[data-unit]').first().waitFor({ state: 'attached' });
    expect((await shown(page)).units).toEqual(units);
    expect(await log(page).count()).toBe(told);
    expect(await page.getByText('Round 10', { exact: false }).count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ten turns by keys alone, with every tile read out', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await start(page);
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    const here = (): Promise<number> =>
      page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['cell']));
    const goTo = async (tile: number): Promise<void> => {
      const from = await here();
      // The map is turned: a larger number lies further left and further up.
      const [left, up] = [(tile % 10) - (from % 10), Math.trunc(tile / 10) - Math.trunc(from / 10)];
      for (let i = 0; i < Math.abs(left); i++) await page.keyboard.press(left > 0 ? 'ArrowLeft' : 'ArrowRight');
      for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
      expect(await here()).toBe(tile);
    };
    for (let turn = 1; turn <= 10; turn++) {
      await isMine(page);
      await page.keyboard.press('n');
      expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^\d,\d, your \d+, tier/);
      const { moves, attacks } = await shown(page);
      const to = forward(moves);
      if (to !== undefined && attacks.length === 0) {
        const before = await log(page).count();
        await goTo(to);
        await page.keyboard.press('Enter');
        await expect.poll(() => log(page).count()).toBeGreaterThan(before);
      }
      await page.keyboard.press('Shift+E');
      await expect.poll(() => page.getByText(`Round ${turn + 1} ·`, { exact: false }).count()).toBeGreaterThan(0);
    }
    // The reserve by keys: the tray, a chip, then a tile.
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    const [tile] = (await shown(page)).deploys;
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await goTo(tile!);
    await page.keyboard.press('Enter');
    await page
      .getByText(/^You deploy/)
      .first()
      .waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ten turns by touch on a phone, and nothing of the page scrolls away under the map', async () => {
    const { page, faults } = await newPage(site, QUICK, { width: 390, height: 844 }, { hasTouch: true });
    await start(page);
    for (let turn = 1; turn <= 10; turn++) {
      await isMine(page);
      await page.getByRole('button', { name: 'Next idle' }).tap();
      const { moves, attacks } = await shown(page);
      const to = forward(moves);
      if (to !== undefined && attacks.length === 0) {
        const before = await log(page).count();
        await tapTile(page, to);
        await expect.poll(() => log(page).count()).toBeGreaterThan(before);
      }
      await page.getByRole('button', { name: /^End turn/ }).tap();
      const sure = page.getByRole('button', { name: 'End the turn' });
      await sure
        .or(page.getByText(`Round ${turn + 1}`, { exact: false }).first())
        .first()
        .waitFor();
      if (await sure.count()) await sure.tap();
      await expect.poll(() => page.getByText(`Round ${turn + 1} ·`, { exact: false }).count()).toBeGreaterThan(0);
    }
    const { x, y } = await pixelOf(page, 0);
    expect(x).toBeLessThan(390);
    expect(y).toBeLessThan(844);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a tile out of reach says why, and a march goes there over several turns', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await start(page);
    await isMine(page);
    await page.getByRole('button', { name: 'Next idle' }).click();
    await clickTile(page, 79);
    await page.locator('[data-aim=refused]').waitFor();
    const march = page.getByRole('button', { name: /^March there: \d+ turns/ });
    const turns = Number(/\d+/.exec((await march.textContent())!)![0]);
    expect(turns).toBeGreaterThan(2);
    await march.click();
    for (let turn = 1; turn <= 2; turn++) {
      await isMine(page);
      const before = await log(page).count();
      await page.getByRole('button', { name: 'Carry out 1 march' }).click();
      await expect.poll(() => log(page).count()).toBeGreaterThan(before);
      await endTurn(page);
      await expect.poll(() => page.getByText(`Round ${turn + 1} ·`, { exact: false }).count()).toBeGreaterThan(0);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('30×30 with 100 units stays within 2,500 nodes, can be pulled and zoomed, and passes axe', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await start(page, 30);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const aUnit = await page.evaluate(
      () =>
        2 +
        Math.max(
          ...Array.from(document.querySelectorAll('[data-unit]')).map((unit) => unit.querySelectorAll('*').length),
        ),
    );
    const units = (await shown(page)).units.length;
    expect(nodes + (100 - units) * aUnit).toBeLessThanOrEqual(2500);
    const before = await pixelOf(page, 0, 30);
    await page.mouse.move(before.x - 200, before.y - 200);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await pixelOf(page, 0, 30)).x).not.toBe(before.x);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
