import { type Refusal, type Result, readWith } from '@tactarium/engine';
import { z } from 'zod';
import { TIMINGS } from './battle/state/battle.ts';
import { starterDecks } from './decks.ts';
import { FIRST_RATING } from './rules/rating.ts';
import { RESULTS, STEPS } from './state.ts';
import type { ToldBattle } from './told.ts';

/** `humans/footman#2` and the like: longer ids than any content has are refused. */
const id = z.string().min(1).max(100);
const count = z.int().min(0).max(1_000_000);
const rating = z.int().min(-100_000).max(100_000);
const tier = z.int().min(1).max(3);
/** What lies off the board is refused by the rules. */
const coordinate = z.int().min(-1).max(99);
const cell = z.strictObject({ x: coordinate, y: coordinate }).readonly();
/** Scenarios and requests write a cell as [x, y]. */
const at = z.union([cell, z.tuple([coordinate, coordinate]).transform(([x, y]) => ({ x, y }))]);
const seed = z.templateLiteral([z.enum(['chacha8', 'sfc32']), ':', z.string().regex(/^[0-9a-f]{32,64}$/)]);

const deckCards = z
  .array(z.strictObject({ card: id, cost: z.int().min(1).max(99) }).readonly())
  .max(12)
  .readonly();
const deck = z
  .strictObject({
    faction: id,
    cards: deckCards.refine((cards) => cards.length === 12 && new Set(cards.map(({ card }) => card)).size === 12),
    leaders: z
      .array(z.strictObject({ leader: id, spells: z.array(id).length(2).readonly() }).readonly())
      .min(1)
      .max(12)
      .readonly(),
  })
  .readonly();

const placed = z.strictObject({ card: id, tier, at }).readonly();
const spell = z.strictObject({ spell: id, when: z.enum(TIMINGS) }).readonly();
const team = z.array(placed).min(1).max(12).readonly();

const opponentShape = {
  id: id.exactOptional(),
  player: z
    .strictObject({ id, name: z.string().min(1).max(100) })
    .readonly()
    .exactOptional(),
  bot: z.boolean(),
  wins: count,
  rating,
  battle: z.int().min(1).max(99),
  faction: id,
  leader: id,
  team,
  spells: z.array(spell).max(2).readonly(),
};
const opponent = z.strictObject(opponentShape).readonly();

const foughtShape = {
  id: id.exactOptional(),
  rules: id,
  result: z.enum(RESULTS),
  rounds: count,
  digest: id,
};
const paid = { goldEarned: count, rating };
const n = z.int().min(1).max(99);

/** A run goes on in a new match when its own rules have changed (RUN-14): everything but dice and options. */
const resume = z
  .strictObject({
    step: z.enum(STEPS).exclude(['start', 'over']),
    faction: id,
    leader: id,
    deck: deckCards,
    remaining: z.array(id).max(12).readonly(),
    hand: z
      .array(
        z.strictObject({ card: id, tier, owned: z.boolean(), fresh: z.boolean(), at: cell.exactOptional() }).readonly(),
      )
      .max(12)
      .readonly(),
    offer: z.array(id).max(5).readonly(),
    spells: z.array(spell).length(2).readonly(),
    gold: count,
    received: count,
    wins: z.int().min(0).max(8),
    losses: z.int().min(0).max(3),
    streak: count,
    lossStreak: count,
    rating,
    opponent: opponent.exactOptional(),
    battleSeed: seed.exactOptional(),
    last: z
      .strictObject({
        ...foughtShape,
        ...paid,
        n,
        seed,
        ratingBefore: rating,
        team,
        spells: z.array(spell).readonly(),
        opponent,
      })
      .readonly()
      .exactOptional(),
    battles: z
      .array(
        z
          .strictObject({
            ...paid,
            n,
            id: id.exactOptional(),
            result: z.enum(RESULTS),
            rounds: count,
            opponent: z
              .strictObject({ id: id.exactOptional(), bot: z.boolean(), faction: id, leader: id, rating })
              .readonly(),
          })
          .readonly(),
      )
      .max(12)
      .readonly(),
  })
  .readonly();

