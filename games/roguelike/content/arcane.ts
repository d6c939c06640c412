import type { Faction } from '../battle/abilities/vocabulary.ts';
import { recruit } from './line.ts';

export const arcane: Faction = {
  id: 'arcane',
  name: 'Arcane',
  bonus: [{ name: 'Attuned', is: 'deals', percent: 15, damage: 'magic' }],
  units: {
    stone_golem: recruit('Stone Golem', 'tank', 'common', 3, [90, 10, 18], ['Heavy', 'PoisonImmune']),
    ice_elemental: recruit('Ice Elemental', 'tank', 'common', 4, [105, 14, 20], ['FrostImmune', 'PoisonImmune']),
    earth_elemental: recruit('Earth Elemental', 'tank', 'rare', 5, [135, 18, 28], ['Heavy', 'PoisonImmune']),
    fire_elemental: recruit(
      'Fire Elemental',
      'tank',
      'rare',
      6,
      [145, 22, 24],
      ['FireImmune', 'PoisonImmune', 'DeathSpread'],
      { spreads: 'fire' },
    ),
    arcane_titan: recruit('Arcane Titan', 'tank', 'epic', 8, [190, 28, 35], ['Heavy', 'AdamantineArmor']),
    spark: recruit('Spark', 'melee_dps', 'common', 3, [52, 22, 4], ['Skirmisher']),
    flame_dancer: recruit('Flame Dancer', 'melee_dps', 'common', 4, [60, 28, 6], ['FireImmune', 'Skirmisher']),
    storm_elemental: recruit('Storm Elemental', 'melee_dps', 'rare', 5, [72, 35, 10], ['Flyer']),
    magma_golem: recruit('Magma Golem', 'melee_dps', 'rare', 6, [82, 40, 14], ['FireImmune', 'Heavy']),
    phoenix: recruit('Phoenix', 'melee_dps', 'epic', 8, [95, 50, 16], ['Flyer', 'FireImmune']),
    apprentice: recruit('Apprentice', 'ranged_dps', 'common', 3, [40, 24, 2], ['DirectFire'], { damage: 'magic' }),
    fire_mage: recruit('Fire Mage', 'ranged_dps', 'common', 4, [46, 30, 3], ['DirectFire', 'FireImmune'], {
      damage: 'magic',
    }),
    ice_mage: recruit('Ice Mage', 'ranged_dps', 'rare', 5, [56, 36, 5], ['DirectFire', 'FrostImmune'], {
      damage: 'magic',
    }),
    lightning_mage: recruit('Lightning Mage', 'ranged_dps', 'rare', 6, [64, 42, 7], ['DirectFire'], {
      damage: 'magic',
    }),
    archmage: recruit('Archmage', 'ranged_dps', 'epic', 8, [76, 52, 10], ['DirectFire'], { damage: 'magic' }),
    conjurer: recruit('Conjurer', 'mage', 'common', 3, [38, 26, 2]),
    elementalist: recruit('Elementalist', 'mage', 'common', 4, [44, 32, 3]),
    battle_mage: recruit('Battle Mage', 'mage', 'rare', 6, [55, 42, 6]),
    grand_magus: recruit('Grand Magus', 'mage', 'epic', 8, [68, 55, 8]),
    enchanter: recruit('Enchanter', 'support', 'common', 3, [46, 10, 3]),
    chronomancer: recruit('Chronomancer', 'support', 'common', 4, [52, 14, 5]),
    arcane_healer: recruit('Arcane Healer', 'support', 'rare', 5, [66, 18, 8]),
    time_weaver: recruit('Time Weaver', 'support', 'epic', 7, [80, 22, 10]),
    frost_witch: recruit('Frost Witch', 'control', 'common', 4, [56, 18, 6], ['FrostImmune']),
    void_mage: recruit('Void Mage', 'control', 'rare', 6, [74, 24, 10]),
  },
  leaders: {
    ignis: {
      name: 'Ignis',
      passive: {
        name: 'Burning Soul',
        is: 'reacts',
        when: 'hit',
        effects: [{ does: 'status', status: 'burn', turns: 3, to: 'aim' }],
      },
      spells: ['inferno', 'fire_shield'],
    },
  },
  spells: {
    inferno: {
      name: 'Inferno',
      aim: 'densest_foe',
      effects: [
        { does: 'damage', amount: 15, kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 },
        { does: 'infect', contagion: 'fire', to: 'foes_around', centre: 'aim', within: 1 },
      ],
    },
    fire_shield: {
      name: 'Fire Shield',
      aim: 'none',
      effects: [{ does: 'status', status: 'shield_wall', turns: 2, to: 'allies' }],
    },
  },
  starter: [
    'stone_golem',
    'stone_golem',
    'ice_elemental',
    'spark',
    'flame_dancer',
    'apprentice',
    'fire_mage',
    'conjurer',
    'elementalist',
    'enchanter',
    'chronomancer',
    'frost_witch',
  ],
};
