import type { Faction } from '../battle/abilities/vocabulary.ts';
import { recruit } from './line.ts';

export const shadow: Faction = {
  id: 'shadow',
  name: 'Shadow',
  bonus: [{ name: 'Elusive', is: 'trained', dodge: 20 }],
  units: {
    thug: recruit('Thug', 'tank', 'common', 3, [75, 14, 8]),
    enforcer: recruit('Enforcer', 'tank', 'common', 4, [95, 18, 12]),
    shadow_guard: recruit('Shadow Guard', 'tank', 'rare', 5, [115, 22, 16]),
    nightblade: recruit('Nightblade', 'tank', 'rare', 6, [130, 26, 20]),
    phantom: recruit('Phantom', 'tank', 'epic', 8, [160, 32, 25], ['Ethereal']),
    pickpocket: recruit('Pickpocket', 'melee_dps', 'common', 3, [50, 24, 3], ['Skirmisher']),
    rogue: recruit('Rogue', 'melee_dps', 'common', 4, [58, 30, 5], ['Skirmisher']),
    assassin: recruit('Assassin', 'melee_dps', 'rare', 5, [68, 38, 8], ['Skirmisher'], {
      late: [{ name: 'Armor Piercer', is: 'tagged', tags: ['ArmorPiercer'] }],
    }),
    shadow_dancer: recruit('Shadow Dancer', 'melee_dps', 'rare', 6, [78, 44, 10], ['Skirmisher']),
    death_dealer: recruit('Death Dealer', 'melee_dps', 'epic', 7, [90, 55, 12], ['Skirmisher']),
    knife_thrower: recruit('Knife Thrower', 'ranged_dps', 'common', 3, [42, 26, 2], ['ArcFire']),
    poison_dart: recruit('Poison Dart', 'ranged_dps', 'common', 4, [48, 28, 3], ['ArcFire', 'PoisonImmune']),
    sharpshooter: recruit('Sharpshooter', 'ranged_dps', 'rare', 5, [58, 35, 5], ['DirectFire']),
    shadow_archer: recruit('Shadow Archer', 'ranged_dps', 'rare', 6, [66, 40, 7], ['ArcFire']),
    silent_death: recruit('Silent Death', 'ranged_dps', 'epic', 7, [78, 50, 10], ['DirectFire']),
    illusionist: recruit('Illusionist', 'mage', 'common', 3, [38, 22, 2]),
    shadow_mage: recruit('Shadow Mage', 'mage', 'common', 4, [44, 28, 3]),
    nightstalker: recruit('Nightstalker', 'mage', 'rare', 6, [55, 36, 5]),
    void_assassin: recruit('Void Assassin', 'mage', 'epic', 8, [68, 46, 8]),
    spy: recruit('Spy', 'support', 'common', 3, [48, 10, 4]),
    saboteur: recruit('Saboteur', 'support', 'common', 4, [54, 14, 6]),
    shadow_priest: recruit('Shadow Priest', 'support', 'rare', 5, [68, 16, 8]),
    master_of_shadows: recruit('Master of Shadows', 'support', 'epic', 7, [82, 20, 10]),
    trickster: recruit('Trickster', 'control', 'common', 4, [58, 16, 6]),
    mind_breaker: recruit('Mind Breaker', 'control', 'rare', 6, [76, 22, 10]),
  },
  leaders: {
    viper: {
      name: 'Viper',
      passive: {
        name: 'Lethal Poison',
        is: 'reacts',
        when: 'hit',
        effects: [{ does: 'status', status: 'venom', turns: 3, to: 'aim' }],
      },
      spells: ['poison_nova', 'venomous_strike'],
    },
  },
  spells: {
    poison_nova: {
      name: 'Poison Nova',
      aim: 'densest_foe',
      effects: [{ does: 'infect', contagion: 'poison', to: 'foes_around', centre: 'aim', within: 2 }],
    },
    venomous_strike: {
      name: 'Venomous Strike',
      aim: 'strongest_foe',
      effects: [
        { does: 'damage', amount: 30, kind: 'magic', to: 'aim' },
        { does: 'status', status: 'venom', turns: 3, to: 'aim' },
      ],
    },
  },
  starter: [
    'thug',
    'thug',
    'enforcer',
    'pickpocket',
    'rogue',
    'knife_thrower',
    'poison_dart',
    'illusionist',
    'shadow_mage',
    'spy',
    'saboteur',
    'trickster',
  ],
};
