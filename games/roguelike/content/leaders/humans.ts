import type { Faction } from '../../vocabulary/factions.ts';

export const humansLeaders: Faction['leaders'] = {
  commander_aldric: {
    name: 'Commander Aldric',
    passives: [{ name: 'Shoulder to Shoulder', is: 'modifier', stat: 'armor', flat: 5, if: [{ is: 'beside_ally' }] }],
    spells: ['holy_light', 'rally'],
    third: 'inspire',
  },
  captain_rosamund: {
    name: 'Captain Rosamund',
    passives: [{ name: 'Drilled Volleys', is: 'deals', percent: 36, if: [{ is: 'role', role: 'ranged_dps' }] }],
    spells: ['arrow_storm', 'rally'],
    third: 'inspire',
  },
  prior_benedict: {
    name: 'Prior Benedict',
    passives: [{ name: 'Last Rites', is: 'takes', percent: -46, if: [{ is: 'hp_below', who: 'self', percent: 80 }] }],
    spells: ['holy_light', 'sanctuary'],
  },
};
