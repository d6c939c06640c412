import type { Faction } from '../../vocabulary/factions.ts';

export const orderSpells: Faction['spells'] = {
  divine_smite: {
    name: 'Divine Smite',
    aim: 'strongest_foe',
    effects: [{ does: 'damage', amount: 92, kind: 'magic', to: 'aim' }],
  },
  blessing_of_light: {
    name: 'Blessing of Light',
    aim: 'none',
    effects: [
      { does: 'heal', amount: 42, to: 'allies' },
      { does: 'resolve', amount: 15, to: 'allies' },
    ],
  },
  holy_nova: {
    name: 'Holy Nova',
    aim: 'densest_foe',
    effects: [
      { does: 'damage', amount: 24, kind: 'magic', to: 'foes_around', centre: 'aim', within: 2 },
      { does: 'heal', amount: 16, to: 'allies' },
    ],
  },
  guardian_angel: {
    name: 'Guardian Angel',
    aim: 'weakest_ally',
    effects: [
      { does: 'heal', amount: 50, to: 'aim' },
      { does: 'status', status: 'immune', turns: 2, to: 'aim' },
    ],
  },
  rally_cry: {
    name: 'Rally Cry',
    aim: 'none',
    effects: [
      { does: 'resolve', amount: 35, to: 'allies' },
      { does: 'rally', to: 'allies' },
      { does: 'status', status: 'inspired', turns: 6, to: 'allies' },
    ],
  },
  fortress: {
    name: 'Fortress',
    aim: 'none',
    effects: [
      { does: 'status', status: 'fortified', turns: 6, to: 'allies' },
      { does: 'status', status: 'warded', turns: 2, to: 'allies' },
    ],
  },
};
