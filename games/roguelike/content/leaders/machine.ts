import type { Faction } from '../../vocabulary/factions.ts';

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
