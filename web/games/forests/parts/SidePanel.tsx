import {
  BASE_HP,
  COUNTDOWN,
  forecastOf,
  type SeatName,
  unguardedForests,
  type View,
} from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outline } from '../../../art/Icon.tsx';
import { FOREST_ICONS } from '../icons.ts';
import { tileNames } from '../sayings.ts';
import { incomeNext, incomeWords } from '../terms.ts';
import styles from './SidePanel.module.css';

/** One side's stores: its base, its forests, its income, its countdown; one's own reserve and wood besides. */
export function SidePanel({ view, seat: name }: { readonly view: View; readonly seat: string }): ReactElement {
  const { t } = useTranslation('forests');
  const seat = name as SeatName;
  const mine = seat === view.viewer ? view.mine : undefined;
  const forecast = mine && !view.outcome ? forecastOf(view) : undefined;
  const { bases, holdings, forests, countdown } = view;
  const majority = holdings[seat] * 2 > forests.length;
  return (
    <div className={styles['panel']}>
      <div className={styles['line']}>
        <span>{t('panel.base')}</span>
        <meter className={styles['meter']} min="0" max={BASE_HP} value={bases[seat]} aria-label={t('panel.base')} />
        <strong>{bases[seat]}</strong>
      </div>
      <div className={styles['line']}>
        <span>{t('panel.forests')}</span>
        <meter
          className={styles['meter']}
          min="0"
          max={forests.length}
          value={holdings[seat]}
          aria-label={t('panel.forests')}
        />
        <strong>
          {holdings[seat]}/{forests.length}
        </strong>
      </div>
      {mine ? (
        <div className={styles['stores']}>
          <p>
            <Outline of={FOREST_ICONS.reserve} /> <strong>{mine.reserve}</strong> {t('panel.reserve')}
            {forecast && <small>{incomeNext(t, forecast)}</small>}
          </p>
          <p>
            <Outline of={FOREST_ICONS.wood} /> <strong>{mine.wood}</strong> {t('panel.wood')}
            {forecast && forecast.wood > 0 && <small>{t('panel.next', { count: forecast.wood })}</small>}
          </p>
        </div>
      ) : (
        <p className={styles['quiet']}>
          {t('panel.income')}: {incomeWords(t, view.difficulty, seat)}
          {majority && ` ${t('panel.majority')}`}
        </p>
      )}
      {countdown?.side === seat && !view.outcome && (
        <div className={styles['countdown']} role="status" data-soon={countdown.left <= 3}>
          <strong>{countdown.left}</strong>
          <div className={styles['rail']} aria-hidden="true">
            {Array.from({ length: COUNTDOWN }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the ticks of a rail are their places.
              <i key={i} data-left={i < countdown.left} />
            ))}
          </div>
          <p>{t('panel.countdown', { count: countdown.left })}</p>
          {mine && <Unguarded view={view} />}
        </div>
      )}
    </div>
  );
}

function Unguarded({ view }: { readonly view: View }): ReactElement | null {
  const { t } = useTranslation('forests');
  const forests = unguardedForests(view);
  if (forests.length === 0) return null;
  return <p>{t('panel.unguarded', { count: forests.length, tiles: tileNames(forests.slice(0, 6)) })}</p>;
}
