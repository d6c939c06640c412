import { type StatusName, statuses } from './statuses.ts';
import type { Effect, Modifier } from './vocabulary.ts';

export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

/** `+50 % armor`, `−1 speed`. */
export const change = ({ stat, percent, flat }: Modifier): string =>
  `${percent === undefined ? signed(flat ?? 0) : `${signed(percent)} %`} ${stat === 'atk' ? 'ATK' : stat}`;

/** What effects do, one after the other. `aim` is what the one aimed at is called. */
export function clauses(effects: readonly Effect[], aim = 'the target'): string {
  let before = '';
  return effects
    .map((effect) => {
      const whom = reachText(effect, aim);
      // Who was named is not named again.
      const again = whom === before && effect.to !== 'self';
      before = whom;
      return clause(effect, again ? (effect.to === 'aim' || effect.to === 'weakest_ally' ? 'it' : 'them') : whom);
    })
    .join(', ');
}

function clause(effect: Effect, whom: string): string {
  switch (effect.does) {
    case 'strike': {
      const armor =
        effect.armor === undefined ? '' : effect.armor === 0 ? ' past armor' : ` against ${effect.armor} % armor`;
      return `strikes ${whom} for ${effect.percent} % ATK${armor}`;
    }
    case 'damage': {
      const of = { flat: '', atk: ' % ATK', max_hp: ' % of maximum HP' }[effect.of ?? 'flat'];
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
    case 'status':
      return `${statusText(effect.status, whom)} for ${effect.turns} ${effect.turns === 1 ? 'turn' : 'turns'}`;
    case 'infect':
      return `infects ${whom} with ${effect.contagion}`;
    case 'purify':
      return `cleans ${whom} of all contagion`;
    case 'relieve':
      return `ends contagions and penalties of ${whom}`;
    case 'dispel':
      return `ends what helps ${whom}`;
    case 'pull':
      return `pulls ${whom} beside it`;
    case 'leap':
      return `leaps beside ${whom}`;
    case 'repair':
      return `repairs ${effect.amount} armor of ${whom}`;
    case 'revive':
      return `returns ${whom} to life with ${effect.percent} % HP`;
    case 'summon':
      return effect.unit === 'aim'
        ? `summons ${effect.count} like ${whom}`
        : `summons ${effect.count} ${effect.unit.split('/')[1]!.replaceAll('_', ' ')}`;
  }
}

/** Statuses that are no numbers have a verb. */
const VERBS: { readonly [S in StatusName]?: string } = {
  taunted: 'taunts',
  stunned: 'stuns',
  charmed: 'charms',
  rooted: 'roots',
  tar_pit: 'traps',
  silenced: 'silences',
};

function statusText(name: StatusName, whom: string): string {
  const verb = VERBS[name];
  if (verb) return `${verb} ${whom}`;
  if (name === 'immune') return `makes ${whom} immune`;
  const { adds = [], wound, mends, recovery, takes, reflects, misses } = statuses[name];
  const facts = [
    ...adds.map(change),
    ...(takes ? [`${signed(takes)} % damage taken`] : []),
    ...(reflects ? [`${reflects} % of damage reflected`] : []),
    ...(misses ? [`${misses} % of blows missed`] : []),
    ...(mends ? [`${mends} % HP a turn`] : []),
    ...(wound ? [`${signed(-wound.percent)} % HP a turn`] : []),
    ...(recovery ? [`${signed(-recovery)} Resolve recovery`] : []),
  ];
  return `gives ${whom} ${facts.join(' and ')}`;
}

function reachText(effect: Effect, aim: string): string {
  switch (effect.to) {
    case 'self':
      return 'itself';
    case 'aim':
      return aim;
    case 'foes':
      return 'all enemies';
    case 'allies':
      return 'all allies';
    case 'weakest_ally':
      return 'the weakest ally';
    case 'foes_around':
      return `enemies within ${effect.within} of ${effect.centre === 'aim' ? aim : 'it'}`;
    case 'allies_around':
      return `allies within ${effect.within} of ${effect.centre === 'aim' ? aim : 'it'}`;
    case 'adjacent_foes':
      return 'adjacent enemies';
    case 'front_foes':
      return 'the enemies ahead';
    case 'chain':
      return `${aim} and the ${effect.count - 1} nearest in turn`;
  }
}
