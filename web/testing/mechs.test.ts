import type { Page } from '@playwright/test';
import { distance, hexAt } from '@tactarium/engine/grid/hex';
import { blowsOf, type Event, type View } from '@tactarium/games/mechs/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { battleUntil, hexPixel, historyOf, moment, nextMoment, numbers, openBattle, placeOf } from './battle.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const MAP = { width: 16, height: 16, shape: 'rectangle' } as const;
const apart = (one: number, two: number): number => distance(hexAt(MAP, one), hexAt(MAP, two));
const log = (page: Page) => page.locator('section[aria-label="What happened"] li');

/** The learning duel as side A against the weakest bot. */
async function startDuel(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('listitem').filter({ hasText: 'Mech Skirmish' }).getByRole('link').click();
  await page.getByRole('radio', { name: 'Baby' }).check();
  await page.getByRole('radio', { name: 'Learning duel' }).check();
  await page.getByRole('radio', { name: 'Side A' }).check();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await nextMoment(page, '');
}

async function clickHex(page: Page, hex: number): Promise<void> {
  const { x, y } = await hexPixel(page, hex);
  await page.mouse.click(x, y);
}

/** What the receipt on the page says, line by line. */
const receipt = (page: Page): Promise<Record<string, number>> =>
  page
    .locator('[data-receipt] dd[data-line]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [
          (one as HTMLElement).dataset['line'],
          Number(one.textContent?.replace('−', '-').replace('+', '')),
        ]),
      ),
    );

interface Planned {
  readonly weapon: string;
  readonly lines: Record<string, number>;
}

