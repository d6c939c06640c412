import { z } from 'zod';
import { player } from './players.ts';
import { count, matchId, moment } from './text.ts';

/** Forest War, FOR-29 and FOR-30. */
const difficulty = z.enum(['baby', 'normal', 'hard', 'nightmare']);
const size = z.literal([10, 20, 30]);

export const scoreEntry = z.object({
  difficulty,
  forestsCaptured: count,
  mapSize: size,
  playerName: z.string(),
  timestamp: moment,
  turnsPlayed: count,
  victory: z.boolean(),
  victoryType: z.enum(['monopoly', 'annihilation']),
});

export const rankedScore = z.object({
  rank: z.int().min(1),
  entry: scoreEntry,
  player,
  /** Whose replay can be looked at. */
  match: matchId,
});
export type RankedScore = z.infer<typeof rankedScore>;

/** A filter that is left out or empty matches everything. */
export const scoreQuery = z.strictObject({
  difficulty: z
    .enum([...difficulty.options, ''])
    .optional()
    .transform((text) => text || undefined),
  size: z
    .enum(['10', '20', '30', ''])
    .optional()
    .transform((text) => (text ? size.parse(Number(text)) : undefined)),
  /** Milliseconds since 1970: the leaderboard as it stood then. */
  before: z
    .string()
    .regex(/^\d{0,15}$/)
    .optional()
    .transform((text) => (text ? Number(text) : undefined)),
  /** The match whose row is asked for as `mine`, wherever it stands. */
  match: matchId.optional(),
  /** Whether lost games are listed too, after those that were won. */
  defeats: z
    .enum(['true', 'false', '1', '0', ''])
    .optional()
    .transform((text) => text === 'true' || text === '1'),
});
export type ScoreQuery = Partial<z.output<typeof scoreQuery>>;

export const scores = z.object({
  /** The best hundred. */
  entries: z.array(rankedScore),
  /** The row of the match that was asked for; otherwise the asking player's best, if not among them. */
  mine: rankedScore.optional(),
  /** How many there are of each kind, whatever `difficulty` and `size` are asked for. */
  counts: z.array(z.object({ difficulty, size, entries: count })),
});
export type Scores = z.infer<typeof scores>;
