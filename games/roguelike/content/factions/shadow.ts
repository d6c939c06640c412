import type { Faction } from '../../vocabulary/abilities.ts';
import { blessing, bolt, confuse, darkHeal, execute, hex, poisonShot, shot, shout, spin } from '../abilities.ts';
import { shadowLeaders, shadowSpells } from '../leaders/shadow.ts';
import { recruit } from '../line.ts';

export const shadow: Faction = {
  id: 'shadow',
  name: 'Shadow',
  about: 'Assassins who are hard to hit and strike where nobody looks.',
  bonus: [{ name: 'Elusive', is: 'trained', dodge: 20 }],
  units: {
    thug: recruit('Thug', 'tank', 'common', 3, [75, 14, 8]),
    enforcer: recruit('Enforcer', 'tank', 'common', 4, [95, 18, 12], [], {
      active: shout('Intimidate', 1, [
        { does: 'status', status: 'weakened', turns: 2, to: 'adjacent_foes' },
        { does: 'fright', amount: 5, to: 'adjacent_foes' },
      ]),
    }),
    shadow_guard: recruit('Shadow Guard', 'tank', 'rare', 5, [115, 22, 16], [], {
      passives: [{ name: 'Evasion', is: 'modifier', stat: 'dodge', flat: 12 }],
    }),
    nightblade: recruit('Nightblade', 'tank', 'rare', 6, [130, 26, 20], [], {
      passives: [
        { name: 'Parry', is: 'ripostes', percent: 20 },
        { name: 'Parry', is: 'takes', percent: -10, damage: 'physical' },
      ],
    }),
    phantom: recruit('Phantom', 'tank', 'epic', 8, [160, 32, 25], ['Ethereal'], {
      active: {
        name: 'Phase',
        cooldown: 'ultimate',
        reach: 0,
        aim: 'none',
        use: [
          { is: 'hp_below', who: 'self', percent: 60 },
          { is: 'foes_in_reach', atLeast: 1 },
        ],
        effects: [{ does: 'status', status: 'immune', turns: 1, to: 'self' }],
      },
    }),

    pickpocket: recruit('Pickpocket', 'melee_dps', 'common', 3, [50, 24, 3], ['Skirmisher']),
    rogue: recruit('Rogue', 'melee_dps', 'common', 4, [58, 30, 5], ['Skirmisher'], {
      passives: [{ name: 'Backstab', is: 'deals', percent: 25, if: [{ is: 'behind' }] }],
    }),
    assassin: recruit('Assassin', 'melee_dps', 'rare', 5, [68, 38, 8], ['Skirmisher'], {
      passives: [execute],
      late: [{ name: 'Armor Piercer', is: 'tagged', tags: ['ArmorPiercer'] }],
    }),
    shadow_dancer: recruit('Shadow Dancer', 'melee_dps', 'rare', 6, [78, 44, 10], ['Skirmisher'], {
      active: spin('Blade Dance', 70),
    }),
    death_dealer: recruit('Death Dealer', 'melee_dps', 'epic', 7, [90, 55, 12], ['Skirmisher'], {
      active: {
        name: 'Death Mark',
        cooldown: 'ultimate',
        reach: 1,
        aim: 'best_foe',
        effects: [
          { does: 'status', status: 'marked', turns: 2, to: 'aim' },
          { does: 'strike', percent: 100, to: 'aim' },
        ],
      },
    }),

    knife_thrower: recruit('Knife Thrower', 'ranged_dps', 'common', 3, [42, 26, 2], ['ArcFire']),
    poison_dart: recruit('Poison Dart', 'ranged_dps', 'common', 4, [48, 28, 3], ['ArcFire', 'PoisonImmune'], {
      active: poisonShot,
    }),
    sharpshooter: recruit('Sharpshooter', 'ranged_dps', 'rare', 5, [58, 35, 5], ['DirectFire'], {
      ammo: 5,
      passives: [{ name: 'Headshot', is: 'deals', percent: 100, chance: 15 }],
    }),
    shadow_archer: recruit('Shadow Archer', 'ranged_dps', 'rare', 6, [66, 40, 7], ['ArcFire'], {
      ammo: 6,
      active: shot('Shadow Arrow', 5, 100, { trajectory: 'arc', armor: 0 }),
    }),
    silent_death: recruit('Silent Death', 'ranged_dps', 'epic', 7, [78, 50, 10], ['DirectFire'], {
      ammo: 5,
      active: shot('Lethal Shot', 6, 120, { cooldown: 'ultimate', aim: 'weakest_foe' }),
    }),

    illusionist: recruit('Illusionist', 'mage', 'common', 3, [38, 22, 2], [], {
      active: bolt('Blind', 3, 30, {
        aim: 'fiercest_foe',
        also: [{ does: 'status', status: 'blinded', turns: 1, to: 'aim' }],
      }),
    }),
    shadow_mage: recruit('Shadow Mage', 'mage', 'common', 4, [44, 28, 3], [], { active: bolt('Shadow Bolt', 3, 110) }),
    nightstalker: recruit('Nightstalker', 'mage', 'rare', 6, [55, 36, 5], [], {
      active: bolt('Nightmare', 4, 95, { also: [{ does: 'fright', amount: 15, to: 'aim' }] }),
    }),
    void_assassin: recruit('Void Assassin', 'mage', 'epic', 8, [68, 46, 8], [], {
      active: bolt('Void Strike', 4, 150, { cooldown: 'ultimate', aim: 'weakest_foe' }),
    }),

    spy: recruit('Spy', 'support', 'common', 3, [48, 10, 4], [], { active: hex('Scout', ['marked'], 1) }),
    saboteur: recruit('Saboteur', 'support', 'common', 4, [54, 14, 6], [], {
      active: hex('Weaken', ['weakened'], 1, { within: 1 }),
    }),
    shadow_priest: recruit('Shadow Priest', 'support', 'rare', 5, [68, 16, 8], [], { active: darkHeal }),
    master_of_shadows: recruit('Master of Shadows', 'support', 'epic', 7, [82, 20, 10], [], {
      active: blessing('Shadow Veil', ['evasive'], 3, 2),
    }),

    trickster: recruit('Trickster', 'control', 'common', 4, [58, 16, 6], [], { active: confuse }),
    mind_breaker: recruit('Mind Breaker', 'control', 'rare', 6, [76, 22, 10], [], {
      active: hex('Stun', ['stunned'], 1, { cooldown: 'ultimate', aim: 'fiercest_foe' }),
    }),
  },
  leaders: shadowLeaders,
  spells: shadowSpells,
  third: 'fear',
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
