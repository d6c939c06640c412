import { growth, lists, nightmares, randomTurns } from './forests/turns.ts';
import type { Suite } from './harness.ts';
import { copies, moves, randomGames } from './rps/moves.ts';
import { positions } from './rps/positions.ts';

/** Everything that is measured, in this order. A suite is added by listing it here. */
export const suites: readonly Suite[] = [moves, copies, randomGames, positions, randomTurns, lists, growth, nightmares];