/** Plans every shot that can be made by clicking its cell, and reads its receipt. */
async function planAll(page: Page): Promise<readonly Planned[]> {
  const weapons = await page
    .locator('button[data-weapon][data-refused=false]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['weapon']!));
  const planned: Planned[] = [];
  for (const weapon of weapons) {
    const cell = page.locator(`button[data-weapon="${weapon}"]`);
    await cell.click();
    await expect.poll(() => cell.getAttribute('aria-pressed')).toBe('true');
    const { total, ...lines } = await receipt(page);
    expect(Object.values(lines).reduce((sum, one) => sum + one, 0)).toBe(total);
    planned.push({ weapon, lines });
  }
  return planned;
}

describe('Mech Skirmish in the browser', () => {
  it('a whole duel by mouse: receipts are what is declared, forecasts what the heat phase settles, a reload changes nothing', async () => {
    const { page, faults } = await newPage(site, QUICK);
    // From the home page one is in some duel; the one that is played has dice that are known, so it is always the same.
    await startDuel(page);
    await openBattle(
      page,
      site.url,
      battleUntil({ scenario: 'duel' }, 7, 'baby', ({ phase }) => phase === 'deployment'),
    );
    await nextMoment(page, '');
    const shots: Planned[] = [];
    const forecasts = new Map<number, number>();
    let now = await moment(page);
    for (let step = 0; now !== 'over' && step < 90; step++) {
      const [turn, phase] = now.split(' ') as [string, string];
      if (phase === 'deployment') {
        await clickHex(page, (await numbers(page, 'zone'))[24]!);
        await page.getByRole('button', { name: 'Deploy here' }).click();
      } else if (phase === 'movement') {
        const [enemy, own] = [await placeOf(page, 'B1'), await placeOf(page, 'A1')];
        const reach = await numbers(page, 'reach');
        const [to] = reach
          .filter((hex) => hex !== own && apart(hex, enemy) >= 2)
          .toSorted((a, b) => apart(a, enemy) - apart(b, enemy));
        if (to !== undefined && apart(own, enemy) > 3) {
          await clickHex(page, to);
          await page.getByRole('button', { name: 'Move here' }).click();
        } else if (await page.getByRole('button', { name: /^Stand up/ }).count()) {
          await page.getByRole('button', { name: /^Stand up/ }).click();
          await expect
            .poll(() =>
              log(page)
                .getByText(/A1 (stands|falls)/)
                .count(),
            )
            .toBeGreaterThan(0);
          await page.getByRole('button', { name: 'Hold', exact: true }).click();
        } else {
          await page.getByRole('button', { name: 'Hold', exact: true }).click();
        }
      } else {
        const planned = await planAll(page);
        if (planned.length > 0) {
          shots.push(...planned);
          const after = await page.locator('[data-heat-after]').getAttribute('data-heat-after');
          forecasts.set(Number(turn), Number(after));
          await page.getByRole('button', { name: /^Fire \d/ }).click();
        } else {
          await page.getByRole('button', { name: 'Hold fire' }).click();
        }
      }
      now = await nextMoment(page, now);
      if (step === 8) {
        const told = await log(page).count();
        await page.reload();
        expect(await nextMoment(page, '')).toBe(now);
        expect(await log(page).count()).toBeGreaterThanOrEqual(told);
      }
    }
    expect(now).toBe('over');
    expect(await page.getByRole('dialog').getByText('The battle in numbers').count()).toBe(1);

    const history = await historyOf(page);
    const declared = history.filter((event) => event.type === 'attack_declared' && event.mech === 'A1') as Extract<
      Event,
      { type: 'attack_declared' }
    >[];
    expect(declared.length).toBeGreaterThan(5);
    expect(declared.map(({ weapon, lines }) => ({ weapon, lines }))).toEqual(shots);
    expect(settledAs(history, forecasts)).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('two turns by keys alone, with every hex read out', async () => {
    const { page, faults } = await newPage(site, QUICK);
    const battle = battleUntil(
      { scenario: 'duel' },
      3,
      'normal',
      ({ phase, turn }) => phase === 'movement' && turn === 2,
    );
    await openBattle(page, site.url, battle);
    let now = await nextMoment(page, '');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    for (let turn = 0; turn < 2; turn++) {
      await page.keyboard.press('n');
      await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/your A1 Prism, faces/);
      const [own] = [await placeOf(page, 'A1')];
      // Turns on the spot with a key, looks at the outlook, and confirms with Enter on the ghost.
      await page.keyboard.press('.');
      await page.locator(`[data-ghost="${own}"]`).waitFor({ state: 'attached' });
      expect(await page.locator('[data-enemy="B1"]').count()).toBe(1);
      await page.keyboard.press('Enter');
      now = await nextMoment(page, now);
      expect(now).toContain('attack');
      const open = await page.locator('button[data-weapon][data-refused=false]').count();
      await page.keyboard.press('1');
      await page.keyboard.press('Shift+A');
      if (open > 0 && (await page.getByRole('button', { name: /^Fire [1-9]/ }).count()))
        await page.keyboard.press('Enter');
      else await page.keyboard.press('Shift+H');
      now = await nextMoment(page, now);
      if (now === 'over') break;
      expect(now).toContain('movement');
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('two turns by touch on a phone', async () => {
    const { page, faults } = await newPage(site, QUICK, { width: 390, height: 844 }, { hasTouch: true });
    const battle = battleUntil(
      { scenario: 'duel' },
      5,
      'normal',
      ({ phase, turn }) => phase === 'movement' && turn === 2,
    );
    await openBattle(page, site.url, battle);
    let now = await nextMoment(page, '');
    for (let turn = 0; turn < 2; turn++) {
      const own = await placeOf(page, 'A1');
      const near = (await numbers(page, 'reach')).filter((hex) => apart(hex, own) === 1);
      const { x, y } = await hexPixel(page, near[0]!);
      await page.touchscreen.tap(x, y);
      await page.locator(`[data-ghost="${near[0]}"]`).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Turn right' }).tap();
      await page.getByRole('button', { name: 'Move here' }).tap();
      now = await nextMoment(page, now);
      const cell = page.locator('button[data-weapon][data-refused=false]').first();
      if (await cell.count()) {
        await cell.tap();
        await page.getByRole('button', { name: 'Fire 1 shot' }).tap();
      } else {
        await page.getByRole('button', { name: 'Hold fire' }).tap();
      }
      now = await nextMoment(page, now);
      if (now === 'over') break;
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('MEC-37: a classic battle comes to blows, with the numbers that are declared', async () => {
    const options = {
      map: 'generated',
      size: [6, 6],
      mapSeed: 3,
      rules: 'classic',
      mechs: { a: ['Mattock'], b: ['Millstone'] },
    };
    const canStrike = (view: View): boolean =>
      view.phase === 'physical' && blowsOf(view, 'A1', []).some(({ refusal }) => !refusal);
    const { page, faults } = await newPage(site, QUICK);
    await openBattle(page, site.url, battleUntil(options, 1, 'hard', canStrike));
    const before = await nextMoment(page, '');
    const cell = page.locator('button[data-limb][data-refused=false]').first();
    const { limb, number } = await cell.evaluate(
      (one) => ({ ...(one as HTMLElement).dataset }) as { limb: string; number: string },
    );
    await cell.click();
    await page.getByRole('button', { name: 'Strike 1 blow' }).click();
    await nextMoment(page, before);
    const blow = (await historyOf(page)).findLast((event) => event.type === 'blow_declared' && event.mech === 'A1');
    expect(blow).toMatchObject({ limb, number: Number(number) });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('60×60 hexes with 24 mechs stay within 2,500 nodes, and pass axe', async () => {
    const force = [
      'Thistle',
      'Gale',
      'Ember',
      'Bramble',
      'Harrow',
      'Mattock',
      'Drover',
      'Lantern',
      'Cairn',
      'Beacon',
      'Millstone',
      'Ferryman',
    ];
    const options = { map: 'generated', size: [60, 60], mapSeed: 1, mechs: { a: force, b: force } };
    const { page, faults } = await newPage(site, QUICK);
    await openBattle(
      page,
      site.url,
      battleUntil(options, 2, 'baby', ({ phase }) => phase === 'movement'),
    );
    await nextMoment(page, '');
    expect((await numbers(page, 'reach')).length).toBeGreaterThan(10);
    expect(await page.locator('[data-mech]').count()).toBe(24);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(2500);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a resolution of more than 120 events is hurried with one key', async () => {
    const force = ['Mattock', 'Lantern', 'Drover', 'Harrow', 'Cairn', 'Beacon', 'Bramble', 'Ember'];
    const options = { map: 'generated', size: [10, 10], mapSeed: 4, mechs: { a: force, b: force } };
    const isLast = ({ phase, turn, mechs }: View): boolean =>
      phase === 'attack' &&
      turn >= 2 &&
      mechs.filter(({ done, destroyed, shutdown, conscious }) => !done && !destroyed && !shutdown && conscious)
        .length === 1;
    const { page, faults } = await newPage(site, { motion: 'on', pace: 'calm' });
    await openBattle(page, site.url, battleUntil(options, 8, 'baby', isLast));
    const before = await nextMoment(page, '');
    const told = (await historyOf(page)).length;
    await page.getByRole('button', { name: 'Hold fire' }).click();
    await page.getByRole('region', { name: 'Resolution' }).waitFor();
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press(' ');
    const after = await nextMoment(page, before);
    expect(after).not.toBe(before);
    expect((await historyOf(page)).length - told).toBeGreaterThan(120);
    await page.getByRole('button', { name: 'Report' }).click();
    expect(await page.locator('[data-report]').count()).toBe(16);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** Checks forecasts against what was settled, in turns in which nothing of the mech was lost meanwhile; counts them. */
function settledAs(history: readonly Event[], forecasts: ReadonlyMap<number, number>): number {
  let [turn, hurt, checked] = [0, false, 0];
  for (const event of history) {
    if (event.type === 'phase_began') {
      turn = event.turn;
      if (event.phase === 'attack') hurt = false;
    }
    if ((event.type === 'slot_hit' || event.type === 'location_destroyed') && event.mech === 'A1') hurt = true;
    const forecast = forecasts.get(turn);
    if (event.type !== 'heat_settled' || event.mech !== 'A1' || hurt || forecast === undefined) continue;
    expect(event.heat).toBe(forecast);
    checked++;
  }
  return checked;
}
