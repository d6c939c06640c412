import { describe, expect, it } from 'vitest';
import { type Outcome, type OutcomeView, readOutcome, sayReason, writeOutcome } from './outcome.ts';

const game = { seats: ['red', 'blue'] as const };

const PAIRS: readonly (readonly [Outcome, OutcomeView<'red' | 'blue'>])[] = [
  [
    { result: 'won', winner: 0, reason: 'resigned' },
    { winner: 'red', reason: 'resigned' },
  ],
  [
    { result: 'won', winner: 1, reason: 'timeout' },
    { winner: 'blue', reason: 'timeout' },
  ],
  [
    { result: 'draw', reason: 'draw_agreed' },
    { draw: true, reason: 'draw_agreed' },
  ],
  [
    { result: 'lost', reason: 'timeout' },
    { lost: true, reason: 'timeout' },
  ],
  [
    { result: 'void', reason: 'timeout' },
    { void: true, reason: 'timeout' },
  ],
];

describe('an outcome', () => {
  it.each(PAIRS)('%j is written as %j and read back', (outcome, written) => {
    expect(writeOutcome(game, outcome)).toEqual(written);
    expect(readOutcome(game, written)).toEqual(outcome);
  });
});

describe('the reason of an end', () => {
  const own = { king_captured: 'the King is captured', timeout: 'the run was left' };

  it("is said in the game's own words first", () => {
    expect(sayReason(own, 'king_captured')).toBe('the King is captured');
    expect(sayReason(own, 'timeout')).toBe('the run was left');
  });

  it('is said once for all games where the match brought it about', () => {
    expect(sayReason({}, 'resigned')).toBe('the other side resigned');
    expect(sayReason({}, 'timeout')).toBe('time ran out');
    expect(sayReason({}, 'draw_agreed')).toBe('both sides agreed');
  });

  it('is shown as it is where nobody has words for it', () => {
    expect(sayReason(own, 'earthquake')).toBe('earthquake');
  });
});
