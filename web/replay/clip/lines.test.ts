import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const fits = (line: string): boolean => line.length <= 12;

describe('lines of a caption', () => {
  it('break between words', () => {
    expect(linesOf('Red takes a Paper on c4', fits, 2)).toEqual(['Red takes a', 'Paper on c4']);
  });

  it('say when something was cut off', () => {
    expect(linesOf('Red takes a Paper on c4 and wins', fits, 2)).toEqual(['Red takes a', 'Paper on c4…']);
    expect(linesOf('Immeasurablylong', fits, 2)).toEqual(['Immeasurabl…']);
  });

  it('are none where nothing is said', () => {
    expect(linesOf('  ', fits, 2)).toEqual([]);
  });
});
