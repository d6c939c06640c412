import type { Page } from '@playwright/test';
import { type Seed, simulationSeed } from '@tactarium/engine';
import {
  type Command,
  legalOf,
  oddsIn,
  ordersOf,
  routeOf,
  type Tile,
  type View,
} from '@tactarium/games/forests/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickHandle, clickTile, dragUnit, shown } from './map.ts';
import { follow, goToMatch, isMine, isShown, openMatch, tileOf } from './opened.ts';
import { ShelvedMatch } from './shelved.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
/** Of the game that newcomers are offered. */
const FIRST: Seed = 'sfc32:88b1c48664d73c3098fc89fe848db6e4';
const AGAINST_BABY = { size: 10, difficulty: 'baby' };

const OUTCOMES = ['attacker', 'luckyAttacker', 'draw', 'luckyDefender', 'defender'] as const;
type Odds = NonNullable<ReturnType<typeof oddsIn>>;

/** The odds that the page shows before an attack are these, and no other. */
const showsOdds = (page: Page, odds: Odds) =>
  expect
    .poll(async () => {
      const percents = await page
        .locator('[data-aim=attack] li')
        .evaluateAll((all) =>
          all.map((line) => [line.getAttribute('data-is'), Number(line.getAttribute('data-percent'))]),
        );
      return Object.fromEntries(percents);
    })
    .toEqual(Object.fromEntries(OUTCOMES.flatMap((is) => (odds[is] > 0 ? [[is, odds[is]]] : []))));

/** Does on the page what the command says, by drag where something is dragged; and the same here by the rules. */
async function perform(page: Page, match: ShelvedMatch, command: Command): Promise<void> {
  switch (command.type) {
    case 'act': {
      const odds = oddsIn(match.view, command.from, command.to);
      const order = ordersOf(match.view)
        .get(tileOf(command.from))!
        .find((one) => one.command.type === 'act' && tileOf(one.command.to) === tileOf(command.to))!;
      await dragUnit(page, tileOf(command.from), tileOf(command.to));
      if (odds) {
        await showsOdds(page, odds);
        await page.getByRole('button', { name: 'Attack', exact: true }).click();
      } else if (order.is === 'base') await page.getByRole('button', { name: 'Strike', exact: true }).click();
      break;
    }
    case 'hit_wall':
      await clickTile(page, tileOf(command.from));
      await clickHandle(page, command.between.flat().join(','));
      break;
    case 'deploy':
      await page.locator(`[data-chip="${command.hp}"]`).click();
      await clickTile(page, tileOf(command.at));
      await page.keyboard.press('Escape');
      break;
    case 'convert':
      for (let i = 1; i < command.points; i++) await page.getByRole('button', { name: 'One more' }).click();
      await page.getByRole('button', { name: 'Wood into points' }).click();
      break;
    case 'end_turn':
      await page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });
      break;
    default:
      throw new Error(`no hand for ${command.type}`);
  }
  await follow(page, match, command);
}

