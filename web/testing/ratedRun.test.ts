import { Runner, value } from '@tactarium/arena/games/roguelike/testing/runner';
import { startServer } from '@tactarium/arena/testing/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { at, button, cell, deploy, draft, dragCard, fight, playable, watch } from './run.ts';
import { DIST, newPage } from './site.ts';

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
    await page.getByText(/^Win: \+7 gold, rating \+\d+\. Loss: \+9 gold, rating −\d+\.$/).waitFor();
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
    await page.getByRole('heading', { name: 'Runs on the server' }).waitFor();
    await page.getByRole('heading', { name: 'Your teams abroad' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${site.url}/leaderboard?game=roguelike`);
    await page.getByRole('table').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}/run/new`);
    await page.getByRole('link', { name: 'Continue your rated run' }).click();
    await at(page, 'draft');
    expect(faults.slice(away)).toEqual([]);
    await page.context().close();
  });
});

describe('the run of the day', () => {
  it('is played by an account, once, has its board, and says why it is not there offline', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/day`);
    await page.getByText('Nobody has finished it yet.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'To your account' }).click();
    const form = page.locator('form', { has: page.getByRole('heading', { name: 'Create an account' }) });
    await form.getByLabel('Your name').fill('Daisy');
    await form.getByLabel('New password').fill('a long and quiet evening');
    await form.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await page.goto(`${site.url}/day`);
    await button(page, 'Play the run of the day').click();
    await at(page, 'draft');
    const run = new URL(page.url()).pathname.split('/')[2]!;
    await page
      .getByRole('region', { name: 'How the run stands' })
      .getByText(/^Run of /)
      .waitFor();
    await draft(page);
    await deploy(page, (card, x, y) => dragCard(page, card, x, y));
    await fight(page);
    await watch(page);
    await button(page, 'Abandon').click();
    await button(page, 'Yes, abandon').click();

    // Every battle can be watched again, and the odds of each tell luck from skill.
    await at(page, 'result');
    await page.locator('section[data-luck]').waitFor();
    expect(await page.getByText(/odds \d+ % ± \d+/).count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch battle 1', exact: true }).click();
    await page.locator('p[data-verdict=same]').first().waitFor();
    const battle = new URL(page.url()).pathname;
    await page.goBack();
    await at(page, 'result');
    await page.getByRole('link', { name: 'Run of the day' }).click();
    const row = page.getByRole('row', { name: /Daisy/ });
    await row.getByRole('link', { name: 'abandoned' }).waitFor();
    expect(await page.getByRole('button', { name: 'Play the run of the day' }).count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);

    // Others are told how far she came, and nothing that they have still before them.
    const other = await newPage(site, QUICK);
    await other.page.goto(`${site.url}/day`);
    await other.page.getByRole('row', { name: /Daisy/ }).waitFor();
    for (const secret of [`/run/${run}`, battle]) {
      await other.page.goto(`${site.url}${secret}`);
      await other.page.getByText('This is shown when the day is over').waitFor();
    }
    await other.page.context().close();

    await page.goto(`${site.url}/day`);
    await row.waitFor();
    await page.goto(`${site.url}/run/new`);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Run of the day' }).click();
    await page.getByText('You are offline. The run of the day is dealt by the server').waitFor();
    await page.context().close();
  });

  it('when it is over its battles are shown to anybody, who may play it on this device', async () => {
    const dealer = await startServer({ web: DIST });
    const ida = await Runner.come(dealer.url);
    value(await ida.client.change({ name: 'Ida', password: 'a long and quiet evening' }));
    ida.run = value(await ida.client.beginDay()).runId;
    const { cards } = value(await ida.client.draft(ida.run));
    const { wins, losses } = await ida.playOut();
    dealer.ports.clock.pass(24 * 3600 * 1000);

    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${dealer.url}/day`);
    const past = page.getByRole('region', { name: 'Past days' });
    await past.getByText(`Best: Ida, ${wins}–${losses}`).waitFor();
    await past.getByRole('link').first().click();
    await page.getByRole('row', { name: /Ida/ }).getByRole('link').last().click();
    await page.getByRole('link', { name: 'Watch battle 1', exact: true }).click();
    await page.locator('p[data-verdict=same]').first().waitFor();
    await page.goBack();
    await page.goBack();
    await button(page, 'Play this day on this device').click();
    await at(page, 'draft');
    expect(new URL(page.url()).pathname).toMatch(/^\/run\/l/);
    const onOffer = page.locator('button[data-card]');
    await onOffer.first().waitFor();
    const offered = await onOffer.evaluateAll((all) => all.map((one) => one.dataset['card']));
    expect(offered).toEqual(cards.map(({ id }) => id));
    // A page of a run first asks whether it is one's own: to others that run is not found, but its history is.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await page.context().close();
    await dealer.stop();
  });
});

it('RUN-19: decks are the same in every browser of an account, also those that were saved offline', async () => {
  const runner = await (await Runner.come(site.url)).begin();
  await runner.playOut();
  const open = async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.context().addCookies([{ name: 'tactarium', value: runner.client.token!, url: site.url }]);
    await page.addInitScript(
      (player) => localStorage.setItem('tactarium.player', player),
      JSON.stringify({ ...runner.player, guest: true }),
    );
    await page.goto(`${site.url}/decks`);
    await page.locator('[data-decks=server]').waitFor();
    return { page, faults };
  };
  const [{ page, faults }, other] = [await open(), await open()];
  const save = async (name: string): Promise<void> => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await button(page, 'Save').click();
    await page.getByRole('button', { name, exact: true }).waitFor();
  };
  await save('Wall');
  await expect.poll(async () => value(await runner.client.decks()).decks.map(({ name }) => name)).toEqual(['Wall']);
  expect(faults).toEqual([]);
  await page.context().setOffline(true);
  await save('Gate');
  await page.locator('[data-decks=offline]').waitFor();
  await page.context().setOffline(false);
  await page.locator('[data-decks=server]').waitFor();
  await other.page.reload();
  await other.page.locator('[data-decks=server]').waitFor();
  for (const name of ['Wall', 'Gate']) await other.page.getByRole('button', { name, exact: true }).waitFor();

  // A mistyped code is refused with the place.
  await page.getByLabel('Code of a deck').fill('order-9-000000000000-01');
  await button(page, 'Read the code').click();
  await page.getByText('Character 7 of the code is wrong.').waitFor();
  expect(other.faults).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});
