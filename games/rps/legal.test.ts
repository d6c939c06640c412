import { randomGame } from '@tactarium/engine/laws/play';
import { describe, expect, it } from 'vitest';
import { legalOf } from './client.ts';
import { VARIANTS, variants } from './content/variants.ts';
import { rps } from './index.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';

describe('the list of legal commands made from a view alone is the list of the rules', () => {
  for (const [index, variant] of VARIANTS.entries()) {
    it(variant, () => {
      const phases = new Set<string>();
      for (let number = 0; number < 10; number++) {
        for (const { before, after } of randomGame(rps, { variant }, 6, index, number)) {
          const state = before as State;
          for (const seat of SEATS.keys()) {
            const fromView = JSON.stringify(legalOf(rps.view(state, seat)));
            expect(fromView).toBe(JSON.stringify(rps.legal(state, seat)));
          }
          expect(legalOf(rps.view(state, 'spectator'))).toEqual([]);
          phases.add(state.phase).add((after as State).phase);
        }
      }
      // Only with a court is there a setup.
      expect(phases.size).toBe(variants[variant].court ? 4 : 3);
    });
  }
});
