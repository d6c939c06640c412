import type { Faction } from '../../vocabulary/abilities.ts';

export const arcaneLeaders: Faction['leaders'] = {
  archmage_zephyr: {
    name: 'Archmage Zephyr',
    passives: [{ name: 'Arcane Mastery', is: 'deals', percent: 20, by: 'ability' }],
    spells: ['meteor', 'time_warp'],
  },
  ignis: {
    name: 'Ignis',
    passives: [
      {
        name: 'Burning Soul',
        is: 'reacts',
        when: 'hit',
        effects: [{ does: 'status', status: 'burn', turns: 3, to: 'aim' }],
      },
    ],
    spells: ['inferno', 'fire_shield'],
  },
  frost_queen: {
    name: 'Frost Queen',
    passives: [
      { name: 'Frozen Heart', is: 'modifier', stat: 'initiative', percent: -15, whose: 'foes' },
      {
        name: 'Frozen Heart',
        is: 'modifier',
        stat: 'speed',
        flat: -1,
        whose: 'foes',
        if: [{ is: 'base', stat: 'speed', atLeast: 3 }],
      },
    ],
    spells: ['blizzard', 'ice_prison'],
  },
};

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
