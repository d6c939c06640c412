import type { Faction } from '../../vocabulary/abilities.ts';
import { blessing, blow, bolt, burst, chain, hex, shout, stance } from '../abilities.ts';
import { arcaneLeaders, arcaneSpells } from '../leaders/arcane.ts';
import { recruit } from '../line.ts';

export const arcane: Faction = {
  id: 'arcane',
  name: 'Arcane',
  about: 'Mages and elementals: fire, frost and storms over whole formations.',
  bonus: [{ name: 'Attuned', is: 'deals', percent: 15, damage: 'magic' }],
  units: {
    stone_golem: recruit('Stone Golem', 'tank', 'common', 3, [90, 10, 18], ['Heavy', 'PoisonImmune']),
    ice_elemental: recruit('Ice Elemental', 'tank', 'common', 4, [105, 14, 20], ['FrostImmune', 'PoisonImmune'], {
      passives: [
        { name: 'Frost Armor', is: 'takes', percent: -8 },
        {
          name: 'Frost Armor',
          is: 'reacts',
          when: 'struck',
          effects: [{ does: 'status', status: 'slowed', turns: 1, to: 'aim' }],
        },
      ],
    }),
    earth_elemental: recruit('Earth Elemental', 'tank', 'rare', 5, [135, 18, 28], ['Heavy', 'PoisonImmune'], {
      active: shout('Earthquake', 2, [
        { does: 'strike', percent: 80, to: 'foes_around', centre: 'self', within: 2 },
        { does: 'status', status: 'slowed', turns: 1, to: 'foes_around', centre: 'self', within: 2 },
      ]),
    }),
    fire_elemental: recruit(
      'Fire Elemental',
      'tank',
      'rare',
      6,
      [145, 22, 24],
      ['FireImmune', 'PoisonImmune', 'DeathSpread'],
      {
        spreads: 'fire',
        active: shout(
          'Immolate',
          1,
          [
            { does: 'damage', amount: 6, kind: 'magic', to: 'adjacent_foes' },
            { does: 'infect', contagion: 'fire', to: 'adjacent_foes' },
          ],
          { cooldown: 'ultimate' },
        ),
      },
    ),
    arcane_titan: recruit('Arcane Titan', 'tank', 'epic', 8, [190, 28, 35], ['Heavy', 'AdamantineArmor'], {
      active: stance('Arcane Shield', ['warded'], 2, { cooldown: 'ultimate' }),
    }),

    spark: recruit('Spark', 'melee_dps', 'common', 3, [52, 22, 4], ['Skirmisher']),
    flame_dancer: recruit('Flame Dancer', 'melee_dps', 'common', 4, [60, 28, 6], ['FireImmune', 'Skirmisher'], {
      active: blow('Fire Touch', 100, { also: [{ does: 'infect', contagion: 'fire', to: 'aim' }] }),
    }),
    storm_elemental: recruit('Storm Elemental', 'melee_dps', 'rare', 5, [72, 35, 10], ['Flyer'], {
      active: bolt('Lightning Strike', 2, 90),
    }),
    magma_golem: recruit('Magma Golem', 'melee_dps', 'rare', 6, [82, 40, 14], ['FireImmune', 'Heavy'], {
      active: shout('Lava Burst', 1, [
        { does: 'damage', amount: 50, of: 'atk', kind: 'magic', to: 'foes_around', centre: 'self', within: 2 },
      ]),
    }),
    phoenix: recruit('Phoenix', 'melee_dps', 'epic', 8, [95, 50, 16], ['Flyer', 'FireImmune'], {
      passives: [{ name: 'Rebirth', is: 'returns', percent: 40 }],
    }),

    // Its shooters are mages: magic instead of ammunition, and no overwatch.
    apprentice: recruit('Apprentice', 'ranged_dps', 'common', 3, [40, 24, 2], ['DirectFire'], { damage: 'magic' }),
    fire_mage: recruit('Fire Mage', 'ranged_dps', 'common', 4, [46, 30, 3], ['DirectFire', 'FireImmune'], {
      damage: 'magic',
      active: burst('Fireball', 4, 35, 1, {
        trajectory: 'direct',
        also: [{ does: 'infect', contagion: 'fire', to: 'foes_around', centre: 'aim', within: 1 }],
      }),
      late: [{ name: 'Burnout', is: 'scripted', script: 'burnout' }],
    }),
    ice_mage: recruit('Ice Mage', 'ranged_dps', 'rare', 5, [56, 36, 5], ['DirectFire', 'FrostImmune'], {
      damage: 'magic',
      active: bolt('Frost Bolt', 5, 100, {
        trajectory: 'direct',
        also: [{ does: 'infect', contagion: 'frost', to: 'aim' }],
      }),
    }),
    lightning_mage: recruit('Lightning Mage', 'ranged_dps', 'rare', 6, [64, 42, 7], ['DirectFire'], {
      damage: 'magic',
      active: chain('Chain Lightning', 5, 45, 3, { trajectory: 'direct' }),
    }),
    archmage: recruit('Archmage', 'ranged_dps', 'epic', 8, [76, 52, 10], ['DirectFire'], {
      damage: 'magic',
      active: chain('Arcane Barrage', 6, 50, 4, { cooldown: 'ultimate', trajectory: 'direct' }),
    }),

    conjurer: recruit('Conjurer', 'mage', 'common', 3, [38, 26, 2], [], {
      active: {
        name: 'Summon',
        cooldown: 'ultimate',
        reach: 0,
        aim: 'none',
        use: [{ is: 'foes_near', within: 3, atLeast: 2 }],
        effects: [{ does: 'summon', unit: 'arcane/spark', count: 1, to: 'self' }],
      },
    }),
    elementalist: recruit('Elementalist', 'mage', 'common', 4, [44, 32, 3], [], {
      active: bolt('Elemental Bolt', 3, 110),
    }),
    battle_mage: recruit('Battle Mage', 'mage', 'rare', 6, [55, 42, 6], [], {
      active: burst('Arcane Explosion', 4, 50, 1),
    }),
    grand_magus: recruit('Grand Magus', 'mage', 'epic', 8, [68, 55, 8], [], {
      active: burst('Meteor', 4, 65, 2, { cooldown: 'ultimate' }),
    }),

    enchanter: recruit('Enchanter', 'support', 'common', 3, [46, 10, 3], [], {
      active: {
        name: 'Buff',
        cooldown: 'power',
        reach: 3,
        aim: 'fiercest_ally',
        trajectory: 'homing',
        use: [{ is: 'foes_near', within: 5, atLeast: 1 }],
        effects: [
          { does: 'status', status: 'inspired', turns: 2, to: 'aim' },
          { does: 'status', status: 'fortified', turns: 2, to: 'aim' },
        ],
      },
    }),
    chronomancer: recruit('Chronomancer', 'support', 'common', 4, [52, 14, 5], [], {
      active: blessing('Haste', ['hasted'], 2, 2),
    }),
    arcane_healer: recruit('Arcane Healer', 'support', 'rare', 5, [66, 18, 8], [], {
      active: {
        name: 'Mana Shield',
        cooldown: 'power',
        reach: 3,
        aim: 'wounded_ally',
        trajectory: 'homing',
        effects: [
          { does: 'heal', amount: 12, to: 'aim' },
          { does: 'status', status: 'warded', turns: 1, to: 'aim' },
        ],
      },
    }),
    time_weaver: recruit('Time Weaver', 'support', 'epic', 7, [80, 22, 10], [], {
      active: hex('Time Stop', ['stunned'], 1, { cooldown: 'ultimate', within: 2 }),
    }),

    frost_witch: recruit('Frost Witch', 'control', 'common', 4, [56, 18, 6], ['FrostImmune'], {
      active: bolt('Freeze', 3, 40, {
        aim: 'densest_foe',
        also: [
          { does: 'infect', contagion: 'frost', to: 'aim' },
          { does: 'status', status: 'rooted', turns: 1, to: 'aim' },
        ],
      }),
    }),
    void_mage: recruit('Void Mage', 'control', 'rare', 6, [74, 24, 10], [], {
      active: hex('Silence', ['silenced'], 2, {
        within: 1,
        also: [{ does: 'damage', amount: 40, of: 'atk', kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 }],
      }),
    }),
  },
  leaders: arcaneLeaders,
  spells: arcaneSpells,
  third: 'inspire',
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
