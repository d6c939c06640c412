import { type AnyEntry, type Json, match, playBots, type Replay, simulationSeed } from '@tactarium/engine';
import { adviceAt, Chances, coarseFirst } from '@tactarium/engine/analysis/chances';
import { Timeline } from '@tactarium/engine/analysis/timeline';
import { describe, expect, it } from 'vitest';
import { entry as forests } from './forests/index.ts';
import { entry as mechs } from './mechs/index.ts';
import { entry as rps } from './rps/index.ts';

function game(entry: AnyEntry, options: Json, bots: readonly [string, string], seed: number): Replay {
  const named = bots.map((name) => entry.bots.find((bot) => bot.name === name)!);
  return playBots(entry, named, options, simulationSeed(seed)).replay();
}

function timelineOf(entry: AnyEntry, replay: Replay): Timeline {
  const timeline = Timeline.of(entry, replay);
  if (!timeline.ok) throw new Error(timeline.error.code);
  return timeline.value;
}

const GAMES: readonly (readonly [string, AnyEntry, Json])[] = [
  ['rps', rps, { variant: 'classic' }],
  ['forests', forests, { size: 10, fog: true }],
  ['mechs', mechs, mechs.samples[1]!],
];

describe.each(GAMES)('%s', (_, entry, options) => {
  it('estimates end with the result that is known, and leave the game alone', () => {
    const replay = game(entry, options, ['normal', 'baby'], 62);
    const timeline = timelineOf(entry, replay);
    const stands = (): readonly Json[] =>
      timeline.passes.map((step) => match(entry.game).write(timeline.at(step).state));
    const before = JSON.stringify(stands());
    const chances = new Chances(entry, timeline);
    for (const _ of chances.round());
    expect(JSON.stringify(stands())).toBe(before);
    const { points } = chances;
    expect(points.length).toBeGreaterThan(4);
    expect(points.length).toBeLessThanOrEqual(34);
    expect(points.at(-1)).toMatchObject({ step: replay.commands.length, playouts: 0 });
    for (const { low, share, high, playouts } of points.slice(0, -1)) {
      expect(playouts).toBe(4);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect(high - low).toBeGreaterThan(0.3);
    }
    // Just before its end a game that was won is mostly won again.
    const [first, last] = [points[0]!, points.at(-2)!];
    const result = points.at(-1)!.share;
    expect(Math.abs(last.share - result)).toBeLessThanOrEqual(Math.abs(first.share - result));
    expect(chances.playouts).toBe(4);
  });

  it('a bot says what it would have done, in the place of whoever did something there', () => {
    const replay = game(entry, options, ['normal', 'baby'], 63);
    const timeline = timelineOf(entry, replay);
    const middle = timeline.passes[Math.trunc(timeline.passes.length / 2)]!;
    const advice = adviceAt(entry, timeline, middle)!;
    expect(advice).toMatchObject({ step: middle, bot: 'nightmare' });
    expect(advice.seat).toBe(replay.commands[middle]!.actor);
    expect(advice.events.length).toBeGreaterThan(0);
    expect(adviceAt(entry, timeline, middle)).toEqual(advice);
    expect(adviceAt(entry, timeline, replay.commands.length)).toBeUndefined();
  });
});

it('the bot of Forest War, which plays without dice, would have done what it did', () => {
  const replay = game(forests, { size: 10, fog: true }, ['nightmare', 'baby'], 64);
  const timeline = timelineOf(forests, replay);
  const steps = replay.commands.flatMap(({ actor }, step) => (actor === 'a' ? [step] : [])).slice(0, 40);
  expect(steps.map((step) => adviceAt(forests, timeline, step)!.isSame)).toEqual(steps.map(() => true));
});

it('a replay under other rules or with a refused command is refused, with the command', () => {
  const replay = game(rps, { variant: 'classic' }, ['normal', 'baby'], 61);
  expect(Timeline.of(rps, { ...replay, rules: 'other' })).toMatchObject({ error: { code: 'match/other-rules' } });
  const commands = replay.commands.toSpliced(20, 1);
  expect(Timeline.of(rps, { ...replay, commands })).toMatchObject({
    error: { code: 'replay/broken', detail: { at: 20 } },
  });
});

it('steps far apart come first, and every step once', () => {
  expect(coarseFirst(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
  expect(coarseFirst(6).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(coarseFirst(1)).toEqual([0]);
  expect(coarseFirst(0)).toEqual([]);
});
