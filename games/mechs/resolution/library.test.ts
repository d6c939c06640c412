import { ScriptedDice, type ScriptedRoll } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { designNamed } from '../content/mechs/index.ts';
import { weaponNamed } from '../content/weapons.ts';
import type { Event } from '../events.ts';
import { CT, HD, LA, LL, LT, RA, RT } from '../sheet/locations.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { land } from './attack.ts';
import { criticalResult, openSlots } from './critical.ts';
import { checkCritical, strike } from './damage.ts';
import { rollConsciousness, wound } from './pilot.ts';
import { pilotingOf, settle } from './piloting.ts';
import { type Blow, damaged, newRecord, newToll, shotPenalty, workingSinks } from './record.ts';
import { rulesets } from './tables.ts';
import { toHit } from './toHit.ts';

/** Without a map, a turn or sides: a record sheet, dice and what happened. */
function blowWith(...script: readonly (readonly [string, number])[]) {
  const rolls: ScriptedRoll[] = script.map(([purpose, answer]) => ({ purpose, answer }));
  const dice = new ScriptedDice(rolls);
  const log: Event[] = [];
  const record = newRecord('B', sheetOf(designNamed('Lantern')!));
  const blow: Blow = { record, rules: rulesets.introductory, toll: newToll(), dice, log };
  return { blow, record, log, dice };
}

const PLAIN = { rear: false, critical: false };

describe('to hit, from a description of the situation', () => {
  const shot = {
    gunnery: 4,
    weapon: weaponNamed('large laser')!,
    distance: 8,
    attackerMoved: 'walked',
    targetMoved: 'jumped',
    targetHexes: 3,
    heat: 6,
    woods: 1,
    targetProne: false,
    targetImmobile: false,
    secondary: 'ahead',
    sensors: false,
    actuators: 0,
    attackerProne: false,
    cover: false,
  } as const;

  it('MEC-10 adds up what the tables of the ruleset say', () => {
    expect(toHit(rulesets.introductory, shot)).toEqual({
      number: 14,
      lines: { base: 4, range: 4, attacker: 1, target: 2, heat: 1, woods: 1, secondary: 1 },
    });
    expect(toHit(rulesets.classic, shot)).toEqual({
      number: 11,
      lines: { base: 4, range: 2, attacker: 1, target: 2, woods: 1, secondary: 1 },
    });
  });
});

describe('damage on a record sheet', () => {
  it('MEC-20 stops at armor that is enough', () => {
    const { blow, record, log } = blowWith();
    const before = record.armor[LT]!;
    strike(blow, { location: LT, ...PLAIN }, before);
    expect(record.armor[LT]).toBe(0);
    expect(record.structure[LT]).toBe(13);
    expect(log.map(({ type }) => type)).toEqual(['damaged']);
    expect(blow.toll.damage).toBe(before);
  });

  it('MEC-22 goes inward as far as it must, and takes the arm with the torso', () => {
    const { blow, record } = blowWith(['critical', 2]);
    record.armor.fill(0);
    strike(blow, { location: LA, ...PLAIN }, 9 + 13 + 5);
    expect([record.structure[LA], record.structure[LT], record.structure[CT]]).toEqual([0, 0, 13]);
  });

  it('MEC-25 wounds once a group on the head', () => {
    const { blow, record } = blowWith();
    strike(blow, { location: HD, ...PLAIN }, 2);
    strike(blow, { location: HD, ...PLAIN }, 2);
    expect(record.wounds).toBe(2);
    expect(blow.toll.wounds).toEqual([1, 2]);
  });
});

describe('criticals', () => {
  it('MEC-23 by location and roll', () => {
    expect([7, 8, 9, 10, 11, 12].map((roll) => criticalResult(CT, roll))).toEqual(
      [0, 1, 1, 2, 2, 3].map((criticals) => ({ is: 'slots', criticals })),
    );
    expect(criticalResult(LA, 12)).toEqual({ is: 'blown_off' });
    expect(criticalResult(LL, 12)).toEqual({ is: 'blown_off' });
    expect(criticalResult(HD, 12)).toEqual({ is: 'pilot_killed' });
  });

  it('MEC-23 a slot that was struck is open no more', () => {
    const { blow, record } = blowWith(['critical', 8], ['slot', 1]);
    const before = openSlots(record, RA).length;
    checkCritical(blow, RA);
    expect(openSlots(record, RA)).toHaveLength(before - 1);
    expect(damaged(record, 'shoulder', RA)).toBe(1);
    expect(shotPenalty(rulesets.introductory, record, RA)).toBe(4);
  });

  it('MEC-24 a heat sink in a slot is lost', () => {
    const { record } = blowWith();
    expect(workingSinks(record)).toBe(12);
    const sink = record.sheet.slots.findIndex((slots) => slots.some(({ part }) => part === 'heat sink'));
    const slot = record.sheet.slots[sink]!.findIndex(({ part }) => part === 'heat sink');
    record.hits[sink] = 1 << slot;
    expect(workingSinks(record)).toBe(11);
  });
});

describe('an attack that has hit', () => {
  it('MEC-15 missiles are counted and placed in groups', () => {
    const { blow, record, dice } = blowWith(['cluster', 11], ['location', 8]);
    const before = record.armor[LT]!;
    land(blow, { by: 'weapon', weapon: weaponNamed('long-range missiles 5')!, cover: false }, 'front');
    expect(record.armor[LT]).toBe(before - 5);
    expect(dice.left()).toEqual([]);
  });

  it('MEC-37 a kick from the side needs no die', () => {
    const { blow, record } = blowWith();
    const before = record.armor[LL]!;
    land(blow, { by: 'blow', damage: 10, table: 'kick' }, 'left');
    expect(record.armor[LL]).toBe(before - 10);
  });
});

describe('the pilot', () => {
  it('MEC-26 stays awake above 3 and the wounds', () => {
    for (const [roll, conscious] of [
      [6, true],
      [5, false],
    ] as const) {
      const { blow, record } = blowWith(['consciousness', roll]);
      rollConsciousness(blow, 2);
      expect(record.conscious).toBe(conscious);
    }
  });

  it('MEC-27 is killed by the sixth wound, with the mech', () => {
    const { blow, record } = blowWith();
    wound(blow, 4, 'explosion');
    wound(blow, 2, 'explosion');
    expect(record).toMatchObject({ wounds: 6, killed: true, destroyed: true });
    expect(blow.toll.wounds).toEqual([]);
  });
});

describe('staying on one’s feet', () => {
  it('MEC-31 rolls for 20 damage, and falls by a tenth of the weight', () => {
    const { blow, record, dice } = blowWith(['piloting', 4], ['location', 6], ['location', 6], ['piloting', 5]);
    const before = record.armor[RT]!;
    blow.toll.damage = 20;
    settle(blow);
    expect(record.prone).toBe(true);
    expect(record.armor[RT]).toBe(before - 6);
    expect(dice.left()).toEqual([]);
  });

  it('MEC-31 adds what is damaged and why it rolls', () => {
    const { record } = blowWith();
    record.hits[CT] = 1 << 3;
    record.hits[LL] = 0b11;
    expect(pilotingOf(rulesets.introductory, record, 'damage').number).toBe(5 + 3 + 2 + 1);
    expect(pilotingOf(rulesets.introductory, record, 'leg').number).toBe(5 + 3 + 2 + 1 + 5);
  });
});
