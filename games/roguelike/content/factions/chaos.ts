import type { Faction } from '../../vocabulary/abilities.ts';
import { annihilate, blessing, bolt, burst, cleave, confuse, darkHeal, execute, hex, stance } from '../abilities.ts';
import { chaosLeaders, chaosSpells } from '../leaders/chaos.ts';
import { recruit } from '../line.ts';

export const chaos: Faction = {
  id: 'chaos',
  name: 'Chaos',
  about: 'Demons and warlocks: hard blows, stolen life, curses.',
  bonus: [{ name: 'Bloodlust', is: 'trained', atk: 15 }],
  units: {
    imp: recruit('Imp', 'tank', 'common', 3, [70, 15, 10], ['FireImmune']),
    // A hound, so a step faster than other tanks.
    hellhound: recruit('Hellhound', 'tank', 'common', 4, [90, 18, 12], ['Beast', 'FireImmune'], {
      speed: 3,
      passives: [
        {
          name: 'Frenzy',
          is: 'modifier',
          stat: 'atk',
          percent: 20,
          if: [{ is: 'hp_below', who: 'self', percent: 50 }],
        },
      ],
    }),
    demon_guard: recruit('Demon Guard', 'tank', 'rare', 5, [120, 22, 18], ['Infantry', 'HeavyInfantry', 'FireImmune'], {
      active: stance('Demonic Shield', ['thorned', 'fortified'], 2),
    }),
    pit_lord: recruit('Pit Lord', 'tank', 'rare', 6, [140, 25, 22], ['Heavy', 'FireImmune'], { active: cleave }),
    infernal: recruit('Infernal', 'tank', 'epic', 8, [180, 30, 28], ['Heavy', 'FireImmune'], {
      aura: 'terror',
      passives: [
        {
          name: 'Immolation',
          is: 'reacts',
          when: 'turn_start',
          effects: [{ does: 'damage', amount: 8, kind: 'magic', to: 'adjacent_foes' }],
        },
      ],
    }),

    cultist: recruit('Cultist', 'melee_dps', 'common', 3, [55, 22, 3], ['Infantry']),
    berserker: recruit('Berserker', 'melee_dps', 'common', 4, [65, 28, 5], ['Infantry'], {
      passives: [
        { name: 'Rage', is: 'modifier', stat: 'atk', percent: 20, if: [{ is: 'hp_below', who: 'self', percent: 50 }] },
      ],
      late: [{ name: 'Rending Blows', is: 'tagged', tags: ['RendingBlows'] }],
    }),
    succubus: recruit('Succubus', 'melee_dps', 'rare', 5, [75, 35, 8], ['Flyer'], {
      passives: [
        {
          name: 'Life Drain',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'heal', amount: 20, of: 'dealt', to: 'self' }],
        },
      ],
    }),
    // Mounted, so a step faster than other fighters.
    doom_knight: recruit('Doom Knight', 'melee_dps', 'rare', 6, [85, 40, 12], ['Cavalry'], {
      speed: 4,
      passives: [execute],
    }),
    demon_lord: recruit('Demon Lord', 'melee_dps', 'epic', 8, [100, 50, 15], ['Heavy', 'FireImmune'], {
      active: annihilate,
    }),

    dark_archer: recruit('Dark Archer', 'ranged_dps', 'common', 3, [45, 24, 2], ['ArcFire'], { ammo: 6 }),
    // Warlocks shoot with magic: no ammunition, and no overwatch.
    warlock_adept: recruit('Warlock Adept', 'ranged_dps', 'common', 4, [50, 28, 3], ['DirectFire'], {
      damage: 'magic',
      active: bolt('Shadow Bolt', 4, 110, { trajectory: 'direct' }),
    }),
    fel_caster: recruit('Fel Caster', 'ranged_dps', 'rare', 5, [60, 34, 5], ['DirectFire'], {
      damage: 'magic',
      active: bolt('Chaos Bolt', 5, 105, {
        trajectory: 'direct',
        also: [{ does: 'status', status: 'weakened', turns: 2, to: 'aim' }],
      }),
    }),
    doom_caller: recruit('Doom Caller', 'ranged_dps', 'rare', 6, [70, 38, 8], ['DirectFire'], {
      damage: 'magic',
      active: burst('Rain of Fire', 5, 35, 1, {
        trajectory: 'arc',
        also: [{ does: 'infect', contagion: 'fire', to: 'foes_around', centre: 'aim', within: 1 }],
      }),
    }),
    arch_warlock: recruit('Arch Warlock', 'ranged_dps', 'epic', 7, [80, 45, 10], ['DirectFire'], {
      damage: 'magic',
      active: {
        name: 'Apocalypse',
        cooldown: 'ultimate',
        reach: 0,
        aim: 'none',
        use: [{ is: 'foes_near', within: 6, atLeast: 2 }],
        effects: [{ does: 'damage', amount: 25, of: 'atk', kind: 'magic', to: 'foes' }],
      },
    }),

    hex_witch: recruit('Hex Witch', 'mage', 'common', 3, [40, 26, 2], ['CurseImmune'], {
      active: bolt('Curse', 3, 30, {
        aim: 'densest_foe',
        also: [{ does: 'infect', contagion: 'curse', to: 'aim' }],
      }),
    }),
    blood_mage: recruit('Blood Mage', 'mage', 'common', 4, [45, 30, 3], [], {
      active: bolt('Blood Bolt', 3, 110, { also: [{ does: 'damage', amount: 6, kind: 'magic', to: 'self' }] }),
    }),
    necromancer: recruit('Necromancer', 'mage', 'rare', 6, [55, 38, 5], [], {
      aura: 'dark_will',
      active: {
        name: 'Raise Dead',
        cooldown: 'ultimate',
        reach: 0,
        aim: 'none',
        use: [{ is: 'foes_near', within: 6, atLeast: 1 }],
        effects: [{ does: 'summon', unit: 'undead/skeleton_warrior', count: 1, to: 'self' }],
      },
    }),
    lich: recruit('Lich', 'mage', 'epic', 8, [70, 48, 8], ['Undead', 'FrostImmune', 'CurseImmune'], {
      active: bolt('Death Coil', 4, 130, { also: [{ does: 'heal', amount: 15, to: 'weakest_ally' }] }),
    }),

    dark_acolyte: recruit('Dark Acolyte', 'support', 'common', 3, [50, 12, 4], [], { active: darkHeal }),
    soul_collector: recruit('Soul Collector', 'support', 'common', 4, [55, 15, 6], [], {
      active: bolt('Soul Harvest', 3, 80, {
        aim: 'weakest_foe',
        also: [{ does: 'heal', amount: 4, to: 'allies_around', centre: 'self', within: 2 }],
      }),
    }),
    demon_priest: recruit('Demon Priest', 'support', 'rare', 5, [70, 18, 8], [], {
      active: blessing('Infernal Blessing', ['raging'], 2, 1),
    }),
    void_walker: recruit('Void Walker', 'support', 'epic', 7, [85, 22, 10], [], {
      active: blessing('Void Shield', ['warded'], 2, 2),
    }),

    mind_flayer: recruit('Mind Flayer', 'control', 'common', 4, [60, 18, 8], [], { active: confuse }),
    dread_lord: recruit('Dread Lord', 'control', 'rare', 6, [80, 24, 12], [], {
      aura: 'terror',
      active: hex('Fear', [], 0, { aim: 'fiercest_foe', also: [{ does: 'halve_resolve', to: 'aim' }] }),
    }),
  },
  leaders: chaosLeaders,
  spells: chaosSpells,
  third: 'terror',
  starter: [
    'imp',
    'imp',
    'hellhound',
    'cultist',
    'berserker',
    'dark_archer',
    'warlock_adept',
    'hex_witch',
    'blood_mage',
    'dark_acolyte',
    'soul_collector',
    'mind_flayer',
  ],
};
