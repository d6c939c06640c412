import { hitsToFell, tiers } from '@tactarium/games/forests/client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import lessons from '../../Lessons.module.css';
import styles from './TierTable.module.css';
import { UnitImage } from './Unit.tsx';

/** What each tier can do. */
export function TierTable(): ReactElement {
  const { t } = useTranslation('forests');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <div className={lessons['scroll']} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th />
            <th>{t('how.tierHp')}</th>
            <th>{t('how.tierMoves')}</th>
            <th>{t('how.tierLuck')}</th>
            <th>{t('how.tierWall')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ levels, luck }, i) => (
            <tr key={levels[0]}>
              <th>
                <UnitImage seat="a" hp={levels[0]} still={0} className={styles['image']} />
                {t(`unit.tierName.${(i + 1) as 1 | 2 | 3 | 4}`)}
              </th>
              <td>{levels.join(' · ')}</td>
              <td>{t(`unit.range.${(i + 1) as 1 | 2 | 3 | 4}`)}</td>
              <td>±{luck}</td>
              <td>{hitsToFell({ owner: 'b', hp: 100 }, levels[0])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
