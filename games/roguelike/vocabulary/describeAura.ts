import type { Aura, AuraEffect } from './auras.ts';

/** AUR-1 in one sentence. */
export function describeAura({ name, type, range, affects, turns, effect }: Aura): string {
  const when = type === 'pulse' ? ' at its turn start' : type === 'relic' ? ` for ${turns} rounds where it fell` : '';
  const whom = affects === 'allies' ? 'allies' : 'enemies';
  return `${name}: ${whom} within ${range} ${effectText(effect)}${when}.`;
}

function effectText(effect: AuraEffect): string {
  switch (effect.does) {
    case 'reveal_incorporeal':
      return 'lose the dodge of the Incorporeal';
    case 'spoil_shots':
      return `miss with ${effect.percent} % of their shots`;
    case 'pulse_resolve':
      return `gain ${effect.amount} Resolve`;
    case 'banish_fear':
      return 'know no fear';
    case 'hold_together':
      return 'lose no HP by crumbling';
    case 'slow':
      return `have −${effect.initiative} initiative`;
    case 'lend_resolve':
      return `recover ${effect.amount} Resolve more`;
    case 'wither':
      return `lose ${effect.hp} HP a turn`;
    case 'frighten':
      return `lose ${effect.resolve} Resolve a turn`;
  }
}
