import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium, HELP } from '../../tools/chromium.mjs';

export const DIST = join(import.meta.dirname, '..', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** As strict as the arena's: a page that needs more would break there. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'";

/** Milliseconds: nothing here is timed. It only ends what hangs, on a machine however busy. */
const PATIENCE = 120_000;

/** The built client on a free port, and a browser. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openSite(dist = DIST): Promise<Site> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the client is not built: node tools/prepare.mjs');
  const browser = await openBrowser();
  const server = await serve(dist);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    browser,
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`the browser test was not run: ${HELP}`);
  // Chromium's sandbox cannot be set up by root, nor in most containers; the pages are our own.
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];
  return chromium.launch({ executablePath, args, timeout: PATIENCE });
}

function serve(dist: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(url.split('?')[0]!));
    const wanted = join(dist, path);
    const isFile = wanted.startsWith(dist) && extname(path) !== '' && existsSync(wanted);
    if (!isFile && extname(path) !== '') return void response.writeHead(404).end();
    const file = isFile ? wanted : join(dist, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'content-security-policy': POLICY,
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

/** A page of its own, with these settings, and everything that went wrong on it. Nothing is shown for a while unless a pace is given. */
export async function newPage(
  { browser }: Site,
  settings: Readonly<Record<string, string | boolean>>,
  viewport = { width: 1440, height: 900 },
  more: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...more });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('tactarium.settings')) localStorage.setItem('tactarium.settings', text);
    },
    JSON.stringify({ pace: 'at_once', ...settings }),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => {
    // What was under way when a page was left is no fault of it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`));
  return { page, faults };
}
