import { gameNamed } from '@tactarium/games';
import { expect, it } from 'vitest';
import type { Played } from './fixture.ts';
import { playFixture } from './fixture.ts';
import { fixturesOf, ladderOf, pairingsOf } from './schedule.ts';
import { drawTallies } from './table.ts';
import { tallyOf } from './tally.ts';

const won = (winner: number, reason = 'king_captured'): Played => ({
  outcome: { result: 'won', winner, reason },
  turns: 10,
  commands: 20,
});
const drawn: Played = { outcome: { result: 'draw', reason: 'no_progress' }, turns: 40, commands: 50 };

it('counts for the one named first, who has the second seat in every second game', () => {
  const tally = tallyOf(['normal', 'baby'], [won(0), won(1), won(0), drawn, won(1)]);
  expect(tally).toMatchObject({ wins: 3, draws: 1, losses: 1, points: 0.7, turns: 16, commands: 26 });
  expect(Object.entries(tally.endings)).toEqual([
    ['king_captured', 4],
    ['no_progress', 1],
  ]);
});

it('leaves void games out of the points', () => {
  const voided: Played = { outcome: { result: 'void', reason: 'timeout' }, turns: 0, commands: 1 };
  expect(tallyOf(['normal', 'baby'], [voided, won(1)])).toMatchObject({ wins: 1, draws: 0, losses: 0, points: 1 });
});

it('pairs every bot with every other once', () => {
  expect(pairingsOf(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(pairingsOf(['a', 'b'], 1)).toEqual([['a'], ['b']]);
  expect(pairingsOf(['a'], 2)).toEqual([]);
});

it('pairs only neighbours on a ladder', () => {
  expect(ladderOf(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
  expect(ladderOf(['a', 'b'], 1)).toEqual([['a'], ['b']]);
});

it('alternates sides, and gives every pairing the same seeds', () => {
  const rps = gameNamed('rps')!;
  const first = fixturesOf(rps, {}, ['normal', 'baby'], 4, 1);
  expect(first.map(({ bots }) => bots[0])).toEqual(['normal', 'baby', 'normal', 'baby']);
  expect(fixturesOf(rps, {}, ['baby', 'baby'], 4, 1).map(({ seed }) => seed)).toEqual(first.map(({ seed }) => seed));
  expect(new Set(first.map(({ seed }) => seed)).size).toBe(4);
});

it('plays a fixture to its end, the same way each time', () => {
  const [fixture] = fixturesOf(gameNamed('rps')!, { variant: 'onslaught' }, ['baby', 'baby'], 1, 7);
  const played = playFixture(fixture!);
  expect(played.commands).toBeGreaterThan(0);
  expect(playFixture(fixture!)).toEqual(played);
});

it('draws a table', () => {
  expect(`\n${drawTallies([tallyOf(['normal', 'baby'], [won(0), won(1), drawn])])}\n`).toMatchInlineSnapshot(`
    "
    ┌───────────────┬──────┬───────┬────────┬────────┬───────────────┬───────┬──────────┬─────────────────┐
    │ bots          │ wins │ draws │ losses │ points │ 95 % interval │ turns │ commands │ endings         │
    ├───────────────┼──────┼───────┼────────┼────────┼───────────────┼───────┼──────────┼─────────────────┤
    │ normal – baby │    2 │     1 │      0 │ 83.3 % │ 31.0 – 98.2 % │  20.0 │     30.0 │ king_captured 2 │
    │               │      │       │        │        │               │       │          │ no_progress 1   │
    └───────────────┴──────┴───────┴────────┴────────┴───────────────┴───────┴──────────┴─────────────────┘
    "
  `);
});
