import type { Faction } from '../../vocabulary/abilities.ts';

export const machineLeaders: Faction['leaders'] = {
  chief_engineer_grix: {
    name: 'Chief Engineer Grix',
    passives: [
      {
        name: 'Overcharge',
        is: 'modifier',
        stat: 'atk',
        percent: 10,
        growing: { most: 100 },
        if: [{ is: 'tagged', tag: 'Mechanical' }],
      },
    ],
    spells: ['deploy_turret', 'emp'],
  },
  iron_maiden: {
    name: 'Iron Maiden',
    passives: [{ name: 'Fortify', is: 'modifier', stat: 'armor', flat: 5, if: [{ is: 'stationary' }] }],
    spells: ['barricade', 'artillery_strike'],
  },
  dr_boom: {
    name: 'Dr. Boom',
    passives: [
      {
        name: 'Explosive',
        is: 'reacts',
        when: 'death',
        effects: [{ does: 'damage', amount: 20, of: 'max_hp', kind: 'physical', to: 'adjacent_foes' }],
      },
    ],
    spells: ['bomb_squad', 'self_destruct'],
  },
};

export const machineSpells: Faction['spells'] = {
  deploy_turret: {
    name: 'Deploy Turret',
    aim: 'none',
    effects: [{ does: 'summon', unit: 'machine/gun_turret', count: 1, to: 'self' }],
  },
  emp: {
    name: 'EMP',
    aim: 'densest_foe',
    effects: [{ does: 'status', status: 'silenced', turns: 1, to: 'foes_around', centre: 'aim', within: 1 }],
  },
  barricade: {
    name: 'Barricade',
    aim: 'weakest_ally',
    effects: [{ does: 'summon', unit: 'machine/barricade', count: 2, to: 'aim' }],
  },
  artillery_strike: {
    name: 'Artillery Strike',
    aim: 'densest_foe',
    effects: [{ does: 'damage', amount: 24, kind: 'physical', to: 'foes_around', centre: 'aim', within: 2 }],
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
