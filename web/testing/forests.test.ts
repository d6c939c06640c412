import type { Locator, Page } from '@playwright/test';
import { simulationSeed } from '@tactarium/engine';
import { type Between, type Command, legalOf, ordersOf, type Tile, type View } from '@tactarium/games/forests/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { Finger } from './finger.ts';
import { pixelOf, shown, tapTile } from './map.ts';
import { follow, isMine, isShown, openMatch, stepOf, tileOf } from './opened.ts';
import { ShelvedMatch } from './shelved.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };

/** A match as side A against the weakest bot. */
async function start(page: Page, size = 10): Promise<void> {
  await page.goto(`${site.url}/play/forests`);
  await page.getByRole('radio', { name: 'Baby' }).check();
  await page.getByRole('radio', { name: `${size} by ${size}` }).check();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.getByRole('grid').waitFor({ state: 'attached' });
  await page.locator('[data-unit]').first().waitFor({ state: 'attached' });
}

describe('Forest War in the browser', () => {
  it('ten turns by keys alone from a position, with every tile read out: steps, a unit deployed, a wall felled and one built', async () => {
    const match = position('lkeys', 40);
    const { page, faults } = await newPage(site, QUICK);
    await openMatch(page, site.url, match);
    await isShown(page, match);
    const here = (): Promise<number> =>
      page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['cell']));
    const goTo = async (tile: number): Promise<void> => {
      const from = await here();
      // The map is turned: a larger number lies further left and further up.
      const [left, up] = [(tile % 10) - (from % 10), Math.trunc(tile / 10) - Math.trunc(from / 10)];
      for (let i = 0; i < Math.abs(left); i++) await page.keyboard.press(left > 0 ? 'ArrowLeft' : 'ArrowRight');
      for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
      await expect.poll(here).toBe(tile);
    };
    /** The arrow from a tile over one of its edges. */
    const over = (tile: number, [one, two]: Between): string => {
      const by = tileOf(one) + tileOf(two) - 2 * tile;
      return Math.abs(by) === 1 ? (by > 0 ? 'ArrowLeft' : 'ArrowRight') : by > 0 ? 'ArrowUp' : 'ArrowDown';
    };
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    const [felled, built] = [wallToFell(match), wallToBuild(match)];
    await goTo(tileOf(felled.from));
    await page.keyboard.press('x');
    // Where no wall stands nothing is hit, and the hammer stays in the hand.
    await page.keyboard.press(over(tileOf(felled.from), openEdge(match, felled.from)));
    await page.getByText('There is no wall in sight on that edge.').first().waitFor();
    await page.keyboard.press(over(tileOf(felled.from), felled.between));
    await toldOf(page, 'You hit the wall between .*: it falls');
    await follow(page, match, felled);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await goTo(built.beside);
    await page.keyboard.press('w');
    await page.keyboard.press(over(built.beside, built.command.between));
    await toldOf(page, 'You build a wall between');
    await follow(page, match, built.command);
    // A click beside the map leaves the keyboard on it.
    await page.getByRole('button', { name: 'Threats' }).click();
    await page.getByRole('button', { name: 'Threats' }).click();
    expect(await here()).toBe(built.beside);
    // The reserve by keys: the tray, a chip, then a tile.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const chip = (): Promise<string | null> => page.evaluate(() => document.activeElement!.getAttribute('data-chip'));
    await page.keyboard.press('d');
    expect(await chip()).toBe('1');
    await page.keyboard.press('ArrowRight');
    expect(await chip()).toBe('2');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const [tile] = (await shown(page)).deploys;
    await expect.poll(here).toBe(tile);
    await goTo(tile!);
    await page.keyboard.press('Enter');
    await toldOf(page, 'You deploy');
    await follow(page, match, { type: 'deploy', hp: 1, at: [tile! % 10, Math.trunc(tile! / 10)] });
    await page.keyboard.press('Escape');
    for (let turn = 1; turn <= 10; turn++) {
      await isMine(page);
      const step = await idleStep(match, async () => {
        await page.keyboard.press('n');
        expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^\d,\d, your \d+, tier/);
        return here();
      });
      await goTo(tileOf(step.to));
      await page.keyboard.press('Enter');
      await follow(page, match, step);
      await page.keyboard.press('Shift+E');
      await follow(page, match, { type: 'end_turn' });
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ten turns by touch on a phone from a position; its sheet is pulled and tapped, and the map is never covered', async () => {
    const match = position('ltouch', 40);
    const { page, faults } = await newPage(site, QUICK, { width: 390, height: 844 }, { hasTouch: true });
    await openMatch(page, site.url, match);
    await isShown(page, match);
    await useSheet(page, match.view.round);
    for (let turn = 1; turn <= 10; turn++) {
      await isMine(page);
      const step = await idleStep(match, async () => {
        await page.getByRole('button', { name: 'Next idle' }).tap();
        return Number(await page.locator('[role=gridcell][aria-selected=true]').getAttribute('data-cell'));
      });
      await tapTile(page, tileOf(step.to));
      await follow(page, match, step);
      await page.getByRole('button', { name: /^End turn/ }).tap();
      // Others could still act: that is asked about.
      await page.getByRole('button', { name: 'End the turn' }).tap();
      await follow(page, match, { type: 'end_turn' });
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('30×30 with 100 units stays within 2,500 nodes, can be pulled and zoomed, passes axe, and takes forced colours', async () => {
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
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await ownColoursOf(page, 'svg[data-detail] :is(rect, path, circle, text)')).toEqual([]);
    const threats = page.getByRole('button', { name: 'Threats' });
    await threats.click();
    expect(await coloursOf(threats)).toEqual(await coloursNamed(page, 'HighlightText', 'Highlight'));
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** Fills and strokes that do not come from the palette of the system, whatever their strength. */
async function ownColoursOf(page: Page, drawn: string): Promise<readonly string[]> {
  const palette = await coloursNamed(page, 'Canvas', 'CanvasText', 'Highlight', 'LinkText', 'GrayText');
  const used = await page.locator(drawn).evaluateAll((shapes) =>
    shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke];
    }),
  );
  return [...new Set(used)].filter((colour) => colour.startsWith('rgb') && !palette.includes(colour));
}

/** Of its words and of the ground behind them. */
const coloursOf = (one: Locator): Promise<readonly string[]> =>
  one.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });

