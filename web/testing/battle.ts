import type { Page } from '@playwright/test';
import { shelve } from '@tactarium/bench/pages/shelf';
import { actorName, type Json, type Seed, Table, type Typed } from '@tactarium/engine';
import { gameNamed } from '@tactarium/games';
import type { Event, View } from '@tactarium/games/mechs/client';
import { hexes } from '../board/geometry.ts';

/** As the page draws it: units from the middle of a hex to a corner, and the frame. */
const [RADIUS, FRAME] = [50, 44];
const NAME = 'tactarium';

interface KeptBattle {
  readonly row: { readonly id: string; readonly options: Json; readonly seed: Seed; readonly seat: string };
  readonly commands: readonly { readonly actor: string; readonly command: Typed }[];
}

const entry = gameNamed('mechs')!;

/** A battle of two bots, played by the rules until this view of seat A is reached: a position to open a page on. */
export function battleUntil(options: Json, number: number, bot: string, until: (view: View) => boolean): KeptBattle {
  const seed = `chacha8:${String(number).padStart(64, '0')}` as Seed;
  const table = new Table(entry, options, seed);
  const brain = entry.bots.find(({ name }) => name === bot)!;
  const commands: { actor: string; command: Typed }[] = [];
  const view = (): View => table.view(0) as View;
  while (!table.outcome && !(table.toAct.includes(0) && until(view()))) {
    const [seat] = table.toAct;
    const command = table.botCommand(seat!, brain)!;
    if (!table.act(seat!, command).ok) throw new Error(`refused: ${JSON.stringify(command)}`);
    commands.push({ actor: actorName(entry.game, seat!), command });
  }
  if (table.outcome) throw new Error('the battle ended before the position was reached');
  return { row: { id: `ltest${number}`, options, seed, seat: 'a' }, commands };
}

/** Puts a battle into the browser's own database and opens it. */
export async function openBattle(page: Page, url: string, { row, commands }: KeptBattle, bot = 'baby'): Promise<void> {
  await shelve(page, url, { ...row, game: 'mechs', rules: entry.game.rules, bot }, commands);
  await page.goto(`${url}/match/${row.id}`);
  await page.locator('svg[data-detail]').waitFor({ state: 'attached' });
}

/** Everything that side A was told of the battle on this page, by the rules themselves. */
export async function historyOf(page: Page): Promise<readonly Event[]> {
  const id = page.url().split('/').at(-1)!;
  const [row, commands] = await page.evaluate(
    ([name, id]) =>
      new Promise<readonly [KeptBattle['row'], KeptBattle['commands']]>((resolve, reject) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const work = opened.result.transaction(['matches', 'commands'], 'readonly');
          const match = work.objectStore('matches').get(id);
          const made = work.objectStore('commands').getAll(IDBKeyRange.bound([id], [id, []]));
          work.oncomplete = () => {
            opened.result.close();
            resolve([match.result, made.result] as const);
          };
        };
      }),
    [NAME, id] as const,
  );
  const table = new Table(entry, row.options, row.seed);
  for (const { actor, command } of commands) {
    if (!table.act(entry.game.seats.indexOf(actor), command).ok) throw new Error('the kept battle is broken');
  }
  return table.history(0) as readonly Event[];
}

/** The pixel in the middle of a hex; side A sees the map turned. */
export async function hexPixel(page: Page, hex: number, size = 16, turned = true): Promise<{ x: number; y: number }> {
  const geometry = hexes({ width: size, height: size, shape: 'rectangle', radius: RADIUS, frame: FRAME, turned });
  const middle = geometry.middleOf(hex);
  return page.evaluate(({ x, y }) => {
    const svg = document.querySelector<SVGSVGElement>('svg[data-detail]')!;
    const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!);
    return { x: at.x, y: at.y };
  }, middle);
}

export const numbers = async (page: Page, name: string): Promise<readonly number[]> =>
  ((await page.locator(`[data-${name}]`).first().getAttribute(`data-${name}`)) ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Whose part of which phase it is; empty while one waits. */
export const moment = (page: Page): Promise<string> =>
  page.locator('[data-moment]').evaluate((one) => (one as HTMLElement).dataset['moment'] ?? '');

/** The next moment at which something is asked of the player, or `over`. */
export async function nextMoment(page: Page, before: string): Promise<string> {
  const found = await page.waitForFunction((before) => {
    const now = document.querySelector<HTMLElement>('[data-moment]')?.dataset['moment'] ?? '';
    if (now !== '' && now !== before) return now;
    const over = Array.from(document.querySelectorAll('button')).some(({ textContent }) => textContent === 'Rematch');
    return over ? 'over' : false;
  }, before);
  return (await found.jsonValue()) as string;
}

/** Where a mech stands, by its token. */
export const placeOf = (page: Page, mech: string): Promise<number> =>
  page.locator(`[data-mech="${mech}"]`).evaluate((one) => Number((one as SVGElement).dataset['at']));
