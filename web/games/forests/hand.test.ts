import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { choose, drop, type Hand, keepUp, letGo } from './hand.ts';
import { handlesOf } from './handles.ts';

const { view } = drawn({
  units: [
    { side: 'a', at: [3, 3], hp: 5 },
    { side: 'a', at: [4, 3], hp: 10 },
    { side: 'a', at: [2, 3], hp: 1 },
    { side: 'b', at: [3, 4], hp: 3 },
    { side: 'a', at: [9, 8], hp: 25 },
  ],
  walls: [
    {
      between: [
        [3, 2],
        [3, 3],
      ],
      owner: 'b',
    },
    {
      between: [
        [4, 3],
        [5, 3],
      ],
      owner: 'a',
    },
  ],
  wood: { a: 10, b: 0 },
  reserve: { a: 7, b: 0 },
});
const tile = (x: number, y: number): number => y * 10 + x;
const open: Hand = { focus: 0 };
const picked: Hand = { focus: tile(3, 3), picked: tile(3, 3) };

describe('the hand on the map of Forest War', () => {
  it('picks an own unit, looks at everything else, and lets go of what is picked twice', () => {
    expect(choose(view, open, tile(3, 3))).toMatchObject({ hand: picked, deed: { type: 'picked' } });
    expect(choose(view, open, tile(3, 4))).toEqual({ hand: { focus: tile(3, 4) } });
    expect(choose(view, picked, tile(3, 3))).toEqual({ hand: { focus: tile(3, 3) } });
  });

  it('steps at the first click', () => {
    expect(choose(view, picked, tile(2, 4)).deed).toEqual({
      type: 'send',
      command: { type: 'act', from: [3, 3], to: [2, 4] },
    });
  });

  it.each([
    ['an attack', tile(3, 4), [3, 4]],
    ['a merge', tile(4, 3), [4, 3]],
  ] as const)('FOR-31: asks before %s, and does it at the second click', (_, at, to) => {
    const first = choose(view, picked, at);
    expect(first).toEqual({ hand: { focus: at, picked: picked.picked, aimed: at }, deed: { type: 'aimed' } });
    expect(choose(view, first.hand, at).deed).toEqual({ type: 'send', command: { type: 'act', from: [3, 3], to } });
    expect(letGo(first.hand)).toEqual({ focus: at, picked: picked.picked });
    expect(letGo(letGo(first.hand))).toEqual({ focus: at });
  });

  it('FOR-19: asks before a unit is spent on the base', () => {
    const beside: Hand = { focus: tile(9, 8), picked: tile(9, 8) };
    expect(choose(view, beside, tile(9, 9)).deed).toEqual({ type: 'aimed' });
  });

  it('picks another unit where no merge is possible', () => {
    expect(choose(view, picked, tile(2, 3)).hand).toEqual({ focus: tile(2, 3), picked: tile(2, 3) });
  });

  it('says why a tile is out of reach, and at the second click marches there', () => {
    const first = choose(view, picked, tile(7, 7));
    expect(first.deed).toEqual({ type: 'refuse', command: { type: 'act', from: [3, 3], to: [7, 7] } });
    expect(choose(view, first.hand, tile(7, 7)).deed).toEqual({ type: 'march', from: tile(3, 3), to: tile(7, 7) });
  });

  it('by drag merges at once, asks before a fight, and puts back what is dropped where it was', () => {
    expect(drop(view, open, tile(3, 3), tile(4, 3)).deed?.type).toBe('send');
    expect(drop(view, open, tile(3, 3), tile(3, 4)).deed?.type).toBe('aimed');
    expect(drop(view, open, tile(3, 3), tile(3, 3))).toEqual({ hand: picked });
    expect(drop(view, open, tile(3, 3), -1)).toEqual({ hand: picked });
  });

  it('FOR-8: deploys near the base, and says why not elsewhere', () => {
    const chip: Hand = { focus: 0, tool: { is: 'deploy', hp: 5 } };
    expect(choose(view, chip, tile(1, 1)).deed).toEqual({
      type: 'send',
      command: { type: 'deploy', at: [1, 1], hp: 5 },
    });
    expect(choose(view, chip, tile(6, 6)).deed?.type).toBe('refuse');
  });

  it('lets go of a unit that is gone', () => {
    expect(keepUp(view, { focus: 0, picked: tile(0, 5), aimed: 7 })).toEqual({ focus: 0 });
    expect(keepUp(view, picked)).toBe(picked);
  });
});

describe('handles on the edges', () => {
  it('FOR-20: hammers say how many hits a wall takes', () => {
    expect(handlesOf(view, picked)).toEqual([
      expect.objectContaining({
        is: 'hit',
        hits: 2,
        command: {
          type: 'hit_wall',
          from: [3, 3],
          between: [
            [3, 2],
            [3, 3],
          ],
        },
      }),
    ]);
  });

  it('FOR-10: with the walls in hand, where to build and what to take down, and why not', () => {
    const handles = handlesOf(view, { focus: 0, picked: tile(4, 3), tool: { is: 'walls' } });
    expect(handles.map(({ is, refused }) => [is, refused?.code])).toEqual([
      ['build', undefined],
      ['remove', undefined],
      ['build', undefined],
      ['build', undefined],
    ]);
    const near = handlesOf(view, { focus: 0, picked: tile(9, 8), tool: { is: 'walls' } });
    expect(near.every(({ refused }) => refused?.code === 'wall/near-base')).toBe(true);
  });

  it('none while nothing is picked, or a unit is being deployed', () => {
    expect(handlesOf(view, open)).toEqual([]);
    expect(handlesOf(view, { ...picked, tool: { is: 'deploy', hp: 1 } })).toEqual([]);
  });
});