/** Colours of the system, as a page computes them. */
const coloursNamed = (page: Page, ...names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    const found = names.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, names);

/** Every stop of the sheet by a pull, a flick and a tap, and its pages by their tabs. The map stands above it all the time. */
async function useSheet(page: Page, round: number): Promise<void> {
  const finger = await Finger.of(page);
  const sheet = page.getByRole('region', { name: 'Details' });
  const heightNow = async (): Promise<number> => {
    const [map, box] = [await page.locator('svg[data-detail]').boundingBox(), await sheet.boundingBox()];
    expect(map!.y + map!.height).toBeLessThanOrEqual(box!.y);
    expect(map!.height).toBeGreaterThan(150);
    expect(box!.y + box!.height).toBeLessThanOrEqual(845);
    return box!.height;
  };
  const pull = async (by: number): Promise<void> => {
    const { y } = (await sheet.boundingBox())!;
    await finger.down([195, y + 30]);
    for (const part of [0.3, 0.6, 1, 1]) await finger.move([195, y + 30 - part * by]);
    await finger.up();
  };
  const rest = await heightNow();
  await pull(160);
  await expect.poll(() => heightNow()).toBeGreaterThan(rest + 100);
  await pull(-350);
  await expect.poll(() => heightNow()).toBeLessThan(rest - 80);
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect.poll(() => heightNow()).toBe(rest);
  await page.getByRole('region', { name: 'What happened' }).getByText(`Round ${round}: your turn.`).waitFor();
  await page.getByRole('tab', { name: /^Reserve \d+$/ }).tap();
  await page.getByRole('button', { name: 'Deploy 1 HP' }).waitFor();
  await page.getByRole('button', { name: 'Larger or smaller details' }).tap();
  await expect.poll(() => heightNow()).toBeGreaterThan(rest + 100);
  await page.getByRole('button', { name: 'Larger or smaller details' }).tap();
  await expect.poll(() => heightNow()).toBeLessThan(rest - 80);
  await page.getByRole('button', { name: 'Next idle' }).tap();
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Unit');
  await page.getByRole('tab', { name: 'Unit' }).tap();
  await expect.poll(() => heightNow()).toBe(rest);
}

/** A later round with something of everything: wood for a wall, one that falls at a blow, and a reserve. The same each time. */
function position(id: string, seed: number): ShelvedMatch {
  const match = new ShelvedMatch(id, { size: 10, difficulty: 'baby' }, simulationSeed(seed));
  match.playOn(
    'hard',
    (view) =>
      view.round >= 5 &&
      view.mine!.reserve > 0 &&
      legalOf(view).some(({ type }) => type === 'build_wall') &&
      ordersIn(view).some((order) => order.is === 'wall' && order.hits === 1),
  );
  expect(match.table.outcome).toBeUndefined();
  return match;
}

const ordersIn = (view: View) => [...ordersOf(view).values()].flat();

function wallToFell({ view }: ShelvedMatch): Extract<Command, { type: 'hit_wall' }> {
  const [hit] = ordersIn(view).flatMap((order) => (order.is === 'wall' && order.hits === 1 ? [order.command] : []));
  return hit!;
}

/** An edge of a tile on which no wall stands. */
function openEdge({ view }: ShelvedMatch, [x, y]: Tile): Between {
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const walls = view.walls.map(({ between }) => JSON.stringify(between.map(tileOf).toSorted()));
  const [open] = steps
    .map(([dx, dy]): Tile => [x + dx, y + dy])
    .filter((tile) => tile.every((at) => at >= 0 && at < view.size))
    .filter((tile) => !walls.includes(JSON.stringify([tileOf([x, y]), tileOf(tile)].toSorted())));
  return [[x, y], open!];
}

function wallToBuild({ view }: ShelvedMatch) {
  const [command] = legalOf(view).filter((one) => one.type === 'build_wall');
  const own = view.units.filter(({ seat }) => seat === 'a').map(({ at }) => tileOf(at));
  return { command: command!, beside: command!.between.map(tileOf).find((tile) => own.includes(tile))! };
}

/** Goes from idle unit to idle unit until one can take a step. */
async function idleStep(match: ShelvedMatch, next: () => Promise<number>) {
  for (let tried = 0; tried < 30; tried++) {
    const step = stepOf(match, await next());
    if (step) return step;
  }
  throw new Error('no idle unit can take a step');
}

const toldOf = (page: Page, what: string): Promise<void> =>
  page
    .getByText(new RegExp(`^${what}`))
    .first()
    .waitFor();
