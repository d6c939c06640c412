import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import type { ToldBattle } from '@tactarium/games/roguelike/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Finger } from './finger.ts';
import {
  at,
  begin,
  button,
  cell,
  deploy,
  draft,
  dragCard,
  fight,
  inHand,
  middleOf,
  placeOf,
  playable,
  standing,
  watch,
} from './run.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const PHONE = { width: 390, height: 844 };
const HELD = { hasTouch: true, isMobile: true };
const isInSight = (one: Element): boolean => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** A reload shows the same step with the same cards. */
async function reloaded(page: Page): Promise<void> {
  const before = await standing(page);
  await page.reload();
  await page.locator('main[data-run-step]').waitFor();
  await expect.poll(() => standing(page)).toBe(before);
}

describe('RUN-31: Roguelike Run in the browser', () => {
  it('RUN-3: a whole run by drag, to nine wins or four losses, reloaded at every step of it', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await begin(page, site);
    const seen = new Set<string>();
    let [wins, losses] = [0, 0];
    for (let turn = 0; turn < 60; turn++) {
      const place = await placeOf(page);
      if (!seen.has(place)) await reloaded(page);
      seen.add(place);
      if (place === 'result') break;
      if (place === 'draft') await draft(page);
      else if (place === 'replay') {
        if ((await watch(page)) === 'win') wins++;
        else losses++;
      } else {
        await deploy(page, (card, x, y) => dragCard(page, card, x, y));
        // RUN-5: a second look at the field after the cards are on it, and at the shop.
        if (wins + losses === 0) {
          await reloaded(page);
          await button(page, 'Upgrades').click();
          await at(page, 'shop');
          await reloaded(page);
          await button(page, 'Back to the field').click();
          await at(page, 'battle');
        }
        await fight(page);
      }
    }
    expect([...seen].toSorted()).toEqual(['battle', 'draft', 'replay', 'result']);
    expect(wins === 9 || losses === 4).toBe(true);
    const won = page.getByRole('heading', { name: 'Triumph!' });
    await won.or(page.getByRole('heading', { name: 'The run is over' })).waitFor();
    expect(await page.locator('ol[class*=road] > li').count()).toBe(wins + losses);

    // Luck told apart from skill: the odds of every battle, and their sum against what was won.
    await page.locator('section[data-luck]').waitFor();
    expect(await page.getByText(/odds \d+ % ± \d+/).count()).toBe(wins + losses);
    // Any battle is watched again, and any is where the run is played on from.
    await page.getByRole('link', { name: 'Watch battle 2', exact: true }).click();
    await page.locator('p[data-verdict=same]').first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Play on from battle 3, on this device' }).click();
    await at(page, 'draft');
    await page.getByText('Battle 3', { exact: true }).waitFor();
    await page.goto(`${site.url}/runs`);
    await page.getByText(/played on from another run/).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('draft, field, fight and shop with a finger on a phone; a finger that begins on a card scrolls the page too', async () => {
    const { page, faults } = await newPage(site, QUICK, PHONE, HELD);
    const finger = await Finger.of(page);
    const tap = (one: Locator): Promise<void> => one.tap();
    await begin(page, site);
    await draft(page, tap);
    const [first] = await playable(page);
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);

    // Up at once: the page scrolls, and nothing is carried.
    await page.evaluate(() => window.scrollTo(0, 0));
    const [x, y] = await middleOf(inHand(page, first!));
    await finger.down([x, y]);
    for (const by of [20, 60, 120, 180]) await finger.move([x, y - by]);
    await finger.up();
    await expect.poll(scrolled).toBeGreaterThan(40);
    expect(await inHand(page, first!).getAttribute('data-placed')).toBe('false');

    // Rested on first: the card is lifted and carried to its cell, and the page stays.
    await page.evaluate(() => window.scrollTo(0, 0));
    await cell(page, 3, 1).scrollIntoViewIfNeeded();
    const [fromX, fromY] = await middleOf(inHand(page, first!));
    await finger.down([fromX, fromY]);
    await page.locator(`[data-card="${first}"][data-lifted=true]`).waitFor();
    const to = await middleOf(cell(page, 3, 1));
    for (const part of [0.3, 0.7, 1])
      await finger.move([fromX + (to[0] - fromX) * part, fromY + (to[1] - fromY) * part]);
    await finger.up();
    await page.locator(`[data-card="${first}"][data-placed=true]`).waitFor();
    expect(await middleOf(cell(page, 3, 1))).toEqual(to);

    // By two taps, after the shop; then the fight and its end.
    await upgradeOne(page, tap);
    await tap(cell(page, 3, 1));
    await tap(cell(page, 4, 0));
    await page.locator('[data-cell="4,0"][data-taken=true]').waitFor();
    await fight(page, tap);
    // Whom a finger rests on is told over the controls; at the end the result comes into sight below the board.
    await tap(page.locator('[data-unit]').first());
    const inspector = page.locator('[data-inspected]');
    expect(await inspector.evaluate(isInSight)).toBe(true);
    await tap(inspector.getByRole('button'));
    await tap(button(page, 'To the end'));
    await expect.poll(() => button(page, 'Continue').evaluate(isInSight)).toBe(true);
    await tap(button(page, 'Continue'));
    await at(page, 'draft');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('draft, field, shop, fight and its end by keys alone', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/run/new`);
    await press(page, button(page, 'Begin at once'));
    await at(page, 'draft');
    await draft(page, (one) => press(page, one));
    const [card] = await playable(page);
    await press(page, inHand(page, card!));
    await reach(page, page.locator('[role=gridcell][tabindex="0"]'));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/free$/);
    await page.keyboard.press('Enter');
    await page.locator(`[data-card="${card}"][data-placed=true]`).waitFor();
    await upgradeOne(page, (one) => press(page, one));
    await fight(page, (one) => press(page, one));
    const viewer = page.locator('section[data-of]');
    const moment = async (): Promise<number> => Number(await viewer.getAttribute('data-at'));
    await reach(page, page.getByRole('toolbar').getByRole('button').first());
    await page.keyboard.press('Home');
    await expect.poll(moment).toBe(0);
    await page.keyboard.press('ArrowRight');
    const turn = await moment();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await moment()).toBe(turn + 1);
    await page.keyboard.press('End');
    await expect.poll(moment).toBe(Number(await viewer.getAttribute('data-of')));
    await press(page, button(page, 'Continue'));
    await at(page, 'draft');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('after the first load everything works without a network', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/run/new`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await begin(page, site);
    await draft(page);
    await deploy(page, (card, x, y) => dragCard(page, card, x, y));
    await fight(page);
    await watch(page);
    for (const path of ['/codex', '/decks', '/sandbox', '/runs']) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('RUN-14: a shared battle is fought again in a fresh browser and is the same; a tampered one is refused', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await begin(page, site);
    await draft(page);
    await deploy(page, (card, x, y) => dragCard(page, card, x, y));
    await fight(page);
    await button(page, 'To the end').click();
    const result = await page.locator('section[data-result]').getAttribute('data-result');
    await button(page, 'Share').click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    expect(faults).toEqual([]);
    await page.context().close();

    const reader = await newPage(site, QUICK);
    await reader.page.goto(link);
    await reader.page.locator('p[data-verdict=same]').waitFor();
    await button(reader.page, 'To the end').click();
    await reader.page.locator(`section[data-result=${result}]`).waitFor();
    expect(reader.faults).toEqual([]);

    // One digit of the digest: what it would show never happened.
    const hash = link.split('#')[1]!;
    const told = JSON.parse(inflateRawSync(Buffer.from(hash, 'base64url')).toString()) as ToldBattle;
    const open = (battle: ToldBattle) =>
      reader.page.goto(`${site.url}/battle/shared#${deflateRawSync(JSON.stringify(battle)).toString('base64url')}`);
    await open({ ...told, digest: told.digest.replace(/.$/, (last) => (last === '0' ? '1' : '0')) });
    await reader.page.getByText('is broken', { exact: false }).waitFor();
    expect(await reader.page.locator('section[data-of]').count()).toBe(0);

    // Units that are not known here: it says so, and shows what its record says.
    const team = told.own.team.map((one) => ({ ...one, card: 'order/forgotten' }));
    await open({ ...told, rules: 'older', own: { ...told.own, team } });
    await reader.page.getByText('it was made under other rules', { exact: false }).waitFor();
    await reader.page.getByText('order/forgotten T1').first().waitFor();

    // No room left in the browser: that is said, and once there is room the run begins.
    const browser = await reader.page.context().newCDPSession(reader.page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
    await reader.page.goto(`${site.url}/run/new`);
    await button(reader.page, 'Begin at once').click();
    await reader.page.getByText('This browser has no room left', { exact: false }).waitFor();
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url });
    await button(reader.page, 'Begin at once').click();
    await at(reader.page, 'draft');
    expect(reader.faults).toEqual([]);
    await reader.page.context().close();
  });
});

/** Goes to something by Tab alone. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let i = 0; i < 300; i++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no key reaches it');
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await wanted.and(page.locator(':enabled')).waitFor();
  await reach(page, wanted);
  await page.keyboard.press('Enter');
}

/** RUN-6: one upgrade in the shop, and back to the field, where the card has two pips. */
async function upgradeOne(page: Page, press: (one: Locator) => Promise<void>): Promise<void> {
  await press(button(page, 'Upgrades'));
  await at(page, 'shop');
  await press(page.getByRole('button', { name: /^To tier 2/ }).first());
  await page
    .getByRole('button', { name: /^To tier 3/ })
    .first()
    .waitFor();
  await press(button(page, 'Back to the field'));
  await at(page, 'battle');
  await page.locator('[role=gridcell][aria-label$="tier 2"]').waitFor();
}
