import { expect, it } from 'vitest';
import { sharing } from './shared.ts';

it('what has not changed is the same object as before, and what has is not', () => {
  const before = {
    units: [
      { at: [1, 2], hp: 3 },
      { at: [4, 5], hp: 6 },
    ],
    sight: [0, 1],
    turn: 'a',
  };
  const now = {
    units: [
      { at: [1, 2], hp: 3 },
      { at: [4, 5], hp: 7 },
    ],
    sight: [0, 1],
    turn: 'b',
  };
  const shared = sharing(before, now);
  expect(shared).toEqual(now);
  expect(shared.sight).toBe(before.sight);
  expect(shared.units[0]).toBe(before.units[0]);
  expect(shared.units[1]).not.toBe(before.units[1]);
  expect(shared.units[1]!.at).toBe(before.units[1]!.at);
  expect(sharing(before, structuredClone(before))).toBe(before);
});

it('a list that became shorter or longer, and a field that went, came or became undefined, are new', () => {
  expect(sharing([1, 2], [1])).toEqual([1]);
  expect(sharing([1], [1, 2])).toEqual([1, 2]);
  expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
  expect(sharing({ a: 1, b: 1 }, { a: 1, c: 1 })).toEqual({ a: 1, c: 1 });
  expect(sharing([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
  expect(sharing(undefined, null)).toBe(null);
});
