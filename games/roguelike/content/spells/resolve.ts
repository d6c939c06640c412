import type { Spell } from '../../vocabulary/abilities.ts';

/** RES-7: the five spells of the Resolve list, which leaders of several factions can learn (RUN-19). */
export const resolveSpells: { readonly [id: string]: Spell } = {
  inspire: {
    name: 'Inspire',
    aim: 'shakiest_ally',
    effects: [
      { does: 'resolve', amount: 20, to: 'aim' },
      { does: 'relieve', to: 'aim' },
    ],
  },
  terror: {
    name: 'Terror',
    aim: 'densest_foe',
    effects: [{ does: 'fright', amount: 30, to: 'foes_around', centre: 'aim', within: 2 }],
  },
  dark_binding: {
    name: 'Dark Binding',
    aim: 'crumbling_ally',
    effects: [{ does: 'resolve', amount: 20, to: 'aim' }],
  },
  fear: { name: 'Fear', aim: 'fiercest_foe', effects: [{ does: 'halve_resolve', to: 'aim' }] },
  rally: {
    name: 'Rally',
    aim: 'none',
    effects: [
      { does: 'resolve', amount: 30, to: 'allies' },
      { does: 'rally', to: 'allies' },
    ],
  },
};
