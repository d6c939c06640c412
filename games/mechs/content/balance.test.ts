import { playBots, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../index.ts';
import { SCENARIOS, scenarios } from './scenarios.ts';

/** Games a scenario: `npm run test:long` asks for a hundred, which take minutes each. */
const GAMES = Number(process.env['BALANCE_GAMES'] ?? 2);
/** From this number on the share of points says something. */
const ENOUGH = 100;
const entry = gameNamed('mechs')!;
const hard = entry.bots.find(({ name }) => name === 'hard')!;

describe('MEC-33 ready battles, hard against hard', () => {
  for (const scenario of SCENARIOS) {
    it(
      `${scenario} ends within its turns, and neither side wins more than 60 %`,
      () => {
        let points = 0;
        for (let n = 0; n < GAMES; n++) {
          const table = playBots(entry, [hard, hard], { scenario }, simulationSeed(7, n));
          const { outcome } = table;
          expect(table.turn).toBeLessThanOrEqual(scenarios[scenario].turnLimit);
          points += outcome?.result === 'won' ? (outcome.winner === 0 ? 1 : 0) : 0.5;
        }
        if (GAMES >= ENOUGH) {
          expect(points / GAMES).toBeGreaterThanOrEqual(0.4);
          expect(points / GAMES).toBeLessThanOrEqual(0.6);
        }
      },
      60_000 + 30_000 * GAMES,
    );
  }
});
