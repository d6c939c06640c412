import { z } from 'zod';
import { matchInfo, myMatch, quickPace } from './matches.ts';
import { player } from './players.ts';
import { count, moment } from './text.ts';

/** Glicko-2, in whole points: about two times in three the true strength lies within the deviation. */
const standing = {
  rating: z.int(),
  deviation: z.int(),
  games: count,
  wins: count,
  draws: count,
  losses: count,
};

export const ranked = z.object({ rank: z.int().min(1), player, ...standing });
export type Ranked = z.infer<typeof ranked>;

export const leaderboard = z.object({
  game: z.string(),
  /** The best hundred of those whose deviation is small enough. */
  players: z.array(ranked),
  /** The row of the player who asks, if not among them: without a rank while the deviation is too great. */
  mine: ranked.partial({ rank: true }).optional(),
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const profile = z.object({
  player,
  created: moment,
  ratings: z.array(z.object({ game: z.string(), ...standing })),
  /** Public matches that have ended, the latest first. */
  recent: z.array(matchInfo),
});
export type Profile = z.infer<typeof profile>;

/** Asked again about every second, which also says that the player is still there. */
export const askQuick = z.strictObject({ game: z.string().max(40), pace: quickPace.default('calm') });
export const quick = z.object({
  /** When a partner is found. */
  match: myMatch.optional(),
  /** Until then: since when the player has been waiting. */
  since: moment.optional(),
});
export type Quick = z.infer<typeof quick>;
