import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { log } from './hand.ts';
import { close, drag, freeColumn, isMover, pair, ready } from './people.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const panelOf = (page: Page) => page.getByRole('region', { name: 'Answers in advance' });
const nameOf = (cell: number): string => `${'abcdefg'[cell % 7]}${Math.trunc(cell / 7) + 1}`;

/** From cell to cell by arrow keys and Enter, on the board as this side sees it. */
async function step(page: Page, side: 'red' | 'blue', from: number, to: number): Promise<void> {
  const sign = side === 'red' ? -1 : 1;
  const now = page.locator('[data-cell][tabindex="0"]');
  for (const cell of [from, to]) {
    for (;;) {
      const at = Number(await now.getAttribute('data-cell'));
      const [down, right] = [Math.trunc(cell / 7) - Math.trunc(at / 7), (cell % 7) - (at % 7)];
      if (down === 0 && right === 0) break;
      if (down !== 0) await page.keyboard.press(down * sign > 0 ? 'ArrowDown' : 'ArrowUp');
      else await page.keyboard.press(right * sign > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    await page.keyboard.press('Enter');
  }
}

it('answers are prepared on the board, played while the page is closed, and dropped at the first difference', async () => {
  const both = await pair(site, ['1 day per move']);
  await ready(both);
  const [mover, owner] = (await isMover(both.red)) ? [both.red, both.blue] : [both.blue, both.red];
  const theirs = (mover.side === 'red' ? 7 : 28) + (await freeColumn(mover));
  const mine = (owner.side === 'red' ? 7 : 28) + (await freeColumn(owner, [theirs % 7]));
  const [them, me] = mover.side === 'red' ? [7, -7] : [-7, 7];
  expect(await panelOf(mover.page).count()).toBe(0);

  // By keys alone: the opponent's move, the answer, and the same once more.
  const { page } = owner;
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Prepare an answer' }).focus();
  await page.keyboard.press('Enter');
  await panel.getByText(/what might (Red|Blue) play/).waitFor();
  await step(page, owner.side, theirs, theirs + them);
  await panel.getByText('what do you answer').waitFor();
  expect(await panel.getByRole('button', { name: 'Save this line' }).isDisabled()).toBe(true);
  await step(page, owner.side, mine, mine + me);
  await drag(page, theirs + them, theirs + 2 * them);
  await drag(page, mine + me, mine + 2 * me);
  expect(await page.getByRole('grid').getAttribute('data-imagined')).toBe('true');
  expect(await seriousFaults(page)).toEqual([]);

  // What the server refuses is said where it was asked for, and nothing is lost.
  const plan = '**/api/matches/*/plan';
  const refusal = { status: 409, json: { code: 'plan/your-turn', message: '' } };
  await page.route(plan, (route) => (route.request().method() === 'PUT' ? route.fulfill(refusal) : route.continue()));
  await panel.getByRole('button', { name: 'Save this line' }).click();
  await panel.getByRole('alert').getByText('It is your turn').waitFor();
  await page.unroute(plan);
  expect(owner.faults.splice(0)).toHaveLength(2);
  await panel.getByRole('button', { name: 'Save this line' }).click();
  const first = panel.getByText(`moves ${nameOf(theirs)} to ${nameOf(theirs + them)}, you move ${nameOf(mine)}`);
  await first.waitFor();
  await expect.poll(() => page.getByRole('grid').getAttribute('data-imagined')).toBe('false');
  await page.reload();
  await first.waitFor();

  await page.close();
  const before = await log(mover.page).count();
  await drag(mover.page, theirs, theirs + them);
  await expect.poll(() => log(mover.page).count()).toBe(before + 2);
  expect(await isMover(mover)).toBe(true);
  await drag(mover.page, theirs + them, theirs);
  await mover.page.getByText('Opponent’s Turn').waitFor();

  const later = await page.context().newPage();
  await later.goto(page.url());
  const told = panelOf(later);
  await told.getByText('Your prepared answer was played.').waitFor();
  await told.getByText('A line was dropped.').waitFor();
  await told.getByText('did something else').waitFor();
  expect(await panelOf(mover.page).getByText('prepared answer was played').count()).toBe(0);
  expect(await seriousFaults(later)).toEqual([]);
  await told.getByRole('button', { name: 'Got it' }).click();
  await told.waitFor({ state: 'detached' });
  expect([...owner.faults, ...mover.faults]).toEqual([]);
  await close(owner, mover);
});
