import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { generateField, imageOf } from '../field/generate.ts';
import { mechs } from '../index.ts';
import { checkDesign, halfTonsOf, slotsUsed, weigh } from '../sheet/check.ts';
import type { Design } from '../sheet/design.ts';
import { LOCATIONS } from '../sheet/locations.ts';
import { readDesign, writeDesign } from '../sheet/readDesign.ts';
import { FREE_SLOTS, sheetOf } from '../sheet/sheet.ts';
import { sayProblem } from '../words/problems.ts';
import { maps } from './maps/index.ts';
import { designNamed, designs } from './mechs/index.ts';
import { practice } from './mechs/practice.ts';
import { SCENARIOS, scenarios } from './scenarios.ts';
import { mostArmor, structureOf, TONNAGES } from './structure.ts';
import { weapons } from './weapons.ts';

const problemsOf = (change: Partial<Design>): readonly string[] =>
  checkDesign({ ...designNamed('Lantern')!, ...change }).map(sayProblem);

describe('MEC-33 the stock mechs', () => {
  it('are at least 12, from 20 to 100 t, each with a name of its own', () => {
    expect(designs.length).toBeGreaterThanOrEqual(12);
    expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length);
    expect(Math.min(...designs.map(({ tons }) => tons))).toBe(20);
    expect(Math.max(...designs.map(({ tons }) => tons))).toBe(100);
  });

  for (const design of [...designs, ...practice]) {
    it(`${design.name} passes the builder's checks, and its file is read back`, () => {
      expect(checkDesign(design)).toEqual([]);
      expect(readDesign(JSON.parse(JSON.stringify(writeDesign(design))))).toEqual({ ok: true, value: design });
      const sheet = sheetOf(design);
      for (const [location, slots] of sheet.slots.entries()) {
        expect(slotsUsed(design, location)).toBeLessThanOrEqual(FREE_SLOTS[location]!);
        expect(slots.length).toBeLessThanOrEqual(12);
      }
    });
  }
});

describe('MEC-33 a builder says what is wrong and where', () => {
  const { armor, equipment } = designNamed('Lantern')!;

  it('too heavy', () => {
    expect(problemsOf({ equipment: { ...equipment, LA: ['particle cannon'] } })).toEqual([
      'tons: 61 t are built into a mech of 55 t',
    ]);
  });

  it('too many slots', () => {
    expect(problemsOf({ equipment: { ...equipment, HD: ['small laser', 'small laser'] } })).toContain(
      'equipment.HD: takes 2 slots of 1',
    );
  });

  it('too few heat sinks, or more than the engine holds', () => {
    expect(problemsOf({ sinks: 9 })).toContain('sinks: 9 are too few: a mech has at least 10');
    expect(problemsOf({ sinks: 16 })[0]).toMatch(/^sinks: 13 are in the engine, which holds 11/);
  });

  it('too much armor, on the head and with the rear of a torso', () => {
    expect(problemsOf({ armor: { ...armor, HD: 10 } })).toContain(
      'armor.HD: is 10, front and rear together; the most is 9',
    );
    const torso = problemsOf({ armor: { ...armor, LT: 20, LTR: 7 } });
    expect(torso).toContain('armor.LT: is 27, front and rear together; the most is 26');
  });

  it('what is no equipment, looks backward in vain, or has no ammunition', () => {
    const LL = ['slingshot', 'small laser (rear)'];
    expect(problemsOf({ equipment: { ...equipment, LL } })).toEqual(
      expect.arrayContaining([
        'equipment.LL[0]: there is no slingshot',
        'equipment.LL[1]: small laser (rear): only torsos have rear mounts',
      ]),
    );
    expect(problemsOf({ equipment: { ...equipment, CT: ['machine gun'] } })).toContain(
      'equipment.CT[0]: machine gun has no ammunition',
    );
  });

  it('jets, weight and engine that do not exist', () => {
    expect(problemsOf({ jump: 4 })).toContain('jump: is 4, but 5 jump jets are built in');
    expect(problemsOf({ tons: 52 })).toEqual(['tons: is 52; mechs weigh 20 to 100 t in steps of 5']);
    expect(problemsOf({ walk: 9 })[0]).toMatch(/^walk: needs an engine of rating 495/);
  });

  it('what a file holds besides', () => {
    const read = readDesign({ name: '', tons: 20.5, walk: -1, wheels: 4, armor: { NOSE: 1 }, equipment: { LA: [3] } });
    expect(read.ok ? [] : read.error.map(({ place }) => place)).toEqual([
      ...['wheels', 'name', 'armor.NOSE', 'tons', 'walk', 'equipment.LA'],
    ]);
    expect(readDesign('Lantern')).toMatchObject({ ok: false });
  });

  it('where the weight went', () => {
    expect(weigh(designNamed('Thistle')!)).toEqual({
      structure: 4,
      engine: 12,
      gyro: 4,
      cockpit: 6,
      'heat sinks': 0,
      armor: 9,
      equipment: 5,
    });
    expect(halfTonsOf(designNamed('Thistle')!)).toBe(40);
  });

  it('in the options of a battle too', () => {
    const bad = { ...designNamed('Lantern')!, sinks: 9 };
    expect(mechs.readOptions({ mechs: { a: [bad], b: ['Gale'] } })).toEqual({
      ok: false,
      error: {
        code: 'options/bad-mech',
        detail: { field: 'mechs.a.0', place: 'sinks', code: 'sinks/too-few', detail: { sinks: 9, least: 10 } },
      },
    });
    expect(mechs.readOptions({ mechs: { a: [designNamed('Lantern')], b: ['Gale'] } }).ok).toBe(true);
    // What a design may leave out is there once it is read.
    const bare = mechs.readOptions({ mechs: { a: [{ name: 'Bare', tons: 50, walk: 5 }], b: ['Gale'] } });
    if (!bare.ok) throw new Error(bare.error.code);
    expect(mechs.setup(bare.value, simulationSeed(1)).mechs[0]!.armor.every((armor) => armor === 0)).toBe(true);
    const heavy = mechs.readOptions({ tonnage: 60, mechs: { a: ['Lantern'], b: ['Quarry'] } });
    expect(heavy).toMatchObject({ error: { code: 'options/too-heavy', detail: { side: 'b', tons: 80, most: 60 } } });
  });
});

