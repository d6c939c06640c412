import {
  type Design,
  designNamed,
  designs,
  MAPS,
  type Options,
  readOptions,
  SCENARIOS,
} from '@tactarium/games/mechs/client';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  battleOf,
  crewOf,
  drawForce,
  FIRST_BATTLE,
  isGrave,
  loadBattle,
  optionsOf,
  problemIn,
  problemsOf,
  readBattle,
  tonsOf,
} from './battle.ts';
import { packLink, unpackLink } from './link.ts';

const read = (json: unknown): Options => {
  const options = readOptions(json);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};
const codes = (battle: Battle): readonly string[] => problemsOf(battle).map(({ code }) => code);
const own: Design = { ...designNamed('Lantern')!, name: 'Night Owl' };
const withA = (...a: Battle['forces']['a']): Battle => ({ ...FIRST_BATTLE, forces: { ...FIRST_BATTLE.forces, a } });

const BATTLES: readonly (readonly [string, Battle])[] = [
  ['the first one', FIRST_BATTLE],
  [
    'one with every option',
    {
      ...FIRST_BATTLE,
      ...{ width: 20, height: 12, mapSeed: 7, rules: 'classic', boxcarsHit: true, turnLimit: 12, tonnage: 150 },
      forces: { a: [{ mech: own, gunnery: 2, piloting: 3, pilot: 'Ada O’Neill' }], b: [crewOf('Gale'), crewOf(own)] },
    },
  ],
  ...MAPS.map((map) => [`one on ${map}`, { ...FIRST_BATTLE, map }] as const),
];

describe('a battle that is built', () => {
  it.each(BATTLES)('%s can be fought, and is the same again from its link', (_, battle) => {
    expect(codes(battle)).toEqual([]);
    expect(readOptions(optionsOf(battle)).ok).toBe(true);
    const again = readBattle(packLink(optionsOf(battle)));
    expect(again).toMatchObject({ ok: true });
    if (again.ok) expect(optionsOf(again.value)).toEqual(optionsOf(battle));
  });

  it.each(SCENARIOS)('the ready battle %s can be taken as a beginning', (scenario) => {
    const battle = battleOf(read({ scenario }));
    expect(codes(battle)).toEqual([]);
    const { mechs, map, rules, turnLimit } = read(optionsOf(battle));
    expect(battleOf({ scenario })).toEqual(battle);
    expect({ map, rules, turnLimit }).toEqual({ map: battle.map, rules: battle.rules, turnLimit: battle.turnLimit });
    expect(mechs!.a).toHaveLength(battle.forces.a.length);
  });

  it('what is stored on the device is read as a link is, and never breaks the page', () => {
    expect(loadBattle(packLink(optionsOf(FIRST_BATTLE)))).toEqual(FIRST_BATTLE);
    expect(loadBattle('{"broken')).toBeUndefined();
    expect(loadBattle(null)).toBeUndefined();
  });
});

