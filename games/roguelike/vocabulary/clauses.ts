import type { Effect, Modifier } from './abilities.ts';
import { type StatusName, statuses } from './statuses.ts';

export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

/** `+50 % armor`, `−1 speed`. */
export const change = ({ stat, percent, flat }: Modifier): string =>
  stat === 'steadiness'
    ? `stands until ${signed(-(flat ?? 0))} Resolve`
    : `${percent === undefined ? signed(flat ?? 0) : `${signed(percent)} %`} ${stat === 'atk' ? 'ATK' : stat}`;

/** What effects do, one after the other. `aim` is what the one aimed at is called. */
export function clauses(effects: readonly Effect[], aim = 'the target'): string {
  let before = '';
  return grouped(effects)
    .map(([effect, ...others]) => {
      const whom = reachText(effect, aim);
      // Who was named is not named again.
      const named = whom === before ? (PRONOUNS[effect.to] ?? whom) : whom;
      before = whom;
      return clause(effect, named, others);
    })
    .join(', ');
}

type Group = [Effect, ...Effect[]];

const PRONOUNS: { readonly [to in Effect['to']]?: string } = {
  aim: 'it',
  weakest_ally: 'it',
  foes: 'them',
  allies: 'them',
  foes_around: 'them',
  allies_around: 'them',
  adjacent_foes: 'them',
  front_foes: 'them',
  chain: 'them',
};

/** Statuses that are lent together are told together. */
function grouped(effects: readonly Effect[]): readonly Group[] {
  const groups: Group[] = [];
  for (const effect of effects) {
    const group = groups.at(-1);
    if (group && areLentTogether(group[0], effect)) group.push(effect);
    else groups.push([effect]);
  }
  return groups;
}

const areLentTogether = (one: Effect, other: Effect): boolean =>
  one.does === 'status' &&
  other.does === 'status' &&
  one.turns === other.turns &&
  one.to === other.to &&
  factsOf(one.status).length > 0 &&
  factsOf(other.status).length > 0;

function clause(effect: Effect, whom: string, others: readonly Effect[]): string {
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
    case 'status':
      return `${statusText([effect, ...others], whom)} for ${effect.turns} ${effect.turns === 1 ? 'turn' : 'turns'}`;
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
        : `summons ${effect.count} ${effect.unit.split('/')[1]!.replaceAll('_', ' ')}`;
  }
}

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

function statusText(effects: readonly Effect[], whom: string): string {
  const names = effects.flatMap((effect) => (effect.does === 'status' ? [effect.status] : []));
  const own = WORDS[names[0]!];
  return own ? own(whom) : `gives ${whom} ${inWords(names.flatMap(factsOf))}`;
}

function factsOf(name: StatusName): readonly string[] {
  const { adds, wound, mends, recovery, takes, reflects, misses } = statuses[name];
  return [
    ...adds.map(change),
    ...(takes ? [`${signed(takes)} % damage taken`] : []),
    ...(reflects ? [`${reflects} % of damage reflected`] : []),
    ...(misses ? [`${misses} % missed blows`] : []),
    ...(mends ? [`${signed(mends)} % HP a turn`] : []),
    ...(wound ? [`${signed(-wound.percent)} % HP a turn`] : []),
    ...(recovery ? [`${signed(-recovery)} Resolve recovery`] : []),
  ];
}

const inWords = (facts: readonly string[]): string =>
  facts.length < 2 ? facts.join() : `${facts.slice(0, -1).join(', ')} and ${facts.at(-1)}`;

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
      return `enemies within ${effect.within} of ${effect.centre === 'aim' ? aim : 'itself'}`;
    case 'allies_around':
      return `allies within ${effect.within} of ${effect.centre === 'aim' ? aim : 'itself'}`;
    case 'adjacent_foes':
      return 'adjacent enemies';
    case 'front_foes':
      return 'the enemies ahead';
    case 'chain':
      return `${aim} and the ${effect.count - 1} nearest in turn`;
  }
}
