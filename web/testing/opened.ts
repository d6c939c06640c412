import type { Page } from '@playwright/test';
import { type Command, ordersOf, type Tile } from '@tactarium/games/forests/client';
import { expect } from 'vitest';
import { shown } from './map.ts';
import type { ShelvedMatch } from './shelved.ts';

/** On a map of 10×10. */
export const tileOf = ([x, y]: Tile): number => 10 * y + x;
const rising = (tiles: readonly number[]): number[] => tiles.toSorted((a, b) => a - b);

/** The page shows exactly the units that this side knows of by the rules. */
export const isShown = (page: Page, { view }: Pick<ShelvedMatch, 'view'>) =>
  expect.poll(async () => rising((await shown(page)).units)).toEqual(rising(view.units.map(({ at }) => tileOf(at))));

export const isMine = (page: Page) => page.getByText('Your Turn', { exact: true }).waitFor();

export async function openMatch(page: Page, url: string, match: ShelvedMatch): Promise<void> {
  await match.shelve(page, url);
  await page.goto(`${url}/match/${match.id}`);
  await page.getByRole('grid').waitFor({ state: 'attached' });
  await isMine(page);
}

/** From a page of the client to a match, as a link leads there: nothing is loaded again. */
export const goToMatch = (page: Page, id: string): Promise<void> =>
  page.evaluate((path) => history.pushState(null, '', path), `/match/${id}`);

/** The same here by the rules as on the page; then both show the same. */
export async function follow(page: Page, match: ShelvedMatch, command: Command): Promise<void> {
  match.act(0, command);
  if (command.type === 'end_turn') {
    match.answer();
    if (!match.table.outcome) await page.getByText(`Round ${match.view.round} ·`, { exact: false }).first().waitFor();
  }
  await isShown(page, match);
}

/** The first step that the unit on a tile may take to a free tile. */
export const stepOf = ({ view }: ShelvedMatch, tile: number) =>
  (ordersOf(view).get(tile) ?? []).flatMap(({ is, command }) => (is === 'move' ? [command] : []))[0];
