import type { Faction } from '../../vocabulary/factions.ts';

export const undeadSpells: Faction['spells'] = {
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
};
