import { type Fielded, oddsFrom, type Rival } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOdds } from '../lab/useOdds.ts';
import styles from './Odds.module.css';

const KEY = 'tactarium.roguelike.odds';
const BATTLES = 200;

interface OddsProps {
  readonly own: Fielded;
  readonly rival: Rival | undefined;
  readonly battles?: number;
}

/** The odds of the battle as it stands: the same for everybody, and out of sight for those who do not want to know. */
export function Odds({ own, rival, battles = BATTLES }: OddsProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off');
  const counted = useOdds(on ? own : undefined, rival, battles);
  if (!rival) return null;
  const toggle = (): void => {
    localStorage.setItem(KEY, on ? 'off' : 'on');
    setOn(!on);
  };
  const { percent, margin } = oddsFrom(counted?.wins ?? 0, counted?.battles ?? 0);
  return (
    <section className={styles['odds']} aria-labelledby="odds-title" data-odds={counted ? percent : undefined}>
      <h2 id="odds-title">{t('odds.title')}</h2>
      {on && counted && (
        <>
          <p className={styles['chance']} aria-live="polite">
            <strong>{percent} %</strong> <span>± {margin}</span>
          </p>
          <div className={styles['gauge']} aria-hidden="true">
            <span style={{ left: `${Math.max(0, percent - margin)}%`, width: `${2 * margin}%` }} />
            <i style={{ left: `${percent}%` }} />
          </div>
          <p className={styles['small']}>{t(counted.done ? 'odds.of' : 'odds.counting', { count: counted.battles })}</p>
        </>
      )}
      {on && !counted && <p className={styles['small']}>{t(own.team.length === 0 ? 'odds.empty' : 'odds.waiting')}</p>}
      <button type="button" className={styles['link']} aria-pressed={on} onClick={toggle}>
        {t(on ? 'odds.off' : 'odds.on')}
      </button>
    </section>
  );
}
