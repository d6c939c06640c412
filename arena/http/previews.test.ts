import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { playBots, simulationSeed } from '@tactarium/engine';
import { gameNamed, games } from '@tactarium/games';
import { ArenaClient, type NewMatch, shareGame } from '@tactarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from '../previews/card.ts';
import { PLACE_RED, READY, SHUFFLE } from '../testing/players.ts';
import { InlineBots } from '../testing/ports.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { shownAt, withTags } from './metaTags.ts';

const PAGE = '<html><head><title>Tactarium</title></head><body></body></html>';
const PNG = [0x89, 0x50, 0x4e, 0x47];

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tactarium-previews-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  server = await startServer({ web: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function pair(wish: Partial<NewMatch> = {}) {
  const [red, blue] = [new ArenaClient(server.url), new ArenaClient(server.url)];
  await value(red.guest('Ann & Co'));
  await value(blue.guest('Bert'));
  const made = await value(red.create({ game: 'rps', ...wish }));
  await value(blue.join(made.invite!));
  return { red, blue, match: made.id };
}

const page = async (path: string): Promise<string> =>
  (await fetch(server.url + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })).text();
const card = async (id: string) => {
  const answer = await fetch(`${server.url}/cards/${id}.png`);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('a link', () => {
  it('to a live match tells game and names, and neither text nor picture depends on what is played or hidden', async () => {
    const { red, blue, match } = await pair();
    const before = { page: await page(`/match/${match}`), card: await card(match) };
    expect(before.page).toContain('<meta property="og:title" content="RPS Battle: Ann &amp; Co – Bert" />');
    expect(before.page).toContain(`content="${server.url}/cards/${match}.png"`);
    expect([...before.card.bytes.slice(0, 4)]).toEqual(PNG);
    await value(red.play(match, 0, PLACE_RED));
    await value(red.play(match, 1, SHUFFLE));
    await value(red.play(match, 2, READY));
    expect(await page(`/match/${match}`)).toBe(before.page);
    expect((await card(match)).bytes).toEqual(before.card.bytes);
    // Another live match has the same picture: it holds nothing of either.
    const other = await pair();
    expect((await card(other.match)).bytes).toEqual(before.card.bytes);

    // Over, it shows how it ended and the board with nothing hidden, for good.
    await value(blue.play(match, 0, { type: 'resign' }));
    expect(await page(`/replay?match=${match}`)).toContain('content="Ann &amp; Co won. Watch the replay."');
    const after = await card(match);
    expect(after.bytes).not.toEqual(before.card.bytes);
    expect(after.headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await card(match)).bytes).toEqual(after.bytes);
  });

  it('to a match that is not for everybody, or to none, tells nothing', async () => {
    const { red, match } = await pair({ watch: false });
    for (const id of [match, 'mnothing000000000000000']) {
      expect(await page(`/match/${id}`)).toBe(PAGE);
      expect((await card(id)).status).toBe(404);
    }
    await value(red.play(match, 0, { type: 'resign' }));
    expect(await page(`/replay?match=${match}`)).toBe(PAGE);
    expect((await card(match)).status).toBe(404);
    expect((await card('..%2f..%2fetc')).status).toBe(400);
  });

  it('is compressed like any other page, and its page keeps its policy', async () => {
    const { match } = await pair();
    const answer = await fetch(`${server.url}/match/${match}`, {
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Some versions of fetch have unpacked it already.
    const text = bytes.includes('<html>') ? bytes.toString() : brotliDecompressSync(bytes).toString();
    expect(text).toContain('og:title');
  });
});

it('to a shared game names player and bot, and shows its end; one that cannot be drawn has the plain card for a while', async () => {
  const bots = new InlineBots();
  const own = await startServer({ web: folder, bots });
  const ada = new ArenaClient(own.url);
  await value(ada.guest('Ada'));
  const entry = gameNamed('rps')!;
  const { events: _, ...replay } = playBots(
    entry,
    [entry.bots[1]!, entry.bots[0]!],
    entry.samples[0]!,
    simulationSeed(3),
  ).replay();
  const { id } = await value(ada.share(shareGame.parse({ seat: 'red', bot: 'baby', replay })));
  const html = await (await fetch(`${own.url}/replay?match=${id}`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('content="RPS Battle: Ada – Pip (Baby)"');
  expect(html).toMatch(/og:description" content="(Ada won|Pip \(Baby\) won|It ended in a draw)\. .*Not refereed/);
  const work = bots.work.bind(bots);
  bots.work = (task, input) =>
    'replay' in (input as object) ? Promise.reject(new Error('too long')) : work(task, input);
  const plain = await fetch(`${own.url}/cards/${id}.png`);
  expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  bots.work = work;
  const drawn = await fetch(`${own.url}/cards/${id}.png`);
  expect(drawn.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(Buffer.from(await drawn.arrayBuffer())).not.toEqual(Buffer.from(await plain.arrayBuffer()));
  await own.stop();
});

it.each(games.filter(({ portrait }) => portrait).map((entry) => [entry.game.id, entry] as const))(
  'a finished game of %s is drawn, and a long one not larger than a short one may be',
  (id, entry) => {
    const bots = entry.game.seats.map(() => entry.bots[1]!);
    const table = playBots(entry, bots, entry.samples[0]!, simulationSeed(3));
    const svg = cardOf({ game: id, replay: JSON.stringify(table.replay()) });
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('undefined');
    expect(svg.length).toBeLessThan(500_000);
    expect(svg).not.toBe(cardOf({}));
    expect(cardOf({ game: id, views: entry.game.seats.map((_, seat) => table.view(seat)) })).toBe(svg);
  },
);

it('a path that is no URL gets the page like any other', async () => {
  expect(await page('//')).toBe(PAGE);
  expect(server.faults).toEqual([]);
});

it('links read the database, so they are counted by address as requests of the API are', async () => {
  const own = await startServer({ web: folder, limits: { addresses: 2 } });
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(own.url + path, { headers: { accept: 'text/html' } })).status;
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push(await statusOf(`/match/mabcdefgh1${i}`));
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(await statusOf('/play/rps')).toBe(200);
  await own.stop();
});

it('names cannot leave their place in the page', () => {
  const preview = { title: `"><script>alert('$&')</script>`, text: '<b>&', isFinal: false };
  const made = withTags(PAGE, preview, 'http://here', 'm1', '/match/m1?"><b>');
  expect(made).not.toContain('<script>');
  expect(made).not.toContain('<b>');
  expect(made).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;');
});

it.each([
  ['/match/mabcdefgh12', 'mabcdefgh12'],
  ['/replay?match=gabcdefgh12&step=4', 'gabcdefgh12'],
  ['/replay', undefined],
  ['/match/l0123456789', undefined],
  ['/match/mabcdefgh12/x', undefined],
  ['/replay?match=m%22%3E', undefined],
  ['//', undefined],
  ['/\\', undefined],
])('of %s', (url, id) => {
  expect(shownAt(url)).toBe(id);
});
