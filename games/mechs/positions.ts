import { Misread, type Positions, type ScriptedDice } from '@tactarium/engine';
import { claims } from './positions/claims.ts';
import { readState } from './positions/read.ts';
import { writeState } from './positions/write.ts';
import type { State } from './state.ts';

const PURPOSES = [
  ...['2d6', 'd6', 'to-hit', 'location', 'critical', 'slot', 'consciousness', 'cluster', 'piloting'],
  ...['shutdown', 'cook-off', 'punch', 'kick', 'initiative'],
];

/** How battles are written by hand: docs/games/mechs.md lists the terms. */
export const positions: Positions<State> = {
  read: readState,
  write: writeState,
  readRoll: (purpose, value, place) => {
    if (!PURPOSES.includes(purpose)) throw new Misread(place, `is not one of ${PURPOSES.join(', ')}`);
    if (!Number.isSafeInteger(value)) throw new Misread(place, 'is not the result of dice');
    return value as number;
  },
  diceOf: ({ dice }) => dice as ScriptedDice,
  claims,
};
