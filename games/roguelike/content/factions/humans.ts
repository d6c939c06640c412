import type { Faction, Passive } from '../../vocabulary/abilities.ts';
import { line } from '../line.ts';
import { masteries } from '../masteries.ts';

/** ENG-4 and RIP-2, for Infantry and Cavalry at T3. */
const coordinated: readonly Passive[] = [
  { name: 'Coordinated Retreat', is: 'takes', percent: -50, from: 'opportunity' },
  { name: 'Coordinated Defense', is: 'ripostes', percent: 25 },
];

export const humans: Faction = {
  id: 'humans',
  name: 'Humans',
  about: 'An army of the line: shields, shot and steady hearts.',
  bonus: [{ name: 'Stout Hearts', is: 'trained', hp: 10 }],
  units: {
    footman: line('Footman', 'tank', 3, [100, 12, 20, 2, 8, 1, 1, 5, 80], ['Infantry'], {
      titles: ['Veteran', 'Shield Master'],
      passives: coordinated,
      active: {
        name: 'Shield Wall',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'foes_in_reach', atLeast: 1 }],
        effects: [{ does: 'status', status: 'shield_wall', turns: 2, to: 'self' }],
      },
    }),
    knight: line('Knight', 'tank', 5, [140, 16, 28, 2, 10, 1, 1, 8, 85], ['Cavalry'], {
      titles: ['Veteran', 'Royal Guard'],
      passives: coordinated,
      active: {
        name: 'Taunt',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'foes_in_reach', atLeast: 1 }],
        effects: [{ does: 'status', status: 'taunted', turns: 2, to: 'foes_around', centre: 'self', within: 2 }],
      },
    }),
    paladin: line('Paladin', 'tank', 7, [200, 22, 40, 2, 12, 1, 1, 10, 90], ['Infantry'], {
      titles: ['Veteran', 'Grand Paladin'],
      passives: coordinated,
      active: {
        name: 'Divine Shield',
        cooldown: 'ultimate',
        reach: 0,
        aim: 'none',
        use: [{ is: 'hp_below', who: 'self', percent: 50 }],
        effects: [{ does: 'status', status: 'immune', turns: 1, to: 'self' }],
      },
    }),
    swordsman: line('Swordsman', 'melee_dps', 3, [65, 18, 8, 3, 12, 1, 1, 10, 60], ['Infantry'], {
      titles: ['Veteran', 'Blade Master'],
      passives: coordinated,
      active: {
        name: 'Cleave',
        cooldown: 'power',
        reach: 1,
        aim: 'best_foe',
        use: [{ is: 'foes_in_reach', atLeast: 2 }],
        effects: [{ does: 'strike', percent: 100, to: 'front_foes' }],
      },
    }),
    crusader: line('Crusader', 'melee_dps', 5, [85, 26, 12, 3, 15, 1, 1, 12, 75], ['Infantry'], {
      titles: ['Veteran', 'Holy Crusader'],
      passives: [
        ...coordinated,
        { name: 'Smite the Weak', is: 'deals', percent: 50, if: [{ is: 'hp_below', who: 'foe', percent: 40 }] },
      ],
    }),
    champion: line('Champion', 'melee_dps', 8, [110, 38, 16, 3, 18, 1, 2, 15, 80], ['Infantry'], {
      titles: ['Veteran', 'Grand Champion'],
      passives: coordinated,
      active: {
        name: 'Whirlwind',
        cooldown: 'power',
        reach: 1,
        aim: 'none',
        use: [{ is: 'foes_in_reach', atLeast: 2 }],
        effects: [{ does: 'strike', percent: 100, to: 'adjacent_foes' }],
      },
    }),
    archer: line('Archer', 'ranged_dps', 4, [50, 16, 4, 2, 14, 4, 1, 8, 55], ['ArcFire'], {
      titles: ['Veteran', 'Longbowman'],
      ammo: 6,
      active: {
        name: 'Volley',
        cooldown: 'power',
        reach: 5,
        aim: 'densest_foe',
        trajectory: 'arc',
        ammo: 2,
        effects: [{ does: 'strike', percent: 60, to: 'foes_around', centre: 'aim', within: 2 }],
      },
    }),
    crossbowman: line('Crossbowman', 'ranged_dps', 6, [65, 24, 6, 2, 16, 5, 1, 10, 65], ['DirectFire'], {
      titles: ['Veteran', 'Siege Crossbowman'],
      ammo: 5,
      active: {
        name: 'Piercing Shot',
        cooldown: 'power',
        reach: 6,
        aim: 'best_foe',
        trajectory: 'direct',
        ammo: 1,
        effects: [{ does: 'strike', percent: 100, armor: 50, to: 'aim' }],
      },
    }),
    marksman: line('Marksman', 'ranged_dps', 8, [80, 35, 8, 2, 20, 6, 1, 12, 70], ['DirectFire'], {
      titles: ['Veteran', 'Sniper'],
      passives: [{ name: 'Deadeye', is: 'deals', percent: 100, chance: 25 }],
    }),
    apprentice: line('Apprentice', 'mage', 4, [45, 20, 2, 2, 10, 3, 1, 5, 50], ['MagicMissile'], {
      titles: ['Mage', 'Archmage'],
      active: {
        name: 'Fireball',
        cooldown: 'power',
        reach: 4,
        aim: 'densest_foe',
        trajectory: 'homing',
        effects: [
          { does: 'damage', amount: 100, of: 'atk', kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 },
          { does: 'infect', contagion: 'fire', to: 'foes_around', centre: 'aim', within: 1 },
        ],
      },
    }),
    battle_mage: line('Battle Mage', 'mage', 6, [60, 32, 4, 2, 13, 4, 1, 8, 65], ['MagicMissile'], {
      titles: ['War Mage', 'Battlemage Lord'],
      active: {
        name: 'Chain Lightning',
        cooldown: 'power',
        reach: 5,
        aim: 'best_foe',
        trajectory: 'homing',
        effects: [{ does: 'damage', amount: 80, of: 'atk', kind: 'magic', to: 'chain', count: 3 }],
      },
    }),
    priest: line('Priest', 'support', 5, [55, 10, 6, 2, 6, 3, 1, 5, 70], ['MagicMissile'], {
      titles: ['High Priest', 'Archbishop'],
      aura: 'support',
      active: {
        name: 'Mass Heal',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'allies_below', percent: 80, atLeast: 2 }],
        effects: [{ does: 'heal', amount: 20, to: 'allies' }],
      },
    }),
    spearman: line('Spearman', 'tank', 4, [90, 14, 14, 2, 9, 1, 1, 5, 75], ['Infantry', 'SpearWall'], {
      rarity: 'rare',
      passives: [...coordinated, masteries.tank],
    }),
    halberdier: line(
      'Halberdier',
      'melee_dps',
      6,
      [90, 26, 14, 2, 12, 1, 1, 8, 75],
      ['Infantry', 'SpearWall', 'AntiCavalry', 'LongReach'],
      {
        rarity: 'rare',
        passives: [...coordinated, { name: 'Back to Back', is: 'tagged', tags: ['UnbreakableSquare'] }],
      },
    ),
    musketeer: line('Musketeer', 'ranged_dps', 6, [55, 34, 4, 2, 11, 5, 1, 6, 60], ['DirectFire'], {
      rarity: 'rare',
      ammo: 4,
      passives: [{ name: 'Conserve Ammo', is: 'scripted', script: 'conserve_ammo' }],
    }),
    artillery: line('Artillery', 'ranged_dps', 8, [70, 44, 6, 1, 4, 7, 1, 0, 60], ['ArcFire', 'Heavy'], {
      rarity: 'epic',
      ammo: 3,
      passives: [{ name: 'Rapid Reload', is: 'scripted', script: 'rapid_reload' }],
      active: {
        name: 'Bombardment',
        cooldown: 'ultimate',
        reach: 8,
        aim: 'densest_foe',
        trajectory: 'arc',
        ammo: 1,
        effects: [{ does: 'strike', percent: 60, to: 'foes_around', centre: 'aim', within: 1 }],
      },
    }),
    officer: line('Officer', 'support', 5, [80, 16, 14, 2, 14, 1, 1, 10, 90], ['Infantry', 'Officer', 'AuraCarrier'], {
      rarity: 'rare',
      aura: 'rally_banner',
      passives: [...coordinated, masteries.support],
    }),
    hierophant: line(
      'Hierophant',
      'support',
      7,
      [70, 14, 8, 2, 8, 3, 1, 5, 85],
      ['AuraCarrier', 'Purifier', 'MagicMissile'],
      {
        rarity: 'epic',
        aura: 'holy_light',
        active: {
          name: 'Purify',
          cooldown: 'power',
          reach: 0,
          aim: 'none',
          use: [{ is: 'allies_infected', within: 2 }],
          effects: [{ does: 'purify', to: 'allies_around', centre: 'self', within: 2 }],
        },
      },
    ),
    storm_caller: line('Storm Caller', 'mage', 6, [58, 30, 4, 2, 12, 4, 1, 8, 65], ['AuraCarrier', 'MagicMissile'], {
      rarity: 'rare',
      aura: 'storm_front',
      passives: [masteries.mage],
    }),
    shield_bearer: line(
      'Shield Bearer',
      'tank',
      5,
      [120, 12, 24, 2, 8, 1, 1, 5, 85],
      ['Infantry', 'Shielded', 'Shieldwall', 'HeavyInfantry', 'AuraCarrier'],
      { rarity: 'rare', aura: 'sigmars_shield', passives: [...coordinated, masteries.tank] },
    ),
    supply_wagon: line('Supply Wagon', 'support', 4, [90, 4, 10, 1, 3, 1, 1, 0, 70], ['SupplyWagon', 'Heavy'], {
      rarity: 'rare',
      passives: [masteries.support],
    }),
    blacksmith: line('Blacksmith', 'support', 5, [75, 16, 16, 2, 7, 1, 1, 5, 75], ['Shielded'], {
      rarity: 'rare',
      active: {
        name: 'Field Repairs',
        cooldown: 'basic',
        reach: 1,
        aim: 'most_shredded_ally',
        effects: [{ does: 'repair', amount: 2, to: 'aim' }],
      },
    }),
  },
  leaders: {
    commander_aldric: {
      name: 'Commander Aldric',
      passives: [{ name: 'Shoulder to Shoulder', is: 'modifier', stat: 'armor', flat: 5, if: [{ is: 'beside_ally' }] }],
      spells: ['holy_light', 'rally'],
    },
    captain_rosamund: {
      name: 'Captain Rosamund',
      passives: [{ name: 'Drilled Volleys', is: 'deals', percent: 30, if: [{ is: 'role', role: 'ranged_dps' }] }],
      spells: ['arrow_storm', 'rally'],
    },
    prior_benedict: {
      name: 'Prior Benedict',
      passives: [{ name: 'Last Rites', is: 'takes', percent: -40, if: [{ is: 'hp_below', who: 'self', percent: 80 }] }],
      spells: ['holy_light', 'sanctuary'],
    },
  },
  spells: {
    holy_light: {
      name: 'Holy Light',
      aim: 'weakest_ally',
      effects: [{ does: 'heal', amount: 30, to: 'aim' }],
    },
    rally: {
      name: 'Rally',
      aim: 'none',
      effects: [
        { does: 'resolve', amount: 30, to: 'allies' },
        { does: 'rally', to: 'allies' },
        { does: 'status', status: 'inspired', turns: 3, to: 'allies' },
      ],
    },
    arrow_storm: {
      name: 'Arrow Storm',
      aim: 'densest_foe',
      effects: [{ does: 'damage', amount: 48, kind: 'physical', to: 'foes_around', centre: 'aim', within: 2 }],
    },
    sanctuary: {
      name: 'Sanctuary',
      aim: 'none',
      effects: [
        { does: 'purify', to: 'allies' },
        { does: 'heal', amount: 32, to: 'allies' },
      ],
    },
  },
  third: 'rally',
  starter: [
    'footman',
    'footman',
    'swordsman',
    'swordsman',
    'archer',
    'archer',
    'apprentice',
    'knight',
    'crusader',
    'crossbowman',
    'battle_mage',
    'priest',
  ],
};
