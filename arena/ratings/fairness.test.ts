import { describe, expect, it } from 'vitest';
import type { Ended, EndedSeat } from '../storage/port/ratings.ts';
import { isListed, settling } from './fairness.ts';

const DAY = 24 * 3600_000;

const seat = (n: number, more: Partial<EndedSeat> = {}): EndedSeat => ({
  seat: n,
  player: `p${n}`,
  joined: true,
  guest: false,
  created: 0,
  finished: 0,
  acted: true,
  ...more,
});

const ended = (more: Partial<Ended> = {}, blue: Partial<EndedSeat> = {}): Ended => ({
  game: 'rps',
  ended: 10 * DAY,
  outcome: { winner: 'red', reason: 'resigned' },
  together: 0,
  everTogether: 0,
  seats: [seat(0), seat(1, blue)],
  ...more,
});

describe('SEC-21 a rated match', () => {
  it.each<[string, Ended, object]>([
    ['of two accounts who both played counts', ended(), { rated: [{ player: 'p0', opponents: 1 }, { player: 'p1' }] }],
    [
      'that one left before playing does not, and is held against that one',
      ended({}, { acted: false }),
      { unrated: { why: 'early', left: 1 } },
    ],
    [
      'in which only the loser played does not, and the loser left',
      ended({ seats: [seat(0, { acted: false }), seat(1)] }),
      { unrated: { why: 'early', left: 1 } },
    ],
    [
      'that was drawn before both played is nobody’s fault',
      ended({ outcome: { draw: true } }, { acted: false }),
      { unrated: { why: 'early' } },
    ],
    [
      'against a guest of today does not',
      ended({}, { guest: true, created: 9.5 * DAY, finished: 9 }),
      { unrated: { why: 'guest' } },
    ],
    [
      'against a guest of four matches does not',
      ended({}, { guest: true, created: 1, finished: 4 }),
      { unrated: { why: 'guest' } },
    ],
    [
      'against a guest of a day and five matches counts',
      ended({}, { guest: true, created: 9 * DAY, finished: 5 }),
      { rated: [{}, {}] },
    ],
    ['of two who met once that day counts', ended({ together: 1, everTogether: 9 }), { rated: [{ opponents: 0 }, {}] }],
    ['of two who met twice that day does not', ended({ together: 2, everTogether: 2 }), { unrated: { why: 'pair' } }],
  ])('%s', (_, match, judged) => {
    // biome-ignore format: a table
    expect(settling.judge(match)).toMatchObject(judged);
  });
});

it('what lays out in RPS Battle is not playing, and nor are resigning and drawing', () => {
  const idle = settling.beforePlay('rps');
  for (const type of ['place', 'shuffle', 'swap', 'ready', 'resign', 'offer_draw']) expect(idle).toContain(type);
  for (const type of ['move', 'choose']) expect(idle).not.toContain(type);
});

describe('the leaderboard lists', () => {
  const row = { player: 'p', game: 'rps', rating: 1, deviation: 1, volatility: 1, wins: 1, draws: 0, losses: 0, last: 0, place: 1 }; // biome-ignore format: one row
  const known = { ...row, games: 10, opponents: 4, listed: 9 };
  it.each([
    ['an account with ten matches against four', known, false, true],
    ['no guest', known, true, false],
    ['nobody with nine', { ...known, games: 9 }, false, false],
    ['nobody who met three', { ...known, opponents: 3 }, false, false],
    ['nobody who was away too long', { ...known, listed: 5 }, false, false],
  ])('%s', (_, rating, guest, is) => {
    expect(isListed(rating, guest, 5)).toBe(is);
  });
});
