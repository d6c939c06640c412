import type { MyMatch } from '@tactarium/protocol';
import { matchInfo } from '@tactarium/protocol/testing/match';
import { expect, it } from 'vitest';
import { rowsOf } from './myGames.ts';

const LOCAL = { id: 'l1', game: 'rps', options: {}, seat: 'red', bot: 'baby', created: 5 };
const ONLINE: MyMatch = { ...matchInfo({ created: 9 }), mine: 'blue' };

it('games of this browser and of the server are one list, the latest first', () => {
  expect(rowsOf([LOCAL], [ONLINE])).toMatchObject([
    { id: ONLINE.id, online: true, opponent: 'Ada', state: 'running' },
    { id: 'l1', online: false, bot: 'baby', state: 'running' },
  ]);
});

it('invitations that came to nothing are not listed', () => {
  for (const reason of ['withdrawn', 'not_begun']) {
    expect(rowsOf([], [{ ...ONLINE, status: 'void', outcome: { void: true, reason } }])).toEqual([]);
  }
});

it.each([
  [{ status: 'open' }, 'open'],
  [{ status: 'void', outcome: { void: true, reason: 'rules_changed' } }, 'void'],
  [{ status: 'over', outcome: { void: true, reason: 'timeout' } }, 'void'],
  [{ status: 'over', outcome: { winner: 'blue', reason: 'resigned' } }, 'won'],
  [{ status: 'over', outcome: { winner: 'red', reason: 'resigned' } }, 'lost'],
  [{ status: 'over', outcome: { draw: true, reason: 'draw_agreed' } }, 'drawn'],
] as const)('%j is %s for Blue', (change, state) => {
  expect(rowsOf([], [{ ...ONLINE, ...change }])).toMatchObject([{ state }]);
});
