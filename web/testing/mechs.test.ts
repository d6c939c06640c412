import type { Page } from '@playwright/test';
import { distance, hexAt } from '@tactarium/engine/grid/hex';
import {
  blowsOf,
  cellAt,
  type Event,
  type MechView,
  outlookOf,
  refusalOf,
  type View,
} from '@tactarium/games/mechs/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { battleUntil, hexPixel, historyOf, moment, nextMoment, numbers, openBattle, placeOf } from './battle.ts';
import { log } from './hand.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const MAP = { width: 16, height: 16, shape: 'rectangle' } as const;
const apart = (one: number, two: number): number => distance(hexAt(MAP, one), hexAt(MAP, two));
/** The six keys around S, as hexes lie around a hex. */
const STEPS = ['w', 'e', 'd', 'x', 'z', 'a'];

/** Within everybody's range, with all of a turn to come. */
const isNear = ({ phase, mechs: [one, two] }: View): boolean =>
  phase === 'movement' && !one!.prone && apart(one!.at, two!.at) <= 6;

/** Behind an enemy that has its back to this side's mech. */
function isBehind(view: View): boolean {
  const [{ at, facing, prone }] = view.mechs as readonly [MechView];
  if (view.phase !== 'movement' || prone) return false;
  const stance = { at: cellAt(view, at), facing, moved: 'stationary', hexes: 0 } as const;
  const [enemy] = outlookOf(view, 'A1', stance);
  return enemy?.theirColumn === 'rear' && enemy.ownColumn === 'front';
}

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.ariaLabel);
const focusedHex = (page: Page): Promise<number> =>
  page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['cell']));

type Declared = Extract<Event, { type: 'attack_declared' }>;
const declaredBy = async (page: Page, mech: string): Promise<readonly Declared[]> =>
  (await historyOf(page)).filter((event): event is Declared => event.type === 'attack_declared' && event.mech === mech);

