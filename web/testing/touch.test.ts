import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Finger } from './finger.ts';
import { answerTie, best, cells, lit, middle, told, whatNow } from './hand.ts';
import { newPage, openSite, type Site } from './site.ts';

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

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

/** Takes turns with a finger until the game is over, or until so many were taken. */
async function play(page: Page, finger: Finger, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
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
}

async function start(page: Page): Promise<void> {
  await page.goto(`${site.url}/play/rps`);
  await page.getByText('Choices').tap();
  for (const name of ['Baby', 'Onslaught', 'Blue']) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Start the battle' }).tap();
  await page.getByRole('grid').waitFor();
}

it('a whole game is played with a finger on a phone: pieces are dragged, and the page stays where it is', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' }, PHONE, { hasTouch: true, isMobile: true });
  await start(page);
  await play(page, await Finger.of(page), 80);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Notes what is said of each fight that is shown, and whether anything in it moves. */
const noteFights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const fights: { readonly said: string; readonly moving: number }[] = [];
    let last: string | undefined;
    const look = (): void => {
      const duel = document.querySelector('[data-fate]')?.closest('[aria-hidden=true]');
      const said = duel?.querySelector('p')?.textContent ?? undefined;
      if (duel && said !== undefined && said !== last)
        fights.push({ said, moving: duel.getAnimations({ subtree: true }).length });
      last = said;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { fights });
  });

it('ten turns are taken with a finger on a phone on its side, where reduced motion shows every fight still', async () => {
  const settings = { motion: 'off', pace: 'brisk' };
  const { page, faults } = await newPage(site, settings, SIDEWAYS, { hasTouch: true, isMobile: true });
  await start(page);
  await noteFights(page);
  await play(page, await Finger.of(page), 10);
  const shown = await page.evaluate(
    () => (window as unknown as { fights: { readonly said: string; readonly moving: number }[] }).fights,
  );
  const isFight = (line: string): boolean => / (takes|stops) /.test(line);
  const fights = (await told(page)).filter(isFight);
  expect(fights.length).toBeGreaterThan(0);
  expect(shown.map(({ said }) => said).filter(isFight)).toEqual(fights);
  expect(shown.filter(({ moving }) => moving > 0)).toEqual([]);
  // However long the log is, the buttons below it are not far.
  const { height } = (await page.locator('section[aria-label="What happened"]').boundingBox())!;
  expect(height).toBeLessThan(SIDEWAYS.height / 1.5);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
