import type { KindName, SeatName, View } from '@tactarium/games/rps/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeOf } from './board.ts';
import { layoutOf, MOST_SAVED, readLayouts, swapsTo, withLayout } from './layouts.ts';

const ARMY: readonly KindName[] = [
  'king',
  'pit',
  ...(['rock', 'paper', 'scissors'] as const).flatMap((kind) => [kind, kind, kind, kind]),
];

function setup(viewer: SeatName, kinds: readonly KindName[]): View {
  const cells: View['cells'][number][] = new Array(42).fill(null);
  homeOf({ rows: 6, columns: 7 }, viewer).forEach((cell, i) => {
    cells[cell] = { seat: viewer, kind: kinds[i]!, revealed: false, halo: false, moved: false };
  });
  return {
    variant: 'classic',
    rows: 6,
    columns: 7,
    viewer,
    phase: 'setup',
    cells,
    setupLeft: 60,
    ready: [],
  } as unknown as View;
}

function swapped(view: View, swaps: readonly (readonly [number, number])[]): View {
  const cells = [...view.cells];
  for (const [a, b] of swaps) [cells[a], cells[b]] = [cells[b]!, cells[a]!];
  return { ...view, cells };
}

const army = fc.shuffledSubarray([...ARMY], { minLength: 14 });

describe('saved layouts', () => {
  it('are reached by swaps, from any layout to any, in fewer swaps than there are pieces', () => {
    fc.assert(
      fc.property(army, army, fc.constantFrom<SeatName>('red', 'blue'), (from, to, seat) => {
        const swaps = swapsTo(setup(seat, from), to);
        expect(layoutOf(swapped(setup(seat, from), swaps))).toEqual(to);
        expect(swaps.length).toBeLessThan(14);
      }),
    );
  });

  it('look the same to their owner on either side: King in the back stays in the back', () => {
    const blue = setup('blue', ARMY);
    const asRed = swapped(setup('red', ARMY), swapsTo(setup('red', ARMY), layoutOf(blue)!));
    // Blue's first cell is the front row's left; Red's front row is row 1, and its left is column 6.
    expect(blue.cells[28]?.kind).toBe('king');
    expect(asRed.cells[13]?.kind).toBe('king');
  });

  it('of another army are not laid', () => {
    expect(swapsTo(setup('red', ARMY), ['king', 'pit'])).toEqual([]);
  });

  it('are few: the oldest of a variant goes, and none is kept twice', () => {
    const one = (kind: KindName) => ({ variant: 'classic' as const, kinds: [kind] });
    const many = (['rock', 'paper', 'scissors', 'king', 'pit'] as const).reduce(
      (saved, kind) => withLayout(saved, one(kind)),
      readLayouts(null),
    );
    expect(many).toHaveLength(MOST_SAVED);
    expect(many.map(({ kinds }) => kinds[0])).toEqual(['paper', 'scissors', 'king', 'pit']);
    expect(withLayout(many, one('king'))).toHaveLength(MOST_SAVED);
  });

  it.each(['{', '7', '[{"variant":"classic"}]', '[{"variant":"classic","kinds":["dragon"]}]', '[null]'])(
    'that cannot be read are none: %s',
    (text) => {
      expect(readLayouts(text)).toEqual([]);
    },
  );
});
