import type { Faction } from '../../vocabulary/abilities.ts';
import { line } from '../line.ts';
import { masteries } from '../masteries.ts';

export const undead: Faction = {
  id: 'undead',
  name: 'Undead',
  about: 'The dead who do not flee: they stand, crumble and rise again.',
  bonus: [{ name: 'Cold Hatred', is: 'trained', atk: 15 }],
  units: {
    zombie: line('Zombie', 'tank', 3, [120, 10, 12, 1, 4, 1, 1, 0], ['Undead'], {
      titles: ['Bloated Zombie', 'Plague Zombie'],
      passives: [
        {
          name: 'Foul Burst',
          is: 'reacts',
          when: 'death',
          effects: [{ does: 'infect', contagion: 'poison', to: 'adjacent_foes' }],
        },
      ],
    }),
    abomination: line('Abomination', 'tank', 5, [170, 14, 18, 1, 5, 1, 1, 0], ['Undead', 'Heavy'], {
      titles: ['Greater Abomination', 'Flesh Titan'],
      aura: 'terror',
      active: {
        name: 'Hook',
        cooldown: 'power',
        reach: 4,
        aim: 'farthest_foe',
        trajectory: 'direct',
        effects: [{ does: 'pull', to: 'aim' }],
      },
    }),
    bone_golem: line('Bone Golem', 'tank', 7, [240, 20, 25, 1, 6, 1, 1, 0], ['Undead', 'Heavy'], {
      titles: ['Greater Golem', 'Bone Colossus'],
      passives: [
        {
          name: 'Knitting Bones',
          is: 'reacts',
          when: 'turn_start',
          effects: [{ does: 'heal', amount: 5, of: 'max_hp', to: 'self' }],
        },
      ],
    }),
    skeleton_warrior: line('Skeleton Warrior', 'melee_dps', 3, [50, 20, 5, 3, 14, 1, 1, 15], ['Undead'], {
      titles: ['Skeleton Champion', 'Bone Lord'],
      active: {
        name: 'Bone Spear',
        cooldown: 'basic',
        reach: 3,
        aim: 'best_foe',
        trajectory: 'arc',
        effects: [{ does: 'strike', percent: 100, to: 'aim' }],
      },
    }),
    ghoul: line('Ghoul', 'melee_dps', 5, [70, 30, 8, 4, 18, 1, 2, 18], ['Undead'], {
      titles: ['Crypt Ghoul', 'Ghoul King'],
      passives: [{ name: 'Frenzy', is: 'trained', attacks: 3 }],
    }),
    death_knight: line('Death Knight', 'melee_dps', 8, [95, 45, 14, 3, 20, 1, 2, 20], ['Undead'], {
      titles: ['Doom Knight', 'Horseman'],
      aura: 'terror',
      passives: [{ name: 'Execute', is: 'executes', below: 20 }],
    }),
    skeleton_archer: line('Skeleton Archer', 'ranged_dps', 4, [40, 18, 2, 2, 12, 4, 1, 12], ['Undead', 'ArcFire'], {
      titles: ['Skeleton Marksman', 'Bone Sniper'],
      ammo: 8,
      passives: [
        { name: 'Endless Quiver', is: 'trained', ammo: 2, atk: -20 },
        {
          name: 'Poisoned Arrows',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'infect', contagion: 'poison', to: 'aim' }],
        },
      ],
    }),
    banshee: line('Banshee', 'ranged_dps', 6, [55, 28, 3, 2, 15, 4, 1, 20], ['Undead', 'DirectFire'], {
      titles: ['Wailing Banshee', 'Banshee Queen'],
      aura: 'icy_grave',
      active: {
        name: 'Wail',
        cooldown: 'ultimate',
        reach: 0,
        aim: 'none',
        effects: [{ does: 'resolve', amount: -30, to: 'foes' }],
      },
    }),
    lich: line('Lich', 'ranged_dps', 8, [70, 42, 5, 2, 18, 5, 1, 15], ['Undead', 'DirectFire'], {
      titles: ['Elder Lich', 'Archlich'],
      active: {
        name: 'Frost Nova',
        cooldown: 'power',
        reach: 6,
        aim: 'densest_foe',
        trajectory: 'homing',
        effects: [
          { does: 'damage', amount: 60, of: 'atk', kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 },
          { does: 'infect', contagion: 'frost', to: 'foes_around', centre: 'aim', within: 1 },
        ],
      },
    }),
    necromancer: line('Necromancer', 'mage', 4, [40, 22, 2, 2, 8, 3, 1, 8], ['Undead', 'MagicMissile'], {
      titles: ['Dark Necromancer', 'Master Necromancer'],
      aura: 'dark_will',
      passives: [
        {
          name: 'Raise the Fallen',
          is: 'reacts',
          when: 'kill',
          effects: [{ does: 'summon', unit: 'undead/skeleton_warrior', count: 1, to: 'aim' }],
        },
      ],
    }),
    dark_sorcerer: line('Dark Sorcerer', 'mage', 6, [55, 36, 3, 2, 11, 4, 1, 10], ['Undead', 'MagicMissile'], {
      titles: ['Shadow Sorcerer', 'Void Sorcerer'],
      passives: [
        {
          name: 'Drain Life',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'heal', amount: 50, of: 'dealt', to: 'self' }],
        },
      ],
    }),
    vampire: line('Vampire', 'support', 5, [65, 18, 8, 3, 16, 1, 1, 25], ['Undead'], {
      titles: ['Vampire Lord', 'Blood Prince'],
      aura: 'support',
      passives: [
        {
          name: 'Blood Feast',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'heal', amount: 15, of: 'dealt', to: 'allies' }],
        },
      ],
    }),
    skeleton_pikeman: line(
      'Skeleton Pikeman',
      'tank',
      4,
      [80, 15, 10, 2, 7, 1, 1, 5],
      ['Undead', 'Infantry', 'SpearWall'],
      { rarity: 'rare', passives: [{ name: 'Sticky Intercept', is: 'tagged', tags: ['StickyIntercept'] }] },
    ),
    grave_guard: line(
      'Grave Guard',
      'melee_dps',
      6,
      [100, 30, 16, 2, 11, 1, 1, 8],
      ['Undead', 'Infantry', 'HeavyInfantry', 'Shielded'],
      {
        rarity: 'rare',
        passives: [
          { name: 'Back to Back', is: 'tagged', tags: ['UnbreakableSquare'] },
          {
            name: 'Cursed Blades',
            is: 'reacts',
            when: 'hit',
            effects: [{ does: 'status', status: 'cursed_wound', turns: 3, to: 'aim' }],
          },
        ],
      },
    ),
    ghost: line('Ghost', 'melee_dps', 5, [50, 24, 0, 3, 16, 1, 1, 50], ['Undead', 'Incorporeal', 'Ethereal'], {
      rarity: 'rare',
      passives: [masteries.melee_dps],
    }),
    corpse_cart: line('Corpse Cart', 'support', 5, [110, 8, 8, 1, 2, 1, 1, 0], ['Undead', 'AuraCarrier', 'Heavy'], {
      rarity: 'rare',
      aura: 'defiled_ground',
      passives: [masteries.support],
    }),
    plague_bearer: line(
      'Plague Bearer',
      'melee_dps',
      4,
      [70, 14, 6, 2, 6, 1, 1, 0],
      ['Undead', 'DeathSpread', 'PlagueImmune'],
      { rarity: 'rare', spreads: 'plague', passives: [masteries.melee_dps] },
    ),
    reliquary_bearer: line('Reliquary Bearer', 'support', 7, [90, 12, 10, 2, 5, 1, 1, 5], ['Undead', 'AuraCarrier'], {
      rarity: 'epic',
      aura: 'reliquary',
      passives: [masteries.support],
    }),
  },
  leaders: {
    lich_king_malachar: {
      name: 'Lich King Malachar',
      passives: [
        {
          name: 'Soul Siphon',
          is: 'reacts',
          when: 'hit',
          effects: [{ does: 'heal', amount: 10, of: 'dealt', to: 'self' }],
        },
      ],
      spells: ['death_coil', 'raise_dead'],
    },
    queen_morwen: {
      name: 'Queen Morwen',
      passives: [{ name: 'Deathless March', is: 'takes', percent: -20 }],
      spells: ['death_coil', 'dread_wail'],
    },
    baron_rotgut: {
      name: 'Baron Rotgut',
      passives: [{ name: 'Thick Hides', is: 'takes', percent: -10, if: [{ is: 'role', role: 'tank' }] }],
      spells: ['dark_binding', 'raise_dead'],
    },
  },
  spells: {
    death_coil: {
      name: 'Death Coil',
      aim: 'strongest_foe',
      effects: [{ does: 'damage', amount: 40, kind: 'magic', to: 'aim' }],
    },
    raise_dead: {
      name: 'Raise Dead',
      aim: 'none',
      effects: [{ does: 'summon', unit: 'undead/skeleton_warrior', count: 2, to: 'self' }],
    },
    dark_binding: {
      name: 'Dark Binding',
      aim: 'crumbling_ally',
      effects: [{ does: 'resolve', amount: 20, to: 'aim' }],
    },
    dread_wail: {
      name: 'Dread Wail',
      aim: 'none',
      effects: [{ does: 'resolve', amount: -25, to: 'foes' }],
    },
  },
  third: 'dark_binding',
  starter: [
    'zombie',
    'zombie',
    'skeleton_warrior',
    'skeleton_warrior',
    'skeleton_archer',
    'skeleton_archer',
    'necromancer',
    'abomination',
    'ghoul',
    'banshee',
    'dark_sorcerer',
    'vampire',
  ],
};
