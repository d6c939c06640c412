import type { Page } from '@playwright/test';
import { simulationSeed } from '@tactarium/engine';
import { entry as rps } from '@tactarium/games/rps/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { Finger } from './finger.ts';
import { dropOn, lift, log, middle } from './hand.ts';
import { shelveFinished } from './shelved.ts';
import { newPage, openSite, type Site } from './site.ts';

const SMALLEST = { width: 320, height: 640 };
const HELD = { hasTouch: true, isMobile: true };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const hint = (page: Page) => page.locator('[data-hint-name]').getAttribute('data-hint-name');
const tip = (page: Page, tone: 'about' | 'refusal') => page.locator(`[data-tip][data-tone=${tone}]`);
const cellOf = async (page: Page, name: RegExp): Promise<number> =>
  Number(await page.getByRole('gridcell', { name }).first().getAttribute('data-cell'));

describe('a newcomer to RPS Battle', () => {
  it('is led through a first game, is told what everything is, and why a click does nothing', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/how-to-play/rps`);
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await page.locator('[data-lift=true]').first().waitFor();
    expect(await hint(page)).toBe('setup');
    expect(await page.getByRole('region', { name: 'Pip' }).textContent()).toContain('Baby');

    // Shuffle moves King and Pit too: of several tries one has both elsewhere.
    const court = async () => [await cellOf(page, /your King/), await cellOf(page, /your Pit/)] as const;
    const [king, pit] = await court();
    const moved = async (): Promise<boolean> => {
      const before = await log(page).count();
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await expect.poll(() => log(page).count()).toBe(before + 2);
      const [now, then] = await court();
      return now !== king && then !== pit;
    };
    await expect.poll(moved).toBe(true);

    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('main[data-phase=playing] [data-lift=true]').first().waitFor();
    expect(await hint(page)).toBe('move');

    // Every refused click says why, at the place.
    const [crowned] = await court();
    for (const [cell, why] of [
      [crowned, 'The King and the Pit never move.'],
      [0, 'That piece is not yours.'],
      [17, 'There is no piece on that square.'],
    ] as const) {
      await page.mouse.click(...(await middle(page, cell)));
      await page.locator(`[data-tip="${cell}"][data-tone=refusal]`, { hasText: why }).waitFor();
    }

    // By a mouse that rests, and by the keys.
    const [x, y] = await middle(page, 3);
    await page.mouse.move(x, y);
    await tip(page, 'about').getByText('A hidden piece of Red’s').waitFor();
    expect(await tip(page, 'about').textContent()).toContain('4 × Rock');
    await page.keyboard.press('Escape');
    await page.locator('[data-cell][tabindex="0"]').focus();
    const known = await cellOf(page, /your (Rock|Paper|Scissors)/);
    for (let row = 0; row < 6; row++) await page.keyboard.press('ArrowUp');
    for (let column = 0; column < 7; column++) await page.keyboard.press('ArrowLeft');
    for (let row = 0; row < Math.trunc(known / 7); row++) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < known % 7; column++) await page.keyboard.press('ArrowRight');
    await page.locator(`[data-tip="${known}"]`, { hasText: /Beats .* Loses to / }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tip(page, 'about').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const card = page.getByRole('dialog', { name: 'Rules' });
    expect(await card.textContent()).toContain('Rock beatsScissors');
    expect(await seriousFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Back to the game' }).click();

    await page.getByRole('button', { name: 'Offer draw' }).click();
    await page.getByText('Pip does not want a draw.').waitFor();

    // A hint is told once; who goes on by moving needs no button, and who wants none is told no more.
    const mover = (await page.locator('[data-lift=true]').first().getAttribute('data-cell'))!;
    await lift(page, Number(mover));
    await dropOn(page, Number(mover) - 7);
    await expect.poll(() => hint(page).catch(() => 'none')).not.toBe('move');
    await page.locator('[data-lift=true]').first().waitFor();
    // A mouse that stays where it has moved a piece covers nothing by a tip. That would be there before this timer of the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(await tip(page, 'about').count()).toBe(0);
    if (await page.locator('[data-hint-name]').count())
      await page.getByRole('button', { name: 'No more hints' }).click();
    await page.reload();
    await page.locator('[data-lift=true]').first().waitFor();
    expect(await page.locator('[data-hint-name]').count()).toBe(0);
    expect(await page.locator(':focus-visible').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('has everything for a game on one small screen, and a finger that stays asks what a piece is', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' }, SMALLEST, HELD);
    // The tab that is open is in sight, even the last.
    await page.goto(`${site.url}/play/mechs`);
    const tab = page.getByRole('link', { name: 'Mech Skirmish' });
    await tab.waitFor();
    const { x, width } = (await tab.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(SMALLEST.width);

    await page.goto(`${site.url}/play/rps`);
    const start = page.getByRole('button', { name: 'Start the battle' });
    const isWhole = async (one: ReturnType<Page['locator']>): Promise<boolean> => {
      const { y, height } = (await one.boundingBox())!;
      return y >= 0 && y + height <= SMALLEST.height;
    };
    await page.getByText('Takes safe captures').waitFor();
    for (const one of [page.getByRole('heading', { level: 1 }), page.getByText('Nightmare'), page.getByText('Choices')])
      expect(await isWhole(one)).toBe(true);
    expect(await isWhole(start)).toBe(true);
    expect(await page.getByRole('radio', { name: /Brann/ }).isChecked()).toBe(true);
    expect(await page.getByText('Classic · Your side: Random').isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Onslaught' }).isVisible()).toBe(false);
    await start.tap();
    await page.locator('[data-lift=true]').first().waitFor();
    expect(await isWhole(page.getByRole('grid'))).toBe(true);
    await page.getByRole('button', { name: 'Ready', exact: true }).tap();
    await page.locator('main[data-phase=playing] [data-lift=true]').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    const king = await cellOf(page, /your King/);
    const finger = await Finger.of(page);
    await finger.down(await middle(page, king));
    await tip(page, 'about').getByText('Your King').waitFor();
    await finger.up();
    expect(await tip(page, 'about').getByText('Your King').isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('the rules of every game are on a card in its match', async () => {
  const { page, faults } = await newPage(site, { motion: 'off', language: 'de', theme: 'light' });
  for (const [game, rule] of [
    ['forests', 'Stufe'],
    ['mechs', 'Hitze'],
  ]) {
    await page.goto(`${site.url}/play/${game}`);
    await page.locator('main').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Regeln', exact: true }).click();
    const card = page.getByRole('dialog', { name: 'Regeln' });
    await card.getByText(rule!).first().waitFor();
    expect([game, await seriousFaults(page)]).toEqual([game, []]);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

it('the ladder remembers who was beaten, and the next opponent is one press away', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' });
  await shelveFinished(page, site.url, {
    id: 'lbeaten',
    entry: rps,
    options: { variant: 'onslaught' },
    bots: ['baby', 'nightmare'],
    seat: 1,
    seed: simulationSeed(4),
  });
  await page.goto(`${site.url}/ladder`);
  const ladder = page.getByRole('region', { name: /^RPS Battle/ });
  const rung = (bot: string) => ladder.locator(`[data-rung=${bot}]`);
  await ladder.getByText('1 of 4 beaten').waitFor();
  expect(await rung('baby').getAttribute('data-beaten')).toBe('true');
  expect(await rung('baby').textContent()).toContain('1 won, 0 drawn, 0 lost');
  expect(await rung('normal').getAttribute('data-next')).toBe('true');
  await page.getByRole('region', { name: /^Mech Skirmish/ }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  // A deleted game does not take its victory along.
  await page.goto(`${site.url}/games`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByText('You have not played yet.').waitFor();
  await page.goto(`${site.url}/play/rps`);
  await page.getByRole('link', { name: '1 of 4 beaten' }).click();
  await rung('normal').getByRole('button', { name: 'Challenge Brann' }).click();
  await page.getByRole('region', { name: 'Brann' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
