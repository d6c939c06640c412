import { err, invariant, isObject, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import { playedFrom } from '@tactarium/engine/analysis/chances';
import { type Played, Timeline } from '@tactarium/engine/analysis/timeline';
import type { Task } from '@tactarium/farm/task';
import { gameNamed, rulesOfAll } from '@tactarium/games';

/** Some games played on from one step of a recorded game. */
export interface Continuation {
  readonly played: Played;
  readonly step: number;
  readonly games: number;
}

/** The points that the first seat made of them. */
export const chancesTask: Task<Continuation, number> = {
  name: 'chances',
  version: rulesOfAll,
  read: readContinuation,
  run({ played, step, games }) {
    const entry = gameNamed(played.game)!;
    const timeline = Timeline.of(entry, played);
    invariant(timeline.ok, 'a recorded game is played again before it is handed to a farm');
    let points = 0;
    for (const one of playedFrom(entry, timeline.value, step, 0, games)) points += one;
    return points;
  },
};

/** More games than this are several pieces of work. */
const MOST = 10_000;

function readContinuation(json: unknown): Result<Continuation, Refusal> {
  const malformed = err(refusal('continuation/malformed'));
  if (!isObject(json) || !isObject(json['played'])) return malformed;
  const { played, step, games } = json;
  const { game, rules, seed, commands } = json['played'];
  const isKnown =
    typeof game === 'string' &&
    gameNamed(game)?.game.rules === rules &&
    typeof seed === 'string' &&
    Array.isArray(commands) &&
    isCount(step) &&
    step <= commands.length &&
    isCount(games) &&
    games <= MOST;
  return isKnown ? ok({ played, step, games } as Continuation) : malformed;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
