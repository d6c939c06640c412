import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { Replay } from '@tactarium/engine';

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

export async function openStand(): Promise<Stand> {
  const server = createServer(({ url = '/' }, response) => {
    const wanted = join(DIST, new URL(url, 'http://localhost').pathname);
    const file = extname(wanted) !== '' && existsSync(wanted) ? wanted : join(DIST, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const executablePath = process.env['CHROME_PATH'] ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  context.setDefaultTimeout(300_000);
  await context.addInitScript(() => {
    localStorage.setItem('tactarium.settings', JSON.stringify({ pace: 'at_once', motion: 'off' }));
  });
  return {
    page: await context.newPage(),
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

interface Shelved {
  readonly id: string;
  readonly record: Replay;
  /** The person's seat. */
  readonly seat: string;
  readonly bot: string;
  /** Of a match that is over. */
  readonly outcome?: unknown;
}

/** A match in this browser, as its database has it. */
export async function shelve({ page, url }: Stand, { record, ...kept }: Shelved): Promise<void> {
  const { game, rules, options, seed, commands } = record;
  await page.goto(`${url}/credits`);
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const [kept, commands] = JSON.parse(text);
        const request = indexedDB.open('tactarium', 2);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('matches', { keyPath: 'id' });
          request.result.createObjectStore('commands');
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['matches', 'commands'], 'readwrite');
          transaction.objectStore('matches').put(kept);
          for (const [n, one] of commands.entries()) transaction.objectStore('commands').put(one, [kept.id, n]);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify([{ ...kept, game, rules, options, seed, created: 1 }, commands]),
  );
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

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.trunc(numbers.length / 2)] ?? Number.NaN;
