import type { Faction } from '../../vocabulary/abilities.ts';
import { blow, bolt, burst, healing, hex, mend, poisonShot, salvo, shot, shout } from '../abilities.ts';
import { natureLeaders, natureSpells } from '../leaders/nature.ts';
import { recruit } from '../line.ts';

/** Fast beasts run a cell farther than other fighters. */
const FAST = 4;

export const nature: Faction = {
  id: 'nature',
  name: 'Nature',
  about: 'Beasts and druids who regenerate, poison and grow.',
  bonus: [
    {
      name: 'Regrowth',
      is: 'reacts',
      when: 'turn_start',
      effects: [{ does: 'heal', amount: 2, of: 'max_hp', to: 'self' }],
    },
    { name: 'Regrowth', is: 'thrives', percent: 10 },
  ],
  units: {
    treant_sapling: recruit('Treant Sapling', 'tank', 'common', 3, [85, 10, 12]),
    bear: recruit('Bear', 'tank', 'common', 4, [110, 14, 15], ['Beast'], {
      active: blow('Maul', 130, { also: [{ does: 'status', status: 'weakened', turns: 1, to: 'aim' }] }),
    }),
    ancient_treant: recruit('Ancient Treant', 'tank', 'rare', 5, [140, 16, 20], ['Heavy', 'Regenerating'], {
      active: shout('Root', 2, [
        { does: 'status', status: 'rooted', turns: 2, to: 'foes_around', centre: 'self', within: 2 },
        { does: 'status', status: 'weakened', turns: 2, to: 'foes_around', centre: 'self', within: 2 },
      ]),
    }),
    dire_bear: recruit('Dire Bear', 'tank', 'rare', 6, [160, 20, 25], ['Beast', 'Heavy'], {
      aura: 'terror',
      active: shout('Roar', 2, [{ does: 'fright', amount: 15, to: 'foes_around', centre: 'self', within: 2 }]),
    }),
    forest_guardian: recruit('Forest Guardian', 'tank', 'epic', 8, [220, 22, 35], ['Heavy', 'Regenerating'], {
      active: shout(
        "Nature's Wrath",
        2,
        [
          { does: 'damage', amount: 110, of: 'atk', kind: 'magic', to: 'foes_around', centre: 'self', within: 2 },
          { does: 'status', status: 'rooted', turns: 1, to: 'foes_around', centre: 'self', within: 2 },
        ],
        { cooldown: 'ultimate' },
      ),
    }),

    wolf: recruit('Wolf', 'melee_dps', 'common', 3, [55, 20, 5], ['Beast', 'Skirmisher'], { speed: FAST }),
    panther: recruit('Panther', 'melee_dps', 'common', 4, [60, 25, 6], ['Beast', 'Skirmisher'], {
      speed: FAST,
      active: {
        name: 'Pounce',
        cooldown: 'ultimate',
        reach: 4,
        aim: 'weakest_foe',
        effects: [
          { does: 'leap', to: 'aim' },
          { does: 'strike', percent: 130, to: 'aim' },
        ],
      },
    }),
    werewolf: recruit('Werewolf', 'melee_dps', 'rare', 5, [75, 32, 10], ['Beast', 'Regenerating'], {
      speed: FAST,
      active: blow('Feral Strike', 130, { also: [{ does: 'heal', amount: 10, to: 'self' }] }),
    }),
    dire_wolf: recruit('Dire Wolf', 'melee_dps', 'rare', 6, [85, 36, 12], ['Beast', 'Skirmisher'], {
      speed: FAST,
      passives: [{ name: 'Pack Tactics', is: 'deals', percent: 20, if: [{ is: 'beside_ally' }] }],
    }),
    alpha_beast: recruit('Alpha Beast', 'melee_dps', 'epic', 7, [100, 45, 15], ['Beast', 'Charger'], {
      speed: FAST,
      active: {
        name: 'Savage Fury',
        cooldown: 'ultimate',
        reach: 1,
        aim: 'best_foe',
        effects: [
          { does: 'status', status: 'raging', turns: 2, to: 'self' },
          { does: 'strike', percent: 100, to: 'aim' },
        ],
      },
    }),

    thorn_thrower: recruit('Thorn Thrower', 'ranged_dps', 'common', 3, [48, 22, 3], ['ArcFire']),
    poison_spitter: recruit('Poison Spitter', 'ranged_dps', 'common', 4, [52, 24, 4], ['ArcFire', 'PoisonImmune'], {
      active: poisonShot,
    }),
    hunter: recruit('Hunter', 'ranged_dps', 'rare', 5, [62, 30, 6], ['ArcFire'], {
      ammo: 6,
      active: shot('Trap', 5, 100, {
        trajectory: 'arc',
        also: [{ does: 'status', status: 'rooted', turns: 2, to: 'aim' }],
      }),
    }),
    venomancer: recruit('Venomancer', 'ranged_dps', 'rare', 6, [70, 34, 8], ['DirectFire', 'PoisonImmune'], {
      active: salvo('Venom Spray', 5, 60, 1, {
        trajectory: 'direct',
        also: [{ does: 'infect', contagion: 'poison', to: 'foes_around', centre: 'aim', within: 1 }],
      }),
    }),
    forest_sniper: recruit('Forest Sniper', 'ranged_dps', 'epic', 7, [82, 42, 10], ['DirectFire'], {
      active: shot('Deadly Shot', 6, 120, { cooldown: 'ultimate' }),
    }),

    seedling: recruit('Seedling', 'mage', 'common', 3, [42, 20, 2], [], {
      passives: [{ name: 'Grow', is: 'modifier', stat: 'atk', percent: 8, growing: { most: 80 } }],
    }),
    druid: recruit('Druid', 'mage', 'common', 4, [48, 24, 3], [], { active: mend("Nature's Touch", 18) }),
    elder_druid: recruit('Elder Druid', 'mage', 'rare', 6, [60, 32, 5], [], {
      active: bolt('Moonfire', 4, 120, { also: [{ does: 'status', status: 'marked', turns: 2, to: 'aim' }] }),
    }),
    archdruid: recruit('Archdruid', 'mage', 'epic', 8, [75, 40, 8], [], {
      active: burst('Wrath of Nature', 4, 90, 2, {
        cooldown: 'ultimate',
        also: [{ does: 'status', status: 'slowed', turns: 2, to: 'foes_around', centre: 'aim', within: 2 }],
      }),
    }),

    sprite: recruit('Sprite', 'support', 'common', 3, [50, 8, 3], [], { active: healing }),
    dryad: recruit('Dryad', 'support', 'common', 4, [58, 12, 5], [], {
      active: {
        name: 'Rejuvenate',
        cooldown: 'power',
        reach: 3,
        aim: 'wounded_ally',
        trajectory: 'homing',
        effects: [{ does: 'status', status: 'regrowing', turns: 3, to: 'aim' }],
      },
    }),
    keeper: recruit('Keeper', 'support', 'rare', 5, [72, 15, 8], ['Purifier'], {
      active: {
        name: 'Tranquility',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'allies_below', percent: 80, atLeast: 2 }],
        effects: [
          { does: 'heal', amount: 10, to: 'allies' },
          { does: 'resolve', amount: 5, to: 'allies' },
        ],
      },
    }),
    ancient_of_lore: recruit('Ancient of Lore', 'support', 'epic', 7, [88, 18, 10], [], {
      active: {
        name: 'Life Bloom',
        cooldown: 'power',
        reach: 0,
        aim: 'none',
        use: [{ is: 'allies_below', percent: 80, atLeast: 2 }],
        effects: [
          { does: 'heal', amount: 30, of: 'max_hp', to: 'allies_around', centre: 'self', within: 3 },
          { does: 'purify', to: 'allies_around', centre: 'self', within: 3 },
        ],
      },
    }),

    vine_weaver: recruit('Vine Weaver', 'control', 'common', 4, [62, 14, 8], [], {
      active: hex('Entangle', ['rooted'], 2, { within: 1 }),
    }),
    swamp_thing: recruit('Swamp Thing', 'control', 'rare', 6, [82, 18, 12], ['PoisonImmune', 'Regenerating'], {
      active: hex('Slow', ['slowed', 'weakened'], 2, { within: 1 }),
    }),
  },
  leaders: natureLeaders,
  spells: natureSpells,
  third: 'inspire',
  starter: [
    'treant_sapling',
    'treant_sapling',
    'bear',
    'wolf',
    'panther',
    'thorn_thrower',
    'poison_spitter',
    'seedling',
    'druid',
    'sprite',
    'dryad',
    'vine_weaver',
  ],
};
