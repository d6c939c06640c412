import { describe, expect, it } from 'vitest';
import { answerIn, lineOf, type Steps, stepsOf, withLine } from './lines.ts';

const SIZE = { rows: 6, columns: 7 };
const steps = (...cells: readonly number[]): Steps =>
  Array.from({ length: cells.length / 2 }, (_, i) => ({ from: cells[2 * i]!, to: cells[2 * i + 1]! }));

const ONE = steps(7, 14, 28, 21);
const LONGER = [...ONE, ...steps(14, 15, 21, 22)];
const OTHER = steps(8, 15, 28, 21);

describe('lines of answers', () => {
  it('are told to the server as moves, without what has no answer yet', () => {
    const line = [
      {
        foreseen: { type: 'move', from: [1, 0], to: [2, 0] },
        answer: { type: 'move', from: [4, 0], to: [3, 0] },
      },
    ];
    expect(lineOf(SIZE, ONE)).toEqual(line);
    expect(lineOf(SIZE, LONGER.slice(0, 3))).toEqual(line);
    expect(stepsOf(SIZE, line)).toEqual(ONE);
  });

  it('answer the same alike', () => {
    expect(answerIn([OTHER, LONGER], steps(7, 14))).toEqual({ from: 28, to: 21 });
    expect(answerIn([LONGER], [...ONE, ...steps(14, 15)])).toEqual({ from: 21, to: 22 });
    expect(answerIn([LONGER], steps(9, 16))).toBeUndefined();
    expect(answerIn([ONE], [...ONE, ...steps(14, 15)])).toBeUndefined();
  });

  it('take in those that they go on from, and say nothing twice', () => {
    expect(withLine([OTHER], ONE)).toEqual([OTHER, ONE]);
    expect(withLine([ONE, OTHER], LONGER)).toEqual([LONGER, OTHER]);
    expect(withLine([OTHER, LONGER], ONE)).toEqual([OTHER, LONGER]);
    expect(withLine([ONE, OTHER], LONGER, 1)).toEqual([LONGER]);
    expect(withLine([ONE, OTHER], steps(9, 16, 28, 21), 0)).toEqual([steps(9, 16, 28, 21), OTHER]);
  });
});
