import { digest, ScriptedDice, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { mechs } from './index.ts';
import { positions } from './positions.ts';
import type { State } from './state.ts';

/** How many lines of commands there are, by their length. Positions in which no dice are rolled. */
function count(state: State, depth: number): number[] {
  const lines = new Array<number>(depth).fill(0);
  const walk = (now: State, level: number): void => {
    for (const seat of mechs.toAct(now)) {
      for (const command of mechs.legal(now, seat)) {
        lines[level]!++;
        if (level + 1 === depth) continue;
        const next = mechs.copy(now);
        mechs.advance(next, seat, command);
        walk(next, level + 1);
      }
    }
  };
  walk(state, 0);
  return lines;
}

const drawn = (given: Parameters<typeof positions.read>[0]): State => positions.read(given, new ScriptedDice([]));

describe('the number of lines from fixed positions', () => {
  it('moves on a small map, counted by hand for the first: 1 hex ahead, 2 turns, done, end', () => {
    const mech = { walk: 1, jump: 0 };
    const state = drawn({
      phase: 'movement',
      initiative: 'b',
      map: { size: [3, 3] },
      mechs: [
        { id: 'A', side: 'a', at: [1, 1], facing: 0, ...mech },
        { id: 'B', side: 'b', at: [2, 2], facing: 0, ...mech },
      ],
    });
    // Walk and back: ahead or behind, left, right (3 each); run with 2 MP: ahead, left, right, left + ahead, right +
    // ahead, ahead + left, ahead + right, twice left, twice right (9); done, end.
    expect(count(state, 1)).toEqual([17]);
    expect(count(state, 2)).toEqual([17, 270]);
  });

  it('deployment', () => {
    const state = drawn({
      phase: 'deployment',
      initiative: 'b',
      map: { size: [4, 5] },
      mechs: [
        { id: 'A', side: 'a' },
        { id: 'C', side: 'a' },
        { id: 'B', side: 'b' },
      ],
    });
    // 2 mechs on 8 hexes with 6 facings, then 48 for the other side, then 7 hexes are left.
    expect(count(state, 2)).toEqual([96, 96 * 48]);
  });

  it('attacks', () => {
    const state = drawn({
      initiative: 'b',
      mechs: [
        { id: 'A', side: 'a', at: [5, 9], weapons: ['medium laser in RA', 'medium laser in LA', 'small laser in CT'] },
        { id: 'B', side: 'b', at: [5, 5], facing: 3 },
        { id: 'C', side: 'b', at: [9, 7], facing: 3 },
      ],
    });
    // Twist left or right; RA at B or C, LA at B; CT reaches nobody; done, end.
    expect(count(state, 1)).toEqual([7]);
    // After these: 4 (RA and LA at B), 6 (both at both), 3, 3, 4; after done and end, 7 for the other side's two mechs.
    expect(count(state, 2)).toEqual([7, 4 + 6 + 3 + 3 + 4 + 7 + 7]);
  });
});

describe('a digest over seeded battles', () => {
  it('of setups', () => {
    const options = mechs.readOptions({ tonnage: 200, each: 4 });
    if (!options.ok) throw new Error(options.error.code);
    const states = Array.from({ length: 50 }, (_, seed) =>
      mechs.write(mechs.setup(options.value, simulationSeed(seed))),
    );
    expect(digest(states)).toMatchInlineSnapshot(`"d9ab427e0b2f4864"`);
  });
});
