import type { Faction } from '../../vocabulary/factions.ts';

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
