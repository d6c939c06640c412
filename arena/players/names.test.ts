import { expect, it } from 'vitest';
import { nameKeyOf } from './names.ts';

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
