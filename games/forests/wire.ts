import { type Refusal, type Result, readWith } from '@tactarium/engine';
import { z } from 'zod';
import { DIFFICULTIES } from './content/difficulties.ts';
import { SIZES } from './content/numbers.ts';
import { MOST_HP } from './content/tiers.ts';

export const options = z.strictObject({
  size: z.literal(SIZES).default(10),
  fog: z.boolean().default(true),
  /** Left out between people. */
  difficulty: z.enum(DIFFICULTIES).optional(),
  /** The map with this number; left out, one that nobody has seen. */
  mapSeed: z.int().min(0).max(0xffffffff).optional(),
});
export type Options = z.infer<typeof options>;

/** No map is larger; what lies off this one is refused by the rules. */
const coordinate = z.int().min(-1).max(99);
const tile = z.tuple([coordinate, coordinate]).readonly();
/** An edge has one name: the lower coordinates come first. */
const between = z
  .tuple([tile, tile])
  .readonly()
  .overwrite(([a, b]) => (a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]) ? [a, b] : [b, a]));

export const command = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('act'), from: tile, to: tile }).readonly(),
    z.strictObject({ type: z.literal('hit_wall'), from: tile, between }).readonly(),
    z
      .strictObject({
        type: z.literal('deploy'),
        at: tile,
        hp: z
          .int()
          .min(0)
          .max(MOST_HP * 2),
      })
      .readonly(),
    z.strictObject({ type: z.literal('convert'), points: z.int().min(-1).max(100_000) }).readonly(),
    z.strictObject({ type: z.literal('build_wall'), between }).readonly(),
    z.strictObject({ type: z.literal('remove_wall'), between }).readonly(),
    z.strictObject({ type: z.literal('undo') }).readonly(),
    z.strictObject({ type: z.literal('end_turn') }).readonly(),
  ])
  .readonly();
export type Command = z.infer<typeof command>;

export const readOptions = (json: unknown): Result<Options, Refusal> => readWith(options, 'options/malformed', json);
export const readCommand = (json: unknown): Result<Command, Refusal> => readWith(command, 'command/malformed', json);
