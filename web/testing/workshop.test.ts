import type { Page } from '@playwright/test';
import { checkDesign, type Design, designNamed, PROBLEMS, writeDesign } from '@tactarium/games/mechs/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packLink } from '../games/mechs/builder/link.ts';
import { seriousFaults } from './axe.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const PHONE = { width: 390, height: 844 };

const problems = (page: Page) => page.getByRole('status', { name: /problem/ });
const linkOf = (page: Page, label: string): Promise<string> => page.getByLabel(label).inputValue();
const isWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** One light mech a side on a small map: bots are done with it soon. */
async function buildSmall(page: Page): Promise<void> {
  await page.goto(`${site.url}/mechs/battle`);
  for (const side of ['Side A', 'Side B']) {
    await page.getByRole('button', { name: new RegExp(`Remove .*Mech 2 of ${side}`) }).click();
    await page.getByLabel(`Mech, Mech 1 of ${side}`).selectOption('Thistle');
  }
  await page.getByLabel('Width', { exact: true }).fill('8');
  await page.getByLabel('Height', { exact: true }).fill('8');
  await page.getByLabel('Turns at most', { exact: true }).fill('6');
}

describe('a battle of one’s own', () => {
  it('says its problems with numbers, is tried by bots, and is opened by link and fought in another browser', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await buildSmall(page);
    const width = page.getByLabel('Width', { exact: true });
    await width.fill('5');
    await problems(page).getByText('Width must be a whole number from 6 to 60.').waitFor();
    await page.getByLabel('Pilot’s name, Mech 1 of Side A').fill('x');
    await problems(page).getByText('The name of Thistle (A1)’s pilot needs 2 to 24 characters.').waitFor();
    await page.getByLabel('Limit the weight of each side').check();
    await page.getByRole('button', { name: 'Add a mech' }).first().click();
    await problems(page).getByText('Side A weighs 40 t, 20 t more than the limit of 20 t.').waitFor();
    expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('This battle as a link').count()).toBe(0);

    await width.fill('8');
    await page.getByLabel('Pilot’s name, Mech 1 of Side A').fill('Ada  Lovelace');
    await page.getByRole('button', { name: /Remove .*Mech 2 of Side A/ }).click();
    await page.getByText('Nothing is wrong.').waitFor();

    await page.getByRole('radio', { name: '5', exact: true }).check();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('[data-trial=done]').waitFor();
    const told = await page.locator('[data-trial=done]').innerText();
    const [, a, b, draws] = /A won (\d), B won (\d), (\d) drawn of 5/.exec(told)!.map(Number);
    expect(a! + b! + draws!).toBe(5);
    const [, share, low, high] = /takes (\d+) % .* between (\d+) and (\d+) %/s.exec(told)!.map(Number);
    expect(share).toBe(Math.round(20 * (a! + draws! / 2)));
    // Five games tell little, and it is said: the interval is wide whatever they were.
    expect(high! - low!).toBeGreaterThan(40);
    expect([low! <= share!, share! <= high!]).toEqual([true, true]);

    const link = await linkOf(page, 'This battle as a link');
    expect(faults).toEqual([]);
    await page.context().close();

    const fresh = await newPage(site, QUICK);
    await fresh.page.goto(link);
    await fresh.page.getByText('Nothing is wrong.').waitFor();
    expect(await fresh.page.getByLabel('Pilot’s name, Mech 1 of Side A').inputValue()).toBe('Ada Lovelace');
    expect(await fresh.page.getByLabel('Width', { exact: true }).inputValue()).toBe('8');
    expect(await linkOf(fresh.page, 'This battle as a link')).not.toBe('');
    await fresh.page.getByRole('radio', { name: 'Baby' }).check();
    await fresh.page.getByRole('radio', { name: 'Side A' }).check();
    await fresh.page.getByRole('button', { name: 'Start the battle' }).click();
    await playFirstTurn(fresh.page);
    expect(fresh.faults).toEqual([]);
    await fresh.page.context().close();
  });

  it('a link that is broken or wrong is said, and the page can be used all the same', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/mechs/battle#eyJtYXAiOi`);
    await page.getByRole('alert').getByText('The link is broken').waitFor();
    await page.getByText('Nothing is wrong.').waitFor();
    const unknown = Buffer.from(JSON.stringify({ mechs: { a: ['Teapot'], b: ['Gale'] } })).toString('base64url');
    await page.goto(`${site.url}/mechs/battle#${unknown}`);
    await page.getByRole('alert').getByText('There is no mech of that name. It is wrong at mechs.a.0.').waitFor();
    await page.getByLabel('Begin with').selectOption('duel');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.getByText('Nothing is wrong.').waitFor();
    expect(await page.getByLabel('Mech, Mech 1 of Side B').inputValue()).toBe('Prism');
    await page.reload();
    await page.getByText('Nothing is wrong.').waitFor();
    expect(await page.getByLabel('Mech, Mech 1 of Side B').inputValue()).toBe('Prism');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('a mech of one’s own', () => {
  it('says what checkDesign refuses, is mended, kept on the device, and fights', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/mechs/design`);
    await page.getByLabel('Begin with').selectOption('#blank');
    await problems(page).getByText('A name needs 2 to 24 characters.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Monolith');
    await problems(page).getByText('There is a stock mech called Monolith').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Night Owl');
    await page.getByText('This mech can be built.').waitFor();

    await page.getByLabel('Add to the right torso').selectOption('autocannon 20');
    await problems(page).getByText('autocannon 20 in the right torso has no ammunition.').waitFor();
    await page.getByLabel('Add to the right arm').selectOption('autocannon 20');
    await problems(page).getByText('The right arm has 8 slots, but 10 are needed.').waitFor();
    await problems(page)
      .getByText(/^51\.5 t are built into a mech of 50 t: take out 1\.5 t\.$/)
      .waitFor();
    await page.getByLabel('Front, head', { exact: true }).fill('12');
    await problems(page).getByText('The head has 12 armor, front and rear together; at most 9.').waitFor();

    await page.getByRole('button', { name: 'Remove autocannon 20 from the right arm' }).click();
    await page.getByLabel('Add to the left torso').selectOption('autocannon 20 ammunition');
    await page.getByRole('button', { name: 'Spread the weight that is left' }).click();
    await page.getByText('This mech can be built.').waitFor();
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByText('Night Owl is saved.').waitFor();
    const link = await linkOf(page, 'This mech as a link');

    await page.getByRole('link', { name: 'Build a battle' }).click();
    await page.getByLabel('Mech, Mech 1 of Side A').selectOption({ label: 'Night Owl, 50 t' });
    await page.getByText('Nothing is wrong.').waitFor();
    const battle = await linkOf(page, 'This battle as a link');
    expect(faults).toEqual([]);
    await page.context().close();

    // Neither is on the other device: the links bring them.
    const fresh = await newPage(site, QUICK);
    await fresh.page.goto(link);
    expect(await fresh.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night Owl');
    await fresh.page.getByText('This mech can be built.').waitFor();
    await fresh.page.goto(battle);
    await fresh.page.getByText('Nothing is wrong.').waitFor();
    expect(
      await fresh.page
        .getByLabel('Mech, Mech 1 of Side A')
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text),
    ).toBe('Night Owl, 50 t');
    expect(fresh.faults).toEqual([]);
    await fresh.page.context().close();
  });
});

const GALE: Design = { ...writeDesign(designNamed('Gale')!), name: 'Night Owl' };
/** A mech for everything that can be wrong with one that can be read. */
const WRONG: readonly Design[] = [
  { ...GALE, tons: 20 },
  { ...GALE, walk: 0 },
  { ...GALE, tons: 100, walk: 8 },
  { ...GALE, jump: 8 },
  { ...GALE, equipment: { ...GALE.equipment, LA: ['jump jet'] } },
  { ...GALE, sinks: 9 },
  { ...GALE, sinks: 10, equipment: { RT: Array.from({ length: 11 }, () => 'heat sink') } },
  { ...GALE, sinks: 40 },
  { ...GALE, armor: { ...GALE.armor, HD: 10 } },
  { ...GALE, equipment: { ...GALE.equipment, LA: ['medium laser (rear)'] } },
  { ...GALE, equipment: { ...GALE.equipment, RT: ['autocannon 5'] } },
  { ...GALE, equipment: { ...GALE.equipment, HD: ['medium laser', 'medium laser'] } },
];

const UNKNOWN: readonly (readonly [Design, string])[] = [
  [{ ...GALE, tons: 33 }, 'Mechs weigh 20 to 100 t in steps of 5, not 33 t.'],
  [{ ...GALE, equipment: { ...GALE.equipment, LA: ['teapot'] } }, 'There is no equipment called teapot.'],
];

it('MEC-33: whatever checkDesign refuses is said on the page', async () => {
  const { page, faults } = await newPage(site, QUICK);
  const met = new Set<string>();
  for (const design of WRONG) {
    const found = checkDesign(design);
    for (const { code } of found) met.add(code);
    await page.goto(`${site.url}/mechs/design#${packLink(design)}`);
    expect(found.length).toBeGreaterThan(0);
    await expect.poll(() => problems(page).getByRole('listitem').count()).toBe(found.length);
  }
  // No sheet can be drawn of these, so they are not taken from a link.
  for (const [design, said] of UNKNOWN) {
    for (const { code } of checkDesign(design)) met.add(code);
    await page.goto(`${site.url}/mechs/design#${packLink(design)}`);
    await page.getByRole('alert').getByText(said).waitFor();
  }
  // Those of `design/` are about text that is no design at all.
  expect(PROBLEMS.filter((code) => !code.startsWith('design/') && !met.has(code))).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

describe.each([
  ['dark', 'en', 'Build a battle', 'Design a mech'],
  ['light', 'de', 'Gefecht entwerfen', 'Mech entwerfen'],
])('in the %s theme and in %s', (theme, language, ...titles) => {
  it('neither page has a serious fault, and both fit a phone', async () => {
    const { page, faults } = await newPage(site, { ...QUICK, theme, language }, PHONE);
    for (const [n, path] of ['/mechs/battle', '/mechs/design'].entries()) {
      await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1, name: titles[n]! }).waitFor();
      // A problem is there too: it has colours of its own.
      await page.locator('input[type=number]').first().fill('0');
      await page.getByRole('status').getByRole('listitem').first().waitFor();
      expect([path, await seriousFaults(page)]).toEqual([path, []]);
      expect(await isWider(page)).toBe(false);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** Deploys, and lets the mech hold in each phase, until the second turn has begun. */
async function playFirstTurn(page: Page): Promise<void> {
  await page.locator('[data-zone]:not([data-zone=""])').waitFor({ state: 'attached' });
  await page.locator('[role=gridcell][data-cell="3"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Deploy here' }).click();
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await page.getByRole('button', { name: 'Hold fire' }).click();
  await page.getByText('Turn 2 of 6').first().waitFor();
}
