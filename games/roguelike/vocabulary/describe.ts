import { COOLDOWNS, type Passive, type Spell } from './abilities.ts';
import type { Aura } from './auras.ts';
import { clauses } from './clauses.ts';
import { english } from './english.ts';
import type { Line } from './factions.ts';
import { activeAt, passivesAt, type Use } from './mastering.ts';
import type { Tongue } from './tongue.ts';

/** What a card has room for: no text of an ability, passive or spell is longer, in characters. */
export const LONGEST_TEXT = 144;

/** What the player reads, made from the data that the rules run on: text and rule cannot differ. */
export function describeLine({ active, passives = [], late = [], early }: Line, tongue = english): readonly string[] {
  const from = early ? 'T1' : 'T3';
  return [
    ...(active ? [describeActive({ words: active, cooldown: COOLDOWNS[active.cooldown] }, tongue, from)] : []),
    ...named(passives, tongue, from),
    ...named(late, tongue, 'T3'),
  ];
}

/** The same as a unit of this tier has it. */
export function describeAt(line: Line, tier: number, tongue = english): readonly string[] {
  const use = activeAt(line, tier);
  return [...(use ? [describeActive(use, tongue)] : []), ...named(passivesAt(line, tier), tongue)];
}

export const describeSpell = ({ name, aim, effects }: Spell, tongue = english): string =>
  `${tongue.spell(name)}: ${clauses(tongue, effects, tongue.aims[aim])}.`;

export const describePassives = (passives: readonly Passive[], tongue = english): readonly string[] =>
  named(passives, tongue);

/** AUR-1 in one sentence. */
export const describeAura = (aura: Aura, tongue = english): string => tongue.aura(aura);

/** One text for each name: a passive may need several words. */
function named(passives: readonly Passive[], tongue: Tongue, from?: string): readonly string[] {
  const names = [...new Set(passives.map(({ name }) => name))];
  return names.map((name) => {
    const words = passives.filter((passive) => passive.name === name).map(tongue.passive);
    return `${tongue.ability(name)}${from ? ` (${from})` : ''}: ${words.join('; ')}.`;
  });
}

function describeActive({ words, cooldown }: Use, tongue: Tongue, from?: string): string {
  const { name, reach, ammo, aim, effects } = words;
  const facts = [
    ...(from ? [from] : []),
    tongue.every(cooldown),
    ...(reach > 0 ? [tongue.range(reach)] : []),
    ...(ammo ? [tongue.ammunition(ammo)] : []),
  ];
  return `${tongue.ability(name)} (${facts.join(', ')}): ${clauses(tongue, effects, tongue.aims[aim])}.`;
}
