import type { JsonObject, Positions, ScriptedDice } from '@tactarium/engine';
import { list, text } from '@tactarium/engine/reading';
import type { Battle } from './battle/state/battle.ts';
import { battlePositions } from './positions/battle/battle.ts';
import { BATTLE_KEYS } from './positions/battle/given.ts';
import { runClaims } from './positions/run/claims.ts';
import { readRun } from './positions/run/given.ts';
import { runSteps } from './positions/run/steps.ts';
import { writeRun } from './positions/run/written.ts';
import { cardNumber } from './rules/draft.ts';
import type { State } from './state.ts';

/** Scenarios of this game show a run, or a battle by itself: whichever its first lines speak of. */
type Position = State | Battle;

const isBattle = (position: Position): position is Battle => 'units' in position;
const isOfBattle = (given: JsonObject): boolean => BATTLE_KEYS.some((key) => given[key] !== undefined);

/** Fields of events that are told as `{ x, y }`. Scenarios may write them as they write cells, `[x, y]`. */
const POINTS = ['at', 'from', 'to', 'position', 'newPosition'];

function readEvent(event: JsonObject): JsonObject {
  const read = { ...event };
  for (const key of POINTS) {
    const value = event[key];
    if (Array.isArray(value) && value.length === 2) read[key] = { x: value[0], y: value[1] };
  }
  return read;
}

const either = {
  read: (given, dice) => (isOfBattle(given) ? battlePositions.read(given, dice) : readRun(given, dice)),
  write: (position) => (isBattle(position) ? battlePositions.write(position) : writeRun(position)),
  readRoll: (purpose, value, place) =>
    purpose === 'cards'
      ? list(value, place).map((card, i) => cardNumber(text(card, `${place}[${i}]`)))
      : battlePositions.readRoll(purpose, value, place),
  readEvent,
  diceOf: ({ dice }) => dice as ScriptedDice,
  claims: (position) => (isBattle(position) ? battlePositions.claims(position) : runClaims(position)),
  steps: (position) => (isBattle(position) ? battlePositions.steps(position) : runSteps(position)),
} satisfies Positions<Position>;

/** A battle is read in place of a run only by scenarios, which take no command of the run on it. */
export const positions = either as Positions<unknown> as Positions<State>;