/** Made by whoever hosts a run, never by a player: prices, decks and the rating are in it. */
const options = z
  .strictObject({
    /** Both, and the run begins with the draft; neither, and with the choice. */
    faction: id.exactOptional(),
    leader: id.exactOptional(),
    /** Written out in what is read, so that a run does not depend on later content. */
    decks: z.array(deck).max(20).readonly().exactOptional(),
    rating: rating.default(FIRST_RATING),
    opponents: z.enum(['arena', 'bots']).default('bots'),
    share: z.int().min(50).max(150).default(90),
    /** The run of this day; with the same seed for everybody it is the same run. */
    day: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/)
      .exactOptional(),
    resume: resume.exactOptional(),
    /** Played on from another run: whom that one met. */
    road: z.array(z.strictObject({ n, opponent }).readonly()).max(12).readonly().exactOptional(),
    trial: z.boolean().default(false),
  })
  .transform(({ decks, faction, leader, ...rest }) => {
    const known = decks ?? (rest.resume ? [] : starterDecks());
    return {
      ...rest,
      ...(faction !== undefined && { faction }),
      ...(leader !== undefined && { leader }),
      decks: chosen(known, faction, leader),
    };
  })
  .refine(({ decks, resume: goesOn }) => goesOn !== undefined || decks.length > 0, {
    path: ['faction'],
    message: 'no deck has this faction and leader',
  })
  .refine(({ faction, leader }) => (faction === undefined) === (leader === undefined), {
    path: ['leader'],
    message: 'a faction needs its leader',
  })
  .readonly();
export type Options = z.infer<typeof options>;
export type Resume = z.infer<typeof resume>;

/** Of all decks what is left to choose from. */
function chosen(
  decks: readonly z.infer<typeof deck>[],
  faction: string | undefined,
  leader: string | undefined,
): readonly z.infer<typeof deck>[] {
  if (faction === undefined || leader === undefined) return decks;
  const found = decks.find((one) => one.faction === faction);
  const led = found?.leaders.find((one) => one.leader === leader);
  return found && led ? [{ ...found, leaders: [led] }] : [];
}

/** The whole team at once, as a request over HTTP brings it. */
const deployment = {
  team: z
    .array(z.strictObject({ card: id, at }).readonly())
    .max(100)
    .readonly(),
  timings: z
    .array(z.strictObject({ spell: id, when: id }).readonly())
    .max(100)
    .readonly(),
};

/** A battle from a link: only its shape; `admit` says whether today's content knows what is in it. */
const fielded = z.strictObject({ team, leader: id, spells: z.array(spell).max(2).readonly() }).readonly();
const told = z
  .strictObject({
    rules: id,
    seed,
    own: fielded,
    opponent: fielded,
    result: z.enum(RESULTS),
    rounds: count,
    digest: id,
  })
  .readonly();

const command = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('start'), faction: id, leader: id }).readonly(),
    z
      .strictObject({
        type: z.literal('draft'),
        // Sorted, so that a choice is written in one way.
        picks: z
          .array(id)
          .max(12)
          .transform((picks) => picks.toSorted())
          .readonly(),
      })
      .readonly(),
    z.strictObject({ type: z.literal('place'), card: id, at }).readonly(),
    z.strictObject({ type: z.literal('unplace'), card: id }).readonly(),
    z.strictObject({ type: z.literal('timing'), spell: id, when: id }).readonly(),
    z.strictObject({ type: z.literal('upgrade'), card: id }).readonly(),
    z.strictObject({ type: z.literal('find') }).readonly(),
    z.strictObject({ type: z.literal('deploy'), ...deployment }).readonly(),
    z
      .strictObject({
        type: z.literal('fight'),
        team: deployment.team.exactOptional(),
        timings: deployment.timings.exactOptional(),
      })
      .readonly(),
    z.strictObject({ type: z.literal('abandon') }).readonly(),
    z.strictObject({ type: z.literal('opponent'), ...opponentShape }).readonly(),
    z.strictObject({ type: z.literal('fought'), ...foughtShape }).readonly(),
  ])
  .readonly();
export type Command = z.infer<typeof command>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

export const readTold = (json: unknown): Result<ToldBattle, Refusal> => readWith(told, 'battle/malformed', json);
export const readOptions = (json: unknown): Result<Options, Refusal> => readWith(options, 'options/malformed', json);
export const readCommand = (json: unknown): Result<Command, Refusal> => readWith(command, 'command/malformed', json);
