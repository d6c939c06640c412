import type { Profile } from '@tactarium/protocol';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { gameName } from '../games/index.ts';
import styles from './ProfilePage.module.css';
import { isUnsure } from './rated.ts';

/** How strong in one game, how sure that is, and what was played. */
export function RatingCard({ standing }: { readonly standing: Profile['ratings'][number] }): ReactElement {
  const { t } = useTranslation();
  const { game, rating, deviation, games, wins, draws, losses } = standing;
  return (
    <article className={styles['card']}>
      <h3>{gameName(game)}</h3>
      <p className={styles['rating']}>
        {rating} <small>±{deviation}</small>
      </p>
      {isUnsure(standing) && <p className={styles['unsure']}>{t('profile.unsure')}</p>}
      <div className={styles['bar']} aria-hidden="true">
        {wins > 0 && <span data-end="won" style={{ flexGrow: wins }} />}
        {draws > 0 && <span data-end="drawn" style={{ flexGrow: draws }} />}
        {losses > 0 && <span data-end="lost" style={{ flexGrow: losses }} />}
      </div>
      <dl>
        <div data-end="won">
          <dt>{t('profile.wins')}</dt>
          <dd>{wins}</dd>
        </div>
        <div data-end="drawn">
          <dt>{t('profile.draws')}</dt>
          <dd>{draws}</dd>
        </div>
        <div data-end="lost">
          <dt>{t('profile.losses')}</dt>
          <dd>{losses}</dd>
        </div>
        <div>
          <dt>{t('leaderboard.matches')}</dt>
          <dd>{games}</dd>
        </div>
      </dl>
    </article>
  );
}
