import type { Faction } from '../../vocabulary/abilities.ts';
import { blessing, blow, bolt, burst, healing, hex, mend, salvo, shieldWall, shot } from '../abilities.ts';
import { orderLeaders, orderSpells } from '../leaders/order.ts';
import { recruit } from '../line.ts';

export const order: Faction = {
  id: 'order',
  name: 'Order',
  about: 'Knights and clerics who hold their line, heal and protect.',
  bonus: [{ name: 'Blessed', is: 'trained', hp: 10 }],
  units: {
    squire: recruit('Squire', 'tank', 'common', 3, [80, 12, 15], ['Infantry', 'Shielded']),
    footman: recruit('Footman', 'tank', 'common', 4, [100, 15, 20], ['Infantry', 'Shielded'], { active: shieldWall }),
    // Mounted, so a step faster than other tanks.
    knight: recruit('Knight', 'tank', 'rare', 5, [130, 18, 25], ['Cavalry'], {
      speed: 3,
      active: {
        name: 'Taunt',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'foes_in_reach', atLeast: 1 }],
        effects: [{ does: 'status', status: 'taunted', turns: 2, to: 'foes_around', centre: 'self', within: 2 }],
      },
    }),
    paladin: recruit(
      'Paladin',
      'tank',
      'rare',
      6,
      [150, 20, 30],
      ['Infantry', 'HeavyInfantry', 'Shielded', 'CurseImmune'],
      { active: blessing('Holy Shield', ['fortified'], 2, 2) },
    ),
    grand_champion: recruit(
      'Grand Champion',
      'tank',
      'epic',
      8,
      [200, 25, 40],
      ['Infantry', 'HeavyInfantry', 'Shielded'],
      {
        passives: [
          { name: 'Unbreakable', is: 'takes', percent: -30 },
          { name: 'Unbreakable', is: 'modifier', stat: 'steadiness', flat: 15 },
        ],
      },
    ),

    militia: recruit('Militia', 'melee_dps', 'common', 3, [60, 18, 5], ['Infantry']),
    swordsman: recruit('Swordsman', 'melee_dps', 'common', 4, [70, 22, 8], ['Infantry']),
    crusader: recruit('Crusader', 'melee_dps', 'rare', 5, [85, 28, 12], ['Infantry'], {
      active: blow('Zealous Strike', 180),
    }),
    templar: recruit('Templar', 'melee_dps', 'rare', 6, [95, 32, 15], ['Infantry', 'HeavyInfantry'], {
      passives: [
        {
          name: 'Holy Blade',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'heal', amount: 50, of: 'dealt', to: 'self' }],
        },
      ],
    }),
    inquisitor: recruit('Inquisitor', 'melee_dps', 'epic', 7, [110, 40, 18], ['Infantry', 'CurseImmune'], {
      active: {
        name: 'Purge',
        cooldown: 'power',
        reach: 1,
        aim: 'best_foe',
        effects: [
          { does: 'dispel', to: 'aim' },
          { does: 'strike', percent: 125, to: 'aim' },
        ],
      },
    }),

    bowman: recruit('Bowman', 'ranged_dps', 'common', 3, [50, 20, 3], ['ArcFire'], { ammo: 6 }),
    crossbowman: recruit('Crossbowman', 'ranged_dps', 'common', 4, [55, 25, 5], ['DirectFire'], {
      ammo: 5,
      active: shot('Piercing Shot', 4, 130, { armor: 50 }),
    }),
    marksman: recruit('Marksman', 'ranged_dps', 'rare', 5, [65, 30, 8], ['ArcFire'], {
      ammo: 6,
      active: salvo('Volley', 5, 75, 2, { ammo: 2 }),
    }),
    // A great crossbow on wheels, so a step slower.
    ballista_crew: recruit('Ballista Crew', 'ranged_dps', 'rare', 6, [75, 35, 10], ['DirectFire', 'Heavy'], {
      speed: 1,
      ammo: 5,
      active: shot('Siege Shot', 5, 180, { cooldown: 'ultimate', armor: 50 }),
    }),
    holy_archer: recruit('Holy Archer', 'ranged_dps', 'epic', 7, [85, 42, 12], ['ArcFire'], {
      ammo: 6,
      active: shot('Blessed Arrow', 6, 120, {
        trajectory: 'arc',
        also: [{ does: 'heal', amount: 20, to: 'weakest_ally' }],
      }),
    }),

    acolyte: recruit('Acolyte', 'mage', 'common', 3, [45, 22, 2]),
    cleric: recruit('Cleric', 'mage', 'common', 4, [50, 25, 3], [], { active: mend('Minor Heal', 28) }),
    battle_priest: recruit('Battle Priest', 'mage', 'rare', 6, [65, 32, 5], [], { active: bolt('Smite', 4, 140) }),
    high_priest: recruit('High Priest', 'mage', 'epic', 8, [80, 40, 8], [], {
      active: burst('Divine Wrath', 4, 95, 2, { cooldown: 'ultimate' }),
    }),

    medic: recruit('Medic', 'support', 'common', 3, [55, 10, 5], [], { active: healing }),
    banner_bearer: recruit('Banner Bearer', 'support', 'common', 4, [60, 12, 8], ['Infantry', 'AuraCarrier'], {
      aura: 'rally_banner',
      active: blessing('Inspire', ['inspired'], 3, 2, {
        also: [{ does: 'resolve', amount: 5, to: 'allies_around', centre: 'self', within: 2 }],
      }),
    }),
    war_chaplain: recruit('War Chaplain', 'support', 'rare', 5, [75, 15, 10], [], {
      active: {
        name: 'Mass Heal',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'allies_below', percent: 80, atLeast: 2 }],
        effects: [{ does: 'heal', amount: 20, to: 'allies' }],
      },
    }),
    saint: recruit('Saint', 'support', 'epic', 7, [90, 20, 12], ['Purifier', 'CurseImmune'], {
      active: {
        name: 'Resurrection',
        cooldown: 'ultimate',
        reach: 9,
        aim: 'fallen_ally',
        trajectory: 'homing',
        effects: [{ does: 'revive', percent: 60, to: 'aim' }],
      },
    }),

    peacekeeper: recruit('Peacekeeper', 'control', 'common', 4, [65, 15, 10], ['Infantry', 'Shielded'], {
      active: hex('Pacify', ['pacified'], 2, { aim: 'fiercest_foe' }),
    }),
    justicar: recruit('Justicar', 'control', 'rare', 6, [85, 20, 15], [], {
      active: bolt('Judgment', 3, 160, { also: [{ does: 'status', status: 'marked', turns: 2, to: 'aim' }] }),
    }),
  },
  leaders: orderLeaders,
  spells: orderSpells,
  third: 'rally',
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
