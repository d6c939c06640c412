import { err, isObject, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { Task } from '@tactarium/farm/task';
import { BATTLE_RULES } from '@tactarium/games/roguelike/battle/digests';
import { factions } from '@tactarium/games/roguelike/battle/index';
import type { Counts } from '../laboratory/counts.ts';
import { observe } from '../laboratory/observe.ts';
import type { Assignment } from '../laboratory/schedule.ts';

/** Some battles of one pair of factions, added up. */
export const battles: Task<Assignment, Counts> = {
  name: 'battles',
  version: BATTLE_RULES,
  read: readAssignment,
  run({ pair, run, from, to }) {
    const counts: Counts = {};
    for (let n = from; n < to; n++) observe({ pair, run, n }, counts);
    return counts;
  },
};

/** More battles than this are several pieces of work. */
const MOST = 10_000;

function readAssignment(json: unknown): Result<Assignment, Refusal> {
  const malformed = err(refusal('assignment/malformed'));
  if (!isObject(json) || !Array.isArray(json['pair'])) return malformed;
  const { run, from, to } = json;
  const [first, second, ...more] = json['pair'];
  const known = (id: unknown): id is string => factions.some((faction) => faction.id === id);
  if (!known(first) || !known(second) || first === second || more.length > 0) return malformed;
  if (!isCount(run) || !isCount(from) || !isCount(to) || to <= from || to - from > MOST) return malformed;
  return ok({ pair: [first, second], run, from, to });
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
