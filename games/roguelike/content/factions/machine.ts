import type { Faction } from '../../vocabulary/abilities.ts';
import { annihilate, blessing, bolt, chain, hex, mend, salvo, shot, spin, stance } from '../abilities.ts';
import { machineLeaders, machineSpells } from '../leaders/machine.ts';
import { line, recruit } from '../line.ts';

export const machine: Faction = {
  id: 'machine',
  name: 'Machine',
  about: 'Constructs and engineers: armor, turrets and explosions.',
  bonus: [{ name: 'Plated', is: 'trained', armor: 15 }],
  units: {
    scrap_bot: recruit('Scrap Bot', 'tank', 'common', 3, [85, 12, 20], ['Mechanical']),
    shield_drone: recruit('Shield Drone', 'tank', 'common', 4, [100, 14, 25], ['Mechanical', 'Shielded'], {
      active: stance('Shield', ['shield_wall'], 2),
    }),
    war_machine: recruit('War Machine', 'tank', 'rare', 5, [130, 18, 32], ['Mechanical', 'Heavy'], {
      passives: [{ name: 'Fortify', is: 'modifier', stat: 'armor', percent: 20, if: [{ is: 'stationary' }] }],
    }),
    siege_tank: recruit('Siege Tank', 'tank', 'rare', 6, [150, 22, 38], ['Mechanical', 'Heavy'], {
      passives: [{ name: 'Siege Mode', is: 'modifier', stat: 'atk', percent: 40, if: [{ is: 'stationary' }] }],
    }),
    colossus: recruit(
      'Colossus',
      'tank',
      'epic',
      8,
      [200, 28, 50],
      ['Mechanical', 'Heavy', 'AdamantineArmor', 'PoisonImmune', 'PlagueImmune'],
      {
        passives: [
          { name: 'Unstoppable', is: 'tagged', tags: ['Unstoppable'] },
          { name: 'Unstoppable', is: 'takes', percent: -8 },
        ],
      },
    ),

    repair_bot: recruit('Repair Bot', 'melee_dps', 'common', 3, [55, 18, 8], ['Mechanical']),
    blade_drone: recruit('Blade Drone', 'melee_dps', 'common', 4, [62, 24, 10], ['Mechanical', 'Flyer'], {
      active: spin('Spin', 80),
    }),
    assault_mech: recruit('Assault Mech', 'melee_dps', 'rare', 5, [75, 32, 15], ['Mechanical'], {
      passives: [
        { name: 'Charge', is: 'tagged', tags: ['Charger'] },
        { name: 'Charge', is: 'modifier', stat: 'initiative', flat: 4 },
      ],
    }),
    destroyer: recruit('Destroyer', 'melee_dps', 'rare', 6, [85, 38, 18], ['Mechanical'], {
      active: stance('Overdrive', ['raging', 'hasted'], 3, {
        cooldown: 'ultimate',
        also: [{ does: 'damage', amount: 6, kind: 'magic', to: 'self' }],
      }),
    }),
    omega_unit: recruit('Omega Unit', 'melee_dps', 'epic', 8, [100, 48, 22], ['Mechanical', 'Heavy'], {
      active: annihilate,
    }),

    // Bolted down, so a step slower.
    gun_turret: recruit('Gun Turret', 'ranged_dps', 'common', 3, [50, 22, 12], ['Mechanical', 'DirectFire'], {
      speed: 1,
    }),
    rocket_bot: recruit('Rocket Bot', 'ranged_dps', 'common', 4, [55, 28, 14], ['Mechanical', 'DirectFire'], {
      active: salvo('Rocket', 4, 65, 1, { trajectory: 'direct' }),
    }),
    sniper_drone: recruit(
      'Sniper Drone',
      'ranged_dps',
      'rare',
      5,
      [65, 35, 16],
      ['Mechanical', 'DirectFire', 'Flyer'],
      {
        active: shot('Precision', 5, 105, { armor: 50 }),
      },
    ),
    artillery: recruit('Artillery', 'ranged_dps', 'rare', 6, [72, 40, 18], ['Mechanical', 'ArcFire', 'Heavy'], {
      ammo: 3,
      active: salvo('Barrage', 5, 70, 2, { cooldown: 'ultimate', ammo: 2 }),
      late: [{ name: 'Rapid Reload', is: 'scripted', script: 'rapid_reload' }],
    }),
    devastator: recruit('Devastator', 'ranged_dps', 'epic', 7, [85, 50, 22], ['Mechanical', 'DirectFire', 'Heavy'], {
      active: shot('Obliterate', 6, 125, { cooldown: 'ultimate', armor: 50 }),
    }),

    spark_plug: recruit('Spark Plug', 'mage', 'common', 3, [42, 24, 8], ['Mechanical'], {
      active: bolt('Shock', 3, 110, { also: [{ does: 'status', status: 'slowed', turns: 2, to: 'aim' }] }),
    }),
    tesla_coil: recruit('Tesla Coil', 'mage', 'common', 4, [48, 30, 10], ['Mechanical'], {
      active: chain('Arc', 3, 75, 2),
    }),
    plasma_cannon: recruit('Plasma Cannon', 'mage', 'rare', 6, [60, 40, 14], ['Mechanical'], {
      active: bolt('Plasma Bolt', 4, 140),
    }),
    doom_cannon: recruit('Doom Cannon', 'mage', 'epic', 8, [75, 52, 18], ['Mechanical', 'Heavy'], {
      active: chain('Doom Ray', 4, 65, 3, { cooldown: 'ultimate' }),
    }),

    medic_bot: recruit('Medic Bot', 'support', 'common', 3, [52, 8, 10], ['Mechanical'], {
      active: mend('Repair', 9, { cooldown: 'basic', also: [{ does: 'repair', amount: 2, to: 'aim' }] }),
    }),
    shield_generator: recruit('Shield Generator', 'support', 'common', 4, [58, 10, 15], ['Mechanical'], {
      active: blessing('Shield All', ['shield_wall'], 2, 2, { cooldown: 'ultimate' }),
    }),
    engineer: recruit('Engineer', 'support', 'rare', 5, [72, 14, 18], [], {
      active: {
        name: 'Upgrade',
        cooldown: 'power',
        reach: 3,
        aim: 'fiercest_ally',
        trajectory: 'homing',
        use: [{ is: 'foes_near', within: 5, atLeast: 1 }],
        effects: [
          { does: 'status', status: 'raging', turns: 2, to: 'aim' },
          { does: 'repair', amount: 3, to: 'aim' },
        ],
      },
    }),
    master_engineer: recruit('Master Engineer', 'support', 'epic', 7, [88, 18, 22], [], {
      active: blessing('Overclock', ['hasted', 'inspired'], 2, 2),
    }),

    emp_drone: recruit('EMP Drone', 'control', 'common', 4, [60, 16, 12], ['Mechanical', 'Flyer'], {
      active: hex('Disable', ['silenced', 'weakened'], 2, { aim: 'fiercest_foe' }),
    }),
    gravity_well: recruit('Gravity Well', 'control', 'rare', 6, [78, 20, 16], ['Mechanical'], {
      active: {
        name: 'Pull',
        cooldown: 'power',
        reach: 4,
        aim: 'farthest_foe',
        trajectory: 'homing',
        effects: [
          { does: 'damage', amount: 100, of: 'atk', kind: 'magic', to: 'aim' },
          { does: 'pull', to: 'aim' },
          { does: 'status', status: 'slowed', turns: 2, to: 'aim' },
        ],
      },
    }),
  },
  leaders: machineLeaders,
  spells: machineSpells,
  third: 'rally',
  summons: {
    barricade: line('Barricade', 'tank', 0, [60, 0, 10, 0, 0, 1, 1, 0], ['Heavy'], { barricade: true }),
    // Runs at the enemy and bursts: with its first blow, or when it is shot.
    bomb_bot: line('Bomb Bot', 'melee_dps', 0, [20, 4, 0, 4, 16, 1, 1, 0], ['Mechanical', 'Skirmisher'], {
      early: true,
      passives: [
        {
          name: 'Detonate',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'damage', amount: 100, of: 'max_hp', kind: 'magic', to: 'self' }],
        },
        {
          name: 'Detonate',
          is: 'reacts',
          when: 'death',
          effects: [{ does: 'damage', amount: 18, kind: 'magic', to: 'adjacent_foes' }],
        },
      ],
    }),
  },
  starter: [
    'scrap_bot',
    'scrap_bot',
    'shield_drone',
    'repair_bot',
    'blade_drone',
    'gun_turret',
    'rocket_bot',
    'spark_plug',
    'tesla_coil',
    'medic_bot',
    'shield_generator',
    'emp_drone',
  ],
};
