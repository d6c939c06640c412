import { oddsFrom } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Counted, useOdds } from '../lab/useOdds.ts';
import { Chance } from '../parts/Chance.tsx';
import styles from './Comparison.module.css';
import { isSameLayout, type Layout } from './layout.ts';

interface ComparisonProps {
  readonly now: Layout;
  readonly before: Layout;
}

/** Of each of the two: enough for an interval of five points either way. */
export const BATTLES = 400;

/** The odds as it stands beside those before the change, and what that comes to. */
export function Comparison({ now, before }: ComparisonProps): ReactElement {
  const { t } = useTranslation('roguelike');
  const isChanged = !isSameLayout(now, before);
  const first = useOdds(before.own, before.opponent, BATTLES);
  const changed = useOdds(isChanged ? now.own : undefined, now.opponent, BATTLES);
  const isDone = first?.done && changed?.done;
  return (
    <section className={styles['comparison']} aria-labelledby="comparison-title" data-changed={isChanged}>
      <h2 id="comparison-title">{t('odds.title')}</h2>
      <div className={styles['both']}>
        <Counting name={t(isChanged ? 'sandbox.before' : 'sandbox.asItIs')} counted={first} which="before" />
        {isChanged && <Counting name={t('sandbox.now')} counted={changed} which="now" />}
      </div>
      {isChanged && (
        <p role="status" data-difference={isDone ? differenceOf(first, changed) : undefined}>
          {isDone ? sayDifference(first, changed) : t('odds.waiting')}
        </p>
      )}
    </section>
  );

  function sayDifference(one: Counted, other: Counted): string {
    const points = differenceOf(one, other);
    const noise = oddsFrom(one.wins, one.battles).margin + oddsFrom(other.wins, other.battles).margin;
    if (Math.abs(points) <= noise) return t('sandbox.unclear', { points: signedOf(points) });
    return t(points > 0 ? 'sandbox.better' : 'sandbox.worse', { points: signedOf(points) });
  }
}

const differenceOf = (one: Counted, other: Counted): number =>
  oddsFrom(other.wins, other.battles).percent - oddsFrom(one.wins, one.battles).percent;

const signedOf = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

interface CountingProps {
  readonly name: string;
  readonly counted: Counted | undefined;
  readonly which: string;
}

function Counting({ name, counted, which }: CountingProps): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <div data-which={which} data-done={counted?.done ?? false}>
      <h3>{name}</h3>
      {counted ? <Chance {...counted} /> : <p>{t('odds.waiting')}</p>}
      {counted && <small>{t('sandbox.of', { count: counted.battles })}</small>}
    </div>
  );
}
