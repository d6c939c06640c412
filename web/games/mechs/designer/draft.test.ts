import {
  checkDesign,
  designs,
  HEAT_SINK,
  JUMP_JET,
  PLATES,
  readDesign,
  writeDesign,
} from '@tactarium/games/mechs/client';
import { describe, expect, it } from 'vitest';
import { packLink } from '../builder/link.ts';
import {
  BINS,
  BLANK,
  copyOf,
  countOf,
  halfTonsLeft,
  itemsIn,
  mostOf,
  performanceOf,
  spreadArmor,
  WEAPONS,
  withFrame,
  withItem,
  withJump,
  withoutItem,
  withSinks,
} from './draft.ts';
import { MOST_SAVED, readDesignFile, readDesignLink, readDesigns, withDesign } from './shelf.ts';

const named = { ...BLANK, name: 'Owl' };
const problems = (design: typeof BLANK) => checkDesign(design).map(({ code }) => code);

describe('MEC-33 a design while it is drawn', () => {
  it('an empty frame can be built', () => expect(problems(named)).toEqual([]));

  it('jump jets follow the jump, and the jump follows the jets', () => {
    const jumping = withJump(named, 5);
    expect(countOf(jumping, JUMP_JET)).toBe(5);
    expect(jumping.jump).toBe(5);
    expect(problems(jumping)).toEqual([]);
    const [place] = (['LL', 'RL', 'LT', 'RT'] as const).filter((one) => itemsIn(jumping, one).includes(JUMP_JET));
    const less = withoutItem(jumping, place!, itemsIn(jumping, place!).indexOf(JUMP_JET));
    expect(less.jump).toBe(4);
    expect(withJump(jumping, 0)).toEqual({ ...named, equipment: expect.anything() });
    expect(withItem(less, 'CT', JUMP_JET).jump).toBe(5);
  });

  it('heat sinks that the engine does not hold are put into slots, and come out again', () => {
    const cool = withSinks(named, 14);
    expect(countOf(cool, HEAT_SINK)).toBe(4);
    expect(problems(cool)).toEqual([]);
    const slower = withFrame(cool, { walk: 3 });
    expect(countOf(slower, HEAT_SINK)).toBe(8);
    expect(problems(slower)).toEqual([]);
    expect(countOf(withSinks(slower, 10), HEAT_SINK)).toBe(4);
    expect(withoutItem(cool, 'LL', 0).sinks).toBe(13);
  });

  it('everything of the catalogue is equipment', () => {
    for (const item of [...WEAPONS, ...BINS]) {
      expect(problems(withItem(named, 'LT', item))).not.toContain('equipment/unknown');
    }
  });

  it('spread armor takes the weight that is left, and no plate too much', () => {
    for (const design of [named, ...designs]) {
      const spread = spreadArmor(design);
      expect([design.name, problems(spread)]).toEqual([design.name, []]);
      const points = PLATES.reduce((sum, plate) => sum + spread.armor[plate], 0);
      const most = (['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] as const).reduce(
        (sum, one) => sum + mostOf(design, one),
        0,
      );
      expect(points === most || halfTonsLeft(spread) === 0 || points > most - 9).toBe(true);
    }
  });

  it('says what it comes to', () => {
    const armed = withItem(withItem(named, 'RA', 'large laser'), 'LA', 'medium laser');
    expect(performanceOf(armed)).toEqual({
      ...{ run: 8, heat: 11, excess: 3 },
      damage: [
        { range: 3, mean: 13 },
        { range: 6, mean: 13 },
        { range: 9, mean: 13 },
        { range: 15, mean: 8 },
      ],
    });
  });

  it('a copy of a stock mech has a name of its own', () => {
    expect(copyOf(designs[0]!).name).toBe(`${designs[0]!.name} II`);
    expect(copyOf(named)).toBe(named);
  });
});

describe('the shelf of designs', () => {
  it('keeps one of a name, and not too many', () => {
    let shelf = withDesign([], named);
    shelf = withDesign(shelf, { ...named, tons: 60 });
    expect(shelf).toEqual([writeDesign({ ...named, tons: 60 })]);
    for (let n = 0; n < 60; n++) shelf = withDesign(shelf, { ...named, name: `Owl ${n}` });
    expect(shelf).toHaveLength(MOST_SAVED);
    expect(readDesigns(JSON.stringify(shelf))).toEqual(shelf);
  });

  it('reads only what is a design', () => {
    expect(readDesigns(JSON.stringify([named, { name: 'x' }, 7, null]))).toEqual([writeDesign(named)]);
    expect(readDesigns('{')).toEqual([]);
    expect(readDesigns(null)).toEqual([]);
  });

  it('a link or a file is a design, or what is wrong with it', () => {
    expect(readDesignLink(packLink(writeDesign(named)))).toEqual(readDesign(named));
    expect(readDesignFile(JSON.stringify(named))).toEqual(readDesign(named));
    expect(readDesignLink('%')).toEqual({ ok: false, error: [] });
    expect(readDesignFile('{')).toEqual({ ok: false, error: [] });
    expect(readDesignFile('{"name":"x","tons":50}')).toMatchObject({
      error: [{ place: 'walk', code: 'design/missing' }],
    });
  });
});
