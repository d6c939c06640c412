import { expect, it } from 'vitest';
import { nameKeyOf, readName } from './names.ts';

it.each([
  ['Ada', 'АdA'],
  ['Ada', 'Ada\u0301'],
  ['Ada', 'A d a'],
  ['Ada', 'A.d.a'],
  ['Lily', 'LiIy'],
  ['Lily', '1i|y'],
  ['Bob', 'B0b'],
  ['Tom', 'Torn'],
  ['paypal', 'раураl'],
  ['Ada', '\uff21\uff44\uff41'],
])('SEC-11 %j and %j are one name', (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other));
});

it.each([
  ['Ada', 'Eda'],
  ['Ada', 'Adam'],
  ['🦊🦊', '🐻🐻'],
  ['..', '??'],
  ['王伟', '王芳'],
])('%j and %j are two', (one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other));
});

it.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['e\u0301x', '\u00e9x'],
  ['🦊🦊', '🦊🦊'],
  ['<b>x</b>', '<b>x</b>'],
])('reads %j as %j', (text, name) => {
  expect(readName(text)).toEqual({ ok: true, value: name });
});

it.each([
  ['', 'length'],
  ['x', 'length'],
  ['e\u0301', 'length'],
  ['x'.repeat(25), 'length'],
  ['a\u0000b', 'unshowable'],
  ['a\ud800b', 'unshowable'],
  ['a\u202eb', 'unshowable'],
  ['a\u200bb', 'unshowable'],
  ['\u3164\u3164', 'unshowable'],
])('SEC-11 does not read %j: %s', (text, error) => {
  expect(readName(text)).toEqual({ ok: false, error });
});
