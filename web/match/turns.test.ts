import { expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

it('a log is read by turns, each from the event that begins it', () => {
  const [move, turn] = [{ type: 'moved' }, { type: 'turn_began' }];
  const begins = ({ type }: { type: string }) => type === 'turn_began';
  expect(turnsOf([move, move, turn, move, turn], begins)).toEqual([
    { first: 0, events: [move, move] },
    { first: 2, events: [turn, move] },
    { first: 4, events: [turn] },
  ]);
  expect(turnsOf([turn, move], begins)).toEqual([{ first: 0, events: [turn, move] }]);
  expect(turnsOf([], begins)).toEqual([{ first: 0, events: [] }]);
});
