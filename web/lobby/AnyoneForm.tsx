import type { QuickPace } from '@tactarium/protocol';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../app/Button.tsx';
import { Choice } from '../app/Choice.tsx';
import { Icon } from '../art/Icon.tsx';
import type { AnyWebGame } from '../games/face.ts';
import styles from './AnyoneForm.module.css';
import { ChallengeList } from './ChallengeList.tsx';
import { PACES, QUICK_PACES, sayClock } from './clocks.ts';
import { FriendForm } from './FriendForm.tsx';

/** Ways to a stranger: whoever looks right now, who waits in the list, or whoever finds one's own challenge there. */
export function AnyoneForm({ game }: { readonly game: AnyWebGame }): ReactElement {
  const { t } = useTranslation();
  const [pace, setPace] = useState<QuickPace>('calm');
  return (
    <>
      <section className={styles['way']}>
        <h2>{t('play.quick')}</h2>
        <Choice
          title={t('friend.title')}
          options={QUICK_PACES.map((one) => ({ value: one, name: sayClock(t, PACES[one]) }))}
          value={pace}
          onChange={setPace}
        />
        <div className={styles['start']}>
          <Link to="/quick/$game" params={{ game: game.id }} search={{ pace }} className={buttonLook('gold')}>
            <Icon name="swords" /> {t('play.find')}
          </Link>
        </div>
      </section>
      <section className={styles['way']}>
        <h2>{t('challenges.title')}</h2>
        <ChallengeList game={game.id} />
        <Link to="/challenges">{t('challenges.all')}</Link>
      </section>
      <details className={styles['post']}>
        <summary>{t('challenges.post')}</summary>
        <p>{t('challenges.postLead')}</p>
        <FriendForm game={game} whom="anyone" />
      </details>
    </>
  );
}
