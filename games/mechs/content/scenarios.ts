import type { RulesetName } from '../resolution/tables.ts';
import type { MapName } from './maps/index.ts';

export const SCENARIOS = ['duel', 'crossing', 'high_ground', 'ambush', 'pack_hunt', 'brawl'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** A battle ready to be fought. */
export interface BattlePlan {
  readonly title: string;
  readonly about: string;
  readonly map: MapName;
  readonly rules: RulesetName;
  readonly turnLimit: number;
  readonly mechs: { readonly a: readonly string[]; readonly b: readonly string[] };
}

export const scenarios: Readonly<Record<ScenarioName, BattlePlan>> = {
  duel: {
    title: 'Duel',
    about: 'Two equal mechs on open ground, with nothing aboard that explodes: the battle to learn with.',
    map: 'meadow',
    rules: 'introductory',
    turnLimit: 20,
    mechs: { a: ['Prism'], b: ['Prism'] },
  },
  crossing: {
    title: 'The Crossing',
    about: 'Two against two over a shallow river. Water cools, and slows.',
    map: 'ford',
    rules: 'introductory',
    turnLimit: 25,
    mechs: { a: ['Drover', 'Bramble'], b: ['Mattock', 'Lantern'] },
  },
  high_ground: {
    title: 'High Ground',
    about: 'A lance a side, and a ridge between them.',
    map: 'ridge',
    rules: 'introductory',
    turnLimit: 30,
    mechs: { a: ['Cairn', 'Lantern', 'Harrow', 'Thistle'], b: ['Beacon', 'Lantern', 'Mattock', 'Bramble'] },
  },
  ambush: {
    title: 'Ambush in the Thicket',
    about: 'Short ranges, many trees, heavy guns.',
    map: 'thicket',
    rules: 'introductory',
    turnLimit: 25,
    mechs: { a: ['Drover', 'Ember', 'Mattock'], b: ['Millstone', 'Bramble', 'Ember'] },
  },
  pack_hunt: {
    title: 'The Pack',
    about: 'Three fast light mechs hunt one of 100 t and its escort.',
    map: 'terraces',
    rules: 'introductory',
    turnLimit: 25,
    mechs: { a: ['Bramble', 'Gale', 'Thistle'], b: ['Monolith', 'Harrow'] },
  },
  brawl: {
    title: 'Brawl',
    about: 'Classic rules: fists and feet when the guns are hot.',
    map: 'meadow',
    rules: 'classic',
    turnLimit: 25,
    mechs: { a: ['Mattock', 'Mattock'], b: ['Millstone', 'Lantern'] },
  },
};
