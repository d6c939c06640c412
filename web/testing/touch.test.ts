import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Finger } from './finger.ts';
import { answerTie, best, cells, lit, middle, told, whatNow } from './hand.ts';
import { newPage, openSite, type Site } from './site.ts';

const PHONE = { width: 390, height: 844 };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function lift(finger: Finger, page: Page, cell: number): Promise<void> {
  const [x, y] = await middle(page, cell);
  await finger.down([x, y]);
  for (const by of [4, 9, 14]) await finger.move([x, y - by]);
}

async function dropOn(finger: Finger, page: Page, cell: number): Promise<void> {
  await finger.move(await middle(page, cell));
  await finger.up();
}

it('a whole game is played with a finger on a phone: pieces are dragged, and the page stays where it is', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' }, PHONE, { hasTouch: true, isMobile: true });
  const finger = await Finger.of(page);
  await page.goto(`${site.url}/play/rps`);
  await page.getByText('Choices').tap();
  for (const name of ['Baby', 'Onslaught', 'Blue']) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Start the battle' }).tap();
  await page.getByRole('grid').waitFor();
  for (let turn = 0; turn < 80; turn++) {
    const now = await whatNow(page);
    if (now === 'over') break;
    if (now === 'tie') {
      const choice = page
        .getByRole('dialog')
        .getByRole('button')
        .nth(turn % 3);
      await answerTie(page, () => choice.tap({ timeout: 5_000 }));
      continue;
    }
    const before = await told(page);
    const movers = (await cells(page, '[data-lift=true]')).toSorted((a, b) => a - b);
    for (const from of turn % 4 === 3 ? movers.toReversed() : movers) {
      await lift(finger, page, from);
      const cellsLit = await lit(page);
      expect(cellsLit.attacks.length + cellsLit.steps.length).toBeGreaterThan(0);
      const to = best(from, cellsLit, turn) ?? (from === movers.at(-1) ? cellsLit.steps[0] : undefined);
      await dropOn(finger, page, to ?? from);
      if (to !== undefined) break;
    }
    await expect.poll(() => told(page)).not.toEqual(before);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
