import { simulationSeed } from '@tactarium/engine';
import { entry as forests } from '@tactarium/games/forests/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { shelveFinished } from './shelved.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const GAME = {
  id: 'lshared',
  entry: forests,
  options: { size: 10, fog: true },
  bots: ['hard', 'baby'],
  seat: 0,
  seed: simulationSeed(62),
} as const;

it('a game against the computer is shared, opens in a fresh browser at its moment, is verified there and marked as not refereed', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' });
  const { commands } = await shelveFinished(page, site.url, GAME);
  await page.goto(`${site.url}/replay?match=${GAME.id}&step=100`);
  await page.getByText('Verified').waitFor();
  await page.getByRole('button', { name: 'Share this game' }).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  expect(link).toMatch(/\/replay\?match=g\w+&step=100$/);

  const fresh = await newPage(site, { motion: 'off', language: 'en' });
  await fresh.page.goto(link);
  await fresh.page.getByText('Verified').waitFor();
  await fresh.page.getByRole('heading', { name: `Step 100 of ${commands.length}` }).waitFor();
  await fresh.page.getByText('Not refereed').waitFor();
  await fresh.page.getByText('Moss (Baby)').first().waitFor();
  await fresh.page
    .getByText(/^Guest /)
    .first()
    .waitFor();
  // Looking makes nobody a player.
  expect(await fresh.page.context().cookies()).toEqual([]);
  expect(await seriousFaults(fresh.page)).toEqual([]);
  await fresh.page.goto(`${site.url}/replay?match=gnobody00000`);
  await fresh.page.getByText('This shared game does not exist').waitFor();
  expect(faults).toEqual([]);
  expect(fresh.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await page.context().close();
  await fresh.page.context().close();
});