/** The learning duel, by two clicks from the front page: side A against the weakest bot, with the same dice for all. */
async function startDuel(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('listitem').filter({ hasText: 'Mech Skirmish' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Play a first game' }).click();
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
    await startDuel(page);
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
          const tried = log(page).getByText(/A1 (stands|falls)/);
          const before = await tried.count();
          await page.getByRole('button', { name: /^Stand up/ }).click();
          await expect.poll(() => tried.count()).toBeGreaterThan(before);
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
    const declared = await declaredBy(page, 'A1');
    expect(declared.length).toBeGreaterThan(5);
    expect(declared.map(({ weapon, lines }) => ({ weapon, lines }))).toEqual(shots);
    expect(settledAs(history, forecasts)).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('two turns by keys alone, with every hex read out', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await openBattle(page, site.url, battleUntil({ scenario: 'duel' }, 3, 'normal', isNear));
    let now = await nextMoment(page, '');
    let fired = 0;
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    for (let turn = 0; turn < 2; turn++) {
      await page.keyboard.press('n');
      await expect.poll(() => focused(page)).toMatch(/your A1 Prism, faces/);
      const own = await placeOf(page, 'A1');
      const reach = await numbers(page, 'reach');
      // Steps to a hex beside its mech that it can reach, aims there, turns, looks at the outlook and confirms.
      for (const key of STEPS) {
        await page.keyboard.press(key);
        if (reach.includes(await focusedHex(page))) break;
        await page.keyboard.press('n');
      }
      const to = await focusedHex(page);
      expect([reach.includes(to), apart(own, to)]).toEqual([true, 1]);
      await page.keyboard.press('Enter');
      await page.locator(`[data-ghost="${to}"]`).waitFor({ state: 'attached' });
      await page.keyboard.press('.');
      expect(await page.locator('[data-enemy="B1"]').count()).toBe(1);
      await page.keyboard.press('Enter');
      now = await nextMoment(page, now);
      expect(now).toContain('attack');
      expect(await placeOf(page, 'A1')).toBe(to);
      await page.keyboard.press('1');
      await page.keyboard.press('Shift+A');
      const planned = await page.locator('button[data-weapon][aria-pressed=true]').count();
      await page.keyboard.press(planned > 0 ? 'Enter' : 'Shift+H');
      fired += planned;
      now = await nextMoment(page, now);
      expect(now).toContain('movement');
    }
    expect(fired).toBeGreaterThan(0);
    expect((await declaredBy(page, 'A1')).slice(-fired)).toHaveLength(fired);
    await page.keyboard.press('n');
    await expect.poll(() => focused(page)).toMatch(/your A1 Prism, faces/);
    for (const key of ['i', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // The map has its keys again.
      await expect.poll(() => focused(page)).toMatch(/your A1 Prism, faces/);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('two turns by touch on a phone, whose sheet never covers the map', async () => {
    const { page, faults } = await newPage(site, QUICK, { width: 390, height: 844 }, { hasTouch: true });
    await openBattle(page, site.url, battleUntil({ scenario: 'duel' }, 5, 'normal', isNear));
    const before = (await declaredBy(page, 'A1')).length;
    let now = await nextMoment(page, '');
    let fired = 0;
    await turnPages(page);
    for (let turn = 0; turn < 2; turn++) {
      const own = await placeOf(page, 'A1');
      const [to] = (await numbers(page, 'reach')).filter((hex) => apart(hex, own) === 1) as [number];
      const { x, y } = await hexPixel(page, to);
      await page.touchscreen.tap(x, y);
      await page.locator(`[data-ghost="${to}"]`).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Turn right' }).tap();
      // What the outlook comes to, though its card lies below the edge.
      await page.getByText(/^From there you (\d+\+|no shot)/).waitFor();
      await page.getByRole('button', { name: 'Move here' }).tap();
      now = await nextMoment(page, now);
      expect(await placeOf(page, 'A1')).toBe(to);
      const cell = page.locator('button[data-weapon][data-refused=false]').first();
      if (await cell.count()) {
        await cell.tap();
        await page.getByRole('button', { name: 'Fire 1 shot' }).tap();
        fired++;
      } else {
        await page.getByRole('button', { name: 'Hold fire' }).tap();
      }
      now = await nextMoment(page, now);
      expect(now).toContain('movement');
    }
    expect(fired).toBeGreaterThan(0);
    expect(await declaredBy(page, 'A1')).toHaveLength(before + fired);
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([390, 844]);
    // The last of the games' tabs is in sight where it is open, though not all of them fit.
    await page.goto(`${site.url}/play/mechs`);
    const tab = await page.getByRole('link', { name: 'Mech Skirmish', exact: true }).boundingBox();
    expect(tab!.x + tab!.width).toBeLessThanOrEqual(390);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('in motion too a mech is drawn where it has walked to, and the outlook tells rear from front', async () => {
    const { page, faults } = await newPage(site, { motion: 'on', pace: 'brisk' });
    await openBattle(page, site.url, battleUntil({ scenario: 'duel' }, 52, 'normal', isBehind));
    const before = await nextMoment(page, '');
    // MEC-18: the outlook tells the two sides apart.
    expect(await page.locator('[data-enemy="B1"]').textContent()).toContain(
      'You strike its rear; it strikes your front.',
    );
    const own = await placeOf(page, 'A1');
    const to = (await numbers(page, 'reach')).find((hex) => apart(hex, own) > 1)!;
    await clickHex(page, to);
    await page.getByRole('button', { name: 'Move here' }).click();
    await nextMoment(page, before);
    expect(await placeOf(page, 'A1')).toBe(to);
    for (const mech of ['A1', 'B1']) {
      const { x, y } = await hexPixel(page, await placeOf(page, mech));
      expect(await drawnAt(page, mech)).toEqual([Math.round(x), Math.round(y)]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('MEC-31: a mech that can never stand up again is not asked to, and why is said', async () => {
    const isDown = (view: View): boolean =>
      view.phase === 'movement' && refusalOf(view, { type: 'stand', mech: 'A1' })?.code === 'stand/no-gyro';
    const { page, faults } = await newPage(site, QUICK);
    await openBattle(page, site.url, battleUntil({ scenario: 'duel' }, 37, 'normal', isDown));
    await nextMoment(page, '');
    expect(await page.getByRole('button', { name: /^Stand up/ }).count()).toBe(0);
    expect(await page.getByText('gyro is destroyed').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['punches with both arms', ['LA', 'RA']],
    ['kicks', ['LL']],
  ])('MEC-37: in a classic battle a mech %s, with the numbers that are declared', async (_, limbs) => {
    const options = {
      map: 'generated',
      size: [6, 6],
      mapSeed: 3,
      rules: 'classic',
      mechs: { a: ['Mattock'], b: ['Millstone'] },
    };
    const canStrike = (view: View): boolean =>
      view.phase === 'physical' &&
      limbs.every((limb) => blowsOf(view, 'A1', []).some((blow) => blow.limb === limb && !blow.refusal));
    const { page, faults } = await newPage(site, QUICK);
    await openBattle(page, site.url, battleUntil(options, 1, 'hard', canStrike));
    const before = await nextMoment(page, '');
    const planned: object[] = [];
    for (const limb of limbs) {
      const cell = page.locator(`button[data-limb="${limb}"][data-refused=false]`);
      planned.push({ limb, number: Number(await cell.getAttribute('data-number')) });
      await cell.click();
    }
    await page.getByRole('button', { name: /^Strike/ }).click();
    await nextMoment(page, before);
    const blows = (await historyOf(page)).filter((event) => event.type === 'blow_declared' && event.mech === 'A1');
    expect(blows.slice(-limbs.length)).toMatchObject(planned);
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
    await page.clock.install();
    await openBattle(page, site.url, battleUntil(options, 8, 'baby', isLast));
    const before = await nextMoment(page, '');
    const told = (await historyOf(page)).length;
    // From here on the page's clock goes only as it is told to: unhurried, the film would never end.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await page.getByRole('button', { name: 'Hold fire' }).click();
    const film = page.getByRole('region', { name: 'Resolution' });
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return film.count();
      })
      .toBe(1);
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    expect(await moment(page)).toBe('');
    await page.keyboard.press(' ');
    await nextMoment(page, before);
    expect(await film.count()).toBe(0);
    expect((await historyOf(page)).length - told).toBeGreaterThan(120);
    await page.getByRole('button', { name: 'Report' }).click();
    expect(await page.locator('[data-report]').count()).toBe(16);
    // A log that is long enough to have earlier entries stays within its panel.
    await page.getByText(/^Show \d+ earlier entries$/).waitFor();
    const [panel, list] = await page
      .locator('section[aria-label="What happened"]')
      .evaluate((log) => [log, log.querySelector('ol')!].map((one) => one.getBoundingClientRect().bottom));
    expect(list!).toBeLessThanOrEqual(panel!);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** The pixel in the middle of a mech's token. */
const drawnAt = (page: Page, mech: string): Promise<readonly [number, number]> =>
  page.locator(`[data-mech="${mech}"]`).evaluate((token) => {
    const { e, f } = (token as SVGGElement).getScreenCTM()!;
    return [Math.round(e), Math.round(f)] as const;
  });

/** Every page of the phone's sheet, at rest and pulled up: the map stands above it all the time. */
async function turnPages(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: 'Details' });
  for (const name of ['Mech', 'Forces', 'Log', 'Game', 'Act']) {
    await page.getByRole('tab', { name, exact: true }).tap();
    const shown = page.getByRole('tabpanel', { name });
    await shown.waitFor();
    if (name === 'Forces') expect(await shown.getByRole('button', { name: /^Record sheet of/ }).count()).toBe(2);
    await page.getByRole('button', { name: 'Larger or smaller details' }).tap();
    const [map, details] = [await page.locator('svg[data-detail]').boundingBox(), await sheet.boundingBox()];
    expect(map!.y + map!.height).toBeLessThanOrEqual(details!.y);
    expect(map!.height).toBeGreaterThan(130);
  }
}

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
