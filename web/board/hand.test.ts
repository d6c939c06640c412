import { describe, expect, it } from 'vitest';
import { hexes, squares } from './geometry.ts';
import { type Deed, follow, type Gesture, type Hand, openHand, type Reach } from './hand.ts';

/** On cell 4 stands a piece that may go to 1, 3, 5 and 7; on 8 one that is hemmed in. */
const MOVES: Readonly<Record<number, readonly number[]>> = { 4: [1, 3, 5, 7], 6: [7] };

const BOARDS = [
  ['squares', squares({ rows: 3, columns: 3, cell: 100, frame: 10 })],
  ['hexes', hexes({ width: 3, height: 3, radius: 60, frame: 10 })],
] as const;

describe.each(BOARDS)('a hand over %s', (_, geometry) => {
  const reach: Reach = {
    geometry,
    canLift: (cell) => cell in MOVES,
    targetsOf: (cell) => new Set(MOVES[cell]),
  };
  /** A hand after some gestures, and what came of them. */
  function play(...gestures: readonly Gesture[]): { hand: Hand; deeds: Deed[] } {
    const deeds: Deed[] = [];
    const hand = gestures.reduce((before, gesture) => {
      const { hand: after, deed } = follow(before, gesture, reach);
      if (deed) deeds.push(deed);
      return after;
    }, openHand(0));
    return { hand, deeds };
  }
  const at = (cell: number, by = 0) => {
    const { x, y } = geometry.middleOf(cell);
    return { at: { x: x + by, y }, client: { x: x + by, y } };
  };
  const drag = (from: number, to: number): readonly Gesture[] => [
    { type: 'press', ...at(from) },
    { type: 'pull', ...at(from, 8) },
    { type: 'pull', ...at(to) },
    { type: 'release', at: geometry.middleOf(to) },
  ];

  it('drags a piece to a target, where it stays until the board changes', () => {
    const { hand, deeds } = play(...drag(4, 5));
    expect(deeds).toEqual([
      { type: 'lift', cell: 4 },
      { type: 'go', from: 4, to: 5, dragged: true },
    ]);
    const [start, end] = [geometry.middleOf(4), geometry.middleOf(5)];
    expect(hand).toEqual({ focus: 0, held: { cell: 4, by: { x: end.x - start.x, y: end.y - start.y } } });
    expect(follow(hand, { type: 'changed' }, reach).hand).toEqual({ focus: 0 });
  });

  it('lights the targets while it drags, and not before it has moved enough', () => {
    const trembling = play({ type: 'press', ...at(4) }, { type: 'pull', ...at(4, 3) });
    expect(trembling.hand.picked).toBeUndefined();
    expect(trembling.deeds).toEqual([]);
    expect(play({ type: 'press', ...at(4) }, { type: 'pull', ...at(4, 6) }).hand.picked).toBe(4);
  });

  it('means nothing by a piece that is put back, or dropped beside the board', () => {
    expect(play(...drag(4, 4))).toEqual({ hand: { focus: 0 }, deeds: [{ type: 'lift', cell: 4 }] });
    const beside = play(...drag(4, 5).slice(0, 3), { type: 'release', at: { x: -500, y: 0 } });
    expect(beside).toEqual({ hand: { focus: 0 }, deeds: [{ type: 'lift', cell: 4 }] });
  });

  it('reports a drop on a cell that is no target, and a drag that cannot begin does nothing', () => {
    expect(play(...drag(4, 0)).deeds.at(-1)).toEqual({ type: 'refuse', from: 4, cell: 0 });
    expect(play(...drag(8, 5))).toEqual({ hand: { focus: 0 }, deeds: [] });
  });

  it('lets go when the browser takes the pointer away', () => {
    expect(play(...drag(4, 5).slice(0, 3), { type: 'lost' }).hand).toEqual({ focus: 0 });
    expect(play({ type: 'click', cell: 4 }, { type: 'press', ...at(6) }, { type: 'lost' }).hand.picked).toBe(4);
  });

  it('does the same by two clicks', () => {
    const { hand, deeds } = play({ type: 'click', cell: 4 }, { type: 'click', cell: 7 });
    expect(deeds).toEqual([
      { type: 'lift', cell: 4 },
      { type: 'go', from: 4, to: 7, dragged: false },
    ]);
    expect(hand).toEqual({ focus: 7 });
  });

  it('does the same by keys', () => {
    const keys: Gesture[] = [
      { type: 'focus', cell: 4 },
      { type: 'enter' },
      { type: 'arrow', arrow: 'down' },
      { type: 'enter' },
    ];
    expect(play(...keys).deeds.at(-1)).toEqual({ type: 'go', from: 4, to: 7, dragged: false });
  });

  it('picks another piece, lets go of the same one, and by Escape', () => {
    expect(play({ type: 'click', cell: 4 }, { type: 'click', cell: 6 }).hand.picked).toBe(6);
    expect(play({ type: 'click', cell: 4 }, { type: 'click', cell: 4 }).hand.picked).toBeUndefined();
    expect(play({ type: 'click', cell: 4 }, { type: 'escape' }).hand.picked).toBeUndefined();
  });

  it('says which cell nothing can be done with', () => {
    expect(play({ type: 'click', cell: 8 }).deeds).toEqual([{ type: 'refuse', cell: 8 }]);
    expect(play({ type: 'click', cell: 4 }, { type: 'click', cell: 8 }).deeds.at(-1)).toEqual({
      type: 'refuse',
      cell: 8,
      from: 4,
    });
  });

  it('keeps a piece in the fingers when an event comes in the middle of a drag', () => {
    const { hand } = play(...drag(4, 5).slice(0, 3), { type: 'changed' });
    expect(hand.grip?.dragging).toBe(true);
    expect(hand.held?.cell).toBe(4);
  });
});
