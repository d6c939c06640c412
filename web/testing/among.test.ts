import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { close, pair } from './people.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('two who play say what is on the list; a spectator hears nothing, and who is muted is not shown', async () => {
  const { red, blue, match } = await pair(site);
  const third = await newPage(site, { motion: 'off' });
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

  await red.page.getByRole('button', { name: 'Resign' }).click();
  await red.page.getByRole('button', { name: 'Yes, resign' }).click();
  const result = blue.page.getByRole('dialog');
  await result.getByRole('button', { name: 'Good game!' }).click();
  await red.page
    .getByRole('dialog')
    .getByText(/^Guest .*: Good game!$/)
    .waitFor();
  expect(await seriousFaults(red.page)).toEqual([]);
  expect([...red.faults, ...blue.faults, ...third.faults]).toEqual([]);
  await close(red, blue, third);
});
