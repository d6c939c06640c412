import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { invariant } from '@tactarium/engine';

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A page of the built client at 1440×900, with motion off; and its own origin. */
export interface Stand {
  readonly page: Page;
  readonly url: string;
  close(): Promise<void>;
}

/** The built client on a free port; as it is, or compressed as the arena sends it. */
export async function serveClient(encoding?: 'br'): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const wanted = join(DIST, new URL(url, 'http://localhost').pathname);
    const file = extname(wanted) !== '' && existsSync(wanted) ? wanted : join(DIST, 'index.html');
    const packed = encoding && existsSync(`${file}.${encoding}`);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(packed && { 'content-encoding': encoding }),
    });
    createReadStream(packed ? `${file}.${encoding}` : file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

export async function openStand(): Promise<Stand> {
  const server = await serveClient();
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  context.setDefaultTimeout(300_000);
  await context.addInitScript(() => {
    localStorage.setItem('tactarium.settings', JSON.stringify({ pace: 'at_once', motion: 'off' }));
  });
  const page = await context.newPage();
  const { url } = server;
  // Whoever has a match here was here before: the client is in the browser's store, and nothing is fetched meanwhile.
  await page.goto(`${url}/credits`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return {
    page,
    url,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Milliseconds from a key to the frame in which what it changes is painted, for each of the presses that changed something. */
export async function keysToPaint(page: Page, key: string, presses: number, shows: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < presses; i++) {
    // Listened to before the key is pressed; the answer is fetched after it.
    await page.evaluate((shows) => {
      const painted = new Promise<number | undefined>((resolve) => {
        const start = (): void => {
          const began = performance.now();
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          });
          const all = { childList: true, subtree: true, characterData: true, attributes: true };
          observer.observe(document.querySelector(shows)!, all);
          setTimeout(() => resolve(undefined), 1_500);
        };
        document.addEventListener('keydown', start, { once: true, capture: true });
      });
      Object.assign(window, { painted });
    }, shows);
    await page.keyboard.press(key);
    const taken = await page.evaluate(() => (window as unknown as { painted: Promise<number | undefined> }).painted);
    if (taken !== undefined) times.push(taken);
  }
  return times;
}

/** Starts to count tasks of the page's thread above 50 ms. Answers with a function that tells the longest so far. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  return () => page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

/** Draws a board with a group of nodes a cell, all of them again with every change: what the layers are measured against. */
export async function plainToPaint(
  page: Page,
  cells: number,
  units: number,
  times: number,
): Promise<readonly number[]> {
  await page.setContent('<svg viewBox="0 0 3000 3000" width="700" height="700"></svg>');
  return page.evaluate(
    async ([cells, units, times]) => {
      const svg = document.querySelector('svg')!;
      const side = Math.sqrt(cells!);
      const draw = (turn: number): void => {
        svg.innerHTML = Array.from({ length: cells! }, (_, i) => {
          const at = `translate(${100 * (i % side)} ${100 * Math.trunc(i / side)})`;
          const unit =
            (i * 7 + turn) % cells! < units! ? '<circle r="40" cx="50" cy="50"/><text x="50" y="60">5</text>' : '';
          const walls = '<path d="M0 0H100"/><path d="M0 0V100"/>';
          return `<g transform="${at}"><rect width="100" height="100" fill="#3a5"/>${walls}<path d="M20 80L50 20L80 80Z"/>${unit}</g>`;
        }).join('');
      };
      const taken: number[] = [];
      for (let i = 0; i < times!; i++) {
        const began = performance.now();
        draw(i);
        await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        taken.push(performance.now() - began);
      }
      return taken;
    },
    [cells, units, times],
  );
}

/** Milliseconds from a question to its answer by a worker of the built client, once it is warm; `field` is a list that its answers have. */
export async function askWorker(
  page: Page,
  name: string,
  field: string,
  question: object,
  times: number,
): Promise<readonly number[]> {
  const assets = join(DIST, 'assets');
  const file = readdirSync(assets).find(
    (one) =>
      one.startsWith(`${name}-`) && one.endsWith('.js') && readFileSync(join(assets, one), 'utf8').includes(field),
  );
  invariant(file !== undefined, `a worker called ${name} is built`);
  return page.evaluate(
    async ([path, field, text, times]) => {
      const worker = new Worker(path, { type: 'module' });
      const ask = (): Promise<number> =>
        new Promise((resolve, reject) => {
          const began = performance.now();
          worker.onmessage = ({ data }) =>
            data[field]?.length > 0 ? resolve(performance.now() - began) : reject(new Error(`no ${field}`));
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(JSON.parse(text));
        });
      for (let i = 0; i < 5; i++) await ask();
      const taken: number[] = [];
      for (let i = 0; i < times; i++) taken.push(await ask());
      worker.terminate();
      return taken;
    },
    [`/assets/${file}`, field, JSON.stringify(question), times] as const,
  );
}

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)] ?? Number.NaN;

/** What was measured, in milliseconds, and what was aimed at. */
export type Row = readonly [what: string, milliseconds: number, aim?: number];

/** As RESULTS.md has it. */
export function printRows(where: string, rows: readonly Row[]): void {
  console.log(`| ${where} | ms | aim |\n|---|---:|---|`);
  for (const [what, milliseconds, aim] of rows) {
    const met = aim === undefined ? '' : `≤ ${aim} ${milliseconds <= aim ? 'met' : 'missed'}`;
    console.log(`| ${what} | ${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} | ${met} |`);
  }
}
