import { z } from 'zod';
import { anyCommand } from './play.ts';

/** Answers that a line may hold one after the other, and lines of one plan. */
const MOST_PLIES = 5;
const MOST_LINES = 5;

/** When this is done, as one will be told of it, that is the answer. */
const ply = z.strictObject({ foreseen: anyCommand, answer: anyCommand });
const line = z.array(ply).min(1).max(MOST_PLIES);
export type Line = z.infer<typeof line>;

/** Answers left in advance in a match of days; none takes back what was left. */
export const newPlan = z.strictObject({ lines: z.array(line).max(MOST_LINES) });

/** What is left of a plan: told to the seat that left it, and to nobody else. */
export const plan = z.object({
  lines: z.array(line),
  /** Why the last one was dropped before its end: the code of a refusal by the rules, or `plan/differs`. */
  dropped: z.string().optional(),
});
export type Plan = z.infer<typeof plan>;
