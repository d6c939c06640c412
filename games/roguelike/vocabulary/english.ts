import { unreachable } from '@tactarium/engine';
import type { Condition, Effect, Modifier, Passive } from './abilities.ts';
import type { Aura, AuraEffect } from './auras.ts';
import { clauses, type Fact, factsOf } from './clauses.ts';
import { scriptTexts } from './scripts.ts';
import type { StatusName } from './statuses.ts';
import { type Named, type Noun, signed, type Tongue } from './tongue.ts';

/** English has one form for whoever suffers and whoever receives. */
const named = (whom: string): Named => ({ whom, to: whom });
const noun = (whom: string, again: string): Noun => ({ ...named(whom), again: named(again) });
const one = (whom: string): Noun => noun(whom, 'it');
const many = (whom: string): Noun => noun(whom, 'them');
const ITSELF = noun('itself', 'itself');

export const english: Tongue = {
  ability: (name) => name,
  spell: (name) => name,
  every: (turns) => (turns < 2 ? 'every turn' : `every ${turns} turns`),
  range: (cells) => `range ${cells}`,
  ammunition: (shots) => `${shots} ammunition`,
  aims: {
    none: one('it'),
    best_foe: one('the target'),
    densest_foe: one('the target'),
    farthest_foe: one('the farthest enemy'),
    strongest_foe: one('the strongest enemy'),
    fiercest_foe: one('the fiercest enemy'),
    weakest_foe: one('the weakest enemy'),
    weakest_ally: one('the weakest ally'),
    wounded_ally: one('the weakest ally'),
    fiercest_ally: one('the fiercest ally'),
    fallen_ally: one('a fallen ally'),
    shakiest_ally: one('the most shaken ally'),
    crumbling_ally: one('a crumbling ally'),
    most_shredded_ally: one('the most shredded ally'),
  },
  causes: {
    hit: one('the target'),
    struck: one('the attacker'),
    kill: one('the fallen'),
    death: one('it'),
    turn_start: one('it'),
  },
  reach,
  clause,
  lends: (statuses, { whom }, turns) => `${lent(statuses, whom)} for ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  passive: sentence,
  aura: auraText,
};

function reach(effect: Effect, aim: Noun): Noun {
  switch (effect.to) {
    case 'self':
      return ITSELF;
    case 'aim':
      return aim;
    case 'foes':
      return many('all enemies');
    case 'allies':
      return many('all allies');
    case 'weakest_ally':
      return one('the weakest ally');
    case 'foes_around':
      return many(`enemies within ${effect.within} of ${effect.centre === 'aim' ? aim.whom : 'itself'}`);
    case 'allies_around':
      return many(`allies within ${effect.within} of ${effect.centre === 'aim' ? aim.whom : 'itself'}`);
    case 'adjacent_foes':
      return many('adjacent enemies');
    case 'front_foes':
      return many('the enemies ahead');
    case 'chain':
      return many(`${aim.whom} and the ${effect.count - 1} nearest in turn`);
  }
}

function clause(effect: Exclude<Effect, { does: 'status' }>, { whom }: Named): string {
  switch (effect.does) {
    case 'strike': {
      const armor =
        effect.armor === undefined ? '' : effect.armor === 0 ? ' past armor' : ` against ${effect.armor} % armor`;
      return `strikes ${whom} for ${effect.percent} % ATK${armor}`;
    }
    case 'damage': {
      if (effect.of === 'max_hp' && effect.amount === 100) return `destroys ${whom}`;
      const of = { flat: '', atk: ' % ATK', max_hp: ' % of its maximum HP as' }[effect.of ?? 'flat'];
      return `deals ${effect.amount}${of} ${effect.kind} damage to ${whom}`;
    }
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
    case 'infect':
      return `infects ${whom} with ${effect.contagion}`;
    case 'purify':
      return `cleans ${whom} of all contagion`;
    case 'relieve':
      return `ends contagions and penalties of ${whom}`;
    case 'dispel':
      return `ends what helps ${whom}`;
    case 'pull':
      return `pulls ${whom} close`;
    case 'push':
      return `pushes ${whom} a cell away`;
    case 'leap':
      return `leaps beside ${whom}`;
    case 'repair':
      return `repairs ${effect.amount} armor of ${whom}`;
    case 'revive':
      return `returns ${whom} to life with ${effect.percent} % HP`;
    case 'summon':
      return effect.unit === 'aim'
        ? `summons ${effect.count} like ${whom}`
        : `summons ${counted(effect.count, effect.unit.split('/')[1]!.replaceAll('_', ' '))}`;
  }
}

/** `2 wolves`, `1 gun turret`. */
const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : noun.endsWith('f') ? `${noun.slice(0, -1)}ves` : `${noun}s`}`;

/** `+50 % armor`, `−1 speed`. */
const change = ({ stat, percent, flat }: Modifier): string =>
  stat === 'steadiness'
    ? `stands until ${signed(-(flat ?? 0))} Resolve`
    : `${percent === undefined ? signed(flat ?? 0) : `${signed(percent)} %`} ${stat === 'atk' ? 'ATK' : stat}`;

/** Statuses that are no numbers have words of their own. */
const WORDS: { readonly [S in StatusName]?: (whom: string) => string } = {
  taunted: (whom) => `taunts ${whom}`,
  stunned: (whom) => `stuns ${whom}`,
  charmed: (whom) => `charms ${whom}`,
  rooted: (whom) => `roots ${whom}`,
  tar_pit: (whom) => `traps ${whom}`,
  silenced: (whom) => `silences ${whom}`,
  immune: (whom) => `makes ${whom} immune`,
};

const lent = (names: readonly StatusName[], whom: string): string =>
  WORDS[names[0]!]?.(whom) ?? `gives ${whom} ${inWords(names.flatMap(factsOf).map(factText))}`;

function factText(fact: Fact): string {
  switch (fact.of) {
    case 'stat':
      return change(fact);
    case 'taken':
      return `${signed(fact.amount)} % damage taken`;
    case 'reflected':
      return `${fact.amount} % of damage reflected`;
    case 'missed':
      return `${fact.amount} % missed blows`;
    case 'hp':
      return `${signed(fact.amount)} % HP a turn`;
    case 'recovery':
      return `${signed(fact.amount)} Resolve recovery`;
  }
}

const inWords = (facts: readonly string[]): string =>
  facts.length < 2 ? facts.join() : `${facts.slice(0, -1).join(', ')} and ${facts.at(-1)}`;

const MOMENTS = {
  hit: 'when it hits',
  struck: 'when it is struck',
  kill: 'when it kills',
  death: 'when it dies',
  turn_start: 'at its turn start',
} as const;

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
      const chance = passive.chance ? `${passive.chance} % of the time ` : '';
      const effects = clauses(english, passive.effects, english.causes[passive.when]);
      return `${MOMENTS[passive.when]}, ${chance}it ${effects}${when}`;
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
      return `for ${condition.role.replace('_dps', '')} units`;
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

/** AUR-1 in one sentence. */
function auraText({ name, type, range, affects, turns, effect }: Aura): string {
  const when = type === 'pulse' ? ' at its turn start' : type === 'relic' ? ` for ${turns} rounds where it fell` : '';
  const whom = affects === 'allies' ? 'allies' : 'enemies';
  return `${name}: ${whom} within ${range} ${auraEffect(effect)}${when}.`;
}

function auraEffect(effect: AuraEffect): string {
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
