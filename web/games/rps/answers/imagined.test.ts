import type { KindName, PieceView, SeatName, View } from '@tactarium/games/rps/client';
import { describe, expect, it } from 'vitest';
import { imagine, retell, step, stepsFrom } from './imagined.ts';

const piece = (seat: SeatName, kind?: KindName): PieceView => ({
  seat,
  ...(kind && { kind }),
  revealed: false,
  halo: false,
  moved: false,
});

/** Three columns, Blue's own pieces by their kinds, Red's in capitals where they are known and as ? where they are not. */
function board(...rows: readonly string[]): View {
  const kinds: Readonly<Record<string, KindName>> = { r: 'rock', p: 'paper', s: 'scissors', k: 'king', o: 'pit' };
  const cells = rows.flatMap((row) =>
    [...row].map((sign) => {
      if (sign === '.') return null;
      const kind = kinds[sign.toLowerCase()];
      return piece(sign === '?' || sign !== sign.toLowerCase() ? 'red' : 'blue', kind);
    }),
  );
  const size = { rows: rows.length, columns: 3, variant: 'onslaught' } as const;
  const empty = { ready: [], fallen: { red: [], blue: [] }, unseen: {}, plies: 4, quiet: 0 };
  return { ...size, ...empty, viewer: 'blue', phase: 'playing', turn: 'red', cells };
}

const standing = (view: View, cell: number, ...steps: readonly (readonly [number, number])[]) => {
  const { now } = retell(
    view,
    steps.map(([from, to]) => ({ from, to })),
  );
  return [...now.cells[cell]!.map(({ seat, kind }) => `${seat} ${kind ?? '?'}`), ...(now.end ? [now.end] : [])];
};

describe('a board that may come to be', () => {
  it('lets the opponent go first, with whatever may move, and then oneself', () => {
    const view = board('?.K', '.s.', 'k.p');
    const first = imagine(view);
    expect([stepsFrom(first, 0), stepsFrom(first, 2), stepsFrom(first, 4)]).toEqual([[3, 1], [], []]);
    const second = step(first, { from: 0, to: 1 });
    expect([stepsFrom(second, 4), stepsFrom(second, 6), stepsFrom(second, 1)]).toEqual([[1, 7, 3, 5], [], []]);
  });

  it('shows who wins where that is known', () => {
    const view = board('?.P', '.sr', 'o.k');
    expect(standing(view, 4, [2, 1], [4, 1])).toEqual([]);
    expect(standing(view, 1, [2, 1], [4, 1])).toEqual(['blue scissors']);
    expect(standing(view, 5, [2, 5])).toEqual(['red paper']);
    expect(standing(view, 6, [0, 3], [4, 7], [3, 6])).toEqual(['blue pit']);
  });

  it('leaves open who wins where that is hidden, until a step shows who it was', () => {
    const view = board('.?.', 'pr.', '...');
    expect(standing(view, 4, [1, 4])).toEqual(['red ?', 'blue rock']);
    // Taking back needs the own piece to have lost, going on with it needs it to have won.
    expect(standing(view, 4, [1, 4], [3, 4])).toEqual(['blue paper', 'red ?']);
    expect(standing(view, 7, [1, 4], [4, 7])).toEqual(['blue rock']);
    const needs = (from: number, to: number) =>
      retell(view, [
        { from: 1, to: 4 },
        { from, to },
      ]).told[1]?.needs;
    expect([needs(3, 4), needs(4, 7), needs(3, 6)]).toEqual(['red', 'blue', undefined]);
  });

  it('ends at a tie that is certain and at a King that falls', () => {
    const view = board('.SK', '.s.', '..k');
    expect(standing(view, 4, [1, 4])).toEqual(['red scissors', 'blue scissors', 'tie']);
    expect(standing(view, 2, [1, 0], [4, 5], [0, 1], [5, 2])).toEqual(['blue scissors', 'over']);
    expect(stepsFrom(retell(view, [{ from: 1, to: 4 }]).now, 8)).toEqual([]);
  });

  it('keeps in mind where each piece stands in truth', () => {
    const { now } = retell(board('?..', '...', '..r'), [
      { from: 0, to: 1 },
      { from: 8, to: 5 },
    ]);
    expect([now.cells[1]![0]?.origin, now.cells[5]![0]?.origin]).toEqual([0, 8]);
  });
});
