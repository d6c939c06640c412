import { describe, expect, it } from 'vitest';
import { settle, stopBeyond } from './sheet.ts';

const PHONE = { low: 60, rest: 220, tall: 420 };
/** The board leaves nothing free. */
const SHORT = { low: 60, rest: 60, tall: 240 };

describe('a sheet', () => {
  it.each([
    [70, 'low'],
    [139, 'low'],
    [141, 'rest'],
    [330, 'tall'],
  ] as const)('put down at %d pixels rests at the nearest stop, %s', (height, stop) => {
    expect(settle(PHONE, height, 0)).toBe(stop);
    expect(settle(PHONE, height, 0.1)).toBe(stop);
  });

  it('goes where it is flicked to, and not past the last stop', () => {
    expect(settle(PHONE, 80, 1)).toBe('rest');
    expect(settle(PHONE, 240, 1)).toBe('tall');
    expect(settle(PHONE, 410, 1)).toBe('tall');
    expect(settle(PHONE, 400, -1)).toBe('rest');
    expect(settle(PHONE, 200, -1)).toBe('low');
    expect(settle(PHONE, 60, -1)).toBe('low');
  });

  it('skips stops that look the same', () => {
    expect(stopBeyond(SHORT, 60, true)).toBe('tall');
    expect(stopBeyond(SHORT, 240, false)).toBe('rest');
    expect(stopBeyond(SHORT, 240, true)).toBeUndefined();
    expect(stopBeyond(SHORT, 60, false)).toBeUndefined();
  });
});
