import { growth, lists, nightmares, randomTurns } from './forests/turns.ts';
import type { Suite } from './harness.ts';
import { attacks } from './mechs/attacks.ts';
import { battles } from './mechs/battles.ts';
import { decisions } from './mechs/decisions.ts';
import { planning } from './mechs/planning.ts';
import { reach } from './mechs/reach.ts';
import { battleSuites } from './roguelike/battles.ts';
import { pairs } from './roguelike/pairs.ts';
import { bots } from './rps/bots.ts';
import { copies, moves, randomGames } from './rps/moves.ts';
import { positions } from './rps/positions.ts';

/** Everything that is measured, in this order. A suite is added by listing it here. */
export const suites: readonly Suite[] = [
  ...[moves, copies, randomGames, positions, bots],
  ...[randomTurns, lists, growth, nightmares],
  ...[attacks, battles, decisions, reach, planning],
  ...battleSuites,
  pairs,
];
