import { describe, expect, it } from 'vitest';
import { CELL, cellName, cellUnder, FRAME, homeOf, middleOf, neighbourOf, placeOf } from './board.ts';

const classic = { rows: 6, columns: 7 };

describe('RPS-1: the board as its player sees it', () => {
  it('is turned for Red, so that its home is at the bottom', () => {
    expect(placeOf(classic, true, [0, 0])).toEqual([5, 6]);
    expect(placeOf(classic, true, placeOf(classic, true, [2, 3]))).toEqual([2, 3]);
    expect(placeOf(classic, false, [0, 0])).toEqual([0, 0]);
    expect(homeOf(classic, 'red')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(homeOf(classic, 'blue').at(-1)).toBe(41);
  });

  it.each([true, false])('finds the cell under its own middle (turned: %s)', (turned) => {
    for (let index = 0; index < 42; index++) {
      expect(cellUnder(classic, turned, middleOf(classic, turned, index))).toBe(index);
    }
    expect(cellUnder(classic, turned, { x: FRAME - 1, y: FRAME + 1 })).toBe(-1);
    expect(cellUnder(classic, turned, { x: FRAME + 7 * CELL, y: FRAME })).toBe(-1);
  });

  it('is walked by arrow keys as it is seen, and holds at its edge', () => {
    expect(neighbourOf(classic, false, 8, [-1, 0])).toBe(1);
    expect(neighbourOf(classic, true, 8, [-1, 0])).toBe(15);
    expect(neighbourOf(classic, true, 8, [0, 1])).toBe(7);
    expect(neighbourOf(classic, false, 0, [0, -1])).toBe(0);
  });

  it('names cells by letter and number', () => {
    expect(cellName([5, 0])).toBe('a6');
  });
});
