import { type Json, type Positions, runScenario } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { forests } from './index.ts';
import { positions } from './positions.ts';

const given = {
  units: [
    { side: 'a', at: [4, 5], hp: 7 },
    { side: 'b', at: [6, 7], hp: 5 },
    { side: 'b', at: [7, 7], hp: 1 },
  ],
};
const differencesOf = (then: Json) =>
  runScenario(forests, positions as Positions<unknown>, { given, then }).differences;
const claiming = (...units: Json[]) => differencesOf({ units });

describe('claims about units', () => {
  it('without a tile are about any unit they fit, whatever their order', () => {
    expect(claiming({ side: 'b' }, { hp: 1 }, { tier: 2, level: 1 })).toEqual([]);
    expect(claiming({}, { side: 'b' }, { at: [6, 7], hp: 5 })).toEqual([]);
  });

  it('find a unit each, or differ', () => {
    expect(claiming({ hp: 1 }, { hp: 1 }, { side: 'a' })[0]).toMatch('expected {"hp":1}, got no unit');
    expect(claiming({ at: [4, 5] }, { at: [4, 5] }, { hp: 5 }, { hp: 1 })).toEqual([
      'then.units: expected {"at":[4,5]}, got no unit',
    ]);
  });

  it('name all of them', () => {
    expect(claiming({ side: 'a' }, { side: 'b', hp: 5 })).toEqual([expect.stringContaining('there is also')]);
  });
});
