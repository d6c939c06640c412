import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import {
  canGoOn,
  idleUnits,
  marchStep,
  newcomers,
  readStanding,
  type Standing,
  standingAfter,
  standingIn,
} from './standing.ts';

const tile = (x: number, y: number): number => y * 10 + x;
const NOBODY: ReadonlySet<number> = new Set();

const plain = () =>
  drawn({
    units: [
      { side: 'a', at: [2, 2], hp: 5 },
      { side: 'a', at: [5, 0], hp: 1 },
      { side: 'b', at: [9, 5], hp: 5 },
    ],
  });

describe('marches', () => {
  it('go on over several turns, a command a turn, along with their unit', () => {
    const game = plain();
    let standing: Standing = new Map([[tile(2, 2), { is: 'march', goal: tile(2, 7) }]]);
    for (let left = 5; left > 0; left--) {
      const [[from, order]] = [...standing] as [[number, { is: 'march'; goal: number }]];
      const step = marchStep(game.view, from, order.goal, NOBODY);
      expect(step).toMatchObject({ turns: left });
      expect(step.halted).toBeUndefined();
      for (const event of game.play(step.command!)) standing = standingAfter(standing, game.view, event);
      game.play({ type: 'end_turn' });
      game.play({ type: 'end_turn' });
    }
    // Arrived: nothing is left to do.
    expect(standing.size).toBe(0);
    expect(game.view.units.some(({ at }) => at[0] === 2 && at[1] === 7)).toBe(true);
  });

  it('come back with a step that is taken back', () => {
    const game = plain();
    let standing: Standing = new Map([[tile(2, 2), { is: 'march', goal: tile(2, 7) }]]);
    const { command } = marchStep(game.view, tile(2, 2), tile(2, 7), NOBODY);
    for (const event of game.play(command!)) standing = standingAfter(standing, game.view, event);
    expect([...standing.keys()]).not.toEqual([tile(2, 2)]);
    for (const event of game.play({ type: 'undo' })) standing = standingAfter(standing, game.view, event);
    expect([...standing.keys()]).toEqual([tile(2, 2)]);
  });

  it('halt and keep their goal when an enemy came near, or stands at the goal, or there is no way', () => {
    const { view } = plain();
    expect(marchStep(view, tile(2, 2), tile(2, 7), new Set([tile(4, 4)]))).toMatchObject({
      halted: 'sighted',
      turns: 5,
    });
    expect(marchStep(view, tile(2, 2), tile(2, 7), new Set([tile(9, 5)])).halted).toBeUndefined();
    const beside = drawn({
      units: [
        { side: 'a', at: [2, 2], hp: 5 },
        { side: 'b', at: [2, 3], hp: 5 },
      ],
    });
    expect(marchStep(beside.view, tile(2, 2), tile(2, 3), NOBODY).halted).toBe('enemy');
    expect(marchStep(view, tile(2, 2), tile(0, 0), NOBODY).halted).toBe('no way');
  });
});

it('a march goes on once a turn: a unit that has acted waits for the next', () => {
  const game = plain();
  const march = (from: number) => marchStep(game.view, from, tile(2, 7), NOBODY);
  expect(canGoOn(game.view, march(tile(2, 2)))).toBe(true);
  game.play({ type: 'act', from: [2, 2], to: [2, 3] });
  expect(march(tile(2, 3))).toMatchObject({ turns: 4 });
  expect(canGoOn(game.view, march(tile(2, 3)))).toBe(false);
});

describe('who is asked about', () => {
  it('every unit that can act, but for sleepers, stayers and those on a march', () => {
    const { view } = plain();
    expect(idleUnits(view, new Map(), NOBODY)).toEqual([tile(5, 0), tile(2, 2)]);
    const standing: Standing = new Map([
      [tile(2, 2), { is: 'sleep' }],
      [tile(5, 0), { is: 'stay', round: view.round }],
    ]);
    expect(idleUnits(view, standing, NOBODY)).toEqual([]);
    // An enemy near wakes the sleeper, not who stays.
    expect(idleUnits(view, standing, new Set([tile(4, 2)]))).toEqual([tile(2, 2)]);
    expect(idleUnits(view, new Map([[tile(2, 2), { is: 'march', goal: tile(2, 7) }]]), NOBODY)).toEqual([tile(5, 0)]);
  });

  it('newcomers are enemies that arrived or were sighted since the last turn ended', () => {
    const game = plain();
    const log = [...game.play({ type: 'end_turn' }), ...game.play({ type: 'act', from: [9, 5], to: [8, 5] })];
    log.push(...game.play({ type: 'end_turn' }));
    expect([...newcomers(game.view, log)]).toEqual([tile(8, 5)]);
  });
});

describe('standing orders', () => {
  it('end with their unit, and staying ends with the round', () => {
    const { view } = plain();
    const standing: Standing = new Map([
      [tile(7, 7), { is: 'sleep' }],
      [tile(5, 0), { is: 'stay', round: view.round - 1 }],
      [tile(2, 2), { is: 'deep sleep' }],
    ]);
    expect([...standingIn(standing, view).keys()]).toEqual([tile(2, 2)]);
  });

  it('are read back, and nothing else is', () => {
    const standing: Standing = new Map([[12, { is: 'march', goal: 40 }]]);
    expect(readStanding(JSON.stringify([...standing]))).toEqual(standing);
    for (const text of [
      null,
      '{',
      '{}',
      '[7]',
      '[[1,{"is":"dance"}]]',
      '[["a",{"is":"sleep"}]]',
      '[[1,{"is":"march"}]]',
    ]) {
      expect(readStanding(text).size).toBe(0);
    }
  });
});
