import type { BattleView, SideName } from '@tactarium/games/roguelike/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leaderName } from '../names.ts';
import { LeaderPortrait } from '../run/LeaderPortrait.tsx';
import styles from './Sides.module.css';

interface SidesProps {
  readonly view: BattleView;
  readonly leaders: Readonly<Record<SideName, string>>;
}

/** Who fights whom, and how much of each army still stands: the battle at a glance. */
export function Sides({ view, leaders }: SidesProps): ReactElement {
  const { t } = useTranslation('roguelike');
  return (
    <div className={styles['sides']}>
      {(['left', 'right'] as const).map((side) => {
        const army = view.units.filter(({ team }) => team === side);
        const standing = army.filter(({ alive }) => alive);
        const left = standing.reduce((sum, { hp }) => sum + hp, 0);
        const whole = army.reduce((sum, { maxHp }) => sum + maxHp, 0);
        const percent = Math.round((100 * left) / Math.max(1, whole));
        return (
          <div key={side} className={styles['side']} data-side={side}>
            <LeaderPortrait leader={leaders[side]} small />
            <p>
              <strong>{leaderName(leaders[side])}</strong>
              <span className={styles['count']}>
                {t('viewer.standing', { count: standing.length, of: army.length, percent })}
              </span>
            </p>
            <div className={styles['strength']} data-percent={percent} aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
