import { z } from 'zod';
import { count, inviteCode, matchId, moment, playerId, seatName } from './text.ts';

const seconds = z
  .int()
  .min(5)
  .max(7 * 24 * 3600);

export const clock = z.discriminatedUnion('type', [
  /** A limit for each decision. */
  z.strictObject({ type: z.literal('move'), seconds }),
  /** A bank for the whole match, and an increment for each turn completed. */
  z.strictObject({ type: z.literal('bank'), seconds, increment: z.int().min(0).max(3600) }),
  z.strictObject({ type: z.literal('none') }),
]);
export type Clock = z.infer<typeof clock>;

export const DEFAULT_CLOCK: Clock = { type: 'move', seconds: 120 };

/** The paces of quick matches: two players who want the same one are paired. */
export const QUICK_CLOCKS = {
  calm: DEFAULT_CLOCK,
  fast: { type: 'move', seconds: 30 },
  bank: { type: 'bank', seconds: 300, increment: 5 },
  day: { type: 'move', seconds: 24 * 3600 },
} as const satisfies Readonly<Record<string, Clock>>;
export const quickPace = z.enum(Object.keys(QUICK_CLOCKS) as (keyof typeof QUICK_CLOCKS)[]);
export type QuickPace = z.infer<typeof quickPace>;

/** Who takes a seat: the maker, the first who comes, one challenged player, or a bot of that name. */
export const seatWish = z.union([
  z.literal('me'),
  z.literal('open'),
  z.strictObject({ player: playerId }),
  z.strictObject({ bot: z.string().max(40) }),
]);
export type SeatWish = z.infer<typeof seatWish>;

export const newMatch = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.json()).default({}),
  clock: clock.default(DEFAULT_CLOCK),
  /** In the order of the game's seats. Left out: the maker takes the first, the others are open. */
  seats: z.array(seatWish).min(1).max(16).optional(),
  /** How many turns spectators are behind. Left out: 3 where something is hidden, else 0. */
  delay: z.int().min(0).max(100).optional(),
  /** Whether others may watch, and find it among the live matches. */
  watch: z.boolean().default(true),
  rated: z.boolean().default(false),
  /** An open challenge: everybody sees it in a list and may take its free seat. */
  listed: z.boolean().default(false),
});
export type NewMatch = z.input<typeof newMatch>;

export const STATUSES = ['open', 'live', 'over', 'void'] as const;
export type Status = (typeof STATUSES)[number];

export const seat = z.object({
  seat: seatName,
  player: z.object({ id: playerId, name: z.string() }).optional(),
  bot: z.string().optional(),
  /** A seat reserved for a player who has not joined yet. */
  awaited: z.literal(true).optional(),
  /** The player's rating in this game, once there is one. */
  rating: z.int().optional(),
});

export const outcome = z.object({
  winner: seatName.optional(),
  draw: z.literal(true).optional(),
  lost: z.literal(true).optional(),
  void: z.literal(true).optional(),
  reason: z.string(),
});

/** What everybody may know of a match. */
export const matchInfo = z.object({
  id: matchId,
  game: z.string(),
  rules: z.string(),
  options: z.json(),
  clock,
  delay: z.int(),
  watch: z.boolean(),
  rated: z.boolean(),
  /** It was made as an open challenge. */
  listed: z.literal(true).optional(),
  status: z.enum(STATUSES),
  seats: z.array(seat),
  /** SHA-256 of the seed in hex: the seed itself is told when the match is over. */
  commitment: z.string(),
  created: moment,
  started: moment.optional(),
  ended: moment.optional(),
  outcome: outcome.optional(),
  /** The rating changes of a rated match, soon after it has ended. */
  ratings: z.array(z.object({ seat: seatName, before: z.int(), after: z.int() })).optional(),
  /** Why a rated match did not count: a player left early, a guest was too new, or the two had met too often that day. */
  unrated: z.enum(['early', 'guest', 'pair']).optional(),
  rematchOf: matchId.optional(),
  rematch: matchId.optional(),
});
export type MatchInfo = z.infer<typeof matchInfo>;

/** The same for a player who sits in it, or made it. */
export const myMatch = matchInfo.extend({
  /** The seat of the player who asks. */
  mine: seatName.optional(),
  /** While seats are open: the code by which a friend joins. Told only to seated players. */
  invite: inviteCode.optional(),
  /** Whether the player who asks owes a command; absent where nobody knows, in a match that waits since long ago. */
  due: z.boolean().optional(),
  /** Until when, if there is a clock and nobody else owes one. */
  deadline: moment.optional(),
});
export type MyMatch = z.infer<typeof myMatch>;

/** Open challenges, the latest first; one's own are among them. */
export const challengeList = z.object({ challenges: z.array(myMatch) });

export const matchList = z.object({ matches: z.array(myMatch) });

export const gameInfo = z.object({
  id: z.string(),
  name: z.string(),
  rules: z.string(),
  seats: z.array(seatName),
  bots: z.array(z.object({ name: z.string(), about: z.string() })),
  /** Options to begin with. */
  samples: z.array(z.json()),
  delay: count,
});
export const gameList = z.object({ games: z.array(gameInfo) });
export type GameInfo = z.infer<typeof gameInfo>;
