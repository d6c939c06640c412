import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArenaSite, openArena } from './arena.ts';
import { cells, dropOn, lift, log, told, whatNow } from './hand.ts';
import { board, close, drag, freeColumn, isMover, type Pair, pair, ready, stepOf } from './people.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const cellOf = async (page: Page, kind: RegExp): Promise<number> =>
  (
    await page.locator('[data-cell]').evaluateAll((all) => all.map((one) => [one.ariaLabel, one.dataset['cell']]))
  ).flatMap(([label, cell]) => (kind.test(label ?? '') ? [Number(cell)] : []))[0]!;

/** One turn of whoever has one: the runner goes straight ahead, a tie is answered. */
async function act(both: Pair, runners: Record<'red' | 'blue', number>): Promise<void> {
  const { red, blue } = both;
  const [page, side] = await Promise.any(
    ([red, blue] as const).map(async (player) => {
      const now = player.page.locator('[data-lift=true], [role=dialog] button:enabled').first();
      await now.waitFor();
      return [player.page, player.side] as const;
    }),
  );
  const now = await whatNow(page);
  if (now === 'over') return;
  const before = await told(page);
  if (now === 'tie') {
    await page
      .getByRole('dialog')
      .getByRole('button')
      .nth(side === 'red' ? 0 : 1)
      .click();
  } else {
    const ahead = runners[side] + (side === 'red' ? 7 : -7);
    await drag(page, runners[side], ahead);
    runners[side] = ahead;
  }
  await expect.poll(() => told(page)).not.toEqual(before);
}

describe('two people in two browsers', () => {
  it('set up at once unseen, play a whole game by dragging, and go on with a rematch', async () => {
    const both = await pair(site);
    const { red, blue } = both;
    expect(await red.page.getByText('Lay Out Your Army').count()).toBe(1);
    expect(await red.page.getByRole('timer').count()).toBe(2);
    for (const { page } of [red, blue]) await page.locator('[data-lift=true]').first().waitFor();
    // Red puts the King before its army, where Blue has a piece that can run: so the game is short.
    const column = await freeColumn(blue);
    await drag(red.page, await cellOf(red.page, /your King/), 7 + column);
    await expect.poll(() => cellOf(red.page, /your King/)).toBe(7 + column);
    await red.page.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.poll(() => blue.page.locator('section[data-seat=red]').textContent()).toContain('ready');
    expect((await board(blue.page)).filter((label) => label?.includes('Red'))).toEqual([]);
    await blue.page.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.poll(() => red.page.locator('[data-piece] text', { hasText: '?' }).count()).toBe(14);

    const runners = { red: 7 + (await freeColumn(red, [column])), blue: 28 + column };
    while (!(await red.page.getByRole('button', { name: 'Rematch' }).count())) await act(both, runners);
    await red.page.getByRole('heading', { name: 'Defeat' }).waitFor();
    await blue.page.getByRole('heading', { name: 'Victory!' }).waitFor();
    expect(await red.page.locator('[data-piece] text', { hasText: '?' }).count()).toBe(0);

    await red.page.getByRole('button', { name: 'Rematch' }).click();
    await red.page.getByRole('heading', { name: 'Rematch offered' }).waitFor();
    await blue.page.getByRole('button', { name: 'Accept the rematch' }).click();
    for (const { page } of [red, blue]) await page.getByText('Lay Out Your Army').waitFor();
    expect(await red.page.locator('section[data-seat=blue]').textContent()).toContain('you · Blue');
    expect([...red.faults, ...blue.faults]).toEqual([]);
    await close(red, blue);
  });

  it('RPS-24, RPS-26: only who is to move can lift a piece, and dropping it where it was cancels', async () => {
    const both = await pair(site);
    await ready(both);
    const [mover, other] = (await isMover(both.red)) ? [both.red, both.blue] : [both.blue, both.red];
    await mover.page.getByText('Your Turn').waitFor();
    await other.page.getByText('Opponent’s Turn').waitFor();
    expect(await mover.page.title()).toContain('Your move');
    expect(await other.page.title()).not.toContain('Your move');
    expect(await cells(other.page, '[data-lift=true]')).toEqual([]);
    const before = await log(mover.page).count();
    const [from] = (await cells(mover.page, '[data-lift=true]')) as [number];
    await lift(mover.page, from);
    expect((await cells(mover.page, '[data-target]')).length).toBeGreaterThan(0);
    await dropOn(mover.page, from);
    expect(await cells(mover.page, '[data-target]')).toEqual([]);
    await drag(mover.page, mover.side === 'red' ? 31 : 10, 17);
    expect(await log(mover.page).count()).toBe(before);

    await mover.page.getByRole('button', { name: 'Offer draw' }).click();
    await other.page.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => log(mover.page).last().textContent()).toContain('declines the draw');
    await drag(mover.page, from, (await stepOf(mover.page, from))!);
    await other.page.getByText('Your Turn').waitFor();
    await other.page.getByRole('button', { name: 'Offer draw' }).click();
    await mover.page.getByRole('button', { name: 'Accept draw' }).click();
    for (const { page } of [mover, other]) await page.getByRole('heading', { name: 'A Draw' }).waitFor();
    expect([...mover.faults, ...other.faults]).toEqual([]);
    await close(mover, other);
  });
});

