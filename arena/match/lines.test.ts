import type { Typed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { follow, type Happened } from './lines.ts';

const move = (from: number, to: number): Typed => ({ type: 'move', from: [from, 0], to: [to, 0] }) as Typed;
const ply = (theirs: Typed, mine: Typed) => ({ foreseen: theirs, answer: mine });
const theirs = (seen?: Typed): Happened => ({ isMine: false, seen });
const mine = (seen?: Typed): Happened => ({ isMine: true, seen });

const LINE = [ply(move(5, 4), move(0, 1)), ply(move(4, 3), move(1, 2))];
const OTHER = [ply(move(6, 5), move(0, 2))];

describe('the lines of a plan', () => {
  it('wait until something was done', () => {
    expect(follow([LINE, OTHER], [theirs(), mine()])).toEqual({ lines: [LINE, OTHER], isPlayed: false });
  });

  it('give the answer to what was foreseen, and drop those that foresaw something else', () => {
    expect(follow([LINE, OTHER], [theirs(move(5, 4))])).toEqual({ lines: [LINE], isPlayed: false, due: move(0, 1) });
  });

  it('go on after the answer, to their end', () => {
    const answered = [theirs(move(5, 4)), mine(move(0, 1))];
    expect(follow([LINE], answered)).toEqual({ lines: [LINE.slice(1)], isPlayed: false });
    const more = [...answered, theirs(move(4, 3))];
    expect(follow([LINE], more).due).toEqual(move(1, 2));
    expect(follow([LINE], [...more, mine(move(1, 2))])).toEqual({ lines: [], isPlayed: true });
  });

  it('are dropped at the first difference, whoever makes it', () => {
    const dropped = { lines: [], isPlayed: false };
    expect(follow([LINE], [theirs(move(5, 6))])).toEqual(dropped);
    expect(follow([LINE], [theirs(move(5, 4)), mine(move(0, 3))])).toEqual(dropped);
    expect(follow([LINE], [theirs(move(5, 4)), theirs(move(4, 3))])).toEqual(dropped);
    expect(follow([LINE], [mine(move(0, 1))])).toEqual(dropped);
  });

  it('answer by the first of two that contradict each other', () => {
    const second = [ply(move(5, 4), move(2, 3))];
    expect(follow([LINE, second], [theirs(move(5, 4))])).toMatchObject({ lines: [LINE], due: move(0, 1) });
  });
});
