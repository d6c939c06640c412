import type { Faction } from '../../vocabulary/factions.ts';

export const chaosSpells: Faction['spells'] = {
  hellfire: {
    name: 'Hellfire',
    aim: 'densest_foe',
    effects: [{ does: 'damage', amount: 11, kind: 'magic', to: 'foes_around', centre: 'aim', within: 1 }],
  },
  soul_drain: {
    name: 'Soul Drain',
    aim: 'strongest_foe',
    effects: [
      { does: 'damage', amount: 15, kind: 'magic', to: 'aim' },
      { does: 'heal', amount: 14, to: 'weakest_ally' },
    ],
  },
  corruption: {
    name: 'Corruption',
    aim: 'densest_foe',
    effects: [{ does: 'infect', contagion: 'curse', to: 'aim' }],
  },
  demon_gate: {
    name: 'Demon Gate',
    aim: 'none',
    effects: [{ does: 'summon', unit: 'chaos/imp', count: 1, to: 'self' }],
  },
  dark_pact: {
    name: 'Dark Pact',
    aim: 'none',
    effects: [
      { does: 'damage', amount: 8, kind: 'magic', to: 'allies' },
      { does: 'status', status: 'raging', turns: 2, to: 'allies' },
    ],
  },
  nightmare: {
    name: 'Nightmare',
    aim: 'none',
    effects: [{ does: 'fright', amount: 10, to: 'foes' }],
  },
};
