import type { Faction } from '../battle/abilities/vocabulary.ts';
import { recruit } from './line.ts';

export const chaos: Faction = {
  id: 'chaos',
  name: 'Chaos',
  bonus: [{ name: 'Bloodlust', is: 'trained', atk: 15 }],
  units: {
    imp: recruit('Imp', 'tank', 'common', 3, [70, 15, 10], ['FireImmune']),
    hellhound: recruit('Hellhound', 'tank', 'common', 4, [90, 18, 12], ['Beast', 'FireImmune'], { speed: 3 }),
    demon_guard: recruit('Demon Guard', 'tank', 'rare', 5, [120, 22, 18], ['Infantry', 'HeavyInfantry', 'FireImmune']),
    pit_lord: recruit('Pit Lord', 'tank', 'rare', 6, [140, 25, 22], ['Heavy', 'FireImmune']),
    infernal: recruit('Infernal', 'tank', 'epic', 8, [180, 30, 28], ['Heavy', 'FireImmune'], { aura: 'terror' }),
    cultist: recruit('Cultist', 'melee_dps', 'common', 3, [55, 22, 3], ['Infantry']),
    berserker: recruit('Berserker', 'melee_dps', 'common', 4, [65, 28, 5], ['Infantry'], {
      late: [{ name: 'Rending Blows', is: 'tagged', tags: ['RendingBlows'] }],
    }),
    succubus: recruit('Succubus', 'melee_dps', 'rare', 5, [75, 35, 8], ['Flyer']),
    doom_knight: recruit('Doom Knight', 'melee_dps', 'rare', 6, [85, 40, 12], ['Cavalry'], { speed: 4 }),
    demon_lord: recruit('Demon Lord', 'melee_dps', 'epic', 8, [100, 50, 15], ['Heavy', 'FireImmune']),
    dark_archer: recruit('Dark Archer', 'ranged_dps', 'common', 3, [45, 24, 2], ['ArcFire'], { ammo: 6 }),
    warlock_adept: recruit('Warlock Adept', 'ranged_dps', 'common', 4, [50, 28, 3], ['DirectFire'], {
      damage: 'magic',
    }),
    fel_caster: recruit('Fel Caster', 'ranged_dps', 'rare', 5, [60, 34, 5], ['DirectFire'], { damage: 'magic' }),
    doom_caller: recruit('Doom Caller', 'ranged_dps', 'rare', 6, [70, 38, 8], ['DirectFire'], { damage: 'magic' }),
    arch_warlock: recruit('Arch Warlock', 'ranged_dps', 'epic', 7, [80, 45, 10], ['DirectFire'], { damage: 'magic' }),
    hex_witch: recruit('Hex Witch', 'mage', 'common', 3, [40, 26, 2], ['CurseImmune']),
    blood_mage: recruit('Blood Mage', 'mage', 'common', 4, [45, 30, 3]),
    necromancer: recruit('Necromancer', 'mage', 'rare', 6, [55, 38, 5], [], { aura: 'dark_will' }),
    lich: recruit('Lich', 'mage', 'epic', 8, [70, 48, 8], ['Undead', 'FrostImmune', 'CurseImmune']),
    dark_acolyte: recruit('Dark Acolyte', 'support', 'common', 3, [50, 12, 4]),
    soul_collector: recruit('Soul Collector', 'support', 'common', 4, [55, 15, 6]),
    demon_priest: recruit('Demon Priest', 'support', 'rare', 5, [70, 18, 8]),
    void_walker: recruit('Void Walker', 'support', 'epic', 7, [85, 22, 10]),
    mind_flayer: recruit('Mind Flayer', 'control', 'common', 4, [60, 18, 8]),
    dread_lord: recruit('Dread Lord', 'control', 'rare', 6, [80, 24, 12], [], { aura: 'terror' }),
  },
  leaders: {
    vex_thar: {
      name: "Vex'thar",
      passive: {
        name: 'Chaos Surge',
        is: 'modifier',
        stat: 'atk',
        percent: 20,
        if: [{ is: 'hp_below', who: 'self', percent: 50 }],
      },
      spells: ['corruption', 'demon_gate'],
    },
  },
  spells: {
    corruption: {
      name: 'Corruption',
      aim: 'densest_foe',
      effects: [{ does: 'infect', contagion: 'curse', to: 'foes_around', centre: 'aim', within: 1 }],
    },
    demon_gate: {
      name: 'Demon Gate',
      aim: 'none',
      effects: [{ does: 'summon', unit: 'chaos/imp', count: 2, to: 'self' }],
    },
  },
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
