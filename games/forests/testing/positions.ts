import { diceFrom, type JsonObject, simulationSeed } from '@tactarium/engine';
import { positions } from '../positions.ts';
import type { State } from '../state.ts';

/** A position drawn by hand, with dice of its own. */
export const position = (given: JsonObject, number = 1): State =>
  positions.read(given, diceFrom(simulationSeed(number), 2));

/** Late in a game in the fog: units of every tier face each other, walls of both sides stand, some wait. */
export const LATE: JsonObject = {
  fog: true,
  round: 60,
  forests: [
    [5, 4],
    [4, 5],
    [8, 2],
    [1, 7],
  ],
  owners: {
    a: [
      [5, 4],
      [1, 7],
    ],
    b: [[8, 2]],
  },
  units: [
    { side: 'a', at: [3, 3], hp: 130 },
    { side: 'a', at: [1, 5], hp: 40, still: 4 },
    { side: 'a', at: [2, 5], hp: 8 },
    { side: 'a', at: [1, 1], hp: 3 },
    { side: 'a', at: [2, 1], hp: 124 },
    { side: 'b', at: [6, 6], hp: 260 },
    { side: 'b', at: [5, 2], hp: 45, still: 3 },
    { side: 'b', at: [6, 3], hp: 9 },
    { side: 'b', at: [8, 8], hp: 2 },
    { side: 'b', at: [7, 8], hp: 124 },
  ],
  walls: [
    {
      between: [
        [5, 6],
        [6, 6],
      ],
      owner: 'neutral',
    },
    {
      between: [
        [6, 6],
        [7, 6],
      ],
      owner: 'a',
    },
    {
      between: [
        [2, 3],
        [3, 3],
      ],
      owner: 'b',
      hp: 49,
    },
    {
      between: [
        [7, 4],
        [7, 5],
      ],
      owner: 'b',
    },
    {
      between: [
        [2, 5],
        [3, 5],
      ],
      owner: 'a',
      hp: 66,
    },
  ],
  waiting: [
    {
      between: [
        [4, 5],
        [5, 5],
      ],
      rounds: 3,
    },
    {
      between: [
        [6, 4],
        [7, 4],
      ],
      rounds: 2,
    },
  ],
  reserve: { a: 30, b: 26 },
  wood: { a: 45, b: 31 },
};
