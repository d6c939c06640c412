import { z } from 'zod';
import { outcome } from './matches.ts';
import { anyCommand } from './play.ts';
import { player } from './players.ts';
import { moment, seatName, sharedId } from './text.ts';

/** Bytes of a request that shares a game. */
export const SHARED_BYTES = 1024 * 1024;
export const SHARED_COMMANDS = 20_000;

const digest = z.string().regex(/^[0-9a-f]{16}$/);

/** A game against the computer as its player's browser kept it. Its events follow from it, and are not sent. */
export const shareGame = z.strictObject({
  /** The person's seat. */
  seat: seatName,
  /** In every other seat. */
  bot: z.string().max(40),
  replay: z.strictObject({
    game: z.string().max(40),
    rules: z.string().max(40),
    options: z.record(z.string().max(40), z.json()),
    seed: z.string().max(100),
    commands: z.array(z.strictObject({ actor: seatName, command: anyCommand })).max(SHARED_COMMANDS),
    /** Of the state after each command. */
    digests: z.array(digest).max(SHARED_COMMANDS),
  }),
});
export type ShareGame = z.infer<typeof shareGame>;

/** A shared game. It was not refereed: the server only knows that its commands follow the rules. */
export const sharedInfo = z.object({
  id: sharedId,
  game: z.string(),
  rules: z.string(),
  options: z.json(),
  player,
  seat: seatName,
  bot: z.string(),
  outcome,
  commands: z.int(),
  created: moment,
  refereed: z.literal(false),
});
export type SharedInfo = z.infer<typeof sharedInfo>;
