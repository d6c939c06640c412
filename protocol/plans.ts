import { z } from 'zod';
import { MOST_LINES, MOST_PLIES } from './planSize.ts';
import { anyCommand } from './play.ts';

/** If the opponent does this, as the player will be told of it, that is the answer. */
const ply = z.strictObject({ foreseen: anyCommand, answer: anyCommand });
const line = z.array(ply).min(1).max(MOST_PLIES);
export type Ply = z.infer<typeof ply>;
export type Line = z.infer<typeof line>;

/** Answers left in advance in a match at a pace of days; an empty list takes them back. */
export const newPlan = z.strictObject({ lines: z.array(line).max(MOST_LINES) });

/** What became of a plan: told only to the seat that made it. */
export const plan = z.object({
  /** What is left of each line. */
  lines: z.array(line),
  /** What came about so far, and was answered. */
  played: z.array(ply),
  /** Lines that were dropped before their end. */
  gone: z.array(
    z.object({
      line,
      /** The ply at which it was dropped: those before it were played. */
      ply: z.int(),
      /** The code of a refusal by the rules, or `plan/differs`. */
      why: z.string(),
    }),
  ),
});
export type Plan = z.infer<typeof plan>;
