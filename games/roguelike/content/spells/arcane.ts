import type { Faction } from '../../vocabulary/factions.ts';

export const arcaneSpells: Faction['spells'] = {
  meteor: {
    name: 'Meteor',
    aim: 'densest_foe',
    effects: [{ does: 'damage', amount: 14, kind: 'magic', to: 'foes_around', centre: 'aim', within: 2 }],
  },
  time_warp: {
    name: 'Time Warp',
    aim: 'none',
    effects: [{ does: 'status', status: 'hasted', turns: 2, to: 'allies' }],
  },
  inferno: {
    name: 'Inferno',
    aim: 'densest_foe',
    effects: [
      { does: 'damage', amount: 6, kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 },
      { does: 'infect', contagion: 'fire', to: 'foes_around', centre: 'aim', within: 1 },
    ],
  },
  fire_shield: {
    name: 'Fire Shield',
    aim: 'none',
    effects: [{ does: 'status', status: 'thorned', turns: 2, to: 'allies' }],
  },
  blizzard: {
    name: 'Blizzard',
    aim: 'densest_foe',
    effects: [
      { does: 'damage', amount: 5, kind: 'magic', to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'infect', contagion: 'frost', to: 'foes_around', centre: 'aim', within: 2 },
    ],
  },
  ice_prison: {
    name: 'Ice Prison',
    aim: 'fiercest_foe',
    effects: [{ does: 'status', status: 'stunned', turns: 1, to: 'aim' }],
  },
};
