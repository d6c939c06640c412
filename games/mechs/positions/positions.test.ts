import { Misread, ScriptedDice, sameJson } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { legal } from '../commands.ts';
import { entry, mechs } from '../index.ts';
import { positions } from '../positions.ts';
import type { State } from '../state.ts';

const NO_DICE = new ScriptedDice([]);
const read = (given: Parameters<typeof positions.read>[0]): State => positions.read(given, NO_DICE);

describe('a battle is written down and read back', () => {
  for (const [index, sample] of entry.samples.entries()) {
    it(JSON.stringify(sample), () => {
      for (const step of randomGame(mechs, sample, 4, index, 0)) {
        const state = step.before as State;
        const again = read(positions.write(state));
        expect(sameJson(positions.write(again), positions.write(state))).toBe(true);
        expect(legal(again, step.seat)).toEqual(legal(state, step.seat));
      }
    });
  }
});

describe('what cannot be read says where it stands', () => {
  const mech = { id: 'A', side: 'a', at: [1, 1] };
  const wrong: readonly (readonly [object, RegExp])[] = [
    [{ weather: 'fine' }, /^given\.weather is not known/],
    [{ phase: 'lunch' }, /^given\.phase is not one of/],
    [{ mechs: [{ ...mech, at: [50, 1] }] }, /^given\.mechs\[0\]\.at is not a hex/],
    [{ mechs: [{ ...mech, at: undefined }] }, /^given\.mechs\[0\]\.at is missing/],
    [{ mechs: [mech, mech] }, /^given\.mechs\[1\]\.id is there twice/],
    [{ mechs: [mech, { ...mech, id: 'B' }] }, /^given\.mechs\[1\]\.at is taken/],
    [{ mechs: [{ ...mech, type: 'Teapot' }] }, /^given\.mechs\[0\]\.type is not one of/],
    [{ mechs: [{ ...mech, weapons: ['sling in RA'] }] }, /^given\.mechs\[0\]\.weapons\[0\] is no weapon/],
    [{ mechs: [{ ...mech, slots: { RA: ['wheel'] } }] }, /^given\.mechs\[0\]\.slots\.RA\[0\] has no such slot/],
    [{ mechs: [{ ...mech, armor: { NOSE: 1 } }] }, /^given\.mechs\[0\]\.armor\.NOSE is not known/],
    [{ mechs: [{ ...mech, facing: 6 }] }, /^given\.mechs\[0\]\.facing is not a whole number from 0 to 5/],
    [{ map: { hexes: [{ at: [0, 0], terrain: 'lava' }] } }, /terrain is not one of/],
    [
      { mechs: [mech], declared: [{ mech: 'A', weapon: 'x', target: 'B' }] },
      /^given\.declared\[0\]\.target is no mech/,
    ],
  ];
  for (const [given, why] of wrong) {
    it(String(why), () => {
      expect(() => read(given as never)).toThrow(Misread);
      expect(() => read(given as never)).toThrow(why);
    });
  }

  it('a die of no purpose', () => {
    expect(() => positions.readRoll('luck', 3, 'dice[0]')).toThrow(/^dice\[0\] is not one of/);
  });
});

describe('names may be spelled freely', () => {
  it('weapons, slots and bins', () => {
    const state = read({
      mechs: [
        {
          id: 'A',
          side: 'a',
          at: [1, 1],
          weapons: ['Gauss rifle in RT', 'Medium laser in ra #1'],
          ammo: { 'Gauss rifle in LT': 3 },
          slots: { HD: ['life_support'], RA: ['upper'], LL: ['upper'], LT: ['gauss rifle ammo'] },
        },
      ],
    });
    expect(state.mechs[0]!.sheet.weapons.map(({ id }) => id)).toEqual(
      ['medium laser in RA', 'gauss rifle in RT'].toReversed(),
    );
    expect(state.mechs[0]!.hits).toEqual([1, 0, 1, 0, 0, 2, 2, 0]);
  });
});
