import { QUICK_CLOCKS } from '@tactarium/protocol';
import { expect, it } from 'vitest';
import { PACES, QUICK_PACES, quickPaceOf } from './clocks.ts';

it('a quick match goes by the clock that its page promises', () => {
  expect([...QUICK_PACES]).toEqual(Object.keys(QUICK_CLOCKS));
  for (const pace of QUICK_PACES) {
    expect(PACES[pace]).toEqual(QUICK_CLOCKS[pace]);
    expect(quickPaceOf({ ...QUICK_CLOCKS[pace] })).toBe(pace);
  }
  expect(quickPaceOf({ type: 'none' })).toBeUndefined();
});
