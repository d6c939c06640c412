import type { AttackOdds } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { oddsLines, sayOddsSum } from '../sayings.ts';
import styles from './Odds.module.css';

/** FOR-31: exactly what may come of an attack: one bar of five parts, and a line for each that is possible. */
export function Odds({ odds }: { readonly odds: AttackOdds }): ReactElement {
  const { t } = useTranslation('forests');
  const lines = oddsLines(t, odds);
  return (
    <div className={styles['odds']}>
      <div className={styles['bar']} aria-hidden="true">
        {lines.map(({ is, percent }) => (
          <span key={is} data-is={is} style={{ flexGrow: percent }}>
            {percent >= 15 && `${percent}`}
          </span>
        ))}
      </div>
      <ul>
        {lines.map(({ is, words, percent }) => (
          <li key={is} data-is={is} data-percent={percent}>
            {words}
          </li>
        ))}
      </ul>
      <p className={styles['sum']}>{sayOddsSum(t, odds)}</p>
      {odds.withSupport && (
        <p className={styles['doubt']}>
          {t('odds.unseen', { percent: odds.withSupport.attacker + odds.withSupport.luckyAttacker })}
        </p>
      )}
    </div>
  );
}
