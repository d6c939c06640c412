import { expect, it } from 'vitest';
import { goesOn, turnsOf } from './turns.ts';

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

it('turns of a log that goes on stay what they were', () => {
  const begins = ({ type }: { type: string }) => type === 'turn_began';
  const event = (i: number) => ({ type: i % 4 === 3 ? 'turn_began' : 'moved', i });
  const log = Array.from({ length: 23 }, (_, i) => event(i));
  for (let had = 0; had <= log.length; had++) {
    const before = turnsOf(log.slice(0, had), begins);
    const now = turnsOf(log, begins, before);
    expect(now).toEqual(turnsOf(log, begins));
    for (const [i, turn] of before.slice(0, -1).entries()) expect(now[i]).toBe(turn);
    expect(goesOn(log, log.slice(0, had))).toBe(true);
  }
  expect(goesOn([event(1), event(2)], [event(1), event(2)])).toBe(false);
  expect(goesOn(log.slice(0, 3), log)).toBe(false);
});
