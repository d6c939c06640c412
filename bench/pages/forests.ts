import { type AnyEntry, playBots, simulationSeed } from '@tactarium/engine';
import { entry } from '@tactarium/games/forests/index';
import { keysToPaint, medianOf, openStand, plainToPaint, shelve, watchTasks } from './browser.ts';

/**
 * `node bench/dist/pages/forests.js`: the page of Forest War in Chromium, on the built client. By the clock, and beside a
 * plain drawing in the same run: a busy machine slows both.
 */
const SIZE = 30;
const EVENTS = 30;
const TURNS = 5;
/** Commands of the match that is opened; bots play no longer ones. */
const LONG = 6_000;

const forests: AnyEntry = entry;
const bot = (name: string) => forests.bots.find((one) => one.name === name)!;
const table = playBots(forests, [bot('nightmare'), bot('nightmare')], { size: SIZE, fog: true }, simulationSeed(7, 11));
const record = table.replay();
const until = (commands: number) => ({ ...record, commands: record.commands.slice(0, commands) });
/** Side A's turn begins after a command of B that ends B's turn. */
const beginsTurn = (n: number): boolean => record.commands[n - 1]?.actor === 'b' && record.commands[n]?.actor === 'a';
const turnBefore = (n: number): number => {
  let at = Math.min(n, record.commands.length - 1);
  while (at > 0 && !beginsTurn(at)) at--;
  return at;
};

const say = (what: string, milliseconds: number): void => console.log(`${what}: ${milliseconds.toFixed(0)} ms`);
const stand = await openStand();
const { page, url } = stand;

const seats = { seat: 'a', bot: 'nightmare' };
await shelve(stand, { id: 'llong', record: until(turnBefore(LONG)), ...seats });
await shelve(stand, { id: 'lmiddle', record: until(turnBefore(LONG / 2)), ...seats });
await shelve(stand, { id: 'lover', record, outcome: table.outcome, ...seats });
console.log(`${SIZE}×${SIZE}, a match of ${turnBefore(LONG)} commands`);
const began = performance.now();
await page.goto(`${url}/match/llong`);
await page.getByText('Your Turn', { exact: true }).waitFor();
say('from its address to the first turn on the page', performance.now() - began);

await page.goto(`${url}/match/lmiddle`);
await page.getByText('Your Turn', { exact: true }).waitFor();
const longest = await watchTasks(page);
for (let turn = 0; turn < TURNS; turn++) {
  await page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });
  await page
    .getByText(/^Round \d+/)
    .first()
    .waitFor();
  await page.getByText('Your Turn', { exact: true }).waitFor();
}
say(`longest task of the page in ${TURNS} enemy turns`, await longest());

const middle = Math.trunc(record.commands.length / 2);
await page.goto(`${url}/replay?match=lover&step=${middle}`);
await page.getByText('Verified').waitFor();
const units = await page.locator('[data-unit]').count();
const events = await keysToPaint(page, 'ArrowRight', EVENTS, 'svg[data-detail]');
say(
  `an event of a replay with ${units} units, from the key over the worker to paint, median of ${events.length}`,
  medianOf(events),
);
const plain = await plainToPaint(page, SIZE * SIZE, units, EVENTS);
say(`the same with a group of nodes a cell, drawn again, median of ${plain.length}`, medianOf(plain));
await stand.close();
