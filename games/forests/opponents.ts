import { err, isObject, type Json, ok, type Refusal, type Result, refusal, type Seat } from '@tactarium/engine';

/** FOR-6: the computer plays side B. */
const COMPUTER: Seat = 1;

/** FOR-7: against the computer the difficulty is its level, and nothing else. */
export function against(options: Json, bot: string, seat: Seat): Result<Json, Refusal> {
  if (seat !== COMPUTER) return err(refusal('seats/computer-is-b'));
  const chosen = difficultyIn(options);
  if (chosen !== undefined && chosen !== bot)
    return err(refusal('difficulty/not-the-bot', { bot, difficulty: chosen }));
  return ok({ ...(options as object), difficulty: bot });
}

/** FOR-7: between people both sides have the same. */
export const refuseBetweenPeople = (options: Json): Refusal | undefined =>
  difficultyIn(options) === undefined ? undefined : refusal('difficulty/between-people');

const difficultyIn = (options: Json): Json | undefined => (isObject(options) ? options['difficulty'] : undefined);
