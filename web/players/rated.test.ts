import type { MatchInfo } from '@tactarium/protocol';
import { ADA, BOB, matchInfo } from '@tactarium/protocol/testing/match';
import { describe, expect, it } from 'vitest';
import { isUnsure, tellOf } from './rated.ts';

const match = (more: Partial<MatchInfo>): MatchInfo => matchInfo({ rated: true, status: 'over', ended: 2, ...more });

describe('an ended match as one of its players tells of it', () => {
  it('is won by one and lost by the other, with what it changed', () => {
    const won = match({
      outcome: { winner: 'blue', reason: 'resigned' },
      ratings: [
        { seat: 'red', before: 1500, after: 1480 },
        { seat: 'blue', before: 1500, after: 1520 },
      ],
    });
    expect(tellOf(won, BOB.id)).toMatchObject({ end: 'won', seat: 'blue', opponent: ADA, change: 20 });
    expect(tellOf(won, ADA.id)).toMatchObject({ end: 'lost', seat: 'red', opponent: BOB, change: -20 });
  });

  it.each([
    [{ draw: true, reason: 'draw_agreed' }, 'drawn'],
    [{ void: true, reason: 'timeout' }, 'void'],
  ] as const)('ends without a winner by %j', (outcome, end) => {
    expect(tellOf(match({ outcome }), ADA.id)).toMatchObject({ end });
  });

  it('may be one against the computer', () => {
    const seats = [{ seat: 'red', player: ADA }, { seat: 'blue', bot: 'hard' }]; // biome-ignore format: two seats
    const told = tellOf(match({ seats, outcome: { winner: 'red', reason: 'king_captured' } }), ADA.id);
    expect(told).toMatchObject({ end: 'won', bot: 'hard' });
    expect(told.change).toBeUndefined();
  });
});

it('calls a rating unsure as the leaderboard does', () => {
  expect([149, 150].map((deviation) => isUnsure({ deviation }))).toEqual([false, true]);
});
