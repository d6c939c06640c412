import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { newPage } from './site.ts';

const KB = 1000;
const MOST = 160 * KB;
const KIB = 1024;

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

/** Bytes of each script as the server sent them. */
async function scriptsLoaded(page: Page, url: string): Promise<readonly number[]> {
  const sizes: number[] = [];
  page.on('response', (response) => {
    // What the service worker stores for later is not what the page waits for.
    if (response.request().resourceType() !== 'script' || response.fromServiceWorker()) return;
    sizes.push(Number(response.headers()['content-length']));
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return sizes;
}

const ASSETS = join(import.meta.dirname, '../dist/assets');
const text = (name: string): string => readFileSync(join(ASSETS, name), 'utf8');

/** A bundled file and all that it imports at once. */
function closure(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...[...text(name).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file]) => file!));
  }
  return found;
}

const bundled = (start: string): readonly string[] =>
  readdirSync(ASSETS).filter((name) => name.startsWith(start) && name.endsWith('.js'));
/** An outline of an icon as it is compiled in: a picture, not script. */
const PICTURE = /(["'`])[Mm][-\d.,\s a-zA-Z]{40,}?\1/g;

describe('Roguelike Run', () => {
  it('has at most 110 KiB of script in the pages of a run and its battles, gzipped, besides pictures and what the first page has', () => {
    const first = closure(bundled('index-'));
    const pages = ['NewRunPage-', 'RunPage-', 'BattleReplay-'].flatMap(bundled);
    expect(pages).toHaveLength(3);
    const own = [...closure(pages)].filter((name) => !first.has(name));
    const sizes = own.map((name) => gzipSync(text(name).replaceAll(PICTURE, '""')).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(60 * KIB);
    expect(total).toBeLessThan(110 * KIB);
  });
});

describe('the first page', () => {
  it('takes at most 160 KB of script over the wire', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    const sizes = await scriptsLoaded(page, site.url);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(2);
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
