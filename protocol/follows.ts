import { z } from 'zod';
import { player } from './players.ts';
import { matchId } from './text.ts';

/** Who may challenge a player. Open challenges in the list are for everybody regardless. */
export const CHALLENGERS = ['everybody', 'followed', 'nobody'] as const;
export type Challengers = (typeof CHALLENGERS)[number];
export const challengers = z.strictObject({ from: z.enum(CHALLENGERS) });

export const followed = z.object({
  player,
  /** Whether they have a page open that plays, waits or looks for a game. */
  online: z.boolean(),
  /** A live match of theirs that everybody may watch. */
  match: matchId.optional(),
});
export type Followed = z.infer<typeof followed>;

/** The players whom a player follows, by name. */
export const followList = z.object({ follows: z.array(followed) });
