import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isObject, type Json, simulationSeed } from '@tactarium/engine';
import { entry as forests } from '@tactarium/games/forests/index';
import { entry as mechs } from '@tactarium/games/mechs/index';
import { entry as rps } from '@tactarium/games/rps/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe.ts';
import { cells, dropOn, lift, lit } from './hand.ts';
import { heapOf } from './heap.ts';
import { keptCommands, shelveFinished } from './shelved.ts';
import { newPage, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };
const endTurn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });

const holdFire = (page: Page): Promise<void> => page.getByRole('button', { name: 'Hold fire' }).click();

/** `plays`: a kind of command, and how a person makes one on the page. */
const GAMES = [
  { id: 'lrps', entry: rps, options: { variant: 'classic' }, bots: ['normal', 'baby'], seat: 0, seed: simulationSeed(61), plays: 'move', play: movePiece },
  { id: 'lforests', entry: forests, options: { size: 10, fog: true }, bots: ['hard', 'baby'], seat: 0, seed: simulationSeed(62), plays: 'end_turn', play: endTurn },
  { id: 'lmechs', entry: mechs, options: mechs.samples[1]!, bots: ['normal', 'baby'], seat: 1, seed: simulationSeed(63), plays: 'attack', play: holdFire },
] as const; // biome-ignore format: a table

async function movePiece(page: Page): Promise<void> {
  await page.locator('[data-lift=true]').first().waitFor();
  for (const from of await cells(page, '[data-lift=true]')) {
    await lift(page, from);
    const { attacks, steps } = await lit(page);
    const to = steps[0] ?? attacks[0];
    await dropOn(page, to ?? from);
    if (to !== undefined) return;
  }
}

const step = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByRole('heading', { name: /^Step \d+ of/ }).textContent())!)![0]);
const isOfType = (command: Json, type: string): boolean => isObject(command) && command['type'] === type;
const isAt = (page: Page, wanted: number) => expect.poll(() => step(page)).toBe(wanted);

