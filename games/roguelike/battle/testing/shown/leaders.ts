import type { Row } from '../stage.ts';

const gains = (status: string, turns: number) => ({ type: 'status_gained', unitId: 'X', status, turns });
const deals = (damage: number) => ({ type: 'attacked', attackerId: 'A', damage });
const takes = (damage: number) => ({ type: 'attacked', targetId: 'A', damage });

/** RUN-22: every leader's passive. */
export const leaderRows: readonly Row[] = [
  ['order/ser_aldric', 'Holy Shield', 'is struck', takes(100), { tier: 3, foe: { atk: 111 } }],
  ['order/lady_elara', 'Righteous Fury', 'attacks', deals(19), { foe: { hp: 199 } }],
  [
    'order/grand_marshal_vorn',
    'Formation',
    'is struck',
    { type: 'damage_shared', unitId: 'A', targetIds: ['B'], amount: 10 },
    { foe: { atk: 105 } },
  ],
  ['chaos/malachar_the_defiler', 'Blood Pact', 'attacks', { type: 'healed', unitId: 'A', amount: 3 }, { hp: 50 }],
  ['chaos/vexthar', 'Chaos Surge', 'attacks', deals(30), { hp: 49 }],
  ['chaos/lilith', 'Seduction', 'attacks', gains('charmed', 1)],
  [
    'nature/oakenheart',
    "Nature's Blessing",
    'starts its turn',
    { type: 'healed', unitId: 'A', amount: 3 },
    { tier: 3, hp: 50 },
  ],
  ['nature/fang', 'Pack Leader', 'attacks', deals(23)],
  [
    'nature/willow',
    'Thorns',
    'is struck',
    { type: 'wounded', unitId: 'X', amount: 2, by: 'reflected' },
    { foe: { atk: 25 } },
  ],
  ['shadow/shade', 'Shadow Step', 'is struck', { type: 'attacked', targetId: 'A', result: 'dodged' }, { roll: 40 }],
  ['shadow/viper', 'Lethal Poison', 'attacks', gains('venom', 3)],
  ['shadow/whisper', 'Silent Kill', 'attacks', deals(36), { alone: true }],
  ['arcane/archmage_zephyr', 'Arcane Mastery', 'casts', deals(42), { as: 'arcane/storm_elemental' }],
  ['arcane/ignis', 'Burning Soul', 'attacks', gains('burn', 3)],
  [
    'arcane/frost_queen',
    'Frozen Heart',
    'attacks',
    { type: 'clash', riposteType: 'weak' },
    { foe: { initiative: 16 } },
  ],
  ['machine/chief_engineer_grix', 'Overcharge', 'attacks', deals(21), { round: 3 }],
  ['machine/iron_maiden', 'Fortify', 'is struck', takes(100), { foe: { atk: 114 } }],
  [
    'machine/dr_boom',
    'Explosive',
    'dies',
    { type: 'wounded', unitId: 'X', amount: 8, by: 'spell' },
    { foe: { armor: 3 } },
  ],
  ['humans/commander_aldric', 'Shoulder to Shoulder', 'is struck', takes(100), { foe: { atk: 113 } }],
  ['humans/captain_rosamund', 'Drilled Volleys', 'attacks', deals(21), { as: 'humans/archer' }],
  ['humans/prior_benedict', 'Last Rites', 'is struck', takes(54), { hp: 79, foe: { atk: 108 } }],
  ['undead/lich_king_malachar', 'Soul Siphon', 'attacks', { type: 'healed', unitId: 'A', amount: 2 }, { hp: 50 }],
  ['undead/queen_morwen', 'Deathless March', 'is struck', takes(84), { as: 'undead/zombie', foe: { atk: 112 } }],
  ['undead/baron_rotgut', 'Thick Hides', 'is struck', takes(90), { as: 'undead/zombie', foe: { atk: 112 } }],
];
