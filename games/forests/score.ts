import type { Difficulty } from './content/difficulties.ts';
import type { Size } from './content/numbers.ts';
import type { State } from './state.ts';
import { capturedBy } from './view.ts';
import type { Options } from './wire.ts';

export const VICTORY_TYPES = ['monopoly', 'annihilation'] as const;
export type VictoryType = (typeof VICTORY_TYPES)[number];

/** FOR-29. */
export interface ScoreEntry {
  readonly difficulty: Difficulty;
  /** Different forests that the player ever captured in the game. */
  readonly forestsCaptured: number;
  readonly mapSize: Size;
  readonly playerName: string;
  /** When it was achieved, as milliseconds since 1970. */
  readonly timestamp: number;
  /** Rounds. */
  readonly turnsPlayed: number;
  readonly victory: boolean;
  readonly victoryType: VictoryType;
}

/** FOR-6: against the computer the player is side A. */
const PLAYER = 0;

/** Why a game makes no score. */
export type Unscored = 'between_people' | 'without_fog' | 'chosen_map';

/** FOR-29: why a game with these options makes no score, whoever wins it; undefined if it does. */
export function unscored({ difficulty, fog, mapSeed }: Options): Unscored | undefined {
  if (!difficulty) return 'between_people';
  if (!fog) return 'without_fog';
  return mapSeed === undefined ? undefined : 'chosen_map';
}

/** FOR-29: the entry of a finished game against the computer; draws and games without a score have none. */
export function scoreOf(
  state: State,
  { playerName, timestamp }: Pick<ScoreEntry, 'playerName' | 'timestamp'>,
): ScoreEntry | undefined {
  const { difficulty, memory, chosenMap, outcome } = state;
  if (!difficulty || !memory || chosenMap || outcome?.result !== 'won') return undefined;
  return {
    difficulty,
    forestsCaptured: capturedBy(state, PLAYER),
    mapSize: state.plan.size,
    playerName,
    timestamp,
    turnsPlayed: state.round,
    victory: outcome.winner === PLAYER,
    // Resignation and time count as annihilation.
    victoryType: outcome.reason === 'monopoly' ? 'monopoly' : 'annihilation',
  };
}

export interface ScoreFilter {
  readonly difficulty?: Difficulty;
  readonly mapSize?: Size;
}

/** FOR-30: the best first. Entries that are equal in all of this keep their order. */
export function rank(entries: readonly ScoreEntry[], { difficulty, mapSize }: ScoreFilter = {}): readonly ScoreEntry[] {
  return entries
    .filter((entry) => difficulty === undefined || entry.difficulty === difficulty)
    .filter((entry) => mapSize === undefined || entry.mapSize === mapSize)
    .toSorted(
      (one, two) =>
        Number(two.victory) - Number(one.victory) ||
        VICTORY_TYPES.indexOf(one.victoryType) - VICTORY_TYPES.indexOf(two.victoryType) ||
        one.turnsPlayed - two.turnsPlayed ||
        one.timestamp - two.timestamp,
    );
}
