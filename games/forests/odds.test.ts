import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { oddsOf, oddsOfAttack } from './odds.ts';
import { positions } from './positions.ts';
import { advance } from './rules/advance.ts';
import { copy } from './state.ts';
import { hpOf, NO_UNIT, seatOf } from './units.ts';

const ATTACKS = 100_000;

/** Attacker, defender, how long the defender stood still, its ally: every way an attack may be close. */
const CASES = [
  { attacker: 10, defender: 10, still: 0, ally: 0 },
  { attacker: 10, defender: 8, still: 3, ally: 9 },
  { attacker: 10, defender: 12, still: 0, ally: 0 },
  { attacker: 1, defender: 1, still: 0, ally: 0 },
  { attacker: 130, defender: 137, still: 3, ally: 0 },
  { attacker: 29, defender: 25, still: 0, ally: 0 },
];

describe('FOR-14 the odds of an attack', () => {
  for (const { attacker, defender, still, ally } of CASES) {
    it(`${attacker} against ${defender}${still ? ' shielded' : ''}${ally ? ' supported' : ''} are those of ${ATTACKS} attacks`, () => {
      const given = {
        units: [
          { side: 'a', at: [5, 5], hp: attacker },
          { side: 'b', at: [5, 6], hp: defender, still },
          ...(ally ? [{ side: 'b', at: [5, 7], hp: ally }] : []),
        ],
      };
      const state = positions.read(given, diceFrom(simulationSeed(attacker, defender), 2));
      const odds = oddsOfAttack(state, 55, 65)!;
      const seen = { attacker: 0, defender: 0, draw: 0, luckyAttacker: 0, luckyDefender: 0 };
      for (let n = 0; n < ATTACKS; n++) {
        const after = copy(state);
        advance(after, 0, { type: 'act', from: [5, 5], to: [5, 6] });
        const there = after.units[65]!;
        if (there === NO_UNIT) seen.draw++;
        else {
          const side = seatOf(there) === 0 ? 'attacker' : 'defender';
          const lucky = seatOf(there) === 0 ? 'luckyAttacker' : 'luckyDefender';
          if (hpOf(there) === odds.left[side]) seen[side]++;
          else if (hpOf(there) === odds.left[lucky]) seen[lucky]++;
        }
        state.dice = after.dice;
      }
      // Where a win and luck leave the same HP they are counted together.
      for (const [key, lucky] of [
        ['attacker', 'luckyAttacker'],
        ['defender', 'luckyDefender'],
      ] as const) {
        const same = odds.left[key] === odds.left[lucky];
        expect((100 * seen[key]) / ATTACKS).toBeCloseTo(odds[key] + (same ? odds[lucky] : 0), 0);
        expect((100 * seen[lucky]) / ATTACKS).toBeCloseTo(same ? 0 : odds[lucky], 0);
      }
      expect((100 * seen.draw) / ATTACKS).toBeCloseTo(odds.draw, 0);
    });
  }

  it('they add up, in whole percent, whoever fights', () => {
    for (let attacker = 1; attacker <= 140; attacker++) {
      for (let defence = 1; defence <= 150; defence++) {
        const {
          attacker: won,
          defender,
          draw,
          luckyAttacker,
          luckyDefender,
          left,
        } = oddsOf(attacker, defence, defence);
        expect(won + defender + draw + luckyAttacker + luckyDefender).toBe(100);
        expect([won, defender, draw, luckyAttacker, luckyDefender].every(Number.isInteger)).toBe(true);
        expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('FOR-31 they say what they come from, and what an unseen support would change', () => {
    const given = {
      fog: true,
      units: [
        { side: 'a', at: [5, 5], hp: 10 },
        { side: 'b', at: [7, 5], hp: 11, still: 3 },
      ],
    };
    const odds = oddsOfAttack(positions.read(given, diceFrom(simulationSeed(1), 2)), 55, 57)!;
    expect(odds).toMatchObject({ power: { hp: 10, luck: 2 }, defence: { hp: 11, shield: true, support: false } });
    expect([odds.attacker, odds.draw, odds.defender]).toEqual([0, 10, 80]);
    expect(odds.withSupport).toMatchObject({ attacker: 0, draw: 0, defender: 100 });
    const near = { ...given, units: [given.units[0]!, { side: 'b', at: [6, 5], hp: 11 }] };
    const sure = oddsOfAttack(positions.read(near, diceFrom(simulationSeed(1), 2)), 55, 56)!;
    expect(sure.withSupport).toBeUndefined();
  });

  it('FOR-31 there are none where nothing is to be attacked, or nothing is seen', () => {
    const given = {
      fog: true,
      units: [
        { side: 'a', at: [5, 5], hp: 125 },
        { side: 'a', at: [5, 6], hp: 5 },
        { side: 'b', at: [8, 5], hp: 5 },
      ],
    };
    const state = positions.read(given, diceFrom(simulationSeed(1), 2));
    expect(oddsOfAttack(state, 55, 65)).toBeUndefined();
    expect(oddsOfAttack(state, 55, 58)).toBeUndefined();
    expect(oddsOfAttack(state, 54, 55)).toBeUndefined();
  });
});
