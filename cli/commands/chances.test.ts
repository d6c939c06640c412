import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playBots, type Replay, simulationSeed } from '@tactarium/engine';
import { Chances } from '@tactarium/engine/analysis/chances';
import { Timeline } from '@tactarium/engine/analysis/timeline';
import { gameNamed } from '@tactarium/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chancesTask } from '../tasks/chances.ts';
import { runTyped } from '../testing/fakeTerminal.ts';

const entry = gameNamed('rps')!;
const folder = mkdtempSync(path.join(tmpdir(), 'chances-'));
const file = path.join(folder, 'game.json');
let replay: Replay;
beforeAll(() => {
  const [baby, normal] = entry.bots;
  replay = playBots(entry, [normal!, baby!], { variant: 'onslaught' }, simulationSeed(5)).replay();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a worker plays the games that the page of a replay plays', () => {
  const timeline = Timeline.of(entry, replay);
  if (!timeline.ok) throw new Error(timeline.error.code);
  const here = new Chances(entry, timeline.value);
  for (const _ of here.round()) if (here.points.length > 3) break;
  const { game, rules, options, seed, commands } = replay;
  for (const { step, share, playouts } of here.points.slice(0, 2)) {
    const points = chancesTask.run({ played: { game, rules, options, seed, commands }, step, games: playouts });
    expect([step, points / playouts]).toEqual([step, share]);
  }
});

it.each([
  [
    'that breaks the rules',
    (at: number) => ({ commands: replay.commands.toSpliced(at, 1) }),
    'the rules do not allow its command 23',
  ],
  ['of other rules', () => ({ rules: '0' }), 'it was made under other rules'],
])('a game %s is refused in a sentence', async (_, change, why) => {
  const broken = { ...replay, ...change(20) };
  const { length } = broken.commands;
  const rest = { digests: replay.digests.slice(0, length), events: replay.events.slice(0, length) };
  writeFileSync(file, JSON.stringify({ ...broken, ...rest }));
  const { code, warned } = await runTyped(['chances', file, '--threads', '1']);
  expect([code, warned]).toEqual([2, expect.stringContaining(why)]);
});

it.each([
  ['a game nobody knows', { played: { game: 'chess' } }],
  ['a step beyond the end', { step: 1_000_000 }],
  ['no number of games', { games: -1 }],
])('a worker refuses %s', (_, wrong) => {
  const { game, rules, options, seed, commands } = replay;
  const fine = { played: { game, rules, options, seed, commands }, step: 0, games: 1 };
  expect(chancesTask.read(fine).ok).toBe(true);
  expect(chancesTask.read({ ...fine, ...wrong }).ok).toBe(false);
});
