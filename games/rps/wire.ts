import { type Refusal, type Result, readWith } from '@tactarium/engine';
import { z } from 'zod';
import { VARIANTS } from './content/variants.ts';

export const options = z.strictObject({ variant: z.enum(VARIANTS).default('classic') });
export type Options = z.infer<typeof options>;

/** No board is larger; what lies off this variant's board is refused by the rules. */
const coordinate = z.int().min(-1).max(99);
const cell = z.tuple([coordinate, coordinate]).readonly();

export const command = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('place'), king: cell, pit: cell }).readonly(),
    z.strictObject({ type: z.literal('shuffle') }).readonly(),
    z.strictObject({ type: z.literal('swap'), a: cell, b: cell }).readonly(),
    z.strictObject({ type: z.literal('ready') }).readonly(),
    z.strictObject({ type: z.literal('move'), from: cell, to: cell }).readonly(),
    z
      .strictObject({ type: z.literal('choose'), piece: z.enum(['rock', 'paper', 'scissors', 'lizard', 'spock']) })
      .readonly(),
  ])
  .readonly();
export type Command = z.infer<typeof command>;

export const readOptions = (json: unknown): Result<Options, Refusal> => readWith(options, 'options/malformed', json);
export const readCommand = (json: unknown): Result<Command, Refusal> => readWith(command, 'command/malformed', json);
