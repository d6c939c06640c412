import type { Seed } from '@tactarium/engine';
import type { Options } from '@tactarium/games/roguelike/wire';
import type { RunRow } from './runs.ts';

/** Milliseconds. */
const DAY = 24 * 3600 * 1000;

/** The day of a moment by UTC: 2026-11-18. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** When a day is over, by the server's clock. */
export const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY;

export interface DayRow {
  readonly day: string;
  readonly seed: Seed;
  readonly options: Options;
  readonly createdAt: number;
}

/** What a list of days says of one. */
export interface DayBrief {
  readonly day: string;
  readonly options: Options;
  /** How many have begun it. */
  readonly players: number;
  /** The best run that has ended. */
  readonly best?: RunRow;
}

/** Where the runs of days are kept. Of runs the better one has more wins, then fewer losses. */
export interface Days {
  /** The day as it is stored: the first one filed counts. */
  addDay(day: DayRow): Promise<DayRow>;
  day(day: string): Promise<DayRow | undefined>;
  /** The latest first. */
  days(limit: number): Promise<readonly DayBrief[]>;
  /** Those that have ended, the best first; of equal ones who was done first. */
  runsOfDay(day: string, limit: number): Promise<readonly RunRow[]>;
  /** How many have begun it, and how many of those have not ended. */
  countDay(day: string): Promise<{ readonly players: number; readonly running: number }>;
  /** How many that have ended are better. */
  betterInDay(day: string, run: Pick<RunRow, 'wins' | 'losses'>): Promise<number>;
  runOfDay(player: string, day: string): Promise<RunRow | undefined>;
  /** Active runs of earlier days. */
  runsBeforeDay(day: string): Promise<readonly RunRow[]>;
}
