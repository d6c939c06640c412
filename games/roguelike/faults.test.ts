import type { AnyGame, Typed } from '@tactarium/engine';
import { laws } from '@tactarium/engine/laws/laws';
import { LawBroken, type Trial } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { entry, type Roguelike, roguelike } from './index.ts';
import type { View } from './view.ts';

const trial: Trial = {
  samples: entry.samples,
  games: 4,
  run: 3,
  solitary: true,
  rare: entry.rare!,
  supplies: entry.supplies as (state: unknown) => Typed | undefined,
};

/** RUN-13: what only the laws on hidden things can find out, planted in a run that is otherwise right. */
const faults: Readonly<Record<string, Partial<Roguelike>>> = {
  'a view that shows when the opponent casts': {
    view: (state) =>
      ({ ...roguelike.view(state, 0), ...(state.opponent && { opponent: state.opponent }) }) as unknown as View,
  },
  'a view that shows the seed of the battle': {
    view: (state) => ({ ...roguelike.view(state, 0), leader: state.battleSeed ?? state.leader }),
  },
  'an opponent told with its timings': { redact: (event) => event },
  'legal commands that depend on the timings': {
    legal: (state, seat) =>
      roguelike.legal(state, seat).filter((_, i) => i > 0 || state.opponent?.spells[0]?.when !== 'early'),
  },
};

describe('RUN-13 the laws catch', () => {
  const watched = laws.filter(({ name }) => name.includes('hidden') || name.includes('redacted'));
  for (const [fault, change] of Object.entries(faults)) {
    it(fault, () => {
      const broken = { ...roguelike, ...change } as unknown as AnyGame;
      const caught = watched.some(({ check }) => {
        try {
          check(broken, trial);
          return false;
        } catch (error) {
          if (error instanceof LawBroken) return true;
          throw error;
        }
      });
      expect(caught).toBe(true);
    });
  }
});
