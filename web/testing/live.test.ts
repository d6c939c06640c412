import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { cells, dragOnce, dropOn, lift, log, whatNow } from './hand.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

interface Player {
  readonly page: Page;
  readonly faults: string[];
  readonly side: 'red' | 'blue';
}
interface Pair {
  readonly red: Player;
  readonly blue: Player;
  readonly match: string;
}

/** Invites as Red. Answers with the link for the friend. */
async function invite(page: Page, choose: readonly string[] = []): Promise<string> {
  await page.goto(`${site.url}/play/rps?against=friend`);
  for (const name of ['Red', ...choose]) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  return page.getByLabel('The link for your friend').inputValue();
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept and play' }).click();
}

/** Two people in two browsers, in setup. */
async function pair(choose: readonly string[] = []): Promise<Pair> {
  const [one, two] = [await newPage(site, { motion: 'off' }), await newPage(site, { motion: 'off' })];
  const link = await invite(one.page, choose);
  await join(two.page, link);
  for (const { page } of [one, two]) await page.getByRole('grid').waitFor();
  return { red: { ...one, side: 'red' }, blue: { ...two, side: 'blue' }, match: one.page.url().split('/').at(-1)! };
}

async function ready({ red, blue }: Pair): Promise<void> {
  for (const { page } of [red, blue]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const { page } of [red, blue]) await page.locator('main[data-phase=playing]').waitFor();
}

const close = (...players: readonly { readonly page: Page }[]): Promise<unknown> =>
  Promise.all(players.map(({ page }) => page.context().close()));

/** Whoever has to act. */
async function acting({ red, blue }: Pair): Promise<readonly Player[]> {
  const now = await Promise.all([red, blue].map(async (player) => [player, await isActing(player.page)] as const));
  return now.flatMap(([player, is]) => (is ? [player] : []));
}
const isActing = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-lift=true]').count()) > 0 ||
  (await page.getByRole('dialog').getByRole('button', { name: /^Rock/, disabled: false }).count()) > 0;

/** One turn of whoever has one. */
async function play(both: Pair, turn: number): Promise<void> {
  await expect.poll(async () => (await acting(both)).length).toBeGreaterThan(0);
  for (const { page, side } of await acting(both)) {
    const now = await whatNow(page);
    if (now === 'tie')
      await page
        .getByRole('dialog')
        .getByRole('button')
        .nth((turn + (side === 'red' ? 1 : 0)) % 3)
        .click();
    if (now === 'move') {
      const before = await log(page).count();
      await dragOnce(page, turn, side);
      await expect.poll(() => log(page).count()).toBeGreaterThan(before);
    }
  }
}

const isOver = async ({ red }: Pair): Promise<boolean> =>
  (await red.page.getByRole('button', { name: 'Rematch' }).count()) > 0;
const board = (page: Page) => page.locator('[role=gridcell]').evaluateAll((all) => all.map((cell) => cell.ariaLabel));

describe('two people in two browsers', () => {
  it('set up at once unseen, play a whole game by dragging, and go on with a rematch', async () => {
    const both = await pair();
    const { red, blue } = both;
    expect(await red.page.getByText('Lay Out Your Army').count()).toBe(1);
    expect(await red.page.getByRole('timer').count()).toBe(2);
    await red.page.getByRole('button', { name: 'Ready', exact: true }).click();
    await blue.page.getByText('ready', { exact: false }).first().waitFor();
    expect((await board(blue.page)).filter((label) => label?.includes('Red'))).toEqual([]);
    await blue.page.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.poll(() => red.page.locator('[data-piece] text', { hasText: '?' }).count()).toBe(14);
    for (let turn = 0; !(await isOver(both)); turn++) await play(both, turn);
    const verdicts = await Promise.all(
      [red, blue].map(({ page }) => page.getByRole('dialog').getByRole('heading').textContent()),
    );
    expect(verdicts.toSorted()).toEqual(['Defeat', 'Victory!']);

    await red.page.getByRole('button', { name: 'Rematch' }).click();
    await red.page.getByRole('heading', { name: 'A rematch is offered' }).waitFor();
    await blue.page.getByRole('button', { name: 'Accept the rematch' }).click();
    for (const { page } of [red, blue]) await page.getByText('Lay Out Your Army').waitFor();
    expect(await red.page.locator('section[data-seat=blue] h2').textContent()).toContain('(you)');
    expect([...red.faults, ...blue.faults]).toEqual([]);
    await close(red, blue);
  });
});
