import { expect, it } from 'vitest';
import { nearest, unknownName } from './nearest.ts';

it('finds the word that was probably meant', () => {
  expect(nearest('norml', ['baby', 'normal'])).toBe('normal');
  expect(nearest('rsp', ['forests', 'rps'])).toBe('rps');
  expect(nearest('READY', ['ready', 'shuffle'])).toBe('ready');
});

it('finds none where none is near', () => {
  expect(nearest('chess', ['rps'])).toBeUndefined();
  expect(nearest('x'.repeat(1_000_000), ['rps'])).toBeUndefined();
});

it('says what there is', () => {
  expect(unknownName('game', 'chess', ['forests', 'rps'])).toBe('There is no game "chess". Known: forests, rps.');
  expect(unknownName('bot', 'babby', ['baby'])).toBe('There is no bot "babby". Did you mean baby? Known: baby.');
});
