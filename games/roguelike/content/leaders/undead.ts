import type { Faction } from '../../vocabulary/factions.ts';

export const undeadLeaders: Faction['leaders'] = {
  lich_king_malachar: {
    name: 'Lich King Malachar',
    passives: [
      {
        name: 'Soul Siphon',
        is: 'reacts',
        when: 'hit',
        effects: [{ does: 'heal', amount: 10, of: 'dealt', to: 'self' }],
      },
    ],
    spells: ['death_coil', 'raise_dead'],
  },
  queen_morwen: {
    name: 'Queen Morwen',
    passives: [{ name: 'Deathless March', is: 'takes', percent: -16 }],
    spells: ['death_coil', 'dread_wail'],
  },
  baron_rotgut: {
    name: 'Baron Rotgut',
    passives: [{ name: 'Thick Hides', is: 'takes', percent: -10, if: [{ is: 'role', role: 'tank' }] }],
    spells: ['dark_binding', 'raise_dead'],
    third: 'terror',
  },
};
