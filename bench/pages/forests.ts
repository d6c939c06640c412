import {
  type AnyEntry,
  actorNamed,
  apply,
  digestOf,
  invariant,
  match,
  playBots,
  type Replay,
  simulationSeed,
  type Typed,
} from '@tactarium/engine';
import { entry } from '@tactarium/games/forests/index';
import { keysToPaint, medianOf, openStand, plainToPaint, printRows, watchTasks } from './browser.ts';
import { shelve } from './shelf.ts';

/**
 * `node bench/dist/pages/forests.js`: the page of Forest War in Chromium, on the built client. By the clock, and beside a
 * plain drawing in the same run: a busy machine slows both.
 */
const SIZE = 30;
const EVENTS = 30;
const TURNS = 5;
/** Commands of the match that is opened. */
const LONG = 8_000;
/** Of the match in which the enemy's turns are watched: the map is fullest then. */
const MIDDLE = 3_000;
const OPENINGS = 5;
/** What is done and taken back at the end of a turn. */
const AT_ONCE = 4;

const forests: AnyEntry = entry;
const bot = (name: string) => forests.bots.find((one) => one.name === name)!;
const table = playBots(forests, [bot('nightmare'), bot('nightmare')], { size: SIZE, fog: true }, simulationSeed(7, 11));
const record = table.replay();
const long = hesitating(record, LONG);

const stand = await openStand();
const { page, url } = stand;
const put = async (id: string, { game, rules, options, seed, commands }: Replay, outcome?: unknown): Promise<void> =>
  shelve(page, url, { id, game, rules, options, seed, seat: 'a', bot: 'nightmare', outcome }, commands);
await put('llong', untilTurn(long, LONG));
await put('lmiddle', untilTurn(record, MIDDLE));
await put('lover', record, table.outcome);

const openings: number[] = [];
for (let i = 0; i < OPENINGS; i++) {
  await page.goto(`${url}/credits`);
  const began = performance.now();
  await page.goto(`${url}/match/llong`);
  await page.getByText('Your Turn', { exact: true }).waitFor();
  openings.push(performance.now() - began);
}

await page.goto(`${url}/match/lmiddle`);
await page.getByText('Your Turn', { exact: true }).waitFor();
const longest = await watchTasks(page);
for (let turn = 0; turn < TURNS; turn++) {
  const round = await page
    .getByText(/^Round \d+/)
    .first()
    .textContent();
  await page.getByRole('button', { name: /^End turn/ }).click({ modifiers: ['Shift'] });
  await page.waitForFunction((round) => !document.body.textContent?.includes(round), round ?? '');
  await page.getByText('Your Turn', { exact: true }).waitFor();
}
const task = await longest();

await page.goto(`${url}/replay?match=lover&step=${Math.trunc(record.commands.length / 2)}`);
await page.getByText('Verified').waitFor();
const units = await page.locator('[data-unit]').count();
const events = await keysToPaint(page, 'ArrowRight', EVENTS, 'svg[data-detail]');
const plain = await plainToPaint(page, SIZE * SIZE, units, EVENTS);
await stand.close();

printRows(`${SIZE}×${SIZE}`, [
  [
    `a match of ${untilTurn(long, LONG).commands.length} commands, from its address to the first turn, median of ${OPENINGS}`,
    medianOf(openings),
    3_000,
  ],
  [`longest task of the page in ${TURNS} enemy turns`, task, 200],
  [
    `an event of a replay with ${units} units, from the key over the worker to paint, median of ${events.length}`,
    medianOf(events),
    50,
  ],
  [`the same with a group of nodes a cell, drawn again, median of ${plain.length}`, medianOf(plain)],
]);

/** The record up to the start of side A's last turn within this many commands. */
function untilTurn(record: Replay, most: number): Replay {
  const { commands } = record;
  let at = Math.min(most, commands.length - 1);
  while (at > 0 && !(commands[at - 1]!.actor === 'b' && commands[at]!.actor === 'a')) at--;
  return { ...record, commands: commands.slice(0, at) };
}

/**
 * The same game by a player who does something at the end of a turn and takes it back, until it has this many commands and
 * some more: bots play no game as long as that.
 */
function hesitating(record: Replay, wanted: number): Replay {
  const game = match(forests.game);
  const options = game.readOptions(record.options);
  invariant(options.ok, 'options of a game that was played');
  let state = game.setup(options.value, record.seed);
  const commands: Replay['commands'][number][] = [];
  let missing = wanted + 100 - record.commands.length;
  for (const { actor: name, command } of record.commands) {
    const actor = actorNamed(game, name)!;
    const typed = command as Typed;
    if (typed.type === 'end_turn' && actor !== 'arena' && missing > 0) {
      const before = digestOf(game, state);
      const tried = game.legal(state, actor).find((one) => {
        const there = one.type === 'act' || one.type === 'deploy' ? apply(game, state, actor, one) : undefined;
        const back = there?.ok ? apply(game, there.value.state, actor, { type: 'undo' }) : undefined;
        return back?.ok && digestOf(game, back.value.state) === before;
      });
      for (let i = 0; tried && i < AT_ONCE; i++) {
        commands.push({ actor: name, command: tried }, { actor: name, command: { type: 'undo' } });
        missing -= 2;
      }
    }
    const done = apply(game, state, actor, typed);
    invariant(done.ok, 'what is taken back changes nothing');
    state = done.value.state;
    commands.push({ actor: name, command });
  }
  return { ...record, commands };
}
