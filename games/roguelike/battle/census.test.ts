import { diceFrom, digest, type Json, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { createBattle } from './create.ts';
import type { BattleEvent } from './events.ts';
import { playTurn } from './run.ts';
import { randomTeam } from './testing/teams.ts';

/** One number guards all rules, content and decisions. Whoever changes it says why in the commit. */
describe('RUN-33 the census of battles', () => {
  it('gives the events it always gave', () => {
    const digests = Array.from({ length: 60 }, (_, n) => {
      const dice = diceFrom(simulationSeed(71, n), 0);
      const [left, right] = [n % 2 ? 'humans' : 'undead', n % 3 ? 'humans' : 'undead'];
      const log: BattleEvent[] = [];
      const battle = createBattle([randomTeam(dice, left, 0, 6), randomTeam(dice, right, 1, 6)], { dice, log });
      while (playTurn(battle));
      return digest(log as unknown as Json);
    });
    expect(digest(digests)).toBe('8ba6c1ee9c1e1199');
  });
});
