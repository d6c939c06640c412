import type { Faction } from '../../vocabulary/abilities.ts';

export const natureLeaders: Faction['leaders'] = {
  oakenheart: {
    name: 'Oakenheart',
    passives: [
      {
        name: "Nature's Blessing",
        is: 'reacts',
        when: 'turn_start',
        effects: [{ does: 'heal', amount: 3, of: 'max_hp', to: 'self' }],
      },
    ],
    spells: ['entangle', 'wild_growth'],
  },
  fang: {
    name: 'Fang',
    passives: [{ name: 'Pack Leader', is: 'trained', atk: 15, if: [{ is: 'tagged', tag: 'Beast' }] }],
    spells: ['stampede', 'call_of_the_wild'],
  },
  willow: {
    name: 'Willow',
    passives: [{ name: 'Thorns', is: 'reflects', percent: 10 }],
    spells: ['poison_cloud', 'rejuvenation'],
  },
};

export const natureSpells: Faction['spells'] = {
  entangle: {
    name: 'Entangle',
    aim: 'densest_foe',
    effects: [
      { does: 'status', status: 'rooted', turns: 2, to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'status', status: 'weakened', turns: 2, to: 'foes_around', centre: 'aim', within: 2 },
    ],
  },
  wild_growth: {
    name: 'Wild Growth',
    aim: 'none',
    effects: [
      { does: 'heal', amount: 20, to: 'allies' },
      { does: 'status', status: 'fortified', turns: 2, to: 'allies' },
    ],
  },
  stampede: {
    name: 'Stampede',
    aim: 'densest_foe',
    effects: [
      { does: 'damage', amount: 35, kind: 'physical', to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'status', status: 'slowed', turns: 1, to: 'foes_around', centre: 'aim', within: 2 },
    ],
  },
  call_of_the_wild: {
    name: 'Call of the Wild',
    aim: 'none',
    effects: [{ does: 'summon', unit: 'nature/wolf', count: 2, to: 'self' }],
  },
  poison_cloud: {
    name: 'Poison Cloud',
    aim: 'densest_foe',
    effects: [
      { does: 'damage', amount: 10, kind: 'magic', to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'infect', contagion: 'poison', to: 'foes_around', centre: 'aim', within: 2 },
    ],
  },
  rejuvenation: {
    name: 'Rejuvenation',
    aim: 'none',
    effects: [{ does: 'status', status: 'regrowing', turns: 4, to: 'allies' }],
  },
};
