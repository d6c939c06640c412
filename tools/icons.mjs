// Draws the PNG icons of the web client from their SVGs, with Chromium: run it after changing one of them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web', 'public');

/** From which, how large, and into which. */
const ICONS = [
  ['icon.svg', 192, 'icon-192.png'],
  ['icon.svg', 512, 'icon-512.png'],
  ['icon-maskable.svg', 512, 'icon-maskable-512.png'],
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [from, size, to] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const svg = readFileSync(join(folder, from), 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(folder, to), omitBackground: true });
}
await browser.close();
