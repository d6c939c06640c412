import type { Faction } from '../../vocabulary/factions.ts';

export const machineSpells: Faction['spells'] = {
  deploy_turret: {
    name: 'Deploy Turret',
    aim: 'none',
    effects: [{ does: 'summon', unit: 'machine/gun_turret', count: 1, to: 'self' }],
  },
  emp: {
    name: 'EMP',
    aim: 'densest_foe',
    effects: [{ does: 'status', status: 'silenced', turns: 1, to: 'aim' }],
  },
  barricade: {
    name: 'Barricade',
    aim: 'weakest_ally',
    effects: [{ does: 'summon', unit: 'machine/barricade', count: 2, to: 'aim' }],
  },
  artillery_strike: {
    name: 'Artillery Strike',
    aim: 'densest_foe',
    effects: [{ does: 'damage', amount: 20, kind: 'physical', to: 'foes_around', centre: 'aim', within: 2 }],
  },
  bomb_squad: {
    name: 'Bomb Squad',
    aim: 'none',
    effects: [{ does: 'summon', unit: 'machine/bomb_bot', count: 3, to: 'self' }],
  },
  self_destruct: {
    name: 'Self-Destruct',
    aim: 'weakest_ally',
    effects: [
      { does: 'damage', amount: 60, of: 'max_hp', kind: 'physical', to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'damage', amount: 100, of: 'max_hp', kind: 'magic', to: 'aim' },
    ],
  },
};
