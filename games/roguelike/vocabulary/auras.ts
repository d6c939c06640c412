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

const aura = (
  id: AuraName,
  name: string,
  type: Aura['type'],
  range: number,
  affects: Aura['affects'],
  effect: AuraEffect,
  turns = 0,
): Aura => ({ id, name, type, range, affects, turns, effect });

export const auras: { readonly [A in AuraName]: Aura } = {
  holy_light: aura('holy_light', 'Holy Light', 'static', 2, 'foes', { does: 'reveal_incorporeal' }),
  storm_front: aura('storm_front', 'Storm Front', 'static', 2, 'foes', { does: 'spoil_shots', percent: 50 }),
  rally_banner: aura('rally_banner', 'Rally Banner', 'pulse', 2, 'allies', { does: 'pulse_resolve', amount: 5 }),
  sigmars_shield: aura('sigmars_shield', 'Shield of Faith', 'static', 1, 'allies', { does: 'banish_fear' }),
  defiled_ground: aura('defiled_ground', 'Defiled Ground', 'static', 1, 'allies', { does: 'hold_together' }),
  icy_grave: aura('icy_grave', 'Icy Grave', 'static', 2, 'foes', { does: 'slow', initiative: 10 }),
  dark_will: aura('dark_will', 'Dark Will', 'static', 2, 'allies', { does: 'lend_resolve', amount: 8 }),
  reliquary: aura('reliquary', 'Reliquary', 'relic', 3, 'foes', { does: 'wither', hp: 5 }, 3),
  terror: aura('terror', 'Terror', 'static', 2, 'foes', { does: 'frighten', resolve: 10 }),
  support: aura('support', 'Support', 'static', 2, 'allies', { does: 'lend_resolve', amount: 8 }),
};
