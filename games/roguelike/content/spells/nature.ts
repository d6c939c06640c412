import type { Faction } from '../../vocabulary/factions.ts';

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
      { does: 'heal', amount: 28, to: 'allies' },
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
