import { DIFFICULTIES, rank, type ScoreEntry, type View } from '@tactarium/games/forests/client';
import { readList } from '../../settings/stored.ts';

/** FOR-29 from what the player's own view tells; undefined where the game writes no entry. */
export function entryOf(view: View, timestamp: number): Omit<ScoreEntry, 'playerName'> | undefined {
  const { difficulty, outcome, mine } = view;
  if (!difficulty || !outcome?.winner || !mine || view.viewer !== 'a') return undefined;
  return {
    difficulty,
    forestsCaptured: mine.captured,
    mapSize: view.size,
    timestamp,
    turnsPlayed: view.round,
    victory: outcome.winner === 'a',
    victoryType: outcome.reason === 'monopoly' ? 'monopoly' : 'annihilation',
  };
}

/** A game of this device, by its match. */
export interface Best extends ScoreEntry {
  readonly match: string;
}

const KEY = 'tactarium.forests.bests';
/** For each difficulty and size; the worst goes. */
const KEPT = 5;

export const readBests = (text: string | null): readonly Best[] =>
  readList<Best>(
    text,
    ({ match, difficulty, mapSize, turnsPlayed, forestsCaptured, timestamp, victory, victoryType }) =>
      typeof match === 'string' &&
      DIFFICULTIES.some((one) => one === difficulty) &&
      [mapSize, turnsPlayed, forestsCaptured, timestamp].every(Number.isFinite) &&
      typeof victory === 'boolean' &&
      typeof victoryType === 'string',
  );

/** With another game, best first, each game once. */
export function withBest(bests: readonly Best[], best: Best): readonly Best[] {
  const others = bests.filter(({ match }) => match !== best.match);
  const same = ({ difficulty, mapSize }: Best): boolean => difficulty === best.difficulty && mapSize === best.mapSize;
  const ranked = rank([...others.filter(same), best]) as readonly Best[];
  return [...others.filter((one) => !same(one)), ...ranked.slice(0, KEPT)];
}

export const loadBests = (): readonly Best[] => readBests(localStorage.getItem(KEY));
export const storeBests = (bests: readonly Best[]): void => localStorage.setItem(KEY, JSON.stringify(bests));
