import type { Row } from '../stage.ts';

/** Role masteries, what is gained at T3 besides, and what only spells bring. */
export const restRows: readonly Row[] = [
  ['order/squire', 'Bulwark', 'is struck', { type: 'attacked', damage: 90 }, { tier: 3, foe: { atk: 130 } }],
  ['order/militia', 'Weapon Master', 'attacks', { type: 'attacked', damage: 41 }, { tier: 3 }],
  ['order/bowman', 'Steady Hand', 'attacks', { type: 'attacked', damage: 46 }, { tier: 3 }],
  ['order/acolyte', 'Deep Study', 'attacks', { type: 'attacked', damage: 50 }, { tier: 3 }],
  [
    'humans/officer',
    'Heartening Presence',
    'starts its turn',
    { type: 'resolve_changed', unitId: 'B', amount: 3, why: 'lent' },
    { tier: 3 },
  ],
  [
    'chaos/berserker',
    'Rending Blows',
    'attacks',
    { type: 'armor_shredded', totalShred: 5 },
    { tier: 3, foe: { armor: 10, shred: 4 } },
  ],
  [
    'shadow/assassin',
    'Armor Piercer',
    'attacks',
    { type: 'armor_shredded', shredAmount: 3 },
    { tier: 3, foe: { armor: 40 } },
  ],
  [
    'arcane/fire_mage',
    'Burnout',
    'casts',
    { type: 'wounded', unitId: 'A', amount: 13, by: 'burnout' },
    { tier: 3, cooldown: 1 },
  ],
  [
    'machine/artillery',
    'Rapid Reload',
    'starts its turn',
    { type: 'cooldown_changed', turns: 2 },
    { tier: 3, cooldown: 4 },
  ],
  ['machine/bomb_bot', 'Detonate', 'dies', { type: 'wounded', unitId: 'X', amount: 18, by: 'spell' }],
];
