import type { Faction } from '../../vocabulary/factions.ts';

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
