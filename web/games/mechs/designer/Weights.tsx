import { type Design, halfTonsOf, weigh } from '@tactarium/games/mechs/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { en } from '../builder/words/en.ts';
import styles from './Designer.module.css';
import { halfTonsLeft } from './draft.ts';

type Part = keyof typeof en.part;

/** Where the tons went, as one bar and in words. */
export function Weights({ design }: { readonly design: Design }): ReactElement {
  const { t, i18n } = useTranslation('workshop');
  const tons = (half: number): string => (half / 2).toLocaleString(i18n.language);
  const parts = Object.entries(weigh(design)) as [Part, number][];
  const left = halfTonsLeft(design);
  const all = Math.max(2 * design.tons, halfTonsOf(design));
  return (
    <div className={styles['weights']} data-over={left < 0}>
      <p className={styles['sum']}>
        <strong>{t('design.used', { used: tons(halfTonsOf(design)), tons: design.tons })}</strong>
        {' · '}
        {left < 0 ? t('design.over', { over: tons(-left) }) : t('design.left', { left: tons(left) })}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map(([part, half]) => (
          <i key={part} data-part={part} style={{ width: `${(100 * half) / all}%` }} />
        ))}
        {left < 0 && <i className={styles['limit']} style={{ left: `${(200 * design.tons * 100) / (all * 100)}%` }} />}
      </div>
      <dl className={styles['legend']}>
        {parts.map(([part, half]) => (
          <div key={part} data-part={part}>
            <dt>{t(`part.${part}`)}</dt>
            <dd>{tons(half)} t</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
