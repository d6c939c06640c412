import type { Page } from '@playwright/test';

/** Units of the drawing: a tile, and the frame around the map. */
const [CELL, FRAME] = [100, 44];

/** What the page shows of a map of Forest War, tiles by number. The player is side A, so the map is turned. */
export interface ShownMap {
  readonly moves: readonly number[];
  readonly attacks: readonly number[];
  readonly merges: readonly number[];
  readonly deploys: readonly number[];
  readonly units: readonly number[];
  readonly handles: readonly { readonly is: string; readonly edge: string; readonly refused: boolean }[];
}

export const shown = (page: Page): Promise<ShownMap> =>
  page.evaluate(() => {
    const numbers = (name: string): number[] =>
      (document.querySelector(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? '')
        .split(' ')
        .filter(Boolean)
        .map(Number);
    return {
      moves: numbers('moves'),
      attacks: numbers('attacks'),
      merges: numbers('merges'),
      deploys: numbers('deploys'),
      units: Array.from(document.querySelectorAll('[data-unit]')).map((unit) => Number(unit.getAttribute('data-unit'))),
      handles: Array.from(document.querySelectorAll('[data-handle]')).map((handle) => ({
        is: handle.getAttribute('data-handle')!,
        edge: handle.getAttribute('data-edge')!,
        refused: handle.getAttribute('data-refused') === 'true',
      })),
    };
  });

/** The pixel in the middle of a tile. */
export const pixelOf = (page: Page, tile: number, size = 10, turned = true): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([tile, size, turned, CELL, FRAME]) => {
      const place = turned ? size * size - 1 - tile : tile;
      const svg = document.querySelector<SVGSVGElement>('svg[data-detail]')!;
      const at = new DOMPoint(
        FRAME + ((place % size) + 0.5) * CELL,
        FRAME + (Math.trunc(place / size) + 0.5) * CELL,
      ).matrixTransform(svg.getScreenCTM()!);
      return { x: at.x, y: at.y };
    },
    [tile, size, turned, CELL, FRAME] as const,
  );

export async function clickTile(page: Page, tile: number, size = 10, turned = true): Promise<void> {
  const { x, y } = await pixelOf(page, tile, size, turned);
  await page.mouse.click(x, y);
}

export async function tapTile(page: Page, tile: number, size = 10): Promise<void> {
  const { x, y } = await pixelOf(page, tile, size);
  await page.touchscreen.tap(x, y);
}

export async function dragUnit(page: Page, from: number, to: number, size = 10, turned = true): Promise<void> {
  const [start, end] = [await pixelOf(page, from, size, turned), await pixelOf(page, to, size, turned)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 9, start.y + 9);
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
}

export async function clickHandle(page: Page, edge: string): Promise<void> {
  const box = (await page.locator(`[data-edge="${edge}"] circle`).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
