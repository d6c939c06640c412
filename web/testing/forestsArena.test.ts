import type { Page } from '@playwright/test';
import { type AnyGame, match as matchOf, type Typed } from '@tactarium/engine';
import { forests } from '@tactarium/games/forests/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { clickTile, dragUnit, shown } from './map.ts';
import { close, join } from './people.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const QUICK = { motion: 'off' };

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

/** Everything that reaches a page from here on, over its socket or as an answer. */
function bytesTo(page: Page): string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  page.on('response', async (response) => {
    // What is of the client itself has nothing of a match. A body may be gone when its page was left.
    if (response.url().includes('/api/')) texts.push(await response.text().catch(() => ''));
  });
  return texts;
}

/** The events among what was sent, in their order. */
const eventsIn = (texts: readonly string[]): readonly Typed[] =>
  texts.flatMap((text) => {
    const message: unknown = text.startsWith('{') ? JSON.parse(text) : {};
    const { type, events } = message as { readonly type?: string; readonly events?: readonly Typed[] };
    return type === 'news' ? (events ?? []) : [];
  });

/** One turn: every unit goes where it first can, a unit is deployed, and the turn ends. */
async function playTurn(page: Page, turned: boolean): Promise<void> {
  await page.getByText('Your Turn', { exact: true }).waitFor();
  const log = page.locator('section[aria-label="What happened"] li');
  const own = await page.locator('[data-unit]').count();
  for (let i = 0; i < Math.min(own, 2); i++) {
    await page.getByRole('button', { name: 'Next idle' }).click();
    const { moves, units } = await shown(page);
    const from = await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['cell']));
    const to = moves.find((tile) => !units.includes(tile));
    if (to === undefined || !units.includes(from)) continue;
    const before = await log.count();
    await dragUnit(page, from, to, 10, turned);
    await expect.poll(() => log.count()).toBeGreaterThan(before);
  }
  const before = await log.count();
  await page.locator('[data-chip="2"]').click();
  const { deploys } = await shown(page);
  await clickTile(page, deploys[0]!, 10, turned);
  await expect.poll(() => log.count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });
  await page.getByText('Their Turn', { exact: true }).first().waitFor();
}

describe('Forest War on a server', () => {
  it('FOR-27: two people in the fog: the bytes to each are what the rules tell that side, and nothing of the other', async () => {
    const [a, b] = [await newPage(site, QUICK), await newPage(site, QUICK)];
    const bytes = [bytesTo(a.page), bytesTo(b.page)];
    await a.page.goto(`${site.url}/play/forests?against=friend`);
    await a.page.getByRole('radio', { name: 'Side A' }).check();
    await a.page.getByRole('button', { name: 'Invite a friend' }).click();
    const link = await a.page.getByLabel('Invitation link').inputValue();
    await join(b.page, link);
    for (const { page } of [a, b]) await page.locator('[data-unit]').first().waitFor({ state: 'attached' });
    for (let round = 1; round <= 3; round++) {
      await playTurn(a.page, true);
      await playTurn(b.page, false);
    }
    await a.page.getByText('Your Turn', { exact: true }).waitFor();
    const sent = bytes.map((texts) => [...texts]);

    await resign(a.page);
    for (const { page } of [a, b]) await page.getByRole('button', { name: 'Rematch' }).waitFor();
    const id = a.page.url().split('/').at(-1)!;
    const replay = await (await a.page.request.get(`${site.url}/api/matches/${id}/replay`)).json();
    const rules: AnyGame = forests;
    const game = matchOf(rules);
    const state = game.setup(replay.options, replay.seed);
    const happened = replay.events.slice(0, -1).flat() as Typed[];
    for (const [seat, texts] of sent.entries()) {
      const told = happened.flatMap((event) => game.redact(event, seat) ?? []);
      expect(eventsIn(texts)).toEqual(JSON.parse(JSON.stringify(told)));
      expect(told.length).toBeLessThan(happened.length);
      const all = texts.join('\n');
      expect(all).not.toContain(replay.seed);
      expect(all).not.toContain('seenBy');
      // What is hidden did happen, so that this could fail: the other side's deployments and stores.
      const hidden = happened.filter((event) => game.redact(event, seat) === undefined);
      expect(hidden.some(({ type }) => type === 'deployed')).toBe(true);
      for (const event of hidden) expect(all).not.toContain(JSON.stringify(event));
      const other = seat === 0 ? 'b' : 'a';
      const views = texts.flatMap((text) => (text.startsWith('{"type":"seen"') ? [JSON.parse(text).view] : []));
      expect(views.length).toBeGreaterThan(0);
      const [first] = views.filter(Boolean);
      expect(first.game.units.map((unit: { seat: string }) => unit.seat)).not.toContain(other);
      expect(first.game).toEqual(JSON.parse(JSON.stringify(game.view(state, seat).game)));
    }
    expect([...a.faults, ...b.faults]).toEqual([]);
    await close(a, b);
  });

  it('FOR-29, FOR-30: a game for the leaderboard stands in the list with its rank, its replay and its player', async () => {
    const { page, faults } = await newPage(site, QUICK);
    await page.goto(`${site.url}/play/forests`);
    await page.getByRole('radio', { name: 'Nightmare' }).check();
    await page.getByText('You begin with 64 reserve points and gain 1 a turn.', { exact: false }).waitFor();
    await page.getByRole('radio', { name: '20 by 20' }).check();
    await page.getByText('You begin with 140 reserve points', { exact: false }).waitFor();
    await page.getByRole('radio', { name: 'For the leaderboard' }).check();
    await page.getByRole('radio', { name: /^Off/ }).check();
    await page.getByText('This game will not be on the leaderboard: there is no fog.').waitFor();
    await page.getByRole('radio', { name: /^On/ }).check();
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await page.waitForURL(/\/match\/m/);
    await page.locator('[data-unit]').first().waitFor({ state: 'attached' });
    await resign(page);
    await page.getByText('Rank 1 of 1 on Nightmare, 20 by 20.').waitFor();
    await page.getByRole('link', { name: 'To the leaderboard' }).click();
    await page.getByText('Nobody has won here yet.').waitFor();
    // It was this player's turn until a moment ago; now nobody waits.
    expect(await page.getByRole('complementary', { name: 'Somebody waits for you' }).count()).toBe(0);
    expect(await page.getByText('Glicko', { exact: false }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Show defeats too' }).check();
    const row = page.locator('tr[data-mine=true]');
    await row.waitFor();
    expect((await row.locator('td').allTextContents()).slice(0, 3)).toEqual(['1', 'lost', '1']);
    await row.getByRole('link', { name: 'Watch' }).click();
    await page.getByText('Verified').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
