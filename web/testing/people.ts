import type { Page } from '@playwright/test';
import { cells, dropOn, lift } from './hand.ts';
import { newPage, type Site } from './site.ts';

export interface Player {
  readonly page: Page;
  readonly faults: string[];
  readonly side: 'red' | 'blue';
}
export interface Pair {
  readonly red: Player;
  readonly blue: Player;
  readonly match: string;
}

/** Invites as Red. Answers with the link for the friend. */
export async function invite(site: Site, page: Page, choose: readonly string[] = []): Promise<string> {
  await page.goto(`${site.url}/play/rps?against=friend`);
  for (const name of ['Red', ...choose]) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  return page.getByLabel('Invitation link').inputValue();
}

export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept and play' }).click();
}

/** Two people in two browsers, in setup. */
export async function pair(site: Site, choose: readonly string[] = []): Promise<Pair> {
  const [one, two] = [await newPage(site, { motion: 'off' }), await newPage(site, { motion: 'off' })];
  const link = await invite(site, one.page, choose);
  await join(two.page, link);
  for (const { page } of [one, two]) await page.getByRole('grid').waitFor();
  return { red: { ...one, side: 'red' }, blue: { ...two, side: 'blue' }, match: one.page.url().split('/').at(-1)! };
}

export async function ready({ red, blue }: Pair): Promise<void> {
  for (const { page } of [red, blue]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const { page } of [red, blue]) await page.locator('main[data-phase=playing]').waitFor();
}

export const close = (...players: readonly { readonly page: Page }[]): Promise<unknown> =>
  Promise.all(players.map(({ page }) => page.context().close()));

export const board = (page: Page) =>
  page.locator('[role=gridcell]').evaluateAll((all) => all.map((cell) => cell.ariaLabel));

export async function drag(page: Page, from: number, to: number): Promise<void> {
  await lift(page, from);
  await dropOn(page, to);
}

export const isMover = async ({ page }: Player): Promise<boolean> => {
  await page.getByText(/Your Turn|Opponent’s Turn/).waitFor();
  return (await page.getByText('Your Turn').count()) > 0;
};

/** Somewhere this piece may go; it is put back. */
export async function stepOf(page: Page, from: number): Promise<number | undefined> {
  await lift(page, from);
  const [to] = await cells(page, '[data-target]');
  await dropOn(page, from);
  return to;
}

/** A column in which this side's front row holds a piece that can move, other than these. */
export async function freeColumn({ page, side }: Player, not: readonly number[] = []): Promise<number> {
  const labels = new Map(
    await page
      .locator('[data-cell]')
      .evaluateAll((all) => all.map((one) => [Number(one.dataset['cell']), one.ariaLabel] as const)),
  );
  const front = side === 'red' ? 7 : 28;
  return [0, 1, 2, 3, 4, 5, 6].find(
    (column) => !not.includes(column) && /your (Rock|Paper|Scissors)/.test(labels.get(front + column) ?? ''),
  )!;
}
