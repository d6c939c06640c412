import { err, type Refusal, type Result, readWith, refusal } from '@tactarium/engine';
import { z } from 'zod';
import { MAPS } from './content/maps/index.ts';
import { designNamed, STOCK } from './content/mechs/index.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { MODES, weaponId } from './mech.ts';
import { RULESETS } from './resolution/tables.ts';
import { checkDesign } from './sheet/check.ts';
import type { Design } from './sheet/design.ts';
import { readDesign } from './sheet/readDesign.ts';

const LARGEST_FORCE = 12;

/** A stock mech by its name, or a design, which must pass the builder's checks. */
const mech = z.union([z.enum(STOCK), z.custom<Design>((json) => refuseDesign(json) === undefined)]);
const force = z.array(mech).min(1).max(LARGEST_FORCE);

export const options = z.strictObject({
  /** Fixes map, forces and rules; what else is given replaces its own. */
  scenario: z.enum(SCENARIOS).optional(),
  rules: z.enum(RULESETS).optional(),
  /** A map made by hand, or `generated`. */
  map: z.enum(['generated', ...MAPS]).optional(),
  /** Of a generated map: width and height. */
  size: z.tuple([z.int().min(6).max(60), z.int().min(6).max(60)]).optional(),
  /** Of a generated map; left out: from the dice. */
  mapSeed: z.int().min(0).max(0xffffffff).optional(),
  /** The most that a side weighs when its mechs are drawn, and may weigh when they are named. */
  tonnage: z.int().min(20).max(1200).optional(),
  /** How many mechs a side has when they are drawn. */
  each: z.int().min(1).max(LARGEST_FORCE).optional(),
  mechs: z.strictObject({ a: force, b: force }).optional(),
  boxcarsHit: z.boolean().optional(),
  turnLimit: z.int().min(1).max(200).optional(),
});
export type Options = z.infer<typeof options>;

const name = z.string().min(1).max(60);
const coordinate = z.int().min(-1).max(99);
const cell = z.tuple([coordinate, coordinate]).readonly();
const facing = z.int().min(0).max(5);
const weapon = name.transform(weaponId);

export const command = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('deploy'), mech: name, at: cell, facing }).readonly(),
    z.strictObject({ type: z.literal('move'), mech: name, mode: z.enum(MODES), to: cell, facing }).readonly(),
    z.strictObject({ type: z.literal('stand'), mech: name }).readonly(),
    z.strictObject({ type: z.literal('twist'), mech: name, to: z.int().min(-1).max(1) }).readonly(),
    z.strictObject({ type: z.literal('attack'), mech: name, weapon, target: name }).readonly(),
    z.strictObject({ type: z.literal('punch'), mech: name, arm: z.enum(['LA', 'RA']), target: name }).readonly(),
    z.strictObject({ type: z.literal('kick'), mech: name, leg: z.enum(['LL', 'RL']), target: name }).readonly(),
    z.strictObject({ type: z.literal('done'), mech: name }).readonly(),
    z.strictObject({ type: z.literal('end_phase') }).readonly(),
  ])
  .readonly();
export type Command = z.infer<typeof command>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

export const readCommand = (json: unknown): Result<Command, Refusal> => readWith(command, 'command/malformed', json);

export function readOptions(json: unknown): Result<Options, Refusal> {
  const read = readWith(options, 'options/malformed', json);
  if (read.ok && isTooHeavy(read.value)) return err(refusal('options/too-heavy'));
  if (read.ok || !hasMechs(json)) return read;
  // What is wrong with a design is worth more than that it is none.
  for (const [side, designs] of Object.entries(json.mechs)) {
    for (const [n, design] of (Array.isArray(designs) ? designs : []).entries()) {
      const why = typeof design === 'object' ? refuseDesign(design) : undefined;
      if (why) return err(refusal('options/bad-mech', { field: `mechs.${side}.${n}`, why }));
    }
  }
  return read;
}

/** MEC-33: mechs that are named keep the limit that is named. */
function isTooHeavy({ tonnage, mechs }: Options): boolean {
  if (tonnage === undefined || mechs === undefined) return false;
  const tonsOf = (mech: string | Design): number => (typeof mech === 'string' ? designNamed(mech)!.tons : mech.tons);
  return Object.values(mechs).some((force) => force.reduce((sum, mech) => sum + tonsOf(mech), 0) > tonnage);
}

const hasMechs = (json: unknown): json is { mechs: object } =>
  typeof json === 'object' && json !== null && 'mechs' in json && typeof json.mechs === 'object' && json.mechs !== null;

/** What is wrong with a design, or undefined. */
function refuseDesign(json: unknown): string | undefined {
  const read = readDesign(json);
  const [problem] = read.ok ? checkDesign(read.value) : read.error;
  return problem && `${problem.place}: ${problem.why}`;
}
