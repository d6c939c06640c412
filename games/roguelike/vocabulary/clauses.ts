import type { Effect, Modifier } from './abilities.ts';
import { type StatusName, statuses } from './statuses.ts';
import type { Noun, Tongue } from './tongue.ts';

/** What effects do, one after the other. `aim` is what the one aimed at is called. */
export function clauses(tongue: Tongue, effects: readonly Effect[], aim: Noun): string {
  let before: Noun | undefined;
  return grouped(effects)
    .map(([effect, ...others]) => {
      const noun = tongue.reach(effect, aim);
      const named = noun.whom === before?.whom ? noun.again : noun;
      before = noun;
      if (effect.does !== 'status') return tongue.clause(effect, named);
      return tongue.lends([effect, ...others].flatMap(statusOf), named, effect.turns);
    })
    .join(', ');
}

type Group = [Effect, ...Effect[]];

const statusOf = (effect: Effect): readonly StatusName[] => (effect.does === 'status' ? [effect.status] : []);

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

/** A number that a status lends. */
export type Fact =
  | ({ readonly of: 'stat' } & Modifier)
  | { readonly of: 'taken' | 'reflected' | 'missed' | 'hp' | 'recovery'; readonly amount: number };

export function factsOf(name: StatusName): readonly Fact[] {
  const { adds, wound, mends, recovery, takes, reflects, misses } = statuses[name];
  return [
    ...adds.map((modifier) => ({ of: 'stat' as const, ...modifier })),
    ...number('taken', takes),
    ...number('reflected', reflects),
    ...number('missed', misses),
    ...number('hp', mends),
    ...number('hp', wound ? -wound.percent : 0),
    ...number('recovery', -recovery),
  ];
}

const number = (of: Exclude<Fact['of'], 'stat'>, amount: number): readonly Fact[] =>
  amount === 0 ? [] : [{ of, amount }];
