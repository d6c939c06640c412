import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { seriousFaults } from './axe.ts';
import { cells } from './hand.ts';
import { close, drag, invite, isMover, join, pair, ready, stepOf } from './people.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const hidden = (page: Page) => page.locator('[data-piece] text', { hasText: '?' });

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

describe('an invitation', () => {
  it('is a link and a code; a third who comes is told that it is taken, and may watch', async () => {
    const [host, friend, third] = [
      await newPage(site, { motion: 'off' }),
      await newPage(site, { motion: 'off' }),
      await newPage(site, { motion: 'off' }),
    ];
    const link = await invite(site, host.page, ['30 seconds per move']);
    const code = link.split('/').at(-1)!;
    expect(await host.page.getByText(code).count()).toBe(1);
    const match = host.page.url();
    await third.page.goto(link);
    await third.page.getByRole('button', { name: 'Accept and play' }).waitFor();

    await friend.page.goto(`${site.url}/play/rps?against=friend`);
    await friend.page.getByLabel('Have a code?').fill(code.toLowerCase());
    await friend.page.getByRole('button', { name: 'Join', exact: true }).click();
    await friend.page.getByRole('heading', { name: /Guest .* invites you/ }).waitFor();
    await friend.page.getByText('30 seconds per move').waitFor();
    await friend.page.getByRole('button', { name: 'Accept and play' }).click();
    for (const { page } of [host, friend]) await page.getByText('Lay Out Your Army').waitFor();
    expect(host.page.url()).toBe(match);

    // Who sits goes straight to the table, who comes too late is told so: by the button, and by the link.
    await host.page.goto(link);
    await host.page.getByText('Lay Out Your Army').waitFor();
    const before = third.faults.length;
    await third.page.getByRole('button', { name: 'Accept and play' }).click();
    await third.page.getByRole('heading', { name: 'This game is full' }).waitFor();
    await expect.poll(() => third.faults.slice(before)).toHaveLength(2);
    await third.page.goto(link);
    await third.page.getByRole('link', { name: 'Watch it' }).click();
    await third.page.getByText('You are watching').waitFor();
    expect([...host.faults, ...friend.faults]).toEqual([]);
    await close(host, friend, third);
  });

  it('can be withdrawn: whoever has the link or waits at the table is told', async () => {
    const [host, friend, third] = [
      await newPage(site, { motion: 'off' }),
      await newPage(site, { motion: 'off' }),
      await newPage(site, { motion: 'off' }),
    ];
    const link = await invite(site, host.page);
    await third.page.goto(host.page.url());
    await third.page.getByRole('heading', { name: 'This game has not started yet' }).waitFor();
    await host.page.getByRole('button', { name: 'Cancel the invitation' }).click();
    await host.page.getByRole('heading', { name: 'Four games, one table' }).waitFor();
    await third.page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
    expect([...host.faults, ...friend.faults, ...third.faults]).toEqual([]);
    await close(host, friend, third);
  });

  it('that is not there says so, and a private match does not let itself be watched', async () => {
    const [host, friend, third] = [
      await newPage(site, { motion: 'off' }),
      await newPage(site, { motion: 'off' }),
      await newPage(site, { motion: 'off' }),
    ];
    for (const code of ['AAAAAAAA', 'nonsense!']) {
      await third.page.goto(`${site.url}/join/${code}`);
      await third.page.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
      expect(await third.page.getByRole('link', { name: 'Play another game' }).count()).toBe(1);
    }
    await third.page.goto(`${site.url}/match/m00000000000000`);
    await third.page.getByText('This game does not exist.').waitFor();

    const link = await invite(site, host.page, ['Private']);
    await join(friend.page, link);
    await friend.page.getByText('Lay Out Your Army').waitFor();
    await third.page.goto(host.page.url());
    await third.page.getByText('This game is private').waitFor();
    await third.page.goto(link);
    await third.page.getByRole('heading', { name: 'This game is full' }).waitFor();
    expect(await third.page.getByRole('link', { name: 'Watch it' }).count()).toBe(0);
    await third.page.goto(`${site.url}/watch`);
    await third.page.getByRole('heading', { name: 'Watch' }).waitFor();
    expect(await third.page.locator(`a[href*="${host.page.url().split('/').at(-1)}"]`).count()).toBe(0);
    await close(host, friend, third);
  });
});

