import { type Dice, type JsonObject, writeOutcome } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { rps } from './index.ts';
import { positions } from './positions.ts';
import type { State } from './state.ts';
import { type Census, countNaively, type Drawn, worldFrom } from './testing/naive.ts';

/** Chance without chance: what is shuffled falls in the order of its kinds, and Red begins. */
const fixedDice: Dice = {
  below: () => 0,
  chance: () => false,
  percentile: () => 99,
  weighted: () => 0,
  roll: (_stream, _purpose, count) => count,
  pick: (_stream, _purpose, from) => from[0]!,
  shuffle: (_stream, _purpose, values) => void values.sort((a, b) => a - b),
  deal: (_stream, _purpose, values, count) => values.slice(0, count),
  copy: () => fixedDice,
  write: () => null,
};

function count(start: State, depth: number): Census {
  const census: Census = { lines: new Array<number>(depth).fill(0), ends: {} };
  const walk = (state: State, level: number): void => {
    for (const seat of rps.toAct(state)) {
      for (const command of rps.legal(state, seat)) {
        census.lines[level]!++;
        const next = rps.copy(state);
        rps.advance(next, seat, command);
        const outcome = rps.outcome(next);
        if (outcome) {
          const { winner, reason } = writeOutcome(rps, outcome);
          const end = `${winner ?? 'draw'} ${reason}`;
          census.ends[end] = (census.ends[end] ?? 0) + 1;
        } else if (level + 1 < depth) {
          walk(next, level + 1);
        }
      }
    }
  };
  walk(start, 0);
  return census;
}

interface Position extends Census {
  readonly title: string;
  readonly drawn: Drawn;
  /** Setup commands that each seat has made already. */
  readonly spent?: number;
}

const census: readonly Position[] = [
  {
    title: 'classic, the first moves',
    drawn: {
      board: `
        P R S K R P S
        S P R O P S R
        . . . . . . .
        . . . . . . .
        r s p r o p s
        s p r k s r p`,
    },
    lines: [6, 36, 396, 4283],
    ends: {},
  },
  {
    title: 'classic, in the thick of it: fights, ties, Pits and both Kings in reach',
    drawn: {
      turn: 'blue',
      board: `
        K . P . S . O
        s R . p . R .
        . S r . P s .
        . p . S r . .
        . . R . . p .
        o . . k P . .`,
    },
    lines: [27, 796, 18_713, 502_345],
    ends: { 'blue king_captured': 678, 'red king_captured': 18_216 },
  },
  {
    title: 'classic, 93 plies without combat, and a side that must pass',
    drawn: {
      quiet: 93,
      board: `
        K . . . . . O
        . . . R . . .
        . . . . . . .
        . . . S . . .
        . . . k . . .
        . . . o . . .`,
    },
    lines: [8, 51, 366, 2497],
    ends: { 'draw no_progress': 2381, 'red king_captured': 138 },
  },
  {
    title: 'rpsls, setup: Blue is ready, Red has two commands left',
    spent: 58,
    drawn: {
      variant: 'rpsls',
      phase: 'setup',
      ready: ['blue'],
      board: `
        K O R R P P
        S S L L V V
        . . . . . .
        . . . . . .
        r r p p s s
        l l v v k o`,
    },
    lines: [200, 30_962, 31_315],
    ends: {},
  },
  {
    title: 'classic, the 19th equal choice of the last movers',
    drawn: {
      phase: 'tie_breaker',
      tie: { from: [2, 3], at: [3, 3], equal: 18 },
      board: `
        K . . . . . O
        . . . . . . .
        . . . R . . .
        . . . r . . .
        . . . . . . .
        k . . . . . o`,
    },
    lines: [6, 18, 84, 300, 1044, 4068],
    ends: { 'draw no_movers': 36 },
  },
  {
    title: 'rpsls, every kind beside every other',
    drawn: {
      variant: 'rpsls',
      board: `
        K . . . O .
        . R p S l .
        . v L r P .
        . S v P r .
        . l R s V .
        k . . . . o`,
    },
    lines: [32, 964, 26_672],
    ends: {},
  },
  {
    title: 'clear_day, an open middle game',
    drawn: {
      variant: 'clear_day',
      turn: 'blue',
      board: `
        K* O* R* . . . .
        . P* . . S* . .
        . . r+ . p* . .
        . S+ . r* . . .
        . . . P* . s* .
        k* o* . . r* . .`,
    },
    lines: [19, 323, 5376, 88_038],
    ends: {},
  },
  {
    title: 'onslaught, the deal',
    drawn: {
      variant: 'onslaught',
      board: `
        R P S
        S R P
        . . .
        . . .
        p s r
        r p s`,
    },
    lines: [3, 9, 69, 519, 3542],
    ends: {},
  },
  {
    title: 'onslaught, the 19th equal choice of the last two',
    drawn: {
      variant: 'onslaught',
      phase: 'tie_breaker',
      tie: { from: [0, 0], at: [5, 2], equal: 18 },
      board: `
        P . .
        . . .
        . . .
        . . .
        . . .
        . . p`,
    },
    lines: [6, 18, 36, 108, 0],
    ends: { 'draw no_movers': 36, 'blue elimination': 42, 'red elimination': 42 },
  },
  {
    title: 'onslaught, near the duel',
    drawn: {
      variant: 'onslaught',
      board: `
        . R .
        P s .
        . r .
        . . .
        . . .
        . . .`,
    },
    lines: [6, 34, 140, 793, 3593],
    ends: { 'red elimination': 143, 'blue elimination': 32 },
  },
];

describe('census: so many lines of commands, by the rules and by a second count that shares no code with them', () => {
  for (const { title, drawn, spent = 0, lines, ends } of census) {
    it(title, () => {
      const read = positions.read(drawn as unknown as JsonObject, fixedDice);
      const start = { ...read, layouts: read.layouts.map((layout) => ({ ...layout, commands: spent })) };
      expect(count(start, lines.length)).toEqual({ lines, ends });
      expect(countNaively(worldFrom(drawn, spent), lines.length)).toEqual({ lines, ends });
    });
  }
});