/** What fails on purpose while a network or a server is away. */
const isDeliberate = (fault: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|ERR_CONNECTION_RESET|\/api\/(me|socket)|^failed: .*\/api\/matches$/.test(
    fault,
  );

describe('a match goes on', () => {
  it('after a network was gone: what was missed comes, and what was sent meanwhile arrives', async () => {
    const both = await pair(site);
    await ready(both);
    const [mover, other] = (await isMover(both.red)) ? [both.red, both.blue] : [both.blue, both.red];
    await other.page.context().setOffline(true);
    await other.page.getByText('No connection to the server.').last().waitFor();
    const [from] = (await cells(mover.page, '[data-lift=true]')) as [number];
    await drag(mover.page, from, (await stepOf(mover.page, from))!);
    await mover.page.getByText('Opponent’s Turn').waitFor();
    await other.page.context().setOffline(false);
    await other.page.getByText('Your Turn').waitFor();
    await expect.poll(() => other.page.getByRole('button', { name: 'Try now' }).count()).toBe(0);
    expect(await log(other.page).last().textContent()).toContain('moves');

    await other.page.context().setOffline(true);
    await other.page.getByRole('button', { name: 'Try now' }).waitFor();
    const [next] = (await cells(other.page, '[data-lift=true]')) as [number];
    await drag(other.page, next, (await stepOf(other.page, next))!);
    expect(await mover.page.getByText('Your Turn').count()).toBe(0);
    await other.page.context().setOffline(false);
    await mover.page.getByText('Your Turn').waitFor();
    await other.page.getByText('Opponent’s Turn').waitFor();
    expect([...mover.faults, ...other.faults].filter((fault) => !isDeliberate(fault))).toEqual([]);
    await close(mover, other);
  });

  it('after the server was killed and started again', async () => {
    const both = await pair(site);
    await ready(both);
    const [mover, other] = (await isMover(both.red)) ? [both.red, both.blue] : [both.blue, both.red];
    await site.kill();
    for (const { page } of [mover, other]) await page.getByRole('button', { name: 'Try now' }).waitFor();
    const [from] = (await cells(mover.page, '[data-lift=true]')) as [number];
    await drag(mover.page, from, (await stepOf(mover.page, from))!);
    await site.start();
    await other.page.getByText('Your Turn').waitFor();
    await expect.poll(() => mover.page.getByRole('button', { name: 'Try now' }).count()).toBe(0);
    const told = await log(other.page).allTextContents();
    const before = await board(other.page);
    // On another device, or after a reload, it is the same game.
    await other.page.reload();
    await other.page.getByText('Your Turn').waitFor();
    expect(await log(other.page).allTextContents()).toEqual(told);
    expect(await board(other.page)).toEqual(before);
    await other.page.getByRole('button', { name: 'Resign' }).click();
    await other.page.getByRole('button', { name: 'Yes, resign' }).click();
    await mover.page.getByRole('heading', { name: 'Victory!' }).waitFor();
    expect([...mover.faults, ...other.faults].filter((fault) => !isDeliberate(fault))).toEqual([]);
    await close(mover, other);
  });
});
