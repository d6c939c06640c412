import { decisionDice } from '@tactarium/engine';
import { diceFor } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { rps } from '../index.ts';
import { positions } from '../positions.ts';
import type { State } from '../state.ts';
import type { Command } from '../wire.ts';
import { hard } from './hard.ts';
import { luresOf } from './lure.ts';
import { nightmare } from './nightmare.ts';

const RED = 0;
const position = (board: string, moved: readonly (readonly number[])[] = []): State =>
  positions.read({ turn: 'red', board, moved: moved.map((cell) => [...cell]) }, diceFor(1));

/** What a bot does as Red in `times` decisions, with other dice each time. */
function decisions(bot: typeof hard, state: State, times: number): readonly Command[] {
  const view = rps.view(state, RED);
  return Array.from({ length: times }, (_, n) =>
    bot.decide({ seat: RED, view, history: [], dice: decisionDice('guile', RED, n) }),
  );
}

const step = (from: readonly number[], to: readonly number[]) => ({ type: 'move', from, to });
const tally = (things: readonly unknown[]): number[] => {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(JSON.stringify(thing), (counts.get(JSON.stringify(thing)) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
};

/** Given Scissors that all have seen, two steps from a King and a Pit that nobody has, and all the rest beside them. */
const hunted = (court: 'K O' | 'O K'): State =>
  position(
    `P P S ${court} S R
     S P+ R . . . P
     . . . . . s+ .
     . . . . . . .
     p p p . . p .
     r . s p+ s+ o k`,
    [
      [2, 5],
      [4, 1],
    ],
  );
const times = (things: readonly unknown[], wanted: unknown): number =>
  things.filter((thing) => JSON.stringify(thing) === JSON.stringify(wanted)).length;

describe('RPS-31 nightmare bluffs', () => {
  const bluff = step([1, 6], [2, 6]);

  it('a Paper goes to stand beside Scissors as if it were a Rock', () => {
    expect(times(decisions(nightmare, hunted('K O'), 6), bluff)).toBeGreaterThanOrEqual(3);
  });

  it('which hard, who thinks that everybody sees through it, does not', () => {
    expect(times(decisions(hard, hunted('K O'), 10), bluff)).toBe(0);
  });
});

describe('RPS-31 nightmare sets traps with its Pit', () => {
  const defence = step([0, 5], [1, 5]);

  it('a hunter is met where the King is next, and let through where the Pit is', () => {
    expect(times(decisions(nightmare, hunted('O K'), 6), defence)).toBeGreaterThanOrEqual(4);
    expect(times(decisions(nightmare, hunted('K O'), 6), defence)).toBeLessThanOrEqual(2);
  });

  it('which hard meets at the Pit too', () => {
    expect(times(decisions(hard, hunted('O K'), 10), defence)).toBeGreaterThanOrEqual(8);
    expect(times(decisions(hard, hunted('K O'), 10), defence)).toBeGreaterThanOrEqual(8);
  });
});

describe('RPS-31 a move can invite to the Pit', () => {
  const board = `
    K S . . . S O
    P . . . . . P
    . . . . . . .
    r+ . . . . . r+
    . . . . . . .
    k o . . . . .`;
  const lures = (text: string, ...moves: readonly (readonly [number[], number[]])[]): readonly number[] => {
    const state = position(text);
    return luresOf(
      rps.view(state, RED),
      state.board,
      moves.map(([from, to]) => step(from, to) as Command),
    );
  };

  it('by opening the way to it, and not the way to the King', () => {
    const [toPit, toKing, neither] = lures(board, [[1, 6], [1, 5]], [[1, 0], [1, 1]], [[0, 1], [0, 2]]); // biome-ignore format: three moves
    expect(toPit).toBeGreaterThan(0);
    expect(toKing).toBe(-toPit!);
    expect(neither).toBeLessThan(0);
  });

  it('but not to a Pit that all have seen', () => {
    expect(lures(board.replace('O', 'O+'), [[1, 6], [1, 5]])).toEqual([0]); // biome-ignore format: one move
  });
});

describe('RPS-31 nightmare cannot be foretold', () => {
  it('where its King and Pit stand', () => {
    const empty = rps.view(rps.setup({ variant: 'classic' }, `sfc32:${'0'.repeat(32)}`), RED);
    const layouts = Array.from({ length: 400 }, (_, n) =>
      nightmare.decide({ seat: RED, view: empty, history: [], dice: decisionDice('layout', RED, n) }),
    ) as Extract<Command, { type: 'place' }>[];
    const apart = layouts.filter(({ king, pit }) => Math.abs(king[0] - pit[0]) + Math.abs(king[1] - pit[1]) > 1);
    const inFront = layouts.filter(({ king: [row] }) => row === 1);
    expect(tally(layouts.map(({ king }) => king)).length).toBeGreaterThan(10);
    expect(Math.max(...tally(layouts.map(({ king }) => king)))).toBeLessThan(100);
    expect(tally(layouts).length).toBeGreaterThan(60);
    expect(apart.length).toBeGreaterThan(100);
    expect(apart.length).toBeLessThan(200);
    expect(inFront.length).toBeGreaterThan(5);
  });

  it('what it moves first', () => {
    const start = position(`
      P S K O S R P
      R R P S P S R
      . . . . . . .
      . . . . . . .
      p s r o s r p
      r s p k r p s`);
    expect(tally(decisions(nightmare, start, 8)).length).toBeGreaterThanOrEqual(3);
  });
});
