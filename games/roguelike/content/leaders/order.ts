import type { Faction } from '../../vocabulary/factions.ts';

export const orderLeaders: Faction['leaders'] = {
  ser_aldric: {
    name: 'Ser Aldric',
    passives: [{ name: 'Holy Shield', is: 'trained', armor: 15 }],
    spells: ['divine_smite', 'blessing_of_light'],
  },
  lady_elara: {
    name: 'Lady Elara',
    passives: [{ name: 'Righteous Fury', is: 'deals', percent: 10, if: [{ is: 'hp_below', who: 'foe', percent: 50 }] }],
    spells: ['holy_nova', 'guardian_angel'],
  },
  grand_marshal_vorn: {
    name: 'Grand Marshal Vorn',
    passives: [{ name: 'Formation', is: 'shares', percent: 10 }],
    spells: ['rally_cry', 'fortress'],
  },
};
