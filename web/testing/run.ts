import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Where a run stands, as its page says: a battle that is watched is a `replay`. */
const PLACES = ['draft', 'battle', 'shop', 'replay', 'result'] as const;
export type Place = (typeof PLACES)[number];

const main = (page: Page): Locator => page.locator('main[data-run-step]');
export const at = (page: Page, place: Place): Promise<void> => page.locator(`main[data-step=${place}]`).waitFor();
export const placeOf = async (page: Page): Promise<Place> => {
  await main(page).waitFor();
  const place = await main(page).getAttribute('data-step');
  return PLACES.find((one) => one === place) ?? 'battle';
};

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

export async function begin(page: Page, site: Site): Promise<string> {
  await page.goto(`${site.url}/run/new`);
  await button(page, 'Begin at once').click();
  await at(page, 'draft');
  return new URL(page.url()).pathname.split('/')[2]!;
}

/** The cards on offer that are not picked, by their buttons. */
const offered = (page: Page): Locator => page.locator('button[data-card][aria-pressed=false]');
const takeCards = (page: Page): Locator => button(page, 'Take these cards');

/** Picks the first cards that are offered, as many as are wanted, and takes them. */
export async function draft(
  page: Page,
  press: (target: Locator) => Promise<void> = (one) => one.click(),
): Promise<void> {
  const title = await page.getByRole('heading', { name: /^Pick \d of \d cards$/ }).textContent();
  const wanted = Number(/\d/.exec(title!)![0]);
  for (let i = 0; i < wanted; i++) {
    const card = await offered(page).first().getAttribute('data-card');
    await press(page.locator(`button[data-card="${card}"]`));
    await page.locator(`button[data-card="${card}"][aria-pressed=true]`).waitFor();
  }
  await press(takeCards(page));
  await at(page, 'battle');
}

export const cell = (page: Page, x: number, y: number): Locator =>
  page.locator(`[role=gridcell][data-cell="${x},${y}"]`);
export const inHand = (page: Page, card: string): Locator => page.locator(`[data-card="${card}"][data-placed]`);
/** Where one points at it, after it has come into sight. */
export const middleOf = async (one: Locator): Promise<readonly [number, number]> => {
  await one.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await one.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await carry(page, to);
}

/**
 * Carries a card from the hand to a cell. The answer to what was done before may move the hand just now: a press that
 * missed its card is made again.
 */
export async function dragCard(page: Page, card: string, x: number, y: number): Promise<void> {
  const lifted = page.locator(`[data-card="${card}"][data-lifted=true]`);
  await expect
    .poll(async () => {
      await page.mouse.up();
      await page.mouse.move(...(await middleOf(inHand(page, card))));
      await page.mouse.down();
      return lifted.count();
    })
    .toBe(1);
  await carry(page, cell(page, x, y));
}

async function carry(page: Page, to: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(to)), { steps: 4 });
  await page.mouse.move(...(await middleOf(to)));
  await page.mouse.up();
}

/** Cards of the hand that can be placed and paid, the cheapest first. */
export async function playable(page: Page): Promise<readonly string[]> {
  const cards = await page.locator('[data-card][data-placed=false][data-dear=false]').evaluateAll((all) =>
    all.map((one) => ({
      card: (one as HTMLElement).dataset['card']!,
      price: Number(/\d+/.exec(one.textContent ?? '')?.[0] ?? 0),
    })),
  );
  return cards.toSorted((a, b) => a.price - b.price).map(({ card }) => card);
}
/** Free cells from the middle of the front outwards. */
async function freeCells(page: Page): Promise<readonly (readonly [number, number])[]> {
  const free = await page
    .locator('[role=gridcell][data-taken=false]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['cell']!));
  return free
    .map((text) => text.split(',').map(Number) as [number, number])
    .toSorted(([x1, y1], [x2, y2]) => y2 - y1 || Math.abs(x1 - 3.5) - Math.abs(x2 - 3.5));
}

/** Places whatever can be paid, one after the other. */
export async function deploy(page: Page, put: (card: string, x: number, y: number) => Promise<void>): Promise<number> {
  let placed = 0;
  for (;;) {
    const [card] = await playable(page);
    const [free] = await freeCells(page);
    if (card === undefined || free === undefined) return placed;
    await put(card, ...free);
    await page.locator(`[data-card="${card}"][data-placed=true]`).waitFor();
    placed++;
  }
}

/** Finds an opponent and fights; the battle is then watched. */
export async function fight(
  page: Page,
  press: (target: Locator) => Promise<void> = (one) => one.click(),
): Promise<void> {
  await press(button(page, 'Seek an opponent'));
  await button(page, 'Fight').waitFor();
  await press(button(page, 'Fight'));
  // Where another card could be bought that is said once.
  const anyway = button(page, 'Fight all the same');
  await anyway.or(page.locator('main[data-step=replay]')).first().waitFor();
  if (await anyway.count()) await press(anyway);
  await at(page, 'replay');
  await page.locator('section[data-of]').waitFor();
}

/** To the end of the battle that is watched, and on with the run. Answers with its result. */
export async function watch(
  page: Page,
  press: (target: Locator) => Promise<void> = (one) => one.click(),
): Promise<string> {
  await press(button(page, 'To the end'));
  const summary = page.locator('section[data-result]');
  const result = (await summary.getAttribute('data-result'))!;
  await press(button(page, 'Continue'));
  await page.locator('main[data-run-step]:not([data-step=replay])').waitFor();
  return result;
}

/** What a page of a run shows, to compare it before and after a reload. */
export const standing = (page: Page): Promise<string> =>
  main(page).evaluate((root) =>
    [
      (root as HTMLElement).dataset['step'],
      ...Array.from(
        root.querySelectorAll('[role=gridcell], [data-card]'),
        (one) => `${one.ariaLabel ?? ''} ${(one as HTMLElement).dataset['card'] ?? ''}`,
      ),
      root.querySelector('[aria-live=polite]')?.textContent,
    ].join('\n'),
  );
