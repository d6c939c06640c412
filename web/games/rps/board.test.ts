import { describe, expect, it } from 'vitest';
import { CELL, cellName, FRAME, geometryOf, homeOf } from './board.ts';

const classic = { rows: 6, columns: 7 };

describe('RPS-1: the board as its player sees it', () => {
  it('is turned for Red, so that its home is at the bottom', () => {
    const corner = { x: FRAME + CELL / 2, y: FRAME + CELL / 2 };
    expect(geometryOf(classic, 'blue').cellUnder(corner)).toBe(0);
    expect(geometryOf(classic, 'spectator').cellUnder(corner)).toBe(0);
    expect(geometryOf(classic, 'red').cellUnder(corner)).toBe(41);
    expect(homeOf(classic, 'red')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(homeOf(classic, 'blue').at(-1)).toBe(41);
  });

  it('is walked by arrow keys as it is seen', () => {
    expect(geometryOf(classic, 'blue').neighbourOf(8, 'up')).toBe(1);
    expect(geometryOf(classic, 'red').neighbourOf(8, 'up')).toBe(15);
    expect(geometryOf(classic, 'red').neighbourOf(8, 'right')).toBe(7);
  });

  it('names cells by letter and number', () => {
    expect(cellName([5, 0])).toBe('a6');
  });
});
