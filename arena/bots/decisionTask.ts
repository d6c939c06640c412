import { err, isObject, ok, type Refusal, type Result, refusal } from '@tactarium/engine';
import type { Task } from '@tactarium/farm/task';
import { gameNamed, rulesOfAll } from '@tactarium/games';
import type { Decision } from './bots.ts';
import { decide } from './decide.ts';

/** A bot's decision as work for a farm. */
export const decisionTask: Task<Decision, unknown> = {
  name: 'decision',
  version: rulesOfAll,
  read: readDecision,
  run: decide,
};

function readDecision(json: unknown): Result<Decision, Refusal> {
  const malformed = err(refusal('decision/malformed'));
  if (!isObject(json)) return malformed;
  const { game, bot, seat, n, view, history, salt } = json;
  const entry = typeof game === 'string' ? gameNamed(game) : undefined;
  if (!entry) return malformed;
  const isKnown =
    entry.bots.some(({ name }) => name === bot) &&
    Number.isInteger(seat) &&
    entry.game.seats[seat as number] !== undefined &&
    Number.isSafeInteger(n) &&
    isObject(view) &&
    Array.isArray(history) &&
    history.every((event) => isObject(event) && typeof event['type'] === 'string') &&
    typeof salt === 'string';
  return isKnown ? ok({ game, bot, seat, n, view, history, salt } as Decision) : malformed;
}