it('a spectator sees nothing hidden until the end, then everything, and shares the replay', async () => {
  const both = await pair(site);
  await ready(both);
  const watcher = await newPage(site, { motion: 'off' });
  await watcher.page.goto(`${site.url}/watch`);
  await watcher.page.locator(`a[href="/match/${both.match}"]`).click();
  await watcher.page.getByText('3 turns behind the players').waitFor();
  expect(await watcher.page.getByRole('button', { name: 'Ready' }).count()).toBe(0);
  const [mover, other] = (await isMover(both.red)) ? [both.red, both.blue] : [both.blue, both.red];
  const [from] = (await cells(mover.page, '[data-lift=true]')) as [number];
  await drag(mover.page, from, (await stepOf(mover.page, from))!);
  await other.page.getByText('Your Turn').waitFor();
  const told = watcher.page.getByRole('region', { name: 'What happened' });
  expect(await told.getByText('moves').count()).toBe(0);
  const pieces = await watcher.page.locator('[data-piece]').count();
  expect(await hidden(watcher.page).count()).toBe(pieces);
  await watcher.page.reload();
  await watcher.page.getByText('You are watching').waitFor();

  await resign(other.page);
  await watcher.page.getByRole('heading', { name: 'Game Over' }).waitFor();
  expect(await hidden(watcher.page).count()).toBe(0);
  expect(await watcher.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  await watcher.page.getByRole('link', { name: 'Watch the replay' }).click();
  await watcher.page.getByText('Verified').waitFor();
  expect(await hidden(watcher.page).count()).toBe(0);
  const shared = await watcher.page.getByLabel('Link to this moment').inputValue();
  expect(shared).toBe(watcher.page.url());
  const [download] = await Promise.all([
    watcher.page.waitForEvent('download'),
    watcher.page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ game: 'rps' });
  await mover.page.goto(`${site.url}/games`);
  await mover.page.getByText('won', { exact: true }).waitFor();
  expect([...watcher.faults, ...mover.faults, ...other.faults]).toEqual([]);
  await close(watcher, mover, other);
});

it('who looks elsewhere is called back: to the turn, and to a rematch', async () => {
  const both = await pair(site);
  await ready(both);
  const [mover, other] = (await isMover(both.red)) ? [both.red, both.blue] : [both.blue, both.red];
  const { page } = mover;
  const nav = page.getByRole('navigation', { name: 'Main' });
  expect(await page.title()).not.toContain('(1)');
  await nav.getByRole('link', { name: 'How to play' }).click();
  const notice = page.getByRole('complementary', { name: 'Somebody waits for you' });
  await notice.getByText(/^Your turn against .+ in RPS Battle\.$/).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) How to play/);

  // The other one sees that nobody is there, and how long to wait; the server has a clock of its own.
  await other.page.locator('section[data-seat] [data-away]').waitFor();
  await other.page.clock.install();
  await other.page.clock.fastForward(20_000);
  await other.page.getByText('has left the game').waitFor();
  await other.page.getByText(/Away for/).waitFor();
  expect(await seriousFaults(other.page)).toEqual([]);
  await other.page.clock.fastForward(45_000);
  await other.page.getByRole('button', { name: 'Call time' }).click();
  await other.page.getByText('your opponent may still come back').first().waitFor();
  expect(other.faults.splice(0)).toHaveLength(2);
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-called.svg');
  expect(await seriousFaults(page)).toEqual([]);
  await nav.getByRole('link', { name: /My games.*1 game waits for you/ }).click();
  await page.getByText('your turn', { exact: false }).waitFor();
  expect(await notice.count()).toBe(0);
  await page.getByText(/left$/).waitFor();
  await other.page.getByRole('link', { name: 'My games' }).click();
  await other.page.getByText('their turn').waitFor();
  // Home says the same, beside the way back.
  await page.getByRole('link', { name: 'Tactarium' }).click();
  await page.getByRole('link', { name: /^Continue your game · your turn · [\d:]+ left$/ }).waitFor();
  await page.goBack();

  await page.getByRole('link', { name: 'Continue' }).click();
  await resign(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('heading', { name: 'Rematch offered' }).waitFor();
  await other.page.getByRole('link', { name: 'Leaderboard' }).first().click();
  const asked = other.page.getByRole('complementary', { name: 'Somebody waits for you' });
  await asked.getByText(/wants to play RPS Battle again/).waitFor();
  await asked.getByRole('button', { name: 'Later' }).click();
  expect(await asked.count()).toBe(0);
  expect([...mover.faults, ...other.faults]).toEqual([]);
  await close(mover, other);
});

