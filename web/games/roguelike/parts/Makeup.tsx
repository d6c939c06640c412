import { everyLine, ROLES, unitOf } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import * as marks from '../pictures/marks.ts';
import styles from './Makeup.module.css';

/** What the units of every faction cost; only those that are summoned are free. */
const COSTS = [3, 4, 5, 6, 7, 8];

/** What a set of cards is made of: how many of each role, and how many at each price. */
export function Makeup({ cards }: { readonly cards: readonly string[] }): ReactElement {
  const { t } = useTranslation('roguelike');
  const lines = cards.flatMap((card) => everyLine.get(unitOf(card))?.line ?? []);
  const countAt = (cost: number): number => lines.filter((line) => line.cost === cost).length;
  const most = Math.max(1, ...COSTS.map(countAt));
  return (
    <div className={styles['makeup']}>
      <ul>
        {ROLES.map((role) => {
          const count = lines.filter((line) => line.role === role).length;
          return (
            <li key={role} data-none={count === 0}>
              <Outline of={marks.ROLES[role]} /> {t(`role.${role}`)} <strong>{count}</strong>
            </li>
          );
        })}
      </ul>
      <ol aria-label={t('card.costs')}>
        {COSTS.map((cost) => (
          <li key={cost}>
            <span className={styles['column']} style={{ height: `${(100 * countAt(cost)) / most}%` }} />
            <small>
              <span className="hidden-text">{t('card.atCost', { count: countAt(cost), cost })}</span>
              <span aria-hidden="true">{cost}</span>
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
