import { type JsonObject, Misread, ScriptedDice } from '@tactarium/engine';
import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { entry, rps } from './index.ts';
import { positions } from './positions.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';

const NO_DICE = new ScriptedDice([]);
const read = (given: JsonObject): State => positions.read(given, NO_DICE);

describe('a position that is written down and read again is the same', () => {
  for (const [index, sample] of entry.samples.entries()) {
    it(JSON.stringify(sample), () => {
      const phases = new Set<string>();
      for (let number = 0; number < 8; number++) {
        for (const { before } of randomGame(rps, sample, 9, index, number)) {
          const state = before as State;
          const written = positions.write(state);
          const again = read(JSON.parse(JSON.stringify(written)));
          expect(positions.write(again)).toEqual(written);
          // What a position leaves out: how long the game has been, what fell, setup commands made.
          for (const key of ['variant', 'phase', 'quiet', 'board', 'tie'] as const)
            expect(again[key]).toEqual(state[key]);
          if (state.phase !== 'setup') expect(again.turn).toBe(state.turn);
          expect(again.layouts.map(({ ready }) => ready)).toEqual(state.layouts.map(({ ready }) => ready));
          for (const seat of SEATS.keys()) {
            if (state.phase !== 'setup') expect(rps.legal(again, seat)).toEqual(rps.legal(state, seat));
          }
          phases.add(state.phase);
        }
      }
      expect(phases).toContain('tie_breaker');
    });
  }
});

describe('what is left out has its usual value', () => {
  it('a tie is in the phase of ties, and its attacker is who moved', () => {
    const { phase, turn, tie } = read({
      board: 'K O . . . . .\n. . . R . . .\n. . . r . . .\n. . . . . . .\n. . . . . . .\nk o . . . . .',
      tie: { from: [2, 3], at: [1, 3] },
    });
    expect([phase, SEATS[turn], tie?.equal]).toEqual(['tie_breaker', 'blue', 0]);
  });

  it('it is Red’s turn in the classic game', () => {
    const { phase, turn, variant, quiet } = read({});
    expect([phase, SEATS[turn], variant.id, quiet]).toEqual(['playing', 'red', 'classic', 0]);
  });
});

describe('a position that cannot be read says where and why', () => {
  const board = 'K O . . . . .\n. . . R . . .\n. . . r . . .\n. . . . . . .\n. . . . . . .\nk o . . . . .';
  const bad: readonly (readonly [string, JsonObject, RegExp])[] = [
    ['an unknown key', { weather: 'fine' }, /^given\.weather is not known/],
    ['an unknown variant', { variant: 'chess' }, /^given\.variant is not one of classic, rpsls, clear_day, onslaught/],
    ['an unknown phase', { phase: 'lunch' }, /^given\.phase is not one of/],
    ['an unknown seat', { turn: 'green' }, /^given\.turn is not one of red, blue/],
    ['a count below zero', { quiet: -1 }, /^given\.quiet is not a whole number/],
    ['a board that is no drawing', { board: 7 }, /^given\.board is not a drawing/],
    ['too few rows', { board: 'K O . . . . .' }, /^given\.board has 1 rows, not 6/],
    ['too few columns', { board: board.replace('K O . .', 'K O .') }, /^given\.board, row 0 has 6 cells, not 7/],
    ['a letter that is no piece', { board: board.replace('R', 'X') }, /^given\.board, row 1 has no piece X/],
    ['a mark that is none', { board: board.replace('R', 'R!') }, /has no piece R!/],
    ['two marks', { board: board.replace('R', 'R+*') }, /has no piece R\+\*/],
    ['a tie that is missing', { board, phase: 'tie_breaker' }, /^given\.tie is missing/],
    ['a tie off the board', { board, phase: 'tie_breaker', tie: { from: [1, 3], at: [9, 9] } }, /^given\.tie\.at/],
    [
      'a choice of something else',
      { board, phase: 'tie_breaker', tie: { from: [1, 3], at: [2, 3], chosen: { red: 'lamp' } } },
      /^given\.tie\.chosen/,
    ],
    [
      'a tie with an empty cell',
      { board, tie: { from: [1, 3], at: [3, 3] } },
      /^given\.tie is not between equal pieces/,
    ],
    ['a tie of unequals', { board, tie: { from: [1, 3], at: [5, 0] } }, /^given\.tie is not between equal pieces/],
    [
      'a tie of two own pieces',
      { board, tie: { from: [1, 3], at: [1, 3] } },
      /^given\.tie is not between equal pieces/,
    ],
    [
      'a key too many in a tie',
      { board, tie: { from: [1, 3], at: [2, 3], equals: 3 } },
      /^given\.tie\.equals is not known/,
    ],
    [
      'a tie in another phase',
      { board, phase: 'playing', tie: { from: [1, 3], at: [2, 3] } },
      /^given\.tie is not in phase/,
    ],
    ['somebody unknown who is ready', { phase: 'setup', ready: ['green'] }, /^given\.ready/],
    ['a moved cell off the board', { board, moved: [[6, 0]] }, /^given\.moved/],
  ];
  for (const [what, given, message] of bad) {
    it(what, () => {
      expect(() => read(given)).toThrow(Misread);
      expect(() => read(given)).toThrow(message);
    });
  }

  it('a scripted roll of another game', () => {
    expect(() => positions.readRoll('2d6', 7, 'dice[0]')).toThrow(/^dice\[0\] is no roll of this game/);
    expect(() => positions.readRoll('starter', 'green', 'dice[0]')).toThrow(/is not one of red, blue/);
    expect(() => positions.readRoll('shuffle', ['rock', 'stone'], 'dice[0]')).toThrow(/^dice\[0\]\[1\]/);
  });
});
