import type { Faction } from '../../vocabulary/factions.ts';

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
