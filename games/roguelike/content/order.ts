import type { Faction } from '../battle/abilities/vocabulary.ts';
import { recruit } from './line.ts';

export const order: Faction = {
  id: 'order',
  name: 'Order',
  bonus: [{ name: 'Blessed', is: 'trained', hp: 10 }],
  units: {
    squire: recruit('Squire', 'tank', 'common', 3, [80, 12, 15], ['Infantry', 'Shielded']),
    footman: recruit('Footman', 'tank', 'common', 4, [100, 15, 20], ['Infantry', 'Shielded']),
    knight: recruit('Knight', 'tank', 'rare', 5, [130, 18, 25], ['Cavalry'], { speed: 3 }),
    paladin: recruit(
      'Paladin',
      'tank',
      'rare',
      6,
      [150, 20, 30],
      ['Infantry', 'HeavyInfantry', 'Shielded', 'CurseImmune'],
    ),
    grand_champion: recruit(
      'Grand Champion',
      'tank',
      'epic',
      8,
      [200, 25, 40],
      ['Infantry', 'HeavyInfantry', 'Shielded'],
    ),
    militia: recruit('Militia', 'melee_dps', 'common', 3, [60, 18, 5], ['Infantry']),
    swordsman: recruit('Swordsman', 'melee_dps', 'common', 4, [70, 22, 8], ['Infantry']),
    crusader: recruit('Crusader', 'melee_dps', 'rare', 5, [85, 28, 12], ['Infantry']),
    templar: recruit('Templar', 'melee_dps', 'rare', 6, [95, 32, 15], ['Infantry', 'HeavyInfantry']),
    inquisitor: recruit('Inquisitor', 'melee_dps', 'epic', 7, [110, 40, 18], ['Infantry', 'CurseImmune']),
    bowman: recruit('Bowman', 'ranged_dps', 'common', 3, [50, 20, 3], ['ArcFire'], { ammo: 6 }),
    crossbowman: recruit('Crossbowman', 'ranged_dps', 'common', 4, [55, 25, 5], ['DirectFire'], { ammo: 5 }),
    marksman: recruit('Marksman', 'ranged_dps', 'rare', 5, [65, 30, 8], ['ArcFire'], { ammo: 6 }),
    ballista_crew: recruit('Ballista Crew', 'ranged_dps', 'rare', 6, [75, 35, 10], ['DirectFire', 'Heavy'], {
      speed: 1,
      ammo: 5,
    }),
    holy_archer: recruit('Holy Archer', 'ranged_dps', 'epic', 7, [85, 42, 12], ['ArcFire'], { ammo: 6 }),
    acolyte: recruit('Acolyte', 'mage', 'common', 3, [45, 22, 2]),
    cleric: recruit('Cleric', 'mage', 'common', 4, [50, 25, 3]),
    battle_priest: recruit('Battle Priest', 'mage', 'rare', 6, [65, 32, 5]),
    high_priest: recruit('High Priest', 'mage', 'epic', 8, [80, 40, 8]),
    medic: recruit('Medic', 'support', 'common', 3, [55, 10, 5]),
    banner_bearer: recruit('Banner Bearer', 'support', 'common', 4, [60, 12, 8], ['Infantry', 'AuraCarrier'], {
      aura: 'rally_banner',
    }),
    war_chaplain: recruit('War Chaplain', 'support', 'rare', 5, [75, 15, 10]),
    saint: recruit('Saint', 'support', 'epic', 7, [90, 20, 12], ['Purifier', 'CurseImmune']),
    peacekeeper: recruit('Peacekeeper', 'control', 'common', 4, [65, 15, 10], ['Infantry', 'Shielded']),
    justicar: recruit('Justicar', 'control', 'rare', 6, [85, 20, 15]),
  },
  leaders: {
    lady_elara: {
      name: 'Lady Elara',
      passive: { name: 'Righteous Fury', is: 'deals', percent: 10, if: [{ is: 'hp_below', who: 'foe', percent: 50 }] },
      spells: ['holy_nova', 'guardian_angel'],
    },
  },
  spells: {
    holy_nova: {
      name: 'Holy Nova',
      aim: 'densest_foe',
      effects: [
        { does: 'damage', amount: 20, kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 },
        { does: 'heal', amount: 15, to: 'allies_around', centre: 'aim', within: 3 },
      ],
    },
    guardian_angel: {
      name: 'Guardian Angel',
      aim: 'weakest_ally',
      effects: [
        { does: 'heal', amount: 20, to: 'aim' },
        { does: 'status', status: 'immune', turns: 1, to: 'aim' },
      ],
    },
  },
  starter: [
    'squire',
    'squire',
    'footman',
    'militia',
    'swordsman',
    'bowman',
    'crossbowman',
    'acolyte',
    'cleric',
    'medic',
    'banner_bearer',
    'peacekeeper',
  ],
};