describe('Forest War from the first turn to the last', () => {
  it('the first game against Baby by drag, with the odds of the rules before every attack, and a reload in the middle', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/how-to-play/forests`);
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await page.getByRole('grid').waitFor({ state: 'attached' });
    await page.getByRole('note').getByText('Pick one of your units').waitFor();
    await page.getByRole('button', { name: 'No more hints' }).click();
    const match = new ShelvedMatch('lfirst', AGAINST_BABY, FIRST);
    await isShown(page, match);
    while (!match.table.outcome) {
      await perform(page, match, match.advice('hard') as Command);
      if (match.view.round === 12 && match.view.turn === 'a' && !(await page.evaluate(() => 'again' in window))) {
        await page.evaluate(() => Object.assign(window, { again: true }));
        await page.reload();
        await page.evaluate(() => Object.assign(window, { again: true }));
        await isMine(page);
        await isShown(page, match);
      }
    }
    await page.getByRole('heading', { name: 'Victory!' }).waitFor();
    const score = page.getByRole('region', { name: 'Score' });
    expect(await score.textContent()).toContain(`Turns played${match.view.round}`);
    expect(await score.textContent()).toContain(`Forests captured${match.view.mine!.captured}`);
    await page.getByText('Your best on this device so far.').waitFor();
    await page.getByRole('img', { name: /^You 10, they 0 at the end/ }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('units merge by click and come apart by undo; a wall is built, taken down, and another felled', async () => {
    const match = new ShelvedMatch('lwalls0', AGAINST_BABY, simulationSeed(41));
    match.playOn('hard', (view) => {
      const legal = legalOf(view);
      const orders = [...ordersOf(view).values()].flat();
      return (
        legal.some(({ type }) => type === 'build_wall') &&
        orders.some((order) => order.is === 'wall' && order.hits === 1) &&
        orders.some(({ is }) => is === 'merge')
      );
    });
    expect(match.table.outcome).toBeUndefined();
    const { page, faults } = await newPage(site, QUICK);
    await openMatch(page, site.url, match);

    const merge = [...ordersOf(match.view).values()].flat().find((order) => order.is === 'merge')!;
    const [from, to] = [tileOf(merge.command.from), tileOf(merge.command.to)];
    await clickTile(page, from);
    expect((await shown(page)).merges).toContain(to);
    await clickTile(page, to);
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    match.act(0, merge.command);
    await isShown(page, match);
    await page.getByText(`You merge units into ${merge.becomes}`, { exact: false }).first().waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    match.act(0, { type: 'undo' });
    await page.getByText('You take back the last action.').first().waitFor();
    await isShown(page, match);

    const built = legalOf(match.view).find((command) => command.type === 'build_wall')!;
    const beside = built.between.map(tileOf).find((tile) => match.view.units.some((unit) => unit.seat === 'a' && tileOf(unit.at) === tile))!; // biome-ignore format: long
    const edge = built.between.flat().join(',');
    await page.keyboard.press('Escape');
    await clickTile(page, beside);
    const walls = page.locator('section[aria-label="Unit"]').getByRole('button', { name: 'Walls', exact: true });
    await walls.click();
    await clickHandle(page, edge);
    await page
      .getByText(/^You build a wall between/)
      .first()
      .waitFor();
    await walls.click();
    await expect.poll(async () => (await shown(page)).handles.find((one) => one.edge === edge)?.is).toBe('remove');
    await clickHandle(page, edge);
    await page
      .getByText(/^You take down the wall between/)
      .first()
      .waitFor();
    match.act(0, built);
    match.act(0, { type: 'remove_wall', between: built.between });

    const hit = [...ordersOf(match.view).values()].flat().find((order) => order.is === 'wall' && order.hits === 1)!;
    if (hit.is !== 'wall') throw new Error('no wall that falls');
    const fallen = hit.command.between.flat().join(',');
    const stands = () => match.view.walls.some(({ between }) => between.flat().join(',') === fallen);
    expect(stands()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await perform(page, match, hit.command);
    await page
      .getByText(/^You hit the wall between .*: it falls\.$/)
      .first()
      .waitFor();
    expect(stands()).toBe(false);
    await expect.poll(async () => (await shown(page)).handles.map(({ edge }) => edge)).not.toContain(fallen);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('FOR-31: the odds before an attack are those of the rules, in 50 positions', async () => {
    const { page, faults } = await newPage(site, QUICK);
    const views = new Map<string, View>();
    for (let number = 0; views.size < 50; number++) {
      const match = new ShelvedMatch(`lodds${number}`, { size: 10, difficulty: 'hard' }, simulationSeed(44, number));
      let last = 0;
      const hasNewAttack = (view: View): boolean => view.round > Math.max(4, last) && attacksOf(view).length > 0;
      for (match.playOn('nightmare', hasNewAttack); !match.table.outcome; match.playOn('nightmare', hasNewAttack)) {
        last = match.view.round;
        const id = `${match.id}r${last}`;
        await match.shelve(page, site.url, id);
        views.set(id, match.view);
      }
    }
    const kinds = new Set<string>();
    for (const [id, view] of [...views].slice(0, 50)) {
      await goToMatch(page, id);
      await page.getByText(`Round ${view.round} ·`, { exact: false }).first().waitFor();
      await isShown(page, { view });
      const { from, to } = attacksOf(view).at(-1)!;
      await clickTile(page, tileOf(from));
      await clickTile(page, tileOf(to));
      const odds = oddsIn(view, from, to)!;
      await showsOdds(page, odds);
      kinds.add(OUTCOMES.map((is) => odds[is]).join(' '));
    }
    expect(kinds.size).toBeGreaterThan(3);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a tile out of reach says why, and a march of five turns arrives there, carried out a turn at a time', async () => {
    const { match, from, to } = marchOfFive();
    const { page, faults } = await newPage(site, QUICK);
    await openMatch(page, site.url, match);
    await clickTile(page, from);
    await clickTile(page, to);
    await page.locator('[data-aim=refused]').waitFor();
    await page.getByRole('button', { name: 'March there: 5 turns' }).click();
    await page.locator('[data-aim]').waitFor({ state: 'detached' });
    for (let turn = 1; turn <= 5; turn++) {
      await isMine(page);
      const before = await page.locator('section[aria-label="What happened"] li').count();
      await page.getByRole('button', { name: 'Carry out 1 march' }).click();
      await expect.poll(() => page.locator('section[aria-label="What happened"] li').count()).toBeGreaterThan(before);
      if (turn < 5) {
        await page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });
        await page
          .getByText(`Round ${turn + 1} ·`, { exact: false })
          .first()
          .waitFor();
      }
    }
    await expect.poll(async () => (await shown(page)).units).toContain(to);
    expect(await page.getByRole('button', { name: /^Carry out/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

const attacksOf = (view: View) =>
  [...ordersOf(view).values()].flat().flatMap(({ is, command }) => (is === 'attack' ? [command] : []));

/** A game, one of its units and a tile five turns away that it reaches undisturbed, as the rules say. */
function marchOfFive(): { readonly match: ShelvedMatch; readonly from: number; readonly to: number } {
  for (let number = 0; ; number++) {
    const make = (): ShelvedMatch => new ShelvedMatch(`lmarch${number}`, AGAINST_BABY, simulationSeed(43, number));
    const { view } = make();
    for (const { at: from } of view.units) {
      for (let tile = 0; tile < 100; tile++) {
        const to: Tile = [tile % 10, Math.trunc(tile / 10)];
        if (routeOf(view, from, to)?.length === 5 && arrives(make(), from, to)) {
          return { match: make(), from: tileOf(from), to: tile };
        }
      }
    }
  }
}

function arrives(trial: ShelvedMatch, from: Tile, to: Tile): boolean {
  let at = from;
  for (let turn = 0; turn < 5; turn++) {
    const route = routeOf(trial.view, at, to);
    if (route?.length !== 5 - turn || trial.view.units.some(({ seat }) => seat === 'b')) return false;
    const [command] = route as [Command];
    trial.act(0, command);
    if (command.type === 'act') at = command.to;
    trial.act(0, { type: 'end_turn' });
    trial.answer();
  }
  return tileOf(at) === tileOf(to);
}
