import { z } from 'zod';
import { anyCommand } from './play.ts';

/** The most answers in one line, and the most lines in one plan. */
const MOST_PLIES = 5;
const MOST_LINES = 5;

/** If the opponent does this, as the player will be told of it, that is the answer. */
const ply = z.strictObject({ foreseen: anyCommand, answer: anyCommand });
const line = z.array(ply).min(1).max(MOST_PLIES);
export type Line = z.infer<typeof line>;

/** Answers left in advance in a match at a pace of days; an empty list takes them back. */
export const newPlan = z.strictObject({ lines: z.array(line).max(MOST_LINES) });

/** What remains of a plan: told only to the seat that made it. */
export const plan = z.object({
  lines: z.array(line),
  /** Why the last one was dropped before its end: the code of a refusal by the rules, or `plan/differs`. */
  dropped: z.string().optional(),
});
export type Plan = z.infer<typeof plan>;
