import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { close, pair, ready } from './people.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const nav = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

it('a challenge is posted, found on other pages, taken up once, and followed by a new opponent', async () => {
  const [ada, bob] = [await newPage(site, { motion: 'off' }), await newPage(site, { motion: 'off' })];
  await ada.page.goto(`${site.url}/play/rps?against=anyone`);
  await ada.page.getByText('Nobody is waiting right now').waitFor();
  await ada.page.locator('summary').click();
  await ada.page.locator('details').getByRole('radio', { name: '30 seconds per move' }).check();
  await ada.page.locator('details').getByRole('radio', { name: 'Rated', exact: true }).check();
  await ada.page.getByRole('button', { name: 'Post a challenge' }).click();
  await ada.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();

  await bob.page.setViewportSize({ width: 390, height: 844 });
  await bob.page.goto(site.url);
  await nav(bob.page, 'Open challenges').click();
  const [challenge] = [bob.page.getByRole('main').getByRole('listitem')];
  await challenge.getByText(/RPS Battle · .*30 seconds per move · Rated · You play/).waitFor();
  expect(await seriousFaults(bob.page)).toEqual([]);
  // One's own is not offered to oneself.
  const own = await ada.page.context().newPage();
  await own.goto(`${site.url}/challenges`);
  await own.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await own.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await own.close();

  await challenge.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ada, bob]) await page.getByText('Lay Out Your Army').waitFor();
  await bob.page.getByRole('button', { name: 'Resign' }).click();
  await bob.page.getByRole('button', { name: 'Yes, resign' }).click();
  await ada.page.getByRole('dialog').getByRole('link', { name: 'New opponent' }).click();
  await ada.page.getByText('30 seconds per move').waitFor();
  expect(ada.page.url()).toContain('pace=fast');
  await ada.page.getByRole('button', { name: 'Cancel' }).click();
  await ada.page.getByRole('heading', { name: 'Four games, one table' }).waitFor();
  expect([...ada.faults, ...bob.faults]).toEqual([]);
  await close(ada, bob);
});

