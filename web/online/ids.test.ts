import { expect, it } from 'vitest';
import { isOnline, readCode } from './ids.ts';

it('the id of a match tells where it is played', () => {
  expect([isOnline('m5d0c3kq8r2x7yzab'), isOnline('l0123456789abcdef')]).toEqual([true, false]);
});

it.each([
  ['K7WQ2M9X', 'K7WQ2M9X'],
  [' k7wq-2m9x ', 'K7WQ2M9X'],
  ['K7WQ2M9', undefined],
  ['K7WQ2M9O', undefined],
  ['', undefined],
])('%j is the code %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});
