import { type Dice, diceFrom, type JsonObject, ScriptedDice, simulationSeed } from '@tactarium/engine';
import { describe, expect, it } from 'vitest';
import { createBattle } from '../../battle/setup/create.ts';
import type { Team } from '../../battle/setup/team.ts';
import type { Battle } from '../../battle/state/battle.ts';
import { randomTeam } from '../../battle/testing/teams.ts';
import { playTurn } from '../../battle/turns/play.ts';
import { viewBattle } from '../../battle/view/view.ts';
import { factions } from '../../content/index.ts';
import { battlePositions } from './battle.ts';

const read = (given: JsonObject): Battle => battlePositions.read(given, new ScriptedDice([]));

const teamsOf = (n: number, dice: Dice): [Team, Team] => [
  randomTeam(dice, factions[n % factions.length]!.id, 0, 8),
  randomTeam(dice, factions[(3 * n + 1) % factions.length]!.id, 1, 8),
];

describe('positions of battles', () => {
  it('are written as they can be read', () => {
    for (let n = 0; n < 30; n++) {
      const dice = diceFrom(simulationSeed(91, n), 0);
      const battle = createBattle(teamsOf(n, dice), { dice });
      for (let turn = 0; turn < 4 * n && playTurn(battle); turn++);
      const { command, units, relics, round } = viewBattle(battle);
      // Scenarios have no word for having come during the battle.
      const written = units.filter(({ alive }) => alive).map((unit) => ({ ...unit, summoned: false }));
      const again = viewBattle(read(JSON.parse(JSON.stringify(battlePositions.write(battle)))));
      expect(again).toEqual({ command, units: written, relics, round });
    }
  });

  const footman = { id: 'A', team: 'left', unit: 'humans/footman', at: [3, 1] };

  it.each<[string, JsonObject, RegExp]>([
    ['an unknown key', { units: [], weather: 'rain' }, /given\.weather is not known/],
    ['an unknown system', { systems: ['luck'] }, /given\.systems\[0\] is not one of resolve/],
    ['an unknown unit', { units: [{ ...footman, unit: 'humans/hero' }] }, /given\.units\[0\]\.unit is not one of/],
    ['a unit twice', { units: [footman, { ...footman, at: [4, 1] }] }, /given\.units\[1\]\.id is there twice/],
    ['a cell twice', { units: [footman, { ...footman, id: 'B' }] }, /at is taken/],
    ['a cell off the field', { units: [{ ...footman, at: [8, 1] }] }, /at is not a cell/],
    ['tier 4', { units: [{ ...footman, tier: 4 }] }, /tier is not 1, 2 or 3/],
    ['an unknown tag', { units: [{ ...footman, tags: ['Brave'] }] }, /tags\[0\] is not one of/],
    ['an unknown stat', { units: [{ ...footman, stats: { luck: 3 } }] }, /stats\.luck is not known/],
    ['a negative stat', { units: [{ ...footman, stats: { atk: -1 } }] }, /stats\.atk is not a whole number/],
    ['an unknown field', { units: [{ ...footman, mood: 'good' }] }, /units\[0\]\.mood is not known/],
    [
      'an unknown contagion',
      { units: [{ ...footman, contagions: [{ type: 'flu', turns: 1 }] }] },
      /type is not one of/,
    ],
    ['another ability', { units: [{ ...footman, cooldowns: { fireball: 1 } }] }, /is no ability of this unit/],
    ['an unknown leader', { leaders: { left: 'humans/nobody' } }, /given\.leaders\.left is not one of/],
    [
      'an unknown spell',
      { spells: [{ team: 'left', spell: 'humans/hail' }] },
      /given\.spells\[0\]\.spell is not one of/,
    ],
    [
      'an unknown aura',
      { relics: [{ aura: 'doom', team: 'left', at: [0, 0] }] },
      /given\.relics\[0\]\.aura is not one of/,
    ],
  ])('are refused with %s', (_, given, why) => {
    expect(() => read(given)).toThrow(why);
  });

  it('compare who engages a unit in any order', () => {
    const foe = { ...footman, team: 'right' };
    const units = [footman, { ...foe, id: 'B', at: [3, 2] }, { ...foe, id: 'C', at: [4, 2] }];
    const { engaged } = battlePositions.claims(read({ units }));
    expect(engaged?.({ A: ['C', 'B'], B: ['A'] }, 'then.engaged')).toEqual([]);
    expect(engaged?.({ A: ['C'] }, 'then.engaged')).toHaveLength(1);
  });

  it('read the dice of battles and no others', () => {
    expect(battlePositions.readRoll('side', 'right', 'dice[0]')).toBe(1);
    expect(battlePositions.readRoll('pick', 'curse', 'dice[0]')).toBe(2);
    expect(battlePositions.readRoll('dodge', true, 'dice[0]')).toBe(true);
    expect(() => battlePositions.readRoll('luck', true, 'dice[0]')).toThrow(/no roll of a battle/);
    expect(() => battlePositions.readRoll('dodge', 'yes', 'dice[0]')).toThrow(/neither true nor false/);
  });
});
