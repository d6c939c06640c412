import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { begin, deploy, draft, dragCard, fight } from './run.ts';
import { newPage } from './site.ts';

const KB = 1000;
const MOST = 160 * KB;
const KIB = 1024;

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

interface Script {
  readonly name: string;
  /** Bytes as the server sent them. */
  readonly sent: number;
  /** Bytes of gzip, without the pictures that are compiled in. */
  readonly code: number;
}

/** An outline of an icon as it is compiled in: a picture, not script. */
const PICTURE = /(["'`])[Mm][-\d.,\s a-zA-Z]{40,}?\1/g;

/** Every script that a page waits for from now until it is asked, as it comes over the wire. */
function listenToScripts(page: Page): () => Promise<readonly Script[]> {
  const heard: Promise<Script>[] = [];
  const hear = (response: Response): void => {
    // What the service worker stores for later is not what the page waits for.
    if (response.request().resourceType() !== 'script' || response.fromServiceWorker()) return;
    heard.push(
      response.text().then((text) => {
        const code = gzipSync(text.replaceAll(PICTURE, '""')).length;
        return { name: basename(response.url()), sent: Number(response.headers()['content-length']), code };
      }),
    );
  };
  page.on('response', hear);
  return () => {
    // What comes later may be cut off when the page is closed.
    page.off('response', hear);
    return Promise.all(heard);
  };
}

async function scriptsLoaded(page: Page, url: string): Promise<readonly Script[]> {
  const scripts = listenToScripts(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return scripts();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Of the page alone: what its workers load is not in its list. */
async function pageScripts(page: Page): Promise<ReadonlySet<string>> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const workers = page.workers().map((worker) => worker.url());
  return new Set(loaded.filter((name) => !workers.includes(name)).map((name) => basename(name)));
}

describe('Roguelike Run', () => {
  it('has at most 110 KiB of script in its pages, from the first to a battle, besides pictures and what the first page has', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    const first = new Set((await scriptsLoaded(page, site.url)).map(({ name }) => name));
    await page.context().close();

    const { page: player } = await newPage(site, { motion: 'off' });
    // Else it forgets what came after the first 250, pictures too.
    await player.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
    const scripts = listenToScripts(player);
    await begin(player, site);
    await draft(player);
    await deploy(player, (card, x, y) => dragCard(player, card, x, y));
    await fight(player);
    await player.waitForLoadState('networkidle');
    const inPages = await pageScripts(player);
    const own = (await scripts()).filter(({ name }) => !first.has(name));
    const weight = (isOfPage: boolean): number =>
      sum(own.filter(({ name }) => inPages.has(name) === isOfPage).map(({ code }) => code));
    expect(weight(true)).toBeGreaterThan(60 * KIB);
    expect(weight(true)).toBeLessThan(110 * KIB);
    // The rules run in two workers beside it: one is the run's arena, the other fights battles and judges puzzles.
    expect(weight(false)).toBeGreaterThan(60 * KIB);
    expect(weight(false)).toBeLessThan(145 * KIB);
    await player.context().close();
  });
});

describe('the first page', () => {
  it('takes at most 160 KB of script over the wire', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    const scripts = await scriptsLoaded(page, site.url);
    const total = sum(scripts.map(({ sent }) => sent));
    expect(scripts.length).toBeGreaterThan(2);
    expect(total).toBeGreaterThan(60 * KB);
    expect(total).toBeLessThan(MOST);
    await page.context().close();
  });

  it('has no rules in it: they are loaded when a game is played', () => {
    const assets = join(import.meta.dirname, '../dist/assets');
    const [main] = readdirSync(assets).filter((name) => /^index-.*\.js$/.test(name));
    const text = readFileSync(join(assets, main!), 'utf8');
    expect(text).not.toContain('no_progress');
    expect(text).not.toContain('chacha8');
  });

  it.each([
    ['light', 'system', 'light'],
    ['dark', 'system', 'dark'],
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
  ] as const)(
    'on a %s system with the theme set to %s is %s before the client has loaded',
    async (system, theme, seen) => {
      const { page } = await newPage(site, { theme });
      await page.emulateMedia({ colorScheme: system });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(site.url);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(seen);
      await page.context().close();
    },
  );
});
