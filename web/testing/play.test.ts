import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Typed } from '@tactarium/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTie, best, cells, dropOn, lift, lit, log, told, whatNow } from './hand.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A match as Blue, whose home is at the bottom of the numbers too, against the weakest bot. */
async function startMatch(page: Page, variant = 'Classic'): Promise<void> {
  await page.goto(`${site.url}/play/rps`);
  await page.getByRole('radio', { name: 'Baby' }).check();
  await page.getByRole('radio', { name: variant }).check();
  await page.getByRole('radio', { name: 'Blue' }).check();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.getByRole('grid').waitFor();
}

async function startPlaying(page: Page): Promise<void> {
  await startMatch(page);
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await page.locator('[data-lift=true]').first().waitFor();
}

describe('RPS Battle in the browser', () => {
  it('RPS-24, RPS-25: a whole game by dragging, then its replay', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await startMatch(page);
    expect(await page.getByText('Lay Out Your Army').count()).toBe(1);
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    for (let turn = 0; ; turn++) {
      const now = await whatNow(page);
      if (now === 'over') break;
      if (now === 'tie') {
        const choice = page
          .getByRole('dialog')
          .getByRole('button')
          .nth(turn % 3);
        await answerTie(page, () => choice.click({ timeout: 5_000 }));
        continue;
      }
      expect(await page.getByText('Your Turn').count()).toBe(1);
      const before = await told(page);
      const movers = (await cells(page, '[data-lift=true]')).toSorted((a, b) => a - b);
      // Now and then from behind, so that no piece that is stuck holds up the game.
      for (const from of turn % 4 === 3 ? movers.toReversed() : movers) {
        await lift(page, from);
        const cellsLit = await lit(page);
        expect(cellsLit.attacks.length + cellsLit.steps.length).toBeGreaterThan(0);
        const to = best(from, cellsLit, turn) ?? (from === movers.at(-1) ? cellsLit.steps[0] : undefined);
        await dropOn(page, to ?? from);
        if (to !== undefined) break;
      }
      await expect.poll(() => told(page)).not.toEqual(before);
    }
    expect(await page.title()).toContain('RPS Battle');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByText('Verified').waitFor();
    expect(await page.locator('svg text', { hasText: '?' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Last' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const replay = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(replay).toMatchObject({ game: 'rps', options: { variant: 'classic' } });
    await page.getByRole('button', { name: 'Open another' }).click();
    await page.locator('input[type=file]').setInputFiles(await download.path());
    // It opens where play begins, and not with what was laid out before.
    const began = replay.events.findIndex((events: readonly Typed[]) => events.some(({ type }) => type === 'began'));
    await page.getByText(`Step ${began + 1} of ${replay.commands.length}`).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a whole game by keyboard alone, every event announced', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await startMatch(page);
    const tabTo = async (name: string): Promise<void> => {
      for (let i = 0; i < 40; i++) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} is not reached by Tab`);
    };
    await tabTo('Shuffle');
    await page.keyboard.press('Enter');
    await tabTo('Ready');
    await page.keyboard.press('Enter');
    const here = () =>
      page.evaluate(() => Number((document.activeElement as unknown as SVGElement)?.dataset['cell'] ?? -1));
    const goTo = async (cell: number): Promise<void> => {
      const from = await here();
      expect(from).toBeGreaterThanOrEqual(0);
      const [down, right] = [Math.trunc(cell / 7) - Math.trunc(from / 7), (cell % 7) - (from % 7)];
      for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
      for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
      expect(await here()).toBe(cell);
    };
    for (let turn = 0; ; turn++) {
      const now = await whatNow(page);
      if (now === 'over') break;
      if (now === 'tie') {
        await answerTie(page, () => page.keyboard.press(String(1 + (turn % 3))));
        continue;
      }
      const before = await told(page);
      const movers = (await cells(page, '[data-lift=true]')).toSorted((a, b) => a - b);
      for (const from of turn % 4 === 3 ? movers.toReversed() : movers) {
        await goTo(from);
        await page.keyboard.press('Enter');
        const cellsLit = await lit(page);
        const to = best(from, cellsLit, turn) ?? (from === movers.at(-1) ? cellsLit.steps[0] : undefined);
        if (to === undefined) {
          await page.keyboard.press('Escape');
          expect(await cells(page, '[data-target]')).toEqual([]);
          continue;
        }
        await goTo(to);
        await page.keyboard.press('Enter');
        break;
      }
      await expect.poll(() => told(page)).not.toEqual(before);
      const [latest] = (await log(page).allTextContents()).slice(-1);
      expect(await page.locator('[aria-live=polite]').textContent()).toContain(latest);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('RPS-26: a piece dropped where it came from has not moved, and another may be chosen', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    await startPlaying(page);
    const before = await log(page).count();
    const [first, second] = (await cells(page, '[data-lift=true]')) as [number, number];
    await lift(page, first);
    expect((await cells(page, '[data-target]')).length).toBeGreaterThan(0);
    await dropOn(page, first);
    expect(await cells(page, '[data-target]')).toEqual([]);
    expect(await log(page).count()).toBe(before);
    await lift(page, second);
    await dropOn(page, (await cells(page, '[data-target]'))[0]!);
    await expect.poll(() => log(page).count()).toBeGreaterThan(before);
    await page.context().close();
  });

  it('RPS-26: pieces of the opponent cannot be dragged', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    await startPlaying(page);
    const before = await log(page).count();
    await lift(page, 8);
    expect(await cells(page, '[data-target]')).toEqual([]);
    await dropOn(page, 15);
    expect(await log(page).count()).toBe(before);
    await page.context().close();
  });

  it('RPS-27: what is hidden shows a question mark, and two clicks move a piece', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    await startPlaying(page);
    expect(await page.locator('[data-piece] text', { hasText: '?' }).count()).toBe(14);
    const before = await log(page).count();
    const [from] = await cells(page, '[data-lift=true]');
    await page.locator(`[data-cell="${from}"]`).click();
    await page.locator('[data-target]').first().click();
    await expect.poll(() => log(page).count()).toBeGreaterThan(before);
    await page.context().close();
  });

  it('a match survives a reload, and is found again from home', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    await startPlaying(page);
    const [from] = await cells(page, '[data-lift=true]');
    await page.locator(`[data-cell="${from}"]`).click();
    await page.locator('[data-target]').first().click();
    await page.locator('[data-lift=true]').first().waitFor();
    const told = await log(page).allTextContents();
    const pieces = () => page.locator('[role=gridcell]').evaluateAll((all) => all.map((cell) => cell.ariaLabel));
    const board = await pieces();
    await page.reload();
    await page.locator('[data-lift=true]').first().waitFor();
    expect(await log(page).allTextContents()).toEqual(told);
    expect(await pieces()).toEqual(board);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Continue your game' }).click();
    await page.locator('[data-lift=true]').first().waitFor();
    expect(await pieces()).toEqual(board);
    await page.context().close();
  });

  it('a match is played in one tab at a time, and can be taken over', async () => {
    const { page: first, faults } = await newPage(site, { motion: 'off' });
    await startPlaying(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByText('This game is open in another tab.').waitFor();
    await second.getByRole('button', { name: 'Play it here' }).click();
    await second.locator('[data-lift=true]').first().waitFor();
    await first.getByText('This game is open in another tab.').waitFor();
    const [from] = await cells(second, '[data-lift=true]');
    await second.locator(`[data-cell="${from}"]`).click();
    await second.locator('[data-target]').first().click();
    await second.locator('[data-lift=true]').first().waitFor();
    const told = await log(second).allTextContents();
    // What the other tab has played is there when the match is taken back.
    await first.getByRole('button', { name: 'Play it here' }).click();
    await first.locator('[data-lift=true]').first().waitFor();
    expect(await log(first).allTextContents()).toEqual(told);
    // A tab that is closed lets go by itself.
    await first.close();
    await second.reload();
    await second.locator('[data-lift=true]').first().waitFor();
    expect(faults).toEqual([]);
    await second.context().close();
  });

  it('a layout is saved, and laid again', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    await startMatch(page);
    await page.locator('[data-lift=true]').first().waitFor();
    const army = () => page.locator('[data-lift=true]').evaluateAll((all) => all.map((cell) => cell.ariaLabel));
    const wanted = await army();
    await page.getByRole('button', { name: 'Save this layout' }).click();
    await lift(page, 28);
    await dropOn(page, 41);
    await page.getByRole('button', { name: 'Shuffle' }).click();
    await expect.poll(army).not.toEqual(wanted);
    await page.getByRole('button', { name: 'Use saved layout 1' }).click();
    await expect.poll(army).toEqual(wanted);
    await page.context().close();
  });

  it('animated: a move is played, resigning ends it, and a rematch changes sides', async () => {
    const { page, faults } = await newPage(site, { motion: 'on' });
    await startPlaying(page);
    const [from] = await cells(page, '[data-lift=true]');
    const before = await log(page).count();
    await lift(page, from!);
    await dropOn(page, (await cells(page, '[data-target]'))[0]!);
    await expect.poll(() => log(page).count()).toBeGreaterThan(before + 1);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByRole('heading', { name: 'Defeat' }).waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.getByText('Lay Out Your Army').waitFor();
    expect(await page.getByText('Red', { exact: true }).count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