describe('MEC-33 what is wrong with a battle is said, with its numbers', () => {
  it.each([
    ['a map too narrow', { ...FIRST_BATTLE, width: 5 }, { code: 'number', of: 'width', least: 6, most: 60 }],
    ['a map of no height', { ...FIRST_BATTLE, height: Number.NaN }, { code: 'number', of: 'height' }],
    ['a map seed below 0', { ...FIRST_BATTLE, mapSeed: -1 }, { code: 'number', of: 'mapSeed' }],
    ['no turns', { ...FIRST_BATTLE, turnLimit: 0 }, { code: 'number', of: 'turnLimit', least: 1, most: 200 }],
    ['a limit of nothing', { ...FIRST_BATTLE, tonnage: 19 }, { code: 'number', of: 'tonnage' }],
    ['no mech', withA(), { code: 'none', side: 'a' }],
    [
      'thirteen mechs',
      withA(...Array.from({ length: 13 }, () => crewOf('Gale'))),
      { code: 'too-many', count: 13, most: 12 },
    ],
    ['too heavy a side', { ...withA(crewOf('Monolith')), tonnage: 90 }, { code: 'too-heavy', tons: 100, most: 90 }],
    ['a gunner of 9', withA({ ...crewOf('Gale'), gunnery: 9 }), { code: 'skill', side: 'a', n: 0 }],
    ['a pilot of one letter', withA({ ...crewOf('Gale'), pilot: 'x' }), { code: 'pilot', why: 'length' }],
    ['a pilot nobody sees', withA({ ...crewOf('Gale'), pilot: 'a\u202eb' }), { code: 'pilot', why: 'unshowable' }],
    [
      'a mech that cannot be built',
      withA(crewOf({ ...own, sinks: 9 })),
      { code: 'design', problem: { code: 'sinks/too-few' } },
    ],
  ] as const)('%s', (_, battle, problem) => {
    expect(problemsOf(battle)[0]).toMatchObject(problem);
    expect(problemsOf(battle).some(isGrave)).toBe(true);
  });

  it('numbers of a generated map do not matter on another', () => {
    expect(codes({ ...FIRST_BATTLE, map: 'ford', width: 5 })).toEqual([]);
  });

  it('a mech by the name of a stock mech is said, and can fight', () => {
    const battle = withA(crewOf({ ...own, name: 'Monolith' }));
    expect(problemsOf(battle)).toEqual([{ code: 'named-as', side: 'a', n: 0, stock: 'Monolith' }]);
    expect(problemsOf(battle).some(isGrave)).toBe(false);
  });
});

describe('a link', () => {
  it('holds any text', () => {
    for (const json of [{ name: 'Ünï – 王芳 🦊' }, [], 'x', 0, null]) {
      expect(unpackLink(packLink(json))).toEqual({ ok: true, value: json });
      expect(packLink(json)).toMatch(/^[\w-]*$/);
    }
  });

  it('that is broken is a refusal and never an error', () => {
    const whole = packLink(optionsOf(FIRST_BATTLE));
    for (const text of [
      '',
      '%%%',
      'a',
      whole.slice(0, 40),
      `${whole}!`,
      packLink('\ud800').slice(1),
      'A'.repeat(100_001),
    ]) {
      expect([text.slice(0, 20), readBattle(text)]).toMatchObject([
        expect.anything(),
        { error: { code: 'link/broken' } },
      ]);
    }
  });

  it('with a wrong battle names the field and the reason', () => {
    const wrong = (change: object) => readBattle(packLink({ ...optionsOf(FIRST_BATTLE), ...change }));
    expect(wrong({ map: 'moon' })).toMatchObject({ error: { code: 'options/malformed', detail: { field: 'map' } } });
    expect(wrong({ rules: 'chess' })).toMatchObject({ error: { detail: { field: 'rules' } } });
    expect(wrong({ mechs: { a: ['Teapot'], b: ['Gale'] } })).toMatchObject({
      error: { code: 'options/unknown-mech', detail: { field: 'mechs.a.0', mech: 'Teapot' } },
    });
    const bad = wrong({ mechs: { a: [{ ...own, sinks: 9 }], b: ['Gale'] } });
    expect(bad.ok ? undefined : problemIn(bad.error)).toMatchObject({ place: 'sinks', code: 'sinks/too-few' });
    for (const json of [null, 7, 'x', [], { toString: 'x' }]) expect(readBattle(packLink(json)).ok).toBe(false);
  });
});

describe('a force drawn by chance', () => {
  it('keeps its number and its weight', () => {
    const heaviest = Math.max(...designs.map(({ tons }) => tons));
    for (const [count, tonnage] of [
      [1, 20],
      [2, 120],
      [4, 200],
      [12, 1200],
      [3, 60],
    ] as const) {
      for (const chance of [0, 0.5, 0.999]) {
        const force = drawForce(count, tonnage, () => chance);
        expect(force).toHaveLength(count);
        expect(tonsOf(force)).toBeLessThanOrEqual(Math.min(tonnage, count * heaviest));
      }
    }
    expect(drawForce(2, 30, () => 0)).toHaveLength(1);
  });
});
