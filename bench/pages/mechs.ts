import { type AnyEntry, playBots, simulationSeed } from '@tactarium/engine';
import { legalOf } from '@tactarium/games/mechs/client';
import { entry } from '@tactarium/games/mechs/index';
import { keep } from '../harness.ts';
import { lookAround, movement, SALVOS, salvo } from '../mechs/planning.ts';
import { askWorker, keysToPaint, medianOf, openStand, plainToPaint, printRows } from './browser.ts';
import { shelve } from './shelf.ts';

/**
 * `node bench/dist/pages/mechs.js`: Mech Skirmish in Chromium, on the built client, by the clock. What the page asks of the rules
 * is timed in Node in the same run, beside the list of all legal commands.
 */
const EVENTS = 30;
const TIMES = 50;
const SIZE = 20;
const OPTIONS = { map: 'generated', size: [SIZE, SIZE], mapSeed: 3, tonnage: 220, each: 4, turnLimit: 6 };

const mechs: AnyEntry = entry;
const hard = mechs.bots.find(({ name }) => name === 'hard')!;
const table = playBots(mechs, [hard, hard], OPTIONS, simulationSeed(9));
const { game, rules, options, seed, commands } = table.replay();
const { moving, mover } = movement();
const { firing, shooter, twist, aims } = salvo();
const looks = timed(() => keep(lookAround(moving, mover)));
const lists = timed(() => keep(legalOf(moving)));

const stand = await openStand();
const { page, url } = stand;
const seats = { seat: 'a', bot: 'hard', outcome: table.outcome };
await shelve(page, url, { id: 'lover', game, rules, options, seed, ...seats }, commands);
await page.goto(`${url}/replay?match=lover&step=${Math.trunc(commands.length / 2)}`);
await page.getByText('Verified').waitFor();
const tokens = await page.locator('[data-mech]').count();
const events = await keysToPaint(page, 'ArrowRight', EVENTS, 'svg[data-detail]');
const salvos = await askWorker(
  page,
  'trialWorker',
  'tallies',
  { id: 1, view: firing, mech: shooter, twist, aims },
  TIMES,
);
const plain = await plainToPaint(page, SIZE * SIZE, tokens, EVENTS);
await stand.close();

printRows(`${SIZE}×${SIZE}, 4 against 4`, [
  [`an event of a replay, from the key over the worker to paint, median of ${events.length}`, medianOf(events), 50],
  [`a drawing with a group of nodes a cell, drawn again, median of ${plain.length}`, medianOf(plain)],
  [`reach and outlook of a mech, median of ${TIMES}`, medianOf(looks), 16],
  [`the legal list of its side, median of ${TIMES}`, medianOf(lists)],
  [`${SALVOS} salvos of ${aims.length} shots in the page’s worker, median of ${TIMES}`, medianOf(salvos), 60],
]);

function timed(job: () => void): readonly number[] {
  return Array.from({ length: TIMES }, () => {
    const began = performance.now();
    job();
    return performance.now() - began;
  });
}
