import { type Fielded, oddsFrom, type Rival } from '@tactarium/games/roguelike/client';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOdds } from '../lab/useOdds.ts';
import { Chance } from '../parts/Chance.tsx';
import styles from './Odds.module.css';

const KEY = 'tactarium.roguelike.odds';
const BATTLES = 200;

interface OddsProps {
  readonly own: Fielded;
  readonly rival: Rival | undefined;
}

/** The odds of the battle as it stands: the same for everybody, and out of sight for those who do not want to know. */
export function Odds({ own, rival }: OddsProps): ReactElement | null {
  const { t } = useTranslation('roguelike');
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off');
  const counted = useOdds(on ? own : undefined, rival, BATTLES);
  if (!rival) return null;
  const toggle = (): void => {
    localStorage.setItem(KEY, on ? 'off' : 'on');
    setOn(!on);
  };
  return (
    <section
      className={styles['odds']}
      aria-labelledby="odds-title"
      data-odds={counted && oddsFrom(counted.wins, counted.battles).percent}
    >
      <h2 id="odds-title">{t('odds.title')}</h2>
      {on && counted && (
        <>
          <Chance {...counted} />
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
