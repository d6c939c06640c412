import { expect, it } from 'vitest';
import { LoginGuard } from './guard.ts';

const ada = { name: 'ada', address: '192.0.2.1' };

it('SEC-9 of many guesses at once only a few are checked', () => {
  const guard = new LoginGuard();
  const free = Array.from({ length: 400 }, () => guard.begin(ada, 0)).filter((wait) => wait === 0);
  expect(free).toHaveLength(5);
  expect(guard.begin(ada, 1_000)).toBe(0);
  expect(guard.begin(ada, 1_000)).toBe(2_000);
});

it('SEC-9 others at that address, and the account elsewhere, are not locked out', () => {
  const guard = new LoginGuard();
  for (let now = 0; now < 3_600_000; now += 100) guard.begin(ada, now);
  expect(guard.begin({ name: 'bob', address: ada.address }, 3_600_000)).toBeLessThanOrEqual(10_000);
  expect(guard.begin({ name: 'ada', address: '192.0.2.2' }, 3_610_000)).toBeLessThanOrEqual(10_000);
  expect(guard.begin(ada, 3_610_000)).toBeGreaterThan(60_000);
});

it('a right password frees the name at that address, and does not count against the address', () => {
  const guard = new LoginGuard();
  for (let i = 0; i < 1_000; i++) {
    expect(guard.begin(ada, 0)).toBe(0);
    guard.succeeded(ada);
  }
});