it('a player is followed and challenged from their profile, and says who may do so', async () => {
  const [ada, bob] = [await newPage(site, { motion: 'off' }), await newPage(site, { motion: 'off' })];
  for (const { page } of [ada, bob]) {
    await page.goto(`${site.url}/challenges`);
    await page.getByText('Nobody is waiting right now').waitFor();
  }
  const idOf = (page: Page) =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('tactarium.player') ?? '') as { id: string }).id);
  const profile = `${site.url}/players/${await idOf(bob.page)}`;
  await ada.page.goto(profile);
  await ada.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Unfollow' }).waitFor();
  await ada.page.goto(`${site.url}/following`);
  await ada.page.getByRole('listitem').getByText('is here').waitFor();
  expect(await seriousFaults(ada.page)).toEqual([]);
  await ada.page.getByRole('listitem').getByRole('link', { name: 'Challenge' }).click();
  await ada.page.getByRole('heading', { name: /^Challenge Guest/ }).waitFor();
  await ada.page.getByRole('radio', { name: '1 day per move' }).check();
  expect(await seriousFaults(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Send the challenge' }).click();
  await ada.page.getByRole('heading', { name: 'Challenge sent' }).waitFor();

  await bob.page.getByRole('link', { name: 'How to play' }).first().click();
  const notice = bob.page.getByRole('complementary', { name: 'Somebody waits for you' });
  await notice.getByText(/challenges you to RPS Battle/).waitFor();
  await notice.getByRole('link', { name: 'Go there' }).click();
  await bob.page.getByRole('heading', { name: /challenges you$/ }).waitFor();
  await bob.page.getByRole('button', { name: 'Decline' }).click();
  await ada.page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();

  await bob.page.goto(`${site.url}/settings`);
  const nobody = bob.page.getByRole('group', { name: 'Who may challenge me' }).getByRole('radio', { name: 'Nobody' });
  const kept = bob.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await nobody.check();
  await kept;
  await bob.page.reload();
  await expect.poll(() => nobody.isChecked()).toBe(true);
  await ada.page.goto(profile);
  await ada.page.getByRole('link', { name: 'Challenge', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Send the challenge' }).click();
  await ada.page.getByText('This player does not take challenges from you.').waitFor();
  // The browser notes what was refused.
  expect(ada.faults.splice(0)).toHaveLength(2);
  await ada.page.goto(`${site.url}/following`);
  await ada.page.getByRole('button', { name: 'Unfollow' }).click();
  await ada.page.getByText('You follow nobody yet').waitFor();
  expect([...ada.faults, ...bob.faults]).toEqual([]);
  await close(ada, bob);
});

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('two who play say what is on the list and mark hidden pieces; a spectator sees nothing of it', async () => {
  // Nobody plays: two bots do, and the game of people takes their place.
  const third = await newPage(site, { motion: 'off' });
  await third.page.goto(`${site.url}/watch`);
  await third.page.getByText('so two bots do').waitFor();
  expect(await seriousFaults(third.page)).toEqual([]);
  await third.page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await third.page.getByText('You are watching').waitFor();

  const both = await pair(site);
  const { red, blue, match } = both;
  await third.page.goto(`${site.url}/match/${match}`);
  await third.page.getByText('You are watching').waitFor();
  const bubble = (page: Page, side: string) => page.locator(`section[data-seat=${side}] > p[data-reaction]`);
  const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Guest .*: / });

  await say(red.page, 'Good luck, have fun!');
  for (const { page } of [red, blue]) await bubble(page, 'red').getByText('Good luck, have fun!').waitFor();
  await status(blue.page).getByText('Good luck, have fun!').waitFor();
  // One's own words are not read out, and a spectator has nothing to say.
  expect(await status(red.page).count()).toBe(0);
  await say(blue.page, 'is amazed');
  await status(red.page).getByText('is amazed').waitFor();
  expect(await third.page.getByText('Good luck').count()).toBe(0);
  expect(await third.page.getByRole('button', { name: 'Say something' }).count()).toBe(0);

  await blue.page.setViewportSize({ width: 390, height: 844 });
  await blue.page.getByRole('button', { name: 'Say something' }).click();
  expect(await seriousFaults(blue.page)).toEqual([]);
  await blue.page.getByRole('button', { name: /^Mute Guest/ }).click();
  await blue.page.getByText(/You have muted Guest/).waitFor();
  await blue.page.reload();
  await blue.page.getByRole('grid').waitFor();
  await say(red.page, 'Nice move!');
  await bubble(red.page, 'red').getByText('Nice move!').waitFor();
  // What comes after it on the same socket shows that it has come.
  await say(blue.page, 'Oops!');
  await bubble(blue.page, 'blue').getByText('Oops!').waitFor();
  expect(await blue.page.getByText('Nice move!').count()).toBe(0);
  await blue.page.getByRole('button', { name: 'Say something' }).click();
  await blue.page.getByRole('button', { name: /^Unmute Guest/ }).click();
  await blue.page.keyboard.press('Escape');

  // Guesses at hidden pieces stay in this browser.
  await ready(both);
  await red.page.getByRole('button', { name: 'Mark hidden pieces' }).click();
  const cell = red.page.locator('[data-cell="35"]');
  await cell.click();
  await cell.press('Enter');
  await red.page.getByRole('gridcell', { name: /you guess Paper/ }).waitFor();
  expect(await seriousFaults(red.page)).toEqual([]);
  await red.page.reload();
  await red.page.getByRole('gridcell', { name: /you guess Paper/ }).waitFor();
  expect(await red.page.locator('[data-note=paper]').count()).toBe(1);
  expect(await blue.page.locator('[data-note]').count()).toBe(0);

  await red.page.getByRole('button', { name: 'Resign' }).click();
  await red.page.getByRole('button', { name: 'Yes, resign' }).click();
  const result = blue.page.getByRole('dialog');
  // Whoever presses Enter asks for a rematch, and says nothing by accident.
  await expect.poll(() => blue.page.evaluate(() => document.activeElement?.textContent)).toBe('Rematch');
  await result.getByRole('button', { name: 'Good game!' }).click();
  await red.page
    .getByRole('dialog')
    .getByText(/^Guest .*: Good game!$/)
    .waitFor();
  expect(await seriousFaults(red.page)).toEqual([]);
  expect([...red.faults, ...blue.faults, ...third.faults]).toEqual([]);
  await close(red, blue, third);
});
