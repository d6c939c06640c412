import { expect, it } from 'vitest';
import type { Row } from '../pages/myGames.ts';
import { nextOf, readBeaten, talliesOf } from './ladder.ts';

const row = (change: Partial<Row>): Row => ({
  id: 'l1',
  game: 'toy',
  options: {},
  seat: 'first',
  created: 0,
  bot: 'baby',
  state: 'won',
  online: false,
  ...change,
});

it('counts finished games against the computer, here and on the server', () => {
  const rows = [
    row({}),
    row({ online: true, state: 'lost' }),
    row({ state: 'drawn', bot: 'hard' }),
    row({ state: 'running' }),
    row({ state: 'void' }),
    row({ game: 'other' }),
    row({ playedOn: 12 }),
  ];
  expect(Object.fromEntries(talliesOf([...rows, { ...row({}), opponent: 'Ada' }], 'toy'))).toEqual({
    baby: { won: 2, drawn: 0, lost: 1 },
    hard: { won: 0, drawn: 1, lost: 0 },
  });
});

it('asks for the first that was not beaten, in the order of the levels', () => {
  const bots = ['baby', 'normal', 'hard'];
  expect(nextOf(bots, new Set())).toBe('baby');
  expect(nextOf(bots, new Set(['normal', 'baby']))).toBe('hard');
  expect(nextOf(bots, new Set(bots))).toBeUndefined();
});

it('takes nothing from storage that is no victory', () => {
  expect([...readBeaten('toy/baby  <b> nothing toy/hard')]).toEqual(['toy/baby', 'toy/hard']);
  expect(readBeaten(null).size).toBe(0);
});