describe('MEC-33 pilots', () => {
  const refusalOf = (one: unknown) => {
    const read = mechs.readOptions({ mechs: { a: ['Gale', one], b: ['Gale'] } });
    return read.ok ? undefined : read.error;
  };

  it('have skills and a name where the options give them', () => {
    const options = mechs.readOptions({
      mechs: { a: [{ mech: 'Prism', gunnery: 2, piloting: 3, pilot: 'Ada O’Neill' }], b: ['Prism', { mech: 'Gale' }] },
    });
    if (!options.ok) throw new Error(options.error.code);
    const view = mechs.view(mechs.setup(options.value, simulationSeed(1)), 0);
    expect(view.mechs.map(({ id, gunnery, piloting, pilot }) => [id, gunnery, piloting, pilot])).toEqual([
      ['A1', 2, 3, 'Ada O’Neill'],
      ['B1', 4, 5, undefined],
      ['B2', 4, 5, undefined],
    ]);
  });

  it('what is wrong with them is said with its field', () => {
    expect(refusalOf({ mech: 'Gale', gunnery: 9 })).toMatchObject({
      code: 'options/malformed',
      detail: { field: 'mechs.a.1.gunnery' },
    });
    expect(refusalOf({ mech: 'Gale', pilot: 7 })).toMatchObject({ detail: { field: 'mechs.a.1.pilot' } });
    expect(refusalOf({ mech: 'Gale', pilot: 'a'.repeat(201) })).toMatchObject({ detail: { field: 'mechs.a.1.pilot' } });
    expect(refusalOf({ mech: 'Teapot' })).toEqual({
      code: 'options/unknown-mech',
      detail: { field: 'mechs.a.1.mech', mech: 'Teapot' },
    });
    expect(refusalOf('Teapot')).toMatchObject({ code: 'options/unknown-mech', detail: { field: 'mechs.a.1' } });
    expect(refusalOf({ mech: { ...designNamed('Gale')!, sinks: 9 } })).toMatchObject({
      code: 'options/bad-mech',
      detail: { field: 'mechs.a.1.mech', place: 'sinks', code: 'sinks/too-few' },
    });
  });
});

