import type { MyMatch } from '@tactarium/protocol';
import { expect, it } from 'vitest';
import { callsIn } from './calls.ts';

const seat = (name: string, player?: string, awaited?: true) => ({
  seat: name,
  ...(player ? { player: { id: `p${player}`, name: player } } : { bot: 'hard' }),
  ...(awaited && { awaited }),
});
const match = (id: string, rest: Partial<MyMatch>): MyMatch =>
  ({
    id,
    game: 'rps',
    status: 'live',
    mine: 'red',
    seats: [seat('red', 'Ann'), seat('blue', 'Bob')],
    ...rest,
  }) as MyMatch;

it('calls to matches where one owes a command, to challenges, and to a rematch that is kept for one', () => {
  const mine = [
    match('mturn', { due: true }),
    match('mtheirs', { due: false }),
    match('mlong', {}),
    match('mover', { status: 'over', due: true }),
    match('mopen', { status: 'open' }),
    match('mnew', { status: 'open', seats: [seat('red', 'Ann', true), seat('blue', 'Cid')] }),
    match('magain', { status: 'open', rematchOf: 'mover', seats: [seat('red', 'Ann', true), seat('blue', 'Bob')] }),
    match('mbot', { due: true, seats: [seat('red', 'Ann'), seat('blue')] }),
    match('malone', { due: true, seats: [seat('red', 'Ann')] }),
  ];
  expect(callsIn(mine)).toEqual([
    { match: 'mturn', game: 'rps', why: 'turn', opponent: 'Bob' },
    { match: 'mnew', game: 'rps', why: 'challenge', opponent: 'Cid' },
    { match: 'magain', game: 'rps', why: 'rematch', opponent: 'Bob' },
    { match: 'mbot', game: 'rps', why: 'turn' },
  ]);
});
