import { z } from 'zod';
import { player } from './players.ts';
import { matchId } from './text.ts';

/** Whose challenges reach a player. An open challenge in the list is for everybody all the same. */
export const CHALLENGERS = ['everybody', 'followed', 'nobody'] as const;
export type Challengers = (typeof CHALLENGERS)[number];
export const challengers = z.strictObject({ from: z.enum(CHALLENGERS) });

export const followed = z.object({
  player,
  /** Whether a page of theirs that plays, waits or looks for a game is open. */
  online: z.boolean(),
  /** A live match of theirs that everybody may watch. */
  match: matchId.optional(),
});
export type Followed = z.infer<typeof followed>;

/** Those whom a player follows, by name. */
export const followList = z.object({ follows: z.array(followed) });
