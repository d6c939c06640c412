/** AUR-1: the eight auras of the seed, Terror, and the support aura that lends Resolve (RES-3). */
export const AURAS = [
  'holy_light',
  'storm_front',
  'rally_banner',
  'sigmars_shield',
  'defiled_ground',
  'icy_grave',
  'dark_will',
  'reliquary',
  'terror',
  'support',
] as const;
export type AuraName = (typeof AURAS)[number];

export interface Aura {
  readonly id: AuraName;
  /** As players read it. */
  readonly name: string;
  /** Static: always there. Pulse: at the carrier's turn start. Relic: only after the carrier's death, where it fell. */
  readonly type: 'static' | 'pulse' | 'relic';
  /** Manhattan. */
  readonly range: number;
  readonly affects: 'allies' | 'foes';
  /** Rounds a relic lasts, the round of death counted. */
  readonly turns: number;
  readonly effect: AuraEffect;
}

/** What an aura does to those it affects. */
export type AuraEffect =
  | { readonly does: 'reveal_incorporeal' }
  | { readonly does: 'spoil_shots'; readonly percent: number }
  | { readonly does: 'pulse_resolve'; readonly amount: number }
  | { readonly does: 'banish_fear' }
  | { readonly does: 'hold_together' }
  | { readonly does: 'slow'; readonly initiative: number }
  | { readonly does: 'lend_resolve'; readonly amount: number }
  | { readonly does: 'wither'; readonly hp: number }
  | { readonly does: 'frighten'; readonly resolve: number };

export const auras: { readonly [A in AuraName]: Aura } = {
  holy_light: {
    id: 'holy_light',
    name: 'Holy Light',
    type: 'static',
    range: 2,
    affects: 'foes',
    turns: 0,
    effect: { does: 'reveal_incorporeal' },
  },
  storm_front: {
    id: 'storm_front',
    name: 'Storm Front',
    type: 'static',
    range: 2,
    affects: 'foes',
    turns: 0,
    effect: { does: 'spoil_shots', percent: 50 },
  },
  rally_banner: {
    id: 'rally_banner',
    name: 'Rally Banner',
    type: 'pulse',
    range: 2,
    affects: 'allies',
    turns: 0,
    effect: { does: 'pulse_resolve', amount: 5 },
  },
  sigmars_shield: {
    id: 'sigmars_shield',
    name: 'Shield of Faith',
    type: 'static',
    range: 1,
    affects: 'allies',
    turns: 0,
    effect: { does: 'banish_fear' },
  },
  defiled_ground: {
    id: 'defiled_ground',
    name: 'Defiled Ground',
    type: 'static',
    range: 1,
    affects: 'allies',
    turns: 0,
    effect: { does: 'hold_together' },
  },
  icy_grave: {
    id: 'icy_grave',
    name: 'Icy Grave',
    type: 'static',
    range: 2,
    affects: 'foes',
    turns: 0,
    effect: { does: 'slow', initiative: 10 },
  },
  dark_will: {
    id: 'dark_will',
    name: 'Dark Will',
    type: 'static',
    range: 2,
    affects: 'allies',
    turns: 0,
    effect: { does: 'lend_resolve', amount: 8 },
  },
  reliquary: {
    id: 'reliquary',
    name: 'Reliquary',
    type: 'relic',
    range: 3,
    affects: 'foes',
    turns: 3,
    effect: { does: 'wither', hp: 5 },
  },
  terror: {
    id: 'terror',
    name: 'Terror',
    type: 'static',
    range: 2,
    affects: 'foes',
    turns: 0,
    effect: { does: 'frighten', resolve: 10 },
  },
  support: {
    id: 'support',
    name: 'Support',
    type: 'static',
    range: 2,
    affects: 'allies',
    turns: 0,
    effect: { does: 'lend_resolve', amount: 8 },
  },
};

/** The number of an effect; 1 where it has none. */
export function auraValue(effect: AuraEffect): number {
  switch (effect.does) {
    case 'spoil_shots':
      return effect.percent;
    case 'pulse_resolve':
    case 'lend_resolve':
      return effect.amount;
    case 'slow':
      return effect.initiative;
    case 'wither':
      return effect.hp;
    case 'frighten':
      return effect.resolve;
    case 'reveal_incorporeal':
    case 'banish_fear':
    case 'hold_together':
      return 1;
  }
}
