import type { Page } from '@playwright/test';
import { expect } from 'vitest';

export const cells = (page: Page, mark: string): Promise<number[]> =>
  page
    .locator(`[data-cell]${mark}`)
    .evaluateAll((all) => all.map((cell) => Number((cell as SVGElement).dataset['cell'])));
export const middle = async (page: Page, cell: number) => {
  const { x, y, width, height } = (await page.locator(`[data-cell="${cell}"]`).boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
};
/** Not by role: behind a dialog nothing has one. */
export const log = (page: Page) => page.locator('section[aria-label="What happened"] li');
/** All that the log shows. In a long game it keeps its length, because only the last 200 entries are shown. */
export const told = (page: Page): Promise<readonly string[]> => log(page).allTextContents();

/** Lifts a piece: from here on its cells are lit. */
export async function lift(page: Page, cell: number): Promise<void> {
  const [x, y] = await middle(page, cell);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9, y + 9);
  await drawn(page);
}

export async function dropOn(page: Page, cell: number): Promise<void> {
  await page.mouse.move(...(await middle(page, cell)), { steps: 3 });
  await page.mouse.up();
  await drawn(page);
}

/** When what an input has changed is on the screen. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const tieOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Rock/, disabled: false });

/** Answers a tie, again if it was not heard, until what came of it is told. An answer that comes too late is no fault. */
export async function answerTie(page: Page, answer: () => Promise<void>): Promise<void> {
  const before = await told(page);
  const answered = async (): Promise<readonly string[]> => {
    if (await tieOf(page).count()) await answer().catch(() => undefined);
    return told(page);
  };
  await expect.poll(answered).not.toEqual(before);
}

/** Whose turn it is, what is asked, or that it is over. */
export async function whatNow(page: Page): Promise<'move' | 'tie' | 'over'> {
  const over = page.getByRole('button', { name: 'Rematch' });
  const tie = tieOf(page);
  const move = page.locator('[data-lift=true]').first();
  await over.or(tie).or(move).first().waitFor();
  if (await over.count()) return 'over';
  return (await tie.count()) ? 'tie' : 'move';
}

/** Where the picked piece may go, as the board shows it. */
export async function lit(
  page: Page,
): Promise<{ readonly attacks: readonly number[]; readonly steps: readonly number[] }> {
  const marks = await page
    .locator('[data-target]')
    .evaluateAll((all) => all.map((cell) => ({ ...(cell as SVGElement).dataset })));
  const marked = (kind: string) => marks.filter(({ target }) => target === kind).map(({ cell }) => Number(cell));
  return { attacks: marked('attack'), steps: marked('step') };
}

/** An attack if there is one, else forward, and among the enemy's rows anywhere: so every game ends soon. */
export function best(
  from: number,
  { attacks, steps }: Awaited<ReturnType<typeof lit>>,
  turn: number,
): number | undefined {
  return attacks[0] ?? steps.find((to) => to < from - 1) ?? (from < 14 ? steps[turn % steps.length] : undefined);
}