describe('a quick match', () => {
  it('brings two strangers together', async () => {
    const two = [await newPage(site, { motion: 'off' }), await newPage(site, { motion: 'off' })];
    for (const { page } of two) {
      await page.goto(site.url);
      await page.getByRole('link', { name: 'Quick match' }).click();
    }
    for (const { page } of two) await page.getByText('Lay Out Your Army').waitFor();
    expect(two[0]!.page.url()).toBe(two[1]!.page.url());
    expect(two.flatMap(({ faults }) => faults)).toEqual([]);
    await close(...two);
  });

  it('can be cancelled, and offers a bot to who is alone for long', async () => {
    const { page, faults } = await newPage(site, { motion: 'off' });
    await page.goto(`${site.url}/play/rps?against=anyone`);
    // Whoever is refused is offered a bot at once, and told why.
    const refusal = { status: 409, json: { code: 'quick/left-early', message: '' } };
    await page.route('**/api/quick', (route) => route.fulfill(refusal));
    await page.getByRole('link', { name: 'Find an opponent' }).click();
    await page.getByText('You left several games').waitFor();
    await page.getByRole('button', { name: 'Brann (Normal)' }).waitFor();
    await page.unroute('**/api/quick');
    await page.getByRole('button', { name: 'Brann (Normal)' }).waitFor({ state: 'detached' });
    expect(faults.splice(0).filter((fault) => !fault.includes('409'))).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Four games, one table' }).waitFor();
    await page.clock.install();
    await page.getByRole('link', { name: 'Quick match' }).click();
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('button', { name: 'Brann (Normal)' }).count()).toBe(0);
    await page.clock.fastForward(15_500);
    await page.getByRole('button', { name: 'Brann (Normal)' }).click();
    await page.getByText('Lay Out Your Army').waitFor();
    expect(faults).toEqual([]);
    await close({ page });
  });
});

describe.each([
  ['dark', 'en'],
  ['light', 'de'],
])('in the %s theme and in %s', (theme, language) => {
  it('no page of live play has a serious fault, and all fit a phone', async () => {
    const { page, faults } = await newPage(site, { theme, language, motion: 'off' }, { width: 390, height: 844 });
    const friend = await newPage(site, { motion: 'off' });
    const look = async (what: string): Promise<void> => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect([what, await seriousFaults(page)]).toEqual([what, []]);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([what, isWider]).toEqual([what, false]);
    };
    for (const path of ['/watch', '/quick/rps', '/play/rps?against=friend', '/play/rps?against=anyone']) {
      await page.goto(site.url + path);
      await look(path);
    }
    const link = await invite(site, friend.page);
    await page.goto(link);
    await look('joining');
    await page.getByRole('button', { name: /Accept|Annehmen/ }).click();
    await page.locator('[data-lift=true]').first().waitFor();
    await look('setup');
    await page.getByRole('button', { name: /^(Ready|Bereit)$/ }).click();
    await friend.page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('main[data-phase=playing]').waitFor();
    await look('playing');
    for (const part of [page.getByRole('grid'), ...(await page.getByRole('timer').all())]) {
      const { y, height } = (await part.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(844);
    }
    await resign(friend.page);
    await page.getByRole('dialog').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${site.url}/games`);
    await look('my games');
    await page.goto(`${site.url}/play/rps?against=friend`);
    await page.getByRole('button', { name: /^(Invite a friend|Freund einladen)$/ }).click();
    await page.getByLabel(/Invitation link|Einladungslink/).waitFor();
    await look('waiting');
    expect(faults).toEqual([]);
    await page.goto(`${site.url}/join/AAAAAAAA`);
    await look('no invitation');
    await close({ page }, friend);
  });
});
