import { z } from 'zod';

/** Every refusal, whatever was refused: a code for programs and a sentence for people. */
export const problem = z.object({
  code: z.string().regex(/^[a-z-]+\/[a-z-]+$/),
  message: z.string(),
  detail: z.json().optional(),
});
export type Problem = z.infer<typeof problem>;
