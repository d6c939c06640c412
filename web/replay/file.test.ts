import { expect, it } from 'vitest';
import { fileName, parseReplay } from './file.ts';

it('a file that is no JSON holds no replay', () => {
  expect(parseReplay('not json')).toBeUndefined();
  expect(parseReplay('{"game":"rps"}')).toEqual({ game: 'rps' });
});

it('a replay is named by its game and its last digest', () => {
  expect(fileName({ game: 'rps', digests: ['1111111122222222', 'abcdef0123456789'] })).toBe(
    'tactarium-rps-abcdef01.json',
  );
  expect(fileName({ game: 'rps', digests: [] })).toBe('tactarium-rps-empty.json');
});
