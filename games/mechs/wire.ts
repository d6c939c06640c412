import {
  err,
  invariant,
  isObject,
  ok,
  type Refusal,
  type Result,
  readName,
  readUntrusted,
  readWith,
  refusal,
} from '@tactarium/engine';
import { z } from 'zod';
import { MAPS } from './content/maps/index.ts';
import { designNamed, STOCK } from './content/mechs/index.ts';
import { SCENARIOS } from './content/scenarios.ts';
import { MODES, weaponId } from './mech.ts';
import { RULESETS } from './resolution/tables.ts';
import { SEATS } from './seats.ts';
import { checkDesign } from './sheet/check.ts';
import type { Design } from './sheet/design.ts';
import type { Problem } from './sheet/problem.ts';
import { readDesign } from './sheet/readDesign.ts';
import { shownName } from './sheet/shownName.ts';

/** Mechs of a side. */
export const LARGEST_FORCE = 12;

/** Of what is sent as a name; how much of it is shown: `readName`. */
const LONGEST_NAME = 200;

/** A stock mech by its name, or a design, which must pass the builder's checks. */
const built = z.union([
  z.enum(STOCK),
  z.unknown().transform((json, context): Design => {
    const design = readBuilt(json);
    if (design.ok) return design.value;
    context.addIssue({ code: 'custom', message: 'is not a mech' });
    return z.NEVER;
  }),
]);
const skill = z.int().min(0).max(8);

/** A mech with its pilot: what is left out is that of a regular, gunnery 4 and piloting 5. */
const crewed = z
  .strictObject({
    mech: built,
    gunnery: skill.optional(),
    piloting: skill.optional(),
    pilot: z.string().max(LONGEST_NAME).optional(),
  })
  .transform(({ pilot, ...rest }) => {
    // A pilot whose name others are not shown goes by the mech's id, as all do who have none.
    const name = pilot === undefined ? undefined : readName(pilot);
    return { ...rest, ...(name?.ok && { pilot: name.value }) };
  });
const recruit = z.union([built, crewed]);
export type Recruit = z.infer<typeof recruit>;
const force = z.array(recruit).min(1).max(LARGEST_FORCE);

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
/** Rows of a rectangle begin ever further left: q falls to −29 on the highest map. */
const coordinate = z.int().min(-50).max(99);
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
  if (read.ok) {
    const heavy = tooHeavy(read.value);
    return heavy ? err(refusal('options/too-heavy', heavy)) : read;
  }
  return err(refuseForces(json) ?? read.error);
}

/** MEC-33: mechs that are named keep the limit that is named. */
function tooHeavy({ tonnage, mechs }: Options): { side: string; tons: number; most: number } | undefined {
  if (tonnage === undefined || mechs === undefined) return undefined;
  for (const side of SEATS) {
    const tons = mechs[side].reduce((sum, one) => sum + designOf(one).tons, 0);
    if (tons > tonnage) return { side, tons, most: tonnage };
  }
  return undefined;
}

/** The design of a mech in the options. */
export function designOf(recruit: Recruit): Design {
  const mech = typeof recruit === 'object' && 'mech' in recruit ? recruit.mech : recruit;
  if (typeof mech !== 'string') return mech;
  const design = designNamed(mech);
  invariant(design, `${mech} is a stock mech`);
  return design;
}

/** What is wrong with a mech is worth more than that it is none. */
function refuseForces(json: unknown): Refusal | undefined {
  if (!isObject(json) || !isObject(json['mechs'])) return undefined;
  for (const [side, force] of Object.entries(json['mechs'])) {
    for (const [n, one] of (Array.isArray(force) ? (force as readonly unknown[]) : []).entries()) {
      const refused = refuseRecruit(one, `mechs.${side}.${n}`);
      if (refused) return refused;
    }
  }
  return undefined;
}

function refuseRecruit(json: unknown, field: string): Refusal | undefined {
  if (isObject(json) && 'mech' in json) {
    const bad = refuseRecruit(json['mech'], `${field}.mech`);
    if (bad) return bad;
    const read = readUntrusted(crewed, json);
    if (read.ok) return undefined;
    const { field: within, why } = read.error;
    return refusal('options/malformed', { field: within === '' ? field : `${field}.${within}`, why });
  }
  if (typeof json === 'string')
    return designNamed(json) ? undefined : refusal('options/unknown-mech', { field, mech: json });
  const wrong = refuseDesign(json);
  return wrong && refusal('options/bad-mech', { field, ...wrong });
}

/** What is wrong with a design first, or undefined. */
function refuseDesign(json: unknown): Problem | undefined {
  const read = readBuilt(json);
  return read.ok ? undefined : read.error[0];
}

/** A design that can be built, under the name that others see. */
function readBuilt(json: unknown): Result<Design, readonly Problem[]> {
  const read = readDesign(json);
  if (!read.ok) return read;
  const problems = checkDesign(read.value);
  return problems.length > 0 ? err(problems) : ok({ ...read.value, name: shownName(read.value) });
}
