import type { Row } from '../stage.ts';

/** All of it at T3 (RUN-7). */
const T3 = { tier: 3 };
const ability = (damage: number) => ({ type: 'attacked', attackerId: 'A', cause: 'ability', damage });

export const humansRows: readonly Row[] = [
  [
    'humans/footman',
    'Shield Wall',
    'casts',
    { type: 'status_gained', unitId: 'A', status: 'shield_wall', turns: 2 },
    T3,
  ],
  [
    'humans/footman',
    'Coordinated Retreat',
    'is struck in passing',
    { type: 'attacked', damage: 50 },
    { tier: 3, foe: { atk: 140 } },
  ],
  ['humans/footman', 'Coordinated Defense', 'ripostes', { type: 'attacked', cause: 'riposte', damage: 15 }, T3],
  ['humans/knight', 'Taunt', 'casts', { type: 'status_gained', unitId: 'X', status: 'taunted', turns: 2 }, T3],
  [
    'humans/paladin',
    'Divine Shield',
    'casts',
    { type: 'status_gained', unitId: 'A', status: 'immune', turns: 1 },
    { tier: 3, hp: 40 },
  ],
  ['humans/swordsman', 'Cleave', 'casts', ability(36), T3],
  ['humans/crusader', 'Smite the Weak', 'attacks', { type: 'attacked', damage: 78 }, { tier: 3, foe: { hp: 159 } }],
  ['humans/champion', 'Whirlwind', 'casts', ability(152), T3],
  ['humans/archer', 'Volley', 'casts', ability(19), T3],
  ['humans/crossbowman', 'Piercing Shot', 'casts', ability(38), { tier: 3, foe: { armor: 20 } }],
  ['humans/marksman', 'Deadeye', 'attacks', { type: 'attacked', damage: 140 }, T3],
  ['humans/apprentice', 'Fireball', 'casts', { type: 'contagion_applied', unitId: 'X', contagionType: 'fire' }, T3],
  ['humans/battle_mage', 'Chain Lightning', 'casts', ability(51), T3],
  ['humans/priest', 'Mass Heal', 'casts', { type: 'healed', unitId: 'B', amount: 20 }, { tier: 3, hp: 50 }],
  ['humans/musketeer', 'Conserve Ammo', 'kills', { type: 'ammo_recovered', unitId: 'A', source: 'conserved' }, T3],
  [
    'humans/artillery',
    'Rapid Reload',
    'starts its turn',
    { type: 'cooldown_changed', turns: 2 },
    { tier: 3, cooldown: 4 },
  ],
  ['humans/artillery', 'Bombardment', 'casts', ability(52), T3],
  ['humans/hierophant', 'Purify', 'casts', { type: 'contagion_purified', targetId: 'B' }, T3],
  ['humans/blacksmith', 'Field Repairs', 'casts', { type: 'armor_repaired', targetId: 'B', repairAmount: 2 }, T3],
];
