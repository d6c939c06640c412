import type { Faction } from '../../vocabulary/factions.ts';

export const humansSpells: Faction['spells'] = {
  holy_light: {
    name: 'Holy Light',
    aim: 'weakest_ally',
    effects: [{ does: 'heal', amount: 30, to: 'aim' }],
  },
  rally: {
    name: 'Rally',
    aim: 'none',
    effects: [
      { does: 'resolve', amount: 30, to: 'allies' },
      { does: 'rally', to: 'allies' },
      { does: 'status', status: 'inspired', turns: 3, to: 'allies' },
    ],
  },
  arrow_storm: {
    name: 'Arrow Storm',
    aim: 'densest_foe',
    effects: [{ does: 'damage', amount: 60, kind: 'physical', to: 'foes_around', centre: 'aim', within: 2 }],
  },
  sanctuary: {
    name: 'Sanctuary',
    aim: 'none',
    effects: [
      { does: 'purify', to: 'allies' },
      { does: 'heal', amount: 42, to: 'allies' },
    ],
  },
};
