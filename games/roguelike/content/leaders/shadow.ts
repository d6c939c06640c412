import type { Faction } from '../../vocabulary/abilities.ts';

export const shadowLeaders: Faction['leaders'] = {
  shade: {
    name: 'Shade',
    passives: [{ name: 'Shadow Step', is: 'modifier', stat: 'dodge', flat: 20, if: [{ is: 'untouched' }] }],
    spells: ['smoke_bomb', 'assassinate'],
  },
  viper: {
    name: 'Viper',
    passives: [
      {
        name: 'Lethal Poison',
        is: 'reacts',
        when: 'hit',
        effects: [{ does: 'status', status: 'venom', turns: 3, to: 'aim' }],
      },
    ],
    spells: ['poison_nova', 'venomous_strike'],
  },
  whisper: {
    name: 'Whisper',
    passives: [{ name: 'Silent Kill', is: 'deals', percent: 50, if: [{ is: 'isolated', within: 2 }] }],
    spells: ['shadow_clone', 'vanish'],
  },
};

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
