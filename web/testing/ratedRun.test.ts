import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { at, button, cell, draft, dragCard, playable } from './run.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };

describe('a rated run on the server', () => {
  it('RUN-14: is begun, played through a battle while the server is killed, and goes on; its battle is shared by id', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/run/new`);
    await page.getByRole('radio', { name: /^Rated/ }).check();
    await page.getByRole('button', { name: /^Start with/ }).click();
    await at(page, 'draft');
    expect(new URL(page.url()).pathname).toMatch(/^\/run\/m/);
    await draft(page);

    expect(faults).toEqual([]);

    // A drop shows at once although the network is held, and so does the next one. Both are sent when it is back.
    const [first] = await playable(page);
    await page.context().setOffline(true);
    await dragCard(page, first!, 3, 1);
    await page.locator('[data-cell="3,1"][data-taken=true]').waitFor();
    await cell(page, 3, 1).click();
    await cell(page, 5, 0).click();
    await page.locator('[data-cell="5,0"][data-taken=true]').waitFor();
    expect(await page.locator('main').getAttribute('data-busy')).toBe('true');
    await page.context().setOffline(false);
    await page.locator('main[data-busy=false]').waitFor();
    expect(await cell(page, 5, 0).getAttribute('data-taken')).toBe('true');

    // Killed before the fight is answered: the page says so, waits, and goes on when the server is back.
    await button(page, 'Seek an opponent').click();
    await button(page, 'Fight').waitFor();
    await site.kill();
    await button(page, 'Fight').click();
    // What can still be bought is said once; the second press fights all the same.
    const anyway = button(page, 'Fight all the same');
    await anyway.or(page.locator('main[data-busy=true]')).first().waitFor();
    if (await anyway.count()) await anyway.click();
    await page.locator('strong', { hasText: 'No connection to the server.' }).waitFor();
    await site.start();
    await at(page, 'replay');
    await page.locator('section[data-of]').waitFor();
    await button(page, 'To the end').click();
    await page.locator('section[data-result]').waitFor();
    await button(page, 'Share').click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    expect(link).toMatch(/\/battle\/b[a-z0-9]+$/);
    await page.keyboard.press('Escape');
    await button(page, 'Continue').click();
    await at(page, 'draft');
    // What failed while the server was away is no fault of the page.
    const away = faults.length;
    await page.reload();
    await at(page, 'draft');
    expect(faults.slice(away)).toEqual([]);

    // Anybody with the link fights it again.
    const reader = await newPage(site, QUICK);
    await reader.page.goto(link);
    await reader.page.locator('p[data-verdict=same]').waitFor();
    expect(reader.faults).toEqual([]);
    await reader.page.context().close();

    await page.goto(`${site.url}/runs`);
    await page.getByRole('heading', { name: 'Rated runs' }).waitFor();
    await page.getByRole('heading', { name: 'Your teams abroad' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${site.url}/leaderboard?game=roguelike`);
    await page.getByRole('table').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${site.url}/run/new`);
    await page.getByRole('link', { name: 'Continue your rated run' }).click();
    await at(page, 'draft');
    expect(faults.slice(away)).toEqual([]);
    await page.context().close();
  });
});
