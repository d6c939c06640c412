import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openSite, type Site } from './site.ts';

const KIB = 1024;
const MOST = 250 * KIB;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the first page', () => {
  it('loads less than 250 KiB of script, gzipped', async () => {
    const { page } = await newPage(site, { motion: 'off' });
    const scripts: string[] = [];
    page.on('response', async (response) => {
      // What the service worker stores for later is not what the page waits for.
      if (response.request().resourceType() === 'script' && !response.fromServiceWorker()) scripts.push(response.url());
    });
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = scripts.map(
      (url) => gzipSync(readFileSync(join(import.meta.dirname, '../dist', new URL(url).pathname))).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(scripts.length).toBeGreaterThan(2);
    expect(total).toBeGreaterThan(60 * KIB);
    expect(total).toBeLessThan(MOST);
  });

  it('has no rules in it: they are loaded when a game is played', () => {
    const assets = join(import.meta.dirname, '../dist/assets');
    const [main] = readdirSync(assets).filter((name) => /^index-.*\.js$/.test(name));
    const text = readFileSync(join(assets, main!), 'utf8');
    expect(text).not.toContain('no_progress');
    expect(text).not.toContain('chacha8');
  });
});