describe('MEC-33 free names pass the reader of player names, or the stock name is shown', () => {
  const lantern = designNamed('Lantern')!;
  const seen = (recruit: unknown) => {
    const options = mechs.readOptions({ mechs: { a: [recruit], b: ['Gale'] } });
    if (!options.ok) throw new Error(options.error.code);
    const [mech] = mechs.view(mechs.setup(options.value, simulationSeed(1)), 1).mechs;
    return [mech!.design.name, mech!.pilot];
  };

  it.each([
    ['  Ada   O’Neill ', 'Ada O’Neill'],
    ['王芳', '王芳'],
    [' ', undefined],
    ['x'.repeat(25), undefined],
    ['a\u0000b', undefined],
    ['a\u202eb', undefined],
    ['\u3164\u3164', undefined],
  ])('the pilot %j is shown as %j', (pilot, shown) => {
    expect(seen({ mech: 'Lantern', pilot })).toEqual(['Lantern', shown]);
  });

  it.each([
    [' Night   Owl ', 'Night Owl'],
    ['x', 'Prototype'],
    ['x'.repeat(30), 'Prototype'],
    ['a\u202eb', 'Prototype'],
    ['Monolith', 'Prototype'],
    ['M0n0Iith', 'Prototype'],
    ['Моnоlіth', 'Prototype'],
    ['Lantern', 'Lantern'],
  ])('the design %j is shown as %j', (name, shown) => {
    expect(seen({ ...lantern, name })).toEqual([shown, undefined]);
    expect(seen({ mech: { ...lantern, name } })).toEqual([shown, undefined]);
  });

  it('a changed mech does not go by the name of the stock mech', () => {
    expect(seen({ ...lantern, armor: { ...lantern.armor, HD: 1 } })).toEqual(['Prototype', undefined]);
  });
});

describe('MEC-33 tables', () => {
  it('structure for every five tons, armor at most twice of it', () => {
    expect(TONNAGES).toEqual(Array.from({ length: 17 }, (_, n) => 20 + 5 * n));
    expect(structureOf(55)).toEqual([3, 18, 13, 13, 9, 9, 13, 13]);
    expect(LOCATIONS.map((_, location) => mostArmor(structureOf(55)!, location))).toEqual([
      9, 36, 26, 26, 18, 18, 26, 26,
    ]);
    expect(structureOf(52)).toBeUndefined();
  });

  it('weapons have rising ranges', () => {
    for (const { short, medium, long, minimum } of weapons) {
      expect([short, medium, long].toSorted((a, b) => a - b)).toEqual([short, medium, long]);
      expect(minimum).toBeLessThan(short);
    }
    expect(weapons).toHaveLength(18);
  });
});

describe('MEC-33 maps', () => {
  const fields = {
    ...maps,
    ...Object.fromEntries(
      [1, 2, 3].map((n) => [`generated ${n}`, generateField(20, 15, diceFrom(simulationSeed(n), 0))]),
    ),
  };
  for (const [name, field] of Object.entries(fields)) {
    it(`${name} is the same for both sides, and a rectangle`, () => {
      const { width, height, terrain, level } = field;
      expect(field.shape).toBe('rectangle');
      expect(terrain).toHaveLength(width * height);
      const turned = <T>(list: ArrayLike<T>): T[] => Array.from(list, (_, index) => list[imageOf(field, index)]!);
      expect(turned(terrain)).toEqual([...terrain]);
      expect(turned(level)).toEqual([...level]);
    });
  }

  it('a seed gives the same map again, another one another', () => {
    const [one, again, other] = [7, 7, 8].map((n) => generateField(16, 16, diceFrom(simulationSeed(n), 0)));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it('every kind of ground is generated', () => {
    const { terrain, level } = generateField(30, 30, diceFrom(simulationSeed(1), 0));
    expect([...new Set(terrain)].toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(Math.max(...level)).toBeGreaterThan(0);
  });
});

describe('MEC-33 scenarios', () => {
  it('the duel carries no ammunition', () => {
    const { a, b } = scenarios.duel.mechs;
    for (const name of [...a, ...b]) expect(sheetOf(designNamed(name)!).bins).toEqual([]);
  });

  it('are at least 4', () => expect(SCENARIOS.length).toBeGreaterThanOrEqual(4));

  for (const name of SCENARIOS) {
    it(`${name} is set up`, () => {
      const options = mechs.readOptions({ scenario: name });
      if (!options.ok) throw new Error(options.error.code);
      const state = mechs.setup(options.value, simulationSeed(1));
      expect(state.mechs).toHaveLength(scenarios[name].mechs.a.length + scenarios[name].mechs.b.length);
      expect(state.phase).toBe('deployment');
    });
  }

  it('a battle by tonnage and number keeps both', () => {
    for (let seed = 0; seed < 20; seed++) {
      const options = mechs.readOptions({ tonnage: 150, each: 3 });
      if (!options.ok) throw new Error(options.error.code);
      const { mechs: all } = mechs.setup(options.value, simulationSeed(seed));
      for (const side of [0, 1]) {
        const tons = all.filter((mech) => mech.side === side).map(({ sheet }) => sheet.tons);
        expect(tons).toHaveLength(3);
        expect(tons.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(150);
        expect(tons.reduce((sum, one) => sum + one)).toBeGreaterThan(100);
      }
    }
  });
});
