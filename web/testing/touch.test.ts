import type { CDPSession, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTie, best, cells, lit, log, middle, whatNow } from './hand.ts';
import { newPage, openSite, type Site } from './site.ts';

const PHONE = { width: 390, height: 844 };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A finger on the screen, as the browser hears it: touch events, not pointers made by a test. */
class Finger {
  readonly #touch: CDPSession;

  constructor(touch: CDPSession) {
    this.#touch = touch;
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', point?: readonly [number, number]): Promise<void> {
    const touchPoints = point ? [{ x: point[0], y: point[1] }] : [];
    await this.#touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async lift(page: Page, cell: number): Promise<void> {
    const [x, y] = await middle(page, cell);
    await this.#send('touchStart', [x, y]);
    for (const by of [4, 9, 14]) await this.#send('touchMove', [x, y - by]);
  }

  async dropOn(page: Page, cell: number): Promise<void> {
    await this.#send('touchMove', await middle(page, cell));
    await this.#send('touchEnd');
  }
}

it('a whole game is played with a finger on a phone: pieces are dragged, and the page stays where it is', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' }, PHONE, { hasTouch: true, isMobile: true });
  const finger = new Finger(await page.context().newCDPSession(page));
  await page.goto(`${site.url}/play/rps`);
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
    const before = await log(page).count();
    const movers = (await cells(page, '[data-lift=true]')).toSorted((a, b) => a - b);
    for (const from of turn % 4 === 3 ? movers.toReversed() : movers) {
      await finger.lift(page, from);
      const cellsLit = await lit(page);
      expect(cellsLit.attacks.length + cellsLit.steps.length).toBeGreaterThan(0);
      const to = best(from, cellsLit, turn) ?? (from === movers.at(-1) ? cellsLit.steps[0] : undefined);
      await finger.dropOn(page, to ?? from);
      if (to !== undefined) break;
    }
    await expect.poll(() => log(page).count()).toBeGreaterThan(before);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
