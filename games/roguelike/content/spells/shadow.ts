import type { Faction } from '../../vocabulary/factions.ts';

export const shadowSpells: Faction['spells'] = {
  smoke_bomb: {
    name: 'Smoke Bomb',
    aim: 'none',
    effects: [{ does: 'status', status: 'evasive', turns: 2, to: 'allies' }],
  },
  assassinate: {
    name: 'Assassinate',
    aim: 'weakest_foe',
    effects: [{ does: 'damage', amount: 38, kind: 'magic', to: 'aim' }],
  },
  poison_nova: {
    name: 'Poison Nova',
    aim: 'densest_foe',
    effects: [
      { does: 'damage', amount: 4, kind: 'magic', to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'infect', contagion: 'poison', to: 'foes_around', centre: 'aim', within: 2 },
    ],
  },
  venomous_strike: {
    name: 'Venomous Strike',
    aim: 'strongest_foe',
    effects: [
      { does: 'damage', amount: 22, kind: 'magic', to: 'aim' },
      { does: 'status', status: 'venom', turns: 3, to: 'aim' },
    ],
  },
  shadow_clone: {
    name: 'Shadow Clone',
    aim: 'weakest_ally',
    effects: [{ does: 'summon', unit: 'aim', count: 1, to: 'aim' }],
  },
  vanish: {
    name: 'Vanish',
    aim: 'weakest_ally',
    effects: [
      { does: 'status', status: 'immune', turns: 1, to: 'aim' },
      { does: 'status', status: 'evasive', turns: 3, to: 'aim' },
    ],
  },
};
