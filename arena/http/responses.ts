import { problem } from '@tactarium/protocol';
import { z } from 'zod';

/** What a route answers with, by status: this when all is well, and a problem otherwise. */
export const answersWith = <T extends z.ZodType>(schema: T) => ({ 200: schema, default: problem });

export const creates = <T extends z.ZodType>(schema: T) => ({ 201: schema, default: problem });

export const answersNothing = { 204: z.undefined(), default: problem };
