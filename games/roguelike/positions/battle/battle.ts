import { type Json, Misread, type Positions, type ScriptedDice } from '@tactarium/engine';
import { flag, indexIn } from '@tactarium/engine/reading';
import type { Battle } from '../../battle/state/battle.ts';
import { SIDES } from '../../battle/state/board.ts';
import { CONTAGIONS } from '../../vocabulary/contagions.ts';
import { claimsOf } from './claims.ts';
import { readGiven } from './given.ts';
import { stepsOf } from './steps.ts';
import { writeGiven } from './written.ts';

/** What a die of a battle answers: yes or no, a side, or which contagion a rest cures. */
const CHANCES = ['dodge', 'spread', 'chance', 'miss', 'cure'];

/** Battles as scenarios write them: see docs/games/roguelike-battle.md. */
export const battlePositions = {
  read: readGiven,
  write: writeGiven,
  readRoll(purpose: string, value: Json, place: string) {
    if (purpose === 'side') return indexIn(SIDES, value, place);
    if (purpose === 'pick') return indexIn(CONTAGIONS, value, place);
    if (!CHANCES.includes(purpose)) throw new Misread(place, 'is no roll of a battle');
    return flag(value, place);
  },
  diceOf: ({ dice }: Battle) => dice as ScriptedDice,
  claims: claimsOf,
  steps: stepsOf,
} satisfies Positions<Battle>;
