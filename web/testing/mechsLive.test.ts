import type { Page } from '@playwright/test';
import { isObject } from '@tactarium/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packLink } from '../games/mechs/builder/link.ts';
import { type ArenaSite, openArena } from './arena.ts';
import { hexPixel, nextMoment, numbers, placeOf } from './battle.ts';
import { log } from './hand.ts';
import { close, join } from './people.ts';
import { newPage } from './site.ts';

let site: ArenaSite;
beforeAll(async () => {
  site = await openArena();
});
afterAll(() => site.close());

const SIZE = 6;
/** In the front row of each side, as its hexes are counted: they see each other on that map. */
const FRONT = { A: SIZE + 2, B: 2 };
const BATTLE = {
  map: 'generated',
  size: [SIZE, SIZE],
  mapSeed: 3,
  turnLimit: 2,
  mechs: { a: ['Prism'], b: ['Prism'] },
};

interface Player {
  readonly page: Page;
  readonly side: 'A' | 'B';
  readonly faults: string[];
  /** What went over its sockets. */
  readonly sent: string[];
  readonly received: string[];
  /** What it was asked for last. */
  now: string;
}

async function newPlayer(side: 'A' | 'B'): Promise<Player> {
  const { page, faults } = await newPage(site, { motion: 'off' });
  const player: Player = { page, side, faults, sent: [], received: [], now: '' };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => player.sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => player.received.push(String(payload)));
  });
  return player;
}

/** A battle of one's own between two people, who both see the map. */
async function startBattle(): Promise<readonly [Player, Player]> {
  const [a, b] = [await newPlayer('A'), await newPlayer('B')];
  await a.page.goto(`${site.url}/mechs/battle#${packLink(BATTLE)}`);
  await a.page.getByRole('radio', { name: 'A friend' }).check();
  await a.page.getByRole('radio', { name: 'Side A' }).check();
  await a.page.getByRole('button', { name: 'Invite a friend' }).click();
  await join(b.page, await a.page.getByLabel('Invitation link').inputValue());
  return [a, b];
}

/** Whoever is asked for something that has not been answered yet; nobody once it is over. */
async function whoActs(both: readonly Player[]): Promise<Player | undefined> {
  const asked = both.map(async (player) => [player, await nextMoment(player.page, player.now)] as const);
  const [player, now] = await Promise.any(asked);
  // The other is waited for again: only who is answered for is noted.
  if (now !== 'over') player.now = now;
  return now === 'over' ? undefined : player;
}

const isCommand = (frame: string): boolean => frame.includes('"type":"command"');

/** One part of one phase. True: a salvo was fired. */
async function act({ page, side, now, sent }: Player): Promise<boolean> {
  if (now.includes('deployment')) {
    await clickHex(page, side, (await numbers(page, 'zone'))[FRONT[side]]!);
    await page.getByRole('button', { name: 'Deploy here' }).click();
    return false;
  }
  if (now.includes('movement')) {
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    return false;
  }
  const cell = page.locator('button[data-weapon][data-refused=false]').first();
  if (!(await cell.count())) {
    await page.getByRole('button', { name: 'Hold fire' }).click();
    return false;
  }
  const before = sent.filter(isCommand).length;
  await cell.click();
  await page.getByRole('button', { name: 'Fire 1 shot' }).waitFor();
  // What is planned stays on the page.
  expect(sent.filter(isCommand)).toHaveLength(before);
  await page.getByRole('button', { name: 'Fire 1 shot' }).click();
  return true;
}

async function clickHex(page: Page, side: 'A' | 'B', hex: number): Promise<void> {
  const { x, y } = await hexPixel(page, hex, SIZE, side === 'A');
  await page.mouse.click(x, y);
}

/** What happened by the count of messages, as this player was told it. */
function toldTo({ received }: Player): ReadonlyMap<number, unknown> {
  const told = new Map<number, unknown>();
  for (const frame of received) {
    const message: unknown = JSON.parse(frame);
    if (isObject(message) && message['type'] === 'news') told.set(Number(message['cursor']), message['events']);
  }
  return told;
}

/** The dice to come, and what they come from. */
const SECRET = /"(dice|seed)":|chacha8:/;

it('Mech Skirmish between two people, with a reload in the middle: plans and dice are nobody’s, the rest is everybody’s', async () => {
  const [a, b] = await startBattle();
  let [steps, fired] = [0, 0];
  for (let player = await whoActs([a, b]); player; player = await whoActs([a, b])) {
    if (++steps === 6) {
      const told = await log(player.page).allTextContents();
      const places = [await placeOf(player.page, 'A1'), await placeOf(player.page, 'B1')];
      await player.page.reload();
      expect(await nextMoment(player.page, '')).toBe(player.now);
      await expect.poll(() => log(player!.page).allTextContents()).toEqual(told);
      expect([await placeOf(player.page, 'A1'), await placeOf(player.page, 'B1')]).toEqual(places);
      for (const { received } of [a, b]) expect(received.filter((frame) => SECRET.test(frame))).toEqual([]);
    }
    if (await act(player)) fired++;
  }
  expect(steps).toBeGreaterThanOrEqual(6);
  expect(fired).toBeGreaterThan(0);
  for (const { page } of [a, b]) await page.getByText('The battle in numbers').waitFor();

  const [one, two] = [toldTo(a), toldTo(b)];
  const both = [...one.keys()].filter((cursor) => two.has(cursor));
  expect(both.length).toBeGreaterThan(steps);
  for (const cursor of both) expect(one.get(cursor)).toEqual(two.get(cursor));
  expect(JSON.stringify([...two.values()])).toContain('"attack_resolved"');
  expect([...a.faults, ...b.faults]).toEqual([]);
  await close(a, b);
});
