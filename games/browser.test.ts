import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { findChromium, HELP } from '../tools/chromium.mjs';
import { allDigests } from './digests.ts';

/** Seeded games of each game: enough to reach every rule, over many lengths. */
const GAMES = 1000;

describe('Node and a browser agree', () => {
  it(`on the digests of ${GAMES} games`, async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error(`the browser test was not run: ${HELP}`);
    // Chromium's sandbox cannot be set up by root, nor in most containers; the page is our own code.
    const args = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundle() });
      const theirs = await page.evaluate((count) => globalThis.tactarium.allDigests(count), GAMES);
      expect(theirs).toEqual(allDigests(GAMES));
    } finally {
      await browser.close();
    }
  });
});

declare global {
  var tactarium: { allDigests: typeof allDigests };
}

async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'digests.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'tactarium' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('vite gave no bundle');
  return output.output[0].code;
}
