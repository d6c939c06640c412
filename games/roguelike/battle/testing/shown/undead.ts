import type { Row } from '../stage.ts';

/** All of it at T3 (RUN-7). */
const T3 = { tier: 3 };

export const undeadRows: readonly Row[] = [
  ['undead/zombie', 'Foul Burst', 'dies', { type: 'contagion_applied', unitId: 'X', contagionType: 'poison' }, T3],
  ['undead/abomination', 'Hook', 'casts', { type: 'moved', unitId: 'Y', how: 'pull' }, { tier: 3, gap: 3 }],
  [
    'undead/bone_golem',
    'Knitting Bones',
    'starts its turn',
    { type: 'healed', unitId: 'A', amount: 24 },
    { tier: 3, hp: 50 },
  ],
  ['undead/skeleton_warrior', 'Bone Spear', 'casts', { type: 'attacked', cause: 'ability', damage: 46 }, T3],
  ['undead/ghoul', 'Frenzy', 'attacks', { type: 'attacked', damage: 207 }, T3],
  [
    'undead/death_knight',
    'Execute',
    'attacks',
    { type: 'died', unitId: 'X' },
    { tier: 3, foe: { hp: 79, armor: 300 } },
  ],
  ['undead/skeleton_archer', 'Endless Quiver', 'attacks', { type: 'attacked', damage: 33 }, T3],
  [
    'undead/skeleton_archer',
    'Poisoned Arrows',
    'attacks',
    { type: 'contagion_applied', unitId: 'X', contagionType: 'poison' },
    T3,
  ],
  ['undead/banshee', 'Wail', 'casts', { type: 'resolve_changed', unitId: 'X', amount: -30 }, T3],
  ['undead/lich', 'Frost Nova', 'casts', { type: 'contagion_applied', unitId: 'X', contagionType: 'frost' }, T3],
  ['undead/necromancer', 'Raise the Fallen', 'kills', { type: 'summoned', line: 'undead/skeleton_warrior' }, T3],
  ['undead/dark_sorcerer', 'Drain Life', 'attacks', { type: 'healed', unitId: 'A', amount: 41 }, { tier: 3, hp: 50 }],
  ['undead/vampire', 'Blood Feast', 'attacks', { type: 'healed', unitId: 'B', amount: 6 }, T3],
  [
    'undead/grave_guard',
    'Cursed Blades',
    'attacks',
    { type: 'status_gained', unitId: 'X', status: 'cursed_wound', turns: 3 },
    T3,
  ],
];
