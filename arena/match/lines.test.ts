import type { Typed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { follow, type Happened } from './lines.ts';

const move = (from: number, to: number): Typed => ({ type: 'move', from: [from, 0], to: [to, 0] }) as Typed;
const ply = (theirs: Typed, mine: Typed) => ({ foreseen: theirs, answer: mine });
const theirs = (seen?: Typed): Happened => ({ isMine: false, seen });
const mine = (seen?: Typed): Happened => ({ isMine: true, seen });

const LINE = [ply(move(5, 4), move(0, 1)), ply(move(4, 3), move(1, 2))];
const NOTHING = { played: [], gone: [] };
const OTHER = [ply(move(6, 5), move(0, 2))];

describe('the lines of a plan', () => {
  it('wait until something was done', () => {
    expect(follow([LINE, OTHER], [theirs(), mine()])).toEqual({ lines: [LINE, OTHER], ...NOTHING });
  });

  it('give the answer to what was foreseen, and drop those that foresaw something else', () => {
    expect(follow([LINE, OTHER], [theirs(move(5, 4))])).toEqual({
      lines: [LINE],
      played: [],
      gone: [{ line: OTHER, ply: 0, isForeseen: false }],
      due: move(0, 1),
    });
  });

  it('go on after the answer, to their end', () => {
    const answered = [theirs(move(5, 4)), mine(move(0, 1))];
    expect(follow([LINE], answered)).toEqual({ lines: [LINE], played: LINE.slice(0, 1), gone: [] });
    const more = [...answered, theirs(move(4, 3))];
    expect(follow([LINE], more).due).toEqual(move(1, 2));
    expect(follow([LINE], [...more, mine(move(1, 2))])).toEqual({ lines: [], played: LINE, gone: [] });
  });

  it('are dropped at the first difference, whoever makes it', () => {
    const dropped = (isForeseen: boolean) => ({ lines: [], played: [], gone: [{ line: LINE, ply: 0, isForeseen }] });
    expect(follow([LINE], [theirs(move(5, 6))])).toEqual(dropped(false));
    expect(follow([LINE], [theirs(move(5, 4)), mine(move(0, 3))])).toEqual(dropped(true));
    expect(follow([LINE], [theirs(move(5, 4)), theirs(move(4, 3))])).toEqual(dropped(true));
    expect(follow([LINE], [mine(move(0, 1))])).toEqual(dropped(false));
  });

  it('are told with the ply at which each was dropped, whatever happens after', () => {
    const happened = [theirs(move(5, 4)), mine(move(0, 1)), theirs(move(6, 5)), mine(move(1, 2)), theirs(move(4, 3))];
    expect(follow([LINE, LINE.slice(0, 1), OTHER], happened)).toEqual({
      lines: [],
      played: LINE.slice(0, 1),
      gone: [
        { line: OTHER, ply: 0, isForeseen: false },
        { line: LINE, ply: 1, isForeseen: false },
      ],
    });
  });

  it('answer by the first of two that contradict each other', () => {
    const second = [ply(move(5, 4), move(2, 3))];
    expect(follow([LINE, second], [theirs(move(5, 4))])).toMatchObject({ lines: [LINE], due: move(0, 1) });
  });
});