describe.each(GAMES)('a replay of $entry.name', (game) => {
  it('has names, moves in words, highlights, speed, keys at once and a link to a moment', async () => {
    const { page, faults } = await newPage(site, QUICK);
    const { commands } = await shelveFinished(page, site.url, game);
    const last = commands.length;
    await page.goto(`${site.url}/replay?match=${game.id}`);
    await page.getByText('Verified').waitFor();
    const opening = await step(page);

    // Keys work without a click first.
    await page.keyboard.press('ArrowRight');
    await isAt(page, opening + 1);
    await page.keyboard.press('End');
    await isAt(page, last);
    await page.keyboard.press('Home');
    await isAt(page, 0);
    await page.keyboard.press('.');
    await expect.poll(() => step(page)).toBeGreaterThan(0);
    const loud = await step(page);
    await page.keyboard.press('.');
    await expect.poll(() => step(page)).toBeGreaterThan(loud);
    await page.keyboard.press(',');
    await isAt(page, loud);

    // Names of both, and every step of an open chapter in words.
    await page.getByText('You', { exact: true }).first().waitFor();
    await page
      .getByText(/ \((Baby|Normal|Hard|Nightmare)\)$/)
      .first()
      .waitFor();
    const moves = page.getByRole('region', { name: 'Moves' });
    const line = moves.locator('ol ol button').nth(1);
    await line.waitFor();
    expect((await line.textContent())!.length).toBeGreaterThan(5);
    await line.click();
    await expect.poll(() => line.getAttribute('aria-current')).toBe('step');

    // How the chances stood, and what a bot would have done.
    await page.getByRole('button', { name: 'Show the chances' }).click();
    await page.getByText('The band is the 95 % interval', { exact: false }).waitFor();
    await page.getByText('As a table').focus();
    await page.keyboard.press('Enter');
    const rows = page.locator('table').getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    expect(await rows.last().textContent()).toMatch(/^\d+(0|50|100) %the result0$/);
    const row = rows.nth(1).getByRole('button');
    await row.press('Enter');
    await isAt(page, Number(await row.textContent()));
    await page.getByRole('button', { name: 'What would the strongest bot do here?' }).click();
    await page.getByRole('heading', { name: /^\S.* \(Nightmare\) in the place of / }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'What would the strongest bot do here?' }).click();
    await page.getByText('Nobody has to do anything here.').waitFor();

    // By itself, at a speed.
    await page.keyboard.press('Home');
    await page.getByLabel('Speed').selectOption('8');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => step(page)).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Pause' }).click();

    // The address can name a moment.
    const wanted = Math.trunc(last / 2);
    await page.goto(`${site.url}/replay?match=${game.id}&step=${wanted}`);
    await isAt(page, wanted);

    // From a moment at which the person has to act one plays on against another bot, and nothing is scored.
    const mine = game.entry.game.seats[game.seat]!;
    const moment = commands.findIndex(
      ({ actor, command }, at) => at >= wanted && actor === mine && isOfType(command, game.plays),
    );
    await page.goto(`${site.url}/replay?match=${game.id}&step=${moment}`);
    await page.getByText('Verified').waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Baby' }).check();
    await dialog.getByRole('button', { name: 'Play on' }).click();
    await page.waitForURL(/\/match\/l/);
    const match = new URL(page.url()).pathname.split('/').at(-1)!;
    await game.play(page);
    const since = async (): Promise<ReadonlySet<string>> =>
      new Set((await keptCommands(page, match)).slice(moment).map(({ actor }) => actor));
    await expect.poll(since).toEqual(new Set(game.entry.game.seats));
    expect((await keptCommands(page, match)).slice(0, moment)).toEqual(commands.slice(0, moment));
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByText(`Played on from step ${moment} of a replay`).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.bests')))).toEqual([]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByText('Verified').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe.each(GAMES)('a film of $entry.name', (game) => {
  it('has a frame for each step and two signs, is not blank, and can be cancelled', async () => {
    const { page, faults } = await newPage(site, QUICK);
    const { commands } = await shelveFinished(page, site.url, game);
    const last = commands.length;
    await page.goto(`${site.url}/replay?match=${game.id}&step=${last - 6}`);
    await page.getByText('Verified').waitFor();
    await page.getByRole('button', { name: 'Save as a film' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await seriousFaults(page, '[role=dialog]')).toEqual([]);

    // The whole game is offered first. Whoever has enough of waiting is left with nothing.
    await dialog.getByRole('button', { name: 'Make the film' }).click();
    await dialog.getByRole('progressbar').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByText('Cancelled').waitFor();

    await dialog.getByRole('button', { name: 'From this moment on' }).click();
    await dialog.getByRole('radio', { name: /^Small/ }).check();
    await dialog.getByText('9 frames').waitFor();
    await dialog.getByRole('button', { name: 'Make the film' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the film' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`tactarium-${game.entry.game.id}-${last - 6}-${last}.gif`);
    const film = await framesOf(page, readFileSync(await download.path()));
    expect(film.map(({ milliseconds }) => milliseconds)).toEqual([1600, ...Array(7).fill(600), 3000]);
    expect(new Set(film.map(({ width }) => width))).toEqual(new Set([320]));
    // Boards, pieces and letters: far more than a blank sheet has. The first sign, the play and the last sign differ.
    for (const { colours } of film) expect(colours).toBeGreaterThan(20);
    expect(new Set(film.map(({ digest }) => digest)).size).toBeGreaterThanOrEqual(4);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('a film can be a video, which lasts as long as was said and can be jumped through', async () => {
  const { page, faults } = await newPage(site, QUICK);
  const { commands } = await shelveFinished(page, site.url, GAMES[0]);
  await page.goto(`${site.url}/replay?match=lrps&step=${commands.length - 9}`);
  await page.getByRole('button', { name: 'Save as a film' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'From this moment on' }).click();
  await dialog.getByRole('radio', { name: /^Small/ }).check();
  await dialog.getByRole('radio', { name: 'WebM video' }).check();
  await dialog.getByText('12 frames, 11 seconds').waitFor();
  await dialog.getByRole('button', { name: 'Make the film' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the film' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tactarium-rps-\d+-\d+\.webm$/);
  const film = await playedAt(page, readFileSync(await download.path()), [9, 0.5, 4]);
  expect(film).toMatchObject({ width: 320, seconds: 10.6 });
  for (const { colours } of film.pictures) expect(colours).toBeGreaterThan(20);
  expect(new Set(film.pictures.map(({ digest }) => digest)).size).toBe(3);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** What a video shows at these seconds, on a page without the policy of ours. */
async function playedAt(page: Page, video: Buffer, seconds: readonly number[]) {
  const cinema = await page.context().newPage();
  const seen = await cinema.evaluate(
    async ([base64, wanted]) => {
      const video = document.createElement('video');
      const happened = (event: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(event, resolve, { once: true });
          video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
        });
      const loaded = happened('loadeddata');
      video.src = `data:video/webm;base64,${base64}`;
      await loaded;
      const pictures = [];
      for (const second of wanted) {
        const found = happened('seeked');
        video.currentTime = second;
        await found;
        const context = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d')!;
        context.drawImage(video, 0, 0);
        const { data } = context.getImageData(0, 0, video.videoWidth, video.videoHeight);
        const pixels = new Uint32Array(data.buffer);
        const digest = pixels.reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
        pictures.push({ colours: new Set(pixels).size, digest });
      }
      return { width: video.videoWidth, seconds: video.duration, pictures };
    },
    [video.toString('base64'), seconds] as const,
  );
  await cinema.close();
  return seen;
}

/** The frames of a GIF as the browser shows them. */
const framesOf = (page: Page, gif: Buffer) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ type: 'image/gif', data });
    await decoder.tracks.ready;
    const frames = [];
    for (let frameIndex = 0; frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0); frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const [width, height] = [image.displayWidth, image.displayHeight];
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      const digest = pixels.reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
      frames.push({ width, milliseconds: (image.duration ?? 0) / 1000, colours: new Set(pixels).size, digest });
      image.close();
    }
    return frames;
  }, gif.toString('base64'));

it('the board of a replay has its own side down, and can be looked at through the eyes of a side', async () => {
  const { page, faults } = await newPage(site, QUICK);
  await shelveFinished(page, site.url, GAMES[1]);
  await page.goto(`${site.url}/replay?match=lforests`);
  await page.getByText('Verified').waitFor();
  const baseOf = async (side: string): Promise<number> => (await page.locator(`[data-base=${side}]`).boundingBox())!.y;
  expect(await baseOf('a')).toBeGreaterThan(await baseOf('b'));
  const seen = (): Promise<number> => page.locator('[data-unit]').count();
  const all = await seen();
  await page.getByLabel('Seen by').selectOption('b');
  await expect.poll(seen).toBeLessThan(all);
  expect(await baseOf('b')).toBeGreaterThan(await baseOf('a'));
  expect(faults).toEqual([]);
  await page.context().close();
});

it('a replay of a game on 30×30 takes less than 30 MB in page and worker together', async () => {
  const { page, faults } = await newPage(site, QUICK);
  const { commands } = await shelveFinished(page, site.url, {
    id: 'llarge',
    entry: forests,
    options: { size: 30, fog: true },
    bots: ['normal', 'baby'],
    seed: simulationSeed(5, 1),
  });
  expect(commands.length).toBeGreaterThan(1_000);
  await page.goto(`${site.url}/games`);
  await page.getByText('against Moss (Baby)', { exact: false }).waitFor();
  const before = await heapOf(page);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByText('Verified').waitFor();
  await page.keyboard.press('End');
  await isAt(page, commands.length);
  const after = await heapOf(page);
  expect(after - before).toBeLessThan(30 * 2 ** 20);

  // Its chances would take minutes: whoever has seen enough stops it, and may go on later.
  await page.getByRole('button', { name: 'Show the chances' }).click();
  await page.getByText('The band is the 95 % interval', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
