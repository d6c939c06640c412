import { z } from 'zod';

/** The form of every refusal: a code for programs and a sentence for people. */
export const problem = z.object({
  code: z.string().regex(/^[a-z-]+\/[a-z-]+$/),
  message: z.string(),
  detail: z.json().optional(),
});
export type Problem = z.infer<typeof problem>;
