import type { View } from '@tactarium/games/rps/client';
import { expect, it } from 'vitest';
import { guessesFor, nextGuess, originsOf, readNotes } from './notes.ts';

const hidden = (moved = false) => ({ seat: 'blue', revealed: false, halo: false, moved });
const view = {
  variant: 'classic',
  rows: 6,
  columns: 7,
  viewer: 'red',
  cells: [hidden(), hidden(true), { ...hidden(), kind: 'rock' }, { ...hidden(), seat: 'red', kind: 'king' }, null],
  unseen: { blue: { rock: 2, paper: 0, king: 1, pit: 1 } },
} as unknown as View;

it('a note follows its piece', () => {
  const moved = (from: readonly number[], to: readonly number[]) => ({ type: 'moved', seat: 'blue', from, to });
  const originOf = originsOf(view, [moved([5, 0], [4, 0]), moved([4, 0], [4, 1]), moved([5, 1], [5, 0])]);
  expect(originOf(4 * 7 + 1)).toBe(5 * 7);
  expect(originOf(5 * 7)).toBe(5 * 7 + 1);
  expect(originOf(3)).toBe(3);
});

it('a piece is taken for what nobody has seen yet, and not for a King once it has moved', () => {
  expect(guessesFor(view, 0)).toEqual(['rock', 'king', 'pit']);
  expect(guessesFor(view, 1)).toEqual(['rock']);
  for (const cell of [2, 3, 4]) expect(guessesFor(view, cell)).toEqual([]);
});

it('guesses go round, with none in between', () => {
  expect(nextGuess(['rock', 'pit'], undefined)).toBe('rock');
  expect(nextGuess(['rock', 'pit'], 'rock')).toBe('pit');
  expect(nextGuess(['rock', 'pit'], 'pit')).toBeUndefined();
  // One that can no longer be is followed by the first.
  expect(nextGuess(['rock'], 'pit')).toBe('rock');
});

it.each([
  [null, []],
  ['{', []],
  ['{"m1":{}}', []],
  ['[["m1",{"3":"rock"}],["m2",{"3":"hidden"}],["m3",null],[4,{}]]', [['m1', { 3: 'rock' }]]],
])('of %j only what is whole is taken', (text, notes) => {
  expect(readNotes(text)).toEqual(notes);
});
