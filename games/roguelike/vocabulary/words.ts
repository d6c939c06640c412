import type { Aim, Condition, Effect, Passive } from './abilities.ts';

/** Every word of a kind, for content that comes from an editor without types. The compiler refuses a list that lacks one. */
const all =
  <Word extends string>() =>
  (words: { readonly [W in Word]: true }): readonly string[] =>
    Object.keys(words);

export const EFFECTS = all<Effect['does']>()({
  strike: true,
  damage: true,
  heal: true,
  resolve: true,
  fright: true,
  halve_resolve: true,
  rally: true,
  status: true,
  infect: true,
  purify: true,
  relieve: true,
  dispel: true,
  pull: true,
  push: true,
  leap: true,
  repair: true,
  revive: true,
  summon: true,
});

export const REACHES = all<Effect['to']>()({
  self: true,
  aim: true,
  foes: true,
  allies: true,
  weakest_ally: true,
  foes_around: true,
  allies_around: true,
  adjacent_foes: true,
  front_foes: true,
  chain: true,
});

export const PASSIVES = all<Passive['is']>()({
  modifier: true,
  deals: true,
  takes: true,
  ripostes: true,
  executes: true,
  reacts: true,
  tagged: true,
  trained: true,
  shares: true,
  reflects: true,
  returns: true,
  thrives: true,
  scripted: true,
});

/** These always hold: nobody asks for their conditions. */
export const UNCONDITIONAL: readonly string[] = [
  'ripostes',
  'executes',
  'tagged',
  'shares',
  'reflects',
  'returns',
  'thrives',
  'scripted',
];

export const CONDITIONS = all<Condition['is']>()({
  hp_below: true,
  beside_ally: true,
  isolated: true,
  melee: true,
  behind: true,
  untouched: true,
  base: true,
  stationary: true,
  tagged: true,
  role: true,
  foes_in_reach: true,
  foes_near: true,
  allies_below: true,
  allies_infected: true,
});

export const AIMS = all<Aim>()({
  none: true,
  best_foe: true,
  densest_foe: true,
  farthest_foe: true,
  strongest_foe: true,
  fiercest_foe: true,
  weakest_foe: true,
  weakest_ally: true,
  wounded_ally: true,
  fiercest_ally: true,
  fallen_ally: true,
  shakiest_ally: true,
  crumbling_ally: true,
  most_shredded_ally: true,
});
