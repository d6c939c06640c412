import type { Dice, JsonObject } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { forests } from './index.ts';
import { positions } from './positions.ts';
import type { State } from './state.ts';
import { LATE } from './testing/positions.ts';

/** Chance without chance: no luck, and a tie destroys both. */
const fixedDice: Dice = {
  below: () => 0,
  chance: () => false,
  percentile: () => 99,
  weighted: (_stream, purpose) => (purpose === 'luck' ? 2 : 0),
  roll: (_stream, _purpose, count) => count,
  pick: (_stream, _purpose, from) => from[0]!,
  shuffle: () => undefined,
  deal: (_stream, _purpose, values, count) => values.slice(0, count),
  copy: () => fixedDice,
  write: () => null,
};

/** How many lines of `depth` commands there are. */
function count(start: State, depth: number): readonly number[] {
  const lines = new Array<number>(depth).fill(0);
  const walk = (state: State, level: number): void => {
    const commands = forests.legal(state, state.turn);
    lines[level]! += commands.length;
    if (level + 1 === depth) return;
    for (const command of commands) {
      const next = forests.copy(state);
      forests.advance(next, state.turn, command);
      walk(next, level + 1);
    }
  };
  walk(start, 0);
  return lines;
}

interface Position {
  readonly title: string;
  readonly given: JsonObject;
  readonly lines: readonly number[];
}

const pair = (a: readonly [number, number], b: readonly [number, number]) => ({ between: [[...a], [...b]] });

const CENSUS: readonly Position[] = [
  { title: 'nothing on the map, until the first income', given: {}, lines: [1, 1, 9, 25] },
  {
    title: 'a unit of tier 1 in the open',
    given: { units: [{ side: 'a', at: [5, 5], hp: 1 }] },
    // 4 moves and the end; after a move undo and the end; after that 4 × 5, 4 × 1, and 13 with the first income.
    lines: [5, 9, 37, 185],
  },
  {
    title: 'tiers 2 and 3 side by side, walls of all owners around them',
    given: {
      units: [
        { side: 'a', at: [4, 4], hp: 10 },
        { side: 'a', at: [5, 4], hp: 30 },
        { side: 'b', at: [5, 6], hp: 9 },
      ],
      walls: [
        { ...pair([4, 4], [4, 5]), owner: 'neutral' },
        { ...pair([5, 4], [5, 5]), owner: 'b', hp: 49 },
        { ...pair([3, 4], [4, 4]), owner: 'a' },
      ],
      wood: { a: 10 },
    },
    // By hand: 2 and 8 moves, 2 hits, 4 walls to build, 1 to remove, the end.
    lines: [18, 234, 2236],
  },
  { title: 'late in the fog', given: LATE, lines: [111, 10996] },
  { title: 'late without fog', given: { ...LATE, fog: false }, lines: [110, 10838] },
  { title: 'late, in the turn of B', given: { ...LATE, turn: 'b' }, lines: [107, 9871] },
];

describe('the number of lines', () => {
  for (const { title, given, lines } of CENSUS) {
    it(title, () => expect(count(positions.read(given, fixedDice), lines.length)).toEqual(lines));
  }
});
