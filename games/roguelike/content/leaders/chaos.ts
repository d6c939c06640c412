import type { Faction } from '../../vocabulary/factions.ts';

export const chaosLeaders: Faction['leaders'] = {
  malachar_the_defiler: {
    name: 'Malachar the Defiler',
    passives: [
      {
        name: 'Blood Pact',
        is: 'reacts',
        when: 'hit',
        effects: [{ does: 'heal', amount: 15, of: 'dealt', to: 'self' }],
      },
    ],
    spells: ['hellfire', 'soul_drain'],
  },
  vexthar: {
    name: "Vex'thar",
    passives: [
      {
        name: 'Chaos Surge',
        is: 'modifier',
        stat: 'atk',
        percent: 20,
        if: [{ is: 'hp_below', who: 'self', percent: 50 }],
      },
    ],
    spells: ['corruption', 'demon_gate'],
  },
  lilith: {
    name: 'Lilith',
    passives: [
      {
        name: 'Seduction',
        is: 'reacts',
        when: 'hit',
        chance: 10,
        effects: [{ does: 'status', status: 'charmed', turns: 1, to: 'aim' }],
      },
    ],
    spells: ['dark_pact', 'nightmare'],
  },
};
