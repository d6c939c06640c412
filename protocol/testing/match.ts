import type { MatchInfo } from '../matches.ts';

export const ADA = { id: 'p93vopdy8uar9d1k', name: 'Ada' };
export const BOB = { id: 'pk2m8c0vd1x7q5tz', name: 'Bob' };

/** A match of Ada, who is Red, with Bob. */
export const matchInfo = (more: Partial<MatchInfo> = {}): MatchInfo => ({
  id: 'm5d0c3kq8r2x7yzab',
  game: 'rps',
  rules: '1',
  options: {},
  clock: { type: 'none' },
  delay: 0,
  watch: true,
  rated: false,
  status: 'live',
  seats: [
    { seat: 'red', player: ADA },
    { seat: 'blue', player: BOB },
  ],
  commitment: '9f86',
  created: 1,
  ...more,
});
