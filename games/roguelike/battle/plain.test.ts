import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { rulesFor, SYSTEMS } from './resolution/table.ts';
import { createBattle } from './setup/create.ts';
import type { Team } from './setup/team.ts';
import { xOf, yOf } from './state/board.ts';
import { simulatePlainly } from './testing/plainSimulation.ts';
import { randomTeam } from './testing/teams.ts';
import { playOut } from './turns/play.ts';

const BATTLES = 150;

function teamsOf(n: number): readonly [Team, Team] {
  const dice = diceFrom(simulationSeed(51, n), 0);
  const size = 2 + (n % 11);
  return [
    randomTeam(dice, n % 2 ? 'humans' : 'undead', 0, size, [1]),
    randomTeam(dice, n % 3 ? 'humans' : 'undead', 1, size, [1]),
  ];
}

function engineEnd(n: number, systems: Parameters<typeof rulesFor>[0]) {
  const battle = createBattle(teamsOf(n), { rules: rulesFor(systems), dice: diceFrom(simulationSeed(52, n), 0) });
  playOut(battle);
  const units = battle.units.map(({ cell, hp }) => ({ x: xOf(cell), y: yOf(cell), hp }));
  return { units, round: battle.round, winner: battle.winner };
}

describe('RUN-28 with all systems off', () => {
  it('a battle is the plain simulation', () => {
    for (let n = 0; n < BATTLES; n++) {
      const { units, round, winner } = simulatePlainly(teamsOf(n), diceFrom(simulationSeed(52, n), 0));
      const plain = { units: units.map(({ x, y, hp }) => ({ x, y, hp: Math.max(0, hp) })), round, winner };
      expect(engineEnd(n, []), `battle ${n}`).toEqual(plain);
    }
  });

  it('and each system makes a difference', () => {
    for (const system of SYSTEMS) {
      // Some only act on what another does: vigilance and flanking need Resolve or shred to show in the end.
      const differs = Array.from({ length: 60 }, (_, n) => n).some(
        (n) =>
          JSON.stringify(engineEnd(n, SYSTEMS)) !==
          JSON.stringify(
            engineEnd(
              n,
              SYSTEMS.filter((one) => one !== system),
            ),
          ),
      );
      expect(differs, system).toBe(true);
    }
  });
});
