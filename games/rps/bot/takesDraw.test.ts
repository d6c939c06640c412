import { diceFor } from '@tactarium/engine/laws/play';
import { expect, it } from 'vitest';
import { entry, rps } from '../index.ts';

/** What Blue answers at this point of a game in which Red has just offered a draw. */
function takes(board: readonly string[], quiet: number, variant = 'classic'): boolean {
  const state = entry.positions.read({ variant, turn: 'red', board: board.join('\n'), quiet }, diceFor(1));
  return entry.takesDraw!(rps.view(state, 1));
}

const EVEN = ['K O R P S . .', 'R P S . . . .', '. . . . . . .', '. . . . . . .', 'r p s . . . .', 'k o r p s . .'];
const WORSE = EVEN.with(4, '. . . . . . .');
const BETTER = EVEN.with(1, '. . . . . . .');

it.each([
  ['even, after a fight', EVEN, 0, false],
  ['even, and long since anything happened', EVEN, 40, true],
  ['three fighters down', WORSE, 0, true],
  ['three fighters up, however quiet it is', BETTER, 60, false],
])('a bot that stands %s', (_, board, quiet, taken) => {
  expect(takes(board, quiet)).toBe(taken);
});

it('counts everybody where there is no court', () => {
  const onslaught = (blue: string) => ['R P S', '. . .', '. . .', '. . .', '. . .', blue];
  expect(takes(onslaught('r . .'), 0, 'onslaught')).toBe(true);
  expect(takes(onslaught('r p .'), 0, 'onslaught')).toBe(false);
});

it('takes no draw while the armies are laid out', () => {
  expect(entry.takesDraw!(rps.view(rps.setup({ variant: 'classic' }, `sfc32:${'1'.repeat(32)}`), 1))).toBe(false);
});
