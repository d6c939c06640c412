import { expect, it } from 'vitest';
import { addressOf, isNear } from './address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  [undefined, 'gone'],
])('SEC-6 limits count %s as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['192.168.1.9', true],
  ['fe80::1%eth0', true],
  ['::1', true],
  ['8.8.8.8', false],
  ['::ffff:8.8.8.8', false],
  ['2a00:1450::1', false],
  ['unknown', false],
  [undefined, false],
])('an operator is near at %s: %s', (ip, near) => {
  expect(isNear(ip)).toBe(near);
});
