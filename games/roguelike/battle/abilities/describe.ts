import { unreachable } from '@tactarium/engine';
import { scripts } from './scripted/index.ts';
import {
  type Active,
  COOLDOWNS,
  type Condition,
  type Effect,
  type Line,
  type Passive,
  type Spell,
} from './vocabulary.ts';

/** What the player reads, made from the data that the rules run on: text and rule cannot differ. */
export function describeLine(line: Line): readonly string[] {
  const from = line.early ? 'T1' : 'T3';
  return [
    ...(line.active ? [describeActive(line.active, from)] : []),
    ...(line.passives ?? []).map((passive) => `${passive.name} (${from}): ${sentence(passive)}.`),
  ];
}

export const describeSpell = ({ name, effects }: Spell): string => `${name}: ${effects.map(clause).join('; ')}.`;

export const describePassive = (passive: Passive): string => `${passive.name}: ${sentence(passive)}.`;

function describeActive({ name, cooldown, reach, ammo, effects }: Active, from: string): string {
  const facts = [
    from,
    COOLDOWNS[cooldown] === 0 ? 'every turn' : `every ${COOLDOWNS[cooldown]} turns`,
    ...(reach > 0 ? [`range ${reach}`] : []),
    ...(ammo ? [`${ammo} ammunition`] : []),
  ];
  return `${name} (${facts.join(', ')}): ${effects.map(clause).join('; ')}.`;
}

function sentence(passive: Passive): string {
  const when = (passive.if ?? []).map((condition) => ` ${conditionText(condition)}`).join(' and');
  switch (passive.is) {
    case 'modifier':
      return `${change(passive)} ${passive.stat}${when}`;
    case 'deals': {
      const chance = passive.chance ? `${passive.chance} % of its blows deal` : 'deals';
      return `${chance} ${signed(passive.percent)} % ${passive.damage ? `${passive.damage} ` : ''}damage${when}`;
    }
    case 'takes':
      return `takes ${signed(passive.percent)} % damage${passive.from === 'opportunity' ? ' from attacks of opportunity' : ''}${when}`;
    case 'ripostes':
      return `ripostes deal ${signed(passive.percent)} % damage`;
    case 'executes':
      return `a blow kills what is below ${passive.below} % HP`;
    case 'reacts':
      return `${TRIGGER_TEXT[passive.when]} ${passive.effects.map(clause).join('; ')}${when}`;
    case 'tagged':
      return `is ${passive.tags.join(', ')}`;
    case 'trained':
      return (
        [
          ...(passive.attacks ? [`has ${passive.attacks} attacks`] : []),
          ...(passive.ammo ? [`${signed(passive.ammo)} ammunition`] : []),
          ...(passive.hp ? [`${signed(passive.hp)} % HP`] : []),
          ...(passive.atk ? [`${signed(passive.atk)} % ATK`] : []),
          ...(passive.armor ? [`${signed(passive.armor)} % armor`] : []),
          ...(passive.dodge ? [`${signed(passive.dodge)} dodge`] : []),
        ].join(', ') + when
      );
    case 'scripted':
      return lower(scripts[passive.script].text.slice(0, -1));
    default:
      return unreachable(passive);
  }
}

const TRIGGER_TEXT = {
  hit: 'when it hits, it',
  kill: 'when it kills, it',
  death: 'when it dies, it',
  turn_start: 'at its turn start, it',
} as const;

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const change = ({ percent, flat }: { readonly percent?: number; readonly flat?: number }): string =>
  percent === undefined ? signed(flat ?? 0) : `${signed(percent)} %`;

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
    case 'stationary':
      return 'while it has not moved in its last turn';
    case 'tagged':
      return `for ${condition.tag} units`;
    case 'role':
      return `for ${condition.role.replace('_', ' ')} units`;
    case 'foes_in_reach':
      return `with ${condition.atLeast} enemies in reach`;
    case 'allies_below':
      return `with ${condition.atLeast} allies below ${condition.percent} % HP`;
    case 'allies_infected':
      return `with an infected ally within ${condition.within}`;
    default:
      return unreachable(condition);
  }
}

function clause(effect: Effect): string {
  const whom = reachText(effect);
  switch (effect.does) {
    case 'strike':
      return `strikes ${whom} with ${effect.percent} % of ATK${effect.armor === undefined ? '' : ` against ${effect.armor} % of the armor`}`;
    case 'damage':
      return `deals ${effect.amount}${effect.of === 'atk' ? ' % of ATK' : ''} ${effect.of === 'atk' ? 'as ' : ''}${effect.kind} damage to ${whom}`;
    case 'heal': {
      const of = { flat: ' HP', max_hp: ' % of maximum HP', dealt: ' % of the damage dealt' }[effect.of ?? 'flat'];
      return `heals ${whom} for ${effect.amount}${of}`;
    }
    case 'resolve':
      return effect.amount > 0
        ? `gives ${whom} ${effect.amount} Resolve`
        : `takes ${-effect.amount} Resolve from ${whom}`;
    case 'fright':
      return `frightens ${whom} for ${effect.amount} Resolve`;
    case 'halve_resolve':
      return `halves the Resolve of ${whom}`;
    case 'rally':
      return `rallies ${whom}`;
    case 'status':
      return `makes ${whom} ${effect.status.replace('_', ' ')} for ${effect.turns} ${effect.turns === 1 ? 'turn' : 'turns'}`;
    case 'infect':
      return `infects ${whom} with ${effect.contagion}`;
    case 'purify':
      return `cleans ${whom} of all contagion`;
    case 'relieve':
      return `ends contagions and penalties of ${whom}`;
    case 'pull':
      return `pulls ${whom} beside it`;
    case 'repair':
      return `repairs ${effect.amount} armor of ${whom}`;
    case 'summon':
      return `summons ${effect.count} ${effect.unit.split('/')[1]!.replaceAll('_', ' ')}`;
    default:
      return unreachable(effect);
  }
}

function reachText(effect: Effect): string {
  switch (effect.to) {
    case 'self':
      return 'itself';
    case 'aim':
      return 'the target';
    case 'foes':
      return 'all enemies';
    case 'allies':
      return 'all allies';
    case 'foes_around':
      return `enemies within ${effect.within} of ${effect.centre === 'aim' ? 'the target' : 'it'}`;
    case 'allies_around':
      return `allies within ${effect.within} of ${effect.centre === 'aim' ? 'the target' : 'it'}`;
    case 'adjacent_foes':
      return 'adjacent enemies';
    case 'front_foes':
      return 'the enemies ahead';
    case 'chain':
      return `the target and the ${effect.count - 1} nearest in turn`;
  }
}
