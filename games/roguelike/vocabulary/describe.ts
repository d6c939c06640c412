import { unreachable } from '@tactarium/engine';
import { type Aim, COOLDOWNS, type Condition, type Passive, type Spell } from './abilities.ts';
import { change, clauses, signed } from './clauses.ts';
import type { Line } from './factions.ts';
import { activeAt, passivesAt, type Use } from './mastering.ts';
import { scriptTexts } from './scripts.ts';

/** What a card has room for: no text of an ability, passive or spell is longer, in characters. */
export const LONGEST_TEXT = 144;

/** What the player reads, made from the data that the rules run on: text and rule cannot differ. */
export function describeLine({ active, passives = [], late = [], early }: Line): readonly string[] {
  const from = early ? 'T1' : 'T3';
  return [
    ...(active ? [describeActive({ words: active, cooldown: COOLDOWNS[active.cooldown] }, from)] : []),
    ...describePassives(passives, from),
    ...describePassives(late, 'T3'),
  ];
}

/** The same as a unit of this tier has it. */
export function describeAt(line: Line, tier: number): readonly string[] {
  const use = activeAt(line, tier);
  return [...(use ? [describeActive(use)] : []), ...describePassives(passivesAt(line, tier))];
}

export const describeSpell = ({ name, aim, effects }: Spell): string => `${name}: ${clauses(effects, AIM_TEXT[aim])}.`;

/** One text for each name: a passive may need several words. */
export function describePassives(passives: readonly Passive[], from?: string): readonly string[] {
  const names = [...new Set(passives.map(({ name }) => name))];
  return names.map((name) => {
    const words = passives.filter((passive) => passive.name === name).map(sentence);
    return `${name}${from ? ` (${from})` : ''}: ${words.join('; ')}.`;
  });
}

function describeActive({ words, cooldown }: Use, from?: string): string {
  const { name, reach, ammo, aim, effects } = words;
  const facts = [
    ...(from ? [from] : []),
    cooldown < 2 ? 'every turn' : `every ${cooldown} turns`,
    ...(reach > 0 ? [`range ${reach}`] : []),
    ...(ammo ? [`${ammo} ammunition`] : []),
  ];
  return `${name} (${facts.join(', ')}): ${clauses(effects, AIM_TEXT[aim])}.`;
}

const AIM_TEXT: { readonly [A in Aim]: string } = {
  none: 'it',
  best_foe: 'the target',
  densest_foe: 'the target',
  farthest_foe: 'the farthest enemy',
  strongest_foe: 'the strongest enemy',
  fiercest_foe: 'the fiercest enemy',
  weakest_foe: 'the weakest enemy',
  weakest_ally: 'the weakest ally',
  wounded_ally: 'the weakest ally',
  fiercest_ally: 'the fiercest ally',
  fallen_ally: 'a fallen ally',
  shakiest_ally: 'the most shaken ally',
  crumbling_ally: 'a crumbling ally',
  most_shredded_ally: 'the most shredded ally',
};

function sentence(passive: Passive): string {
  const when = (passive.if ?? []).map((condition) => ` ${conditionText(condition)}`).join(' and');
  const whose = passive.whose === 'foes' ? ' of all enemies' : '';
  switch (passive.is) {
    case 'modifier': {
      const each = passive.growing ? ` each round, at most ${signed(passive.growing.most)}` : '';
      return `${change(passive)}${whose}${each}${when}`;
    }
    case 'deals': {
      const chance = passive.chance ? `${passive.chance} % of its blows deal` : 'deals';
      const by = passive.by === 'ability' ? ' by abilities and spells' : '';
      return `${chance} ${signed(passive.percent)} % ${passive.damage ? `${passive.damage} ` : ''}damage${by}${when}`;
    }
    case 'takes': {
      const from = passive.from === 'opportunity' ? ' from attacks of opportunity' : '';
      return `takes ${signed(passive.percent)} % ${passive.damage ? `${passive.damage} ` : ''}damage${from}${when}`;
    }
    case 'ripostes':
      return `ripostes deal ${signed(passive.percent)} % damage`;
    case 'executes':
      return `a blow kills what is below ${passive.below} % HP`;
    case 'reacts': {
      const chance = passive.chance ? `with ${passive.chance} % ` : '';
      const { moment, aim } = TRIGGER_TEXT[passive.when];
      return `${moment} ${chance}${clauses(passive.effects, aim)}${when}`;
    }
    case 'tagged':
      return `is ${passive.tags.join(', ')}`;
    case 'trained':
      return [
        ...(passive.attacks ? [`has ${passive.attacks} attacks`] : []),
        ...(passive.ammo ? [`${signed(passive.ammo)} ammunition`] : []),
        ...(passive.hp ? [`${signed(passive.hp)} % HP`] : []),
        ...(passive.atk ? [`${signed(passive.atk)} % ATK`] : []),
        ...(passive.armor ? [`${signed(passive.armor)} % armor`] : []),
        ...(passive.dodge ? [`${signed(passive.dodge)} dodge`] : []),
      ]
        .join(', ')
        .concat(when);
    case 'shares':
      return `an adjacent ally bears ${passive.percent} % of the damage it takes`;
    case 'reflects':
      return `attackers lose ${passive.percent} % of the HP they take`;
    case 'returns':
      return `returns from death once with ${passive.percent} % HP`;
    case 'thrives':
      return `healing it receives is ${signed(passive.percent)} %`;
    case 'scripted':
      return lower(scriptTexts[passive.script].slice(0, -1));
    default:
      return unreachable(passive);
  }
}

const TRIGGER_TEXT = {
  hit: { moment: 'when it hits, it', aim: 'the target' },
  struck: { moment: 'when it is struck, it', aim: 'the attacker' },
  kill: { moment: 'when it kills, it', aim: 'the fallen' },
  death: { moment: 'when it dies, it', aim: 'it' },
  turn_start: { moment: 'at its turn start, it', aim: 'it' },
} as const;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'hp_below':
      return condition.who === 'self'
        ? `while below ${condition.percent} % HP`
        : `to enemies below ${condition.percent} % HP`;
    case 'beside_ally':
      return 'while an ally is adjacent';
    case 'isolated':
      return `to enemies without an ally within ${condition.within}`;
    case 'melee':
      return 'for melee units';
    case 'behind':
      return 'to enemies that do not face it';
    case 'untouched':
      return 'against the first attack of the battle';
    case 'base':
      return `at ${condition.stat} ${condition.atLeast} or more`;
    case 'stationary':
      return 'while it has not moved in its last turn';
    case 'tagged':
      return `for ${condition.tag} units`;
    case 'role':
      return `for ${condition.role.replace('_', ' ')} units`;
    case 'foes_in_reach':
      return `with ${condition.atLeast} enemies in reach`;
    case 'foes_near':
      return `with ${condition.atLeast} enemies within ${condition.within}`;
    case 'allies_below':
      return `with ${condition.atLeast} allies below ${condition.percent} % HP`;
    case 'allies_infected':
      return `with an infected ally within ${condition.within}`;
    default:
      return unreachable(condition);
  }
}
