import { type Passive, STATS, type Stat, TRIGGERS, type Trigger } from '../../vocabulary/abilities.ts';
import { type Script, scripts } from './scripted/index.ts';

export type PassiveOf<Is extends Passive['is']> = Extract<Passive, { is: Is }>;

/**
 * A unit's passives sorted by what asks for them, once for each kind of card: a word that nobody of a battle carries
 * costs it nothing. Numbers are percents, 0 for those who have no such word.
 */
export interface Lent {
  readonly modifiers: { readonly [S in Stat]: readonly PassiveOf<'modifier'>[] };
  readonly deals: readonly PassiveOf<'deals'>[];
  readonly takes: readonly PassiveOf<'takes'>[];
  readonly reacts: { readonly [T in Trigger]: readonly PassiveOf<'reacts'>[] };
  readonly scripts: readonly Script[];
  readonly ripostes: number;
  readonly executes: number;
  readonly shares: number;
  readonly reflects: number;
  readonly returns: number;
  readonly thrives: number;
}

export function lentBy(passives: readonly Passive[]): Lent {
  const all = <Is extends Passive['is']>(is: Is): readonly PassiveOf<Is>[] =>
    passives.filter((passive): passive is PassiveOf<Is> => passive.is === is);
  const percents = (is: 'ripostes' | 'shares' | 'reflects' | 'returns' | 'thrives'): number =>
    all(is).reduce((sum, { percent }) => sum + percent, 0);
  const modifiers = all('modifier');
  const reactions = all('reacts');
  return {
    modifiers: byName(STATS, (stat) => modifiers.filter((modifier) => modifier.stat === stat)),
    deals: all('deals'),
    takes: all('takes'),
    reacts: byName(TRIGGERS, (when) => reactions.filter((reaction) => reaction.when === when)),
    scripts: all('scripted').map(({ script }) => scripts[script]),
    ripostes: percents('ripostes'),
    executes: all('executes').reduce((most, { below }) => Math.max(most, below), 0),
    shares: percents('shares'),
    reflects: percents('reflects'),
    returns: percents('returns'),
    thrives: percents('thrives'),
  };
}

const byName = <Name extends string, Item>(
  names: readonly Name[],
  of: (name: Name) => Item,
): { readonly [N in Name]: Item } =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as { readonly [N in Name]: Item };
