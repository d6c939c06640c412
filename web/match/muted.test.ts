import { expect, it } from 'vitest';
import { readMuted } from './muted.ts';

it.each([null, '', '{', '{"p1":true}', '3'])('of %j nobody is muted', (text) => {
  expect(readMuted(text)).toEqual([]);
});

it('takes names alone, and not more than are remembered', () => {
  expect(readMuted('["p1",7,null,"p2"]')).toEqual(['p1', 'p2']);
  const many = Array.from({ length: 600 }, (_, i) => `p${i}`);
  expect(readMuted(JSON.stringify(many))).toEqual(many.slice(-500));
});
