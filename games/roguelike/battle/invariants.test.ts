import { diceFrom, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { steadinessOf } from './resolution/questions.ts';
import { createBattle } from './setup/create.ts';
import type { Battle } from './state/battle.ts';
import { CELLS } from './state/board.ts';
import { NOBODY, type Unit } from './state/unit.ts';
import { randomTeam } from './testing/teams.ts';
import { playTurn } from './turns/play.ts';

const BATTLES = 64;

/** What no turn may leave behind; the first thing that is wrong. */
function wrongIn(battle: Battle): string | undefined {
  for (const unit of battle.units) {
    const wrong = wrongWith(battle, unit);
    if (wrong) return `${unit.name} (${unit.make.line}): ${wrong}`;
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const id = battle.board[cell]!;
    if (id !== NOBODY && (battle.units[id]!.cell !== cell || !battle.units[id]!.alive))
      return `a ghost of ${id} on ${cell}`;
  }
  return battle.pending.length + battle.stack.length + battle.fallen.length > 0
    ? 'something is left undone'
    : undefined;
}

function wrongWith(battle: Battle, unit: Unit): string | undefined {
  const { make } = unit;
  if (unit.alive !== unit.hp > 0 || unit.hp > make.maxHp) return `HP ${unit.hp}`;
  if (!unit.alive) return undefined;
  if (battle.board[unit.cell] !== unit.id) return 'does not stand where it stands';
  if (unit.resolve < -25 || unit.resolve > make.maxResolve) return `Resolve ${unit.resolve}`;
  if (unit.state !== 'ready' && unit.state !== (make.undead ? 'crumbling' : 'retreating')) return unit.state;
  if (unit.state === 'ready' && unit.resolve + steadinessOf(battle, unit) <= 0 && !unit.counting)
    return 'stands without Resolve or formation';
  if (unit.shred < 0 || unit.shred * 100 > make.armor * 60) return `shred ${unit.shred}`;
  if (unit.ammo < 0 || unit.ammo > make.maxAmmo) return `ammunition ${unit.ammo}`;
  if (unit.charges < 0 || unit.charges > make.attacks) return `charges ${unit.charges}`;
  if (unit.used && !unit.vigilant) return 'has used a watch that it does not keep';
  if (unit.breaking) return 'a break that nobody settled';
  return undefined;
}

describe('RUN-26 after every turn', () => {
  it('nobody stands twice, nothing is beyond its bounds, nothing is left undone', () => {
    for (let n = 0; n < BATTLES; n++) {
      const dice = diceFrom(simulationSeed(61, n), 0);
      const size = 4 + (n % 9);
      const battle = createBattle(
        [
          randomTeam(dice, factions[n % factions.length]!.id, 0, size),
          randomTeam(dice, factions[(n * 3 + 1) % factions.length]!.id, 1, size),
        ],
        { dice },
      );
      for (let turn = 0; playTurn(battle); turn++) expect(wrongIn(battle), `battle ${n}, turn ${turn}`).toBeUndefined();
    }
  });
});
