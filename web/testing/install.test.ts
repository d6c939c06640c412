import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST, newPage, openSite, type Site } from './site.ts';

/** A copy of the client: one of the tests puts a newer one in its place. */
const folder = mkdtempSync(join(tmpdir(), 'tactarium-client-'));
let site: Site;
beforeAll(async () => {
  cpSync(DIST, folder, { recursive: true });
  site = await openSite(folder);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { controller } = navigator.serviceWorker;
    if (!controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });

it('can be installed, with a button where the browser offers it', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' });
  await page.goto(site.url);
  await isKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data!) as { icons: readonly { src: string; purpose: string; type: string }[] };
  expect(icons.map(({ purpose, type }) => `${purpose} ${type}`)).toEqual([
    'any image/svg+xml',
    'maskable image/svg+xml',
    'any image/png',
    'any image/png',
    'maskable image/png',
  ]);
  for (const { src } of icons) expect([src, (await page.request.get(site.url + src)).status()]).toEqual([src, 200]);
  expect(await page.getByRole('button', { name: 'Install the app' }).count()).toBe(0);
  // As a browser does that can install it; whether this one can depends on where it runs.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void document.body.setAttribute('data-installed', 'yes'),
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install the app' }).click();
  await page.locator('body[data-installed=yes]').waitFor();
  expect(await page.getByRole('button', { name: 'Install the app' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('plays every game offline after one look at the first page, and a newer client waits until the match is left', async () => {
  const { page, faults } = await newPage(site, { motion: 'off' });
  await page.goto(site.url);
  await isKept(page);
  await page.context().setOffline(true);
  for (const game of ['forests', 'mechs', 'rps']) {
    await page.goto(`${site.url}/play/${game}`);
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.locator('main[data-phase]').waitFor();
  }
  await page.goto(`${site.url}/run/new`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${site.url}/games`);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.locator('main[data-phase]').waitFor();
  await page.context().setOffline(false);

  appendFileSync(join(folder, 'sw.js'), '\n// A newer client.\n');
  await page.evaluate(() => {
    document.body.setAttribute('data-before', 'yes');
    return navigator.serviceWorker.getRegistration().then((one) => one?.update());
  });
  const waits = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.waiting)));
  await expect.poll(waits).toBe(true);
  // Not in the middle of a match: the page is the same, and the newer client still waits.
  await page.locator('body[data-before=yes]').waitFor();
  await page.locator('[data-lift=true]').first().click();
  expect(await waits()).toBe(true);
  await page.getByRole('link', { name: 'My games' }).click();
  await page.locator('body:not([data-before])').waitFor();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await expect.poll(waits).toBe(false);
  // What the browser says of a network that was turned off is no fault of the page.
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|^failed: /.test(fault))).toEqual([]);
  await page.context().close();
});
