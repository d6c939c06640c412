import { type AnyEntry, type AnyGame, type MatchState, match } from '@tactarium/engine';
import { laws } from '@tactarium/engine/laws/laws';
import type { Trial } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { games } from './index.ts';

/** The laws play fewer games than the rules' lock, so they look further into each. */
const FURTHER = 3;

/** The same laws for every game, and for the match of every game. */
for (const entry of games) {
  const { game, samples, steps } = entry;
  const reach = steps === undefined ? {} : { steps: steps * FURTHER };
  describe(`${entry.name} obeys the laws`, () =>
    obeys(game, { samples, games: 6, run: 1, ...reach, ...knownOf(entry) }));
  describe(`a match of ${entry.name} obeys the laws`, () =>
    obeys(match(game), {
      samples,
      games: 6,
      run: 2,
      ...reach,
      ...knownOf(entry, (state) => (state as MatchState<unknown>).game),
    }));
}

function obeys(game: AnyGame, trial: Trial): void {
  for (const law of laws) {
    it(law.name, () => {
      expect(law.check(game, trial).positions).toBeGreaterThan(trial.samples.length * trial.games);
    });
  }
}

/** What the laws have to know of a game besides its rules; `gameOf` finds the game's state in a match's. */
function knownOf(entry: AnyEntry, gameOf = (state: unknown): unknown => state): Partial<Trial> {
  const { secret, supplies, rare, solitary } = entry;
  return {
    ...(secret && { secret: (state, seat, command) => secret(gameOf(state), seat, command) }),
    ...(supplies && { supplies: (state) => supplies(gameOf(state)) }),
    ...(rare && { rare }),
    ...(solitary && { solitary }),
  };
}
