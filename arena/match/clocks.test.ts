import type { Clock } from '@tactarium/protocol';
import { describe, expect, it } from 'vitest';
import { type Clocks, deadlineOf, firstDeadline, lateAt, leftAt, startClocks, tickClocks } from './clocks.ts';

const MOVE: Clock = { type: 'move', seconds: 120 };
const BANK: Clock = { type: 'bank', seconds: 300, increment: 5 };
const tick = (clock: Clock, clocks: Clocks, at: number, owed: number[], owes: number[], turns = 0): Clocks =>
  tickClocks(clock, clocks, { at, owed, owes, turns }, []);

describe('RPS-22: so long for each move', () => {
  it('in setup both clocks run, each until its player is ready', () => {
    const setup = startClocks(MOVE, 2, [0, 1], 1_000)!;
    expect([0, 1].map((seat) => deadlineOf(setup, seat, []))).toEqual([121_000, 121_000]);
    const placed = tick(MOVE, setup, 61_000, [0, 1], [0, 1]);
    expect(placed).toBe(setup);
    const ready = tick(MOVE, setup, 61_000, [0, 1], [1]);
    expect([0, 1].map((seat) => deadlineOf(ready, seat, []))).toEqual([undefined, 121_000]);
  });

  it('both are late when both have run out as the first is called', () => {
    const setup = startClocks(MOVE, 2, [0, 1], 1_000)!;
    expect(lateAt(setup, 120_999, [])).toEqual([]);
    expect(lateAt(setup, 121_000, [])).toEqual([0, 1]);
    expect(lateAt(tick(MOVE, setup, 2_000, [0, 1], [1]), 500_000, [])).toEqual([1]);
  });

  it('a move gives the other a whole time, and a tie gives both one', () => {
    const first = startClocks(MOVE, 2, [0], 1_000)!;
    const moved = tick(MOVE, first, 101_000, [0], [1], 1);
    expect(firstDeadline(moved, [])).toBe(221_000);
    const tied = tick(MOVE, moved, 151_000, [1], [0, 1]);
    expect([0, 1].map((seat) => deadlineOf(tied, seat, []))).toEqual([271_000, 271_000]);
    const chosen = tick(MOVE, tied, 161_000, [0, 1], [1]);
    const equalAgain = tick(MOVE, chosen, 171_000, [1], [0, 1]);
    expect([0, 1].map((seat) => deadlineOf(equalAgain, seat, []))).toEqual([291_000, 291_000]);
  });
});

describe('a bank with increment', () => {
  it('is spent by thinking, and gets something back for each turn', () => {
    const first = startClocks(BANK, 2, [0], 0)!;
    const moved = tick(BANK, first, 100_000, [0], [1], 1);
    expect(leftAt(moved, 0, 150_000, [])).toBe(205_000);
    expect(leftAt(moved, 1, 150_000, [])).toBe(250_000);
    const back = tick(BANK, moved, 200_000, [1], [0], 1);
    expect(deadlineOf(back, 0, [])).toBe(405_000);
    expect(back.left[1]).toBe(205_000);
  });

  it('is not filled up by a tie', () => {
    const first = startClocks(BANK, 2, [0], 0)!;
    const tied = tick(BANK, first, 100_000, [0], [0, 1]);
    expect([leftAt(tied, 0, 100_000, []), leftAt(tied, 1, 100_000, [])]).toEqual([200_000, 300_000]);
  });
});

describe('time in which no node ran', () => {
  const clocks = startClocks(MOVE, 1, [0], 100_000)!;
  const pause = (began: number, ended: number) => ({ began, ended });

  it.each([
    ['inside', [pause(110_000, 160_000)], 270_000],
    ['before it began', [pause(10_000, 60_000)], 220_000],
    ['half before', [pause(50_000, 110_000)], 230_000],
    ['after the end', [pause(230_000, 300_000)], 220_000],
    ['twice, the second only because of the first', [pause(110_000, 160_000), pause(260_000, 280_000)], 290_000],
  ])('does not count: %s', (_, pauses, deadline) => {
    expect(deadlineOf(clocks, 0, pauses)).toBe(deadline);
    expect(leftAt(clocks, 0, deadline, pauses)).toBe(0);
  });
});

it('without a clock nothing is ever due', () => {
  expect(startClocks({ type: 'none' }, 2, [0], 0)).toBeUndefined();
  expect(firstDeadline(undefined, [])).toBeUndefined();
  expect(lateAt(undefined, 1e15, [])).toEqual([]);
});
