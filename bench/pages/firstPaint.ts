import { launch, medianOf, printRows, serveClient } from './browser.ts';

/**
 * `node bench/dist/pages/firstPaint.js`: the first page in Chromium at 1.6 Mbit/s, with no delay added, and a processor four
 * times slower, for a browser that was never here. Compressed as the arena sends it, in turn with the same files as they are.
 */
const VISITS = 7;
const BYTES_A_SECOND = 1_600_000 / 8;
const SLOWER = 4;
/** Milliseconds. */
const AIM = 2_200;

const browser = await launch();
const servers = { br: await serveClient('br'), plain: await serveClient() };
const times = { br: [] as number[], plain: [] as number[] };
for (let visit = 0; visit < VISITS; visit++) {
  for (const way of ['br', 'plain'] as const) times[way].push(await firstPaint(servers[way].url));
}
await browser.close();
for (const server of Object.values(servers)) server.close();

printRows('the first page', [
  [`first paint, compressed, median of ${VISITS}`, medianOf(times.br), AIM],
  [`first paint, not compressed, median of ${VISITS}`, medianOf(times.plain)],
]);

async function firstPaint(url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const found = list.getEntriesByName('first-contentful-paint')[0];
          if (!found) return;
          observer.disconnect();
          resolve(found.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return painted;
}
